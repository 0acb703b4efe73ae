// Nominating for the most valuable player of bb2020, an option of the league. Neighbours: moneyBb2020.test.ts for the award by lot
// among all, support.ts.
import { type Side, seededRoller } from '@double-skulls/engine'
import { decide, editionOf, mayNominate, noShow, postMatch, sensibleCoach } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { learnt, with1 } from '../team/teams.ts'
import {
  after,
  type Fixture,
  heardBy,
  linemenBb2020,
  type Played,
  playerReport,
  reportOf,
  scripted,
} from './support.ts'

const home = linemenBb2020()
const away = linemenBb2020()
const play = (fixture: Fixture = {}) => after({ home, away, ...fixture })

describe('the most valuable player', () => {
  const nominated = { mostValuable: 'nominated' } as const
  const nominations = (side: Side, played: Played<unknown>): string[] =>
    heardBy(side, played).filter((words) => words.startsWith('whom to nominate'))
  const draws = ({ steps }: Played<unknown>) =>
    steps.flatMap((step) => (step.kind === 'roll' && step.why === 'most valuable player' ? [step.means?.length] : []))

  it('[bb2020 411] should be drawn among all, and nobody asked, unless the league says otherwise', () => {
    for (const options of [{}, { mostValuable: 'all' } as const]) {
      const played = play({ options })
      expect([nominations('home', played), draws(played)]).toEqual([[], [11, 11]])
    }
  })

  it('[bb2020 411] should be drawn among six whom the coach nominates where the league says so', () => {
    const names = ['p9', 'p2', 'p11', 'p4', 'p1', 'p7']
    const script = { 'home whom to nominate': names, 'home most': [[6]] }
    const played = play({ options: nominated, script })
    expect(nominations('home', played)).toEqual(
      names.map((_, i) => `whom to nominate as most valuable player (${i + 1} of 6)`),
    )
    expect(draws(played)).toEqual([6, 6])
    const asked = played.steps.filter((step) => step.kind === 'ask' && step.question.startsWith('whom to nominate'))
    expect(asked.slice(0, 6).map((step) => (step.kind === 'ask' ? step.options.length : 0))).toEqual([
      11, 10, 9, 8, 7, 6,
    ])
    // In the order of their shirts: 1, 2, 4, 7, 9 and 11.
    expect(played.result.home.players.filter(({ points }) => points > 0)).toMatchObject([{ id: 'p11', points: 4 }])
  })

  it('[bb2020 411] should be nominated only out of those who may be it, and by nobody who has six or fewer of them', () => {
    const dead = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [number, { dead: true }]))
    const star = playerReport(20, { engaged: 'star' })
    const few = play({ news: { home: { players: dead, guests: [star] } }, options: nominated })
    expect([nominations('home', few), draws(few)]).toEqual([[], [6, 6]])
    const seven = play({ news: { home: { players: { 1: { dead: true } }, guests: [star] } }, options: nominated })
    const [first] = seven.steps.filter((step) => step.kind === 'ask' && step.question.startsWith('whom to nominate'))
    expect(first).toMatchObject({ options: ['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10', 'p11'] })
  })

  it('should be nominated for both awards of a team whose opponent did not come', () => {
    const { steps } = scripted(() => noShow(home, nominated))
    expect(steps.filter(({ kind }) => kind === 'ask')).toHaveLength(12)
  })

  it('should be a choice of 2020 only', () => {
    expect(['bugman', 'crp', 'bb2020'].map((edition) => mayNominate(editionOf(edition).league))).toEqual([
      false,
      false,
      true,
    ])
    expect(heardBy('home', after({ options: nominated }))).not.toContain(
      'whom to nominate as most valuable player (1 of 6)',
    )
  })

  it('should be nominated by a coach in a hurry for the players who are worth most', () => {
    const stars = [2, 5, 6, 7, 9, 10].reduce(
      (team, place) => with1(team, { points: 6, advances: [learnt('block', 'chosenPrimary', 20_000, 6)] }, place),
      home,
    )
    const report = reportOf(stars, away)
    const { answers } = decide(() => postMatch(stars, away, report, nominated), sensibleCoach(seededRoller(1)))
    const named = answers.filter((answer) => typeof answer === 'string').slice(0, 6)
    expect([...named].sort()).toEqual(['p10', 'p11', 'p3', 'p6', 'p7', 'p8'])
  })
})
