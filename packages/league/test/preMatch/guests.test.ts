// Guests and bets after a match. Neighbours: src/preMatch/sideBet.ts, src/postMatch/winnings.ts.
import type { Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { after, linemenBb2020, playerReport } from '../postMatch/support.ts'

const betting = (news: Parameters<typeof after>[0], stake = 50_000) =>
  after({ home: linemenBb2020(), away: linemenBb2020(), ...news, options: { sideBets: { home: stake, away: 0 } } })
    .result

describe('after the match', () => {
  it('[bb2020 696] a bet pays twice the stake for an own win, and nothing otherwise', () => {
    const winnings = (team: Team): number => Number(team.history.find(({ what }) => what === 'winnings')?.amount)
    const paid = (news: Parameters<typeof after>[0]): number =>
      winnings(betting(news).home) - winnings(betting(news, 0).home)
    expect(paid({ news: { home: { score: 1 } } })).toBe(100_000)
    expect(paid({ news: { away: { score: 1 } } })).toBe(0)
    expect(paid({ news: {} })).toBe(0)
    expect(paid({ news: { away: { conceded: true } } })).toBe(100_000)
    expect(paid({ news: { home: { conceded: true, score: 0 } } })).toBe(0)
  })

  it('[bb2020 654, 655] stars and mercenaries go as they came: no points, no award, nobody to keep, no grave', () => {
    const guests = [
      playerReport(12, { engaged: 'star', points: 6, dead: true, injuries: ['dead'] }),
      playerReport(13, { engaged: 'mercenary', points: 3 }),
    ]
    const { result, steps } = after({ home: linemenBb2020(), away: linemenBb2020(), news: { home: { guests } } })
    expect(result.home.players.map(({ number }) => number)).toEqual(linemenBb2020().players.map(({ number }) => number))
    expect(result.home.former).toEqual([])
    const offered = steps.flatMap((step) => (step.kind === 'ask' && step.who === 'home' ? step.options : []))
    expect(offered.filter((option) => option.startsWith('keep'))).toEqual([])
    const lots = steps.find((step) => step.kind === 'roll' && step.why.includes('most valuable'))
    expect(lots).toMatchObject({ dice: ['d11'] })
  })
})
