// Money of handicaps, from the line-up through a real match to the treasury. Neighbours: moneyThird.test.ts has reports made
// by hand, ../preMatch/handicapsInMatch.test.ts the line-ups.
import { type Coach, engineFor, randomCoach, seededRoller } from '@double-skulls/engine'
import { bookOf, decide, type MatchOptions, type MatchReport, type Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { type MatchPlayed, playCampaignMatch } from '../../src/campaign/campaignMatch.ts'
import { postMatch } from '../../src/postMatch/postMatch.ts'
import { teamOf } from '../team/teams.ts'

const third = (): Team => teamOf({ edition: 'third' })
const engine = engineFor(bookOf(third()).edition)

/** A coach who says the slogan and pays the fee, or does neither, and plays at random otherwise. */
const willing = (random: Coach, will: boolean): Coach => {
  const wanted = will ? ['slogan', 'appearance-fee'] : []
  return (game, match) => {
    const answers = game.legal(match)
    const asked = answers.some(({ option }) => option === 'slogan' || option === 'appearance-fee')
    const fitting = answers.find(({ do: verb, option }) => (will ? wanted.includes(option) : verb === 'decline'))
    return asked && fitting ? fitting : random(game, match)
  }
}

/** The home side has a sponsor, and an opponent wants to be paid. */
const options: MatchOptions = { agreed: { home: ['sponsorship-deal', 'appearance-fee'] } }

const play = (will: boolean): MatchPlayed => {
  const roller = seededRoller(19)
  const coach = willing(randomCoach(roller), will)
  return playCampaignMatch(
    { home: third(), away: third() },
    {
      ...{ engine, roller, coaches: { home: coach, away: coach } },
      deciding: { choose: ({ options }) => options[0], throwDice: ({ dice }) => roller.roll(dice) },
      options,
    },
  )
}

/** The treasury of each side after that report, whatever else happens: the same dice for all. */
const treasuries = (
  { before: { teams, options: agreed } }: MatchPlayed,
  report: MatchReport,
): readonly [number, number] => {
  const deciding = {
    choose: ({ options: [first] }: { readonly options: readonly string[] }) => first,
    throwDice: ({ dice }: { readonly dice: readonly unknown[] }) => dice.map(() => 3),
  }
  const { result } = decide(() => postMatch(teams.home, teams.away, report, agreed), deciding)
  return [result.home.treasury, result.away.treasury]
}

const unused = (report: MatchReport): MatchReport => ({
  ...report,
  home: { ...report.home, used: [] },
  away: { ...report.away, used: [] },
})

describe('the money of handicaps', () => {
  it('[third 66, 81] comes from what was said and paid in the match', () => {
    const played = play(true)
    const { report, before } = played
    const fee = before.options.handicaps?.home.fee?.amount ?? 0
    expect(fee).toBeGreaterThan(0)
    expect(report.home.used).toEqual(Array.from({ length: report.drives }, () => 'sponsorship-deal'))
    expect(report.away.used).toEqual(['pay-appearance-fee'])
    const [home, away] = treasuries(played, report)
    expect([home, away]).toEqual([
      treasuries(played, unused(report))[0] + 10_000,
      treasuries(played, unused(report))[1] - fee,
    ])
  })

  it('[third 66, 81] does not come from silence', () => {
    const played = play(false)
    expect([played.report.home.used, played.report.away.used]).toEqual([[], []])
    expect(treasuries(played, played.report)).toEqual(treasuries(played, unused(played.report)))
  })
})
