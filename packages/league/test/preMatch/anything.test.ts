// Random answers before a match: the accounts balance, and the engine accepts the line-ups. Neighbours: src/preMatch/,
// ../postMatch/anyAnswers.test.ts for the post-match sequence.
import { editionNamed, engineFor, type Roller, seededRoller } from '@double-skulls/engine'
import {
  type Account,
  decide,
  leagueRulesOf,
  listsOf,
  preMatch,
  run,
  sensibleCoach,
  suggestTeam,
  type Team,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'

const anyTeam = (edition: string, roller: Roller): Team => {
  const league = leagueRulesOf(edition)
  const rules = editionNamed(edition)
  if (!league || !rules) throw new Error(`no edition ${edition}`)
  const lists = listsOf(league, rules)
  const team = suggestTeam({ edition, roster: lists[roller.below(lists.length)].id, name: 'Any' })
  const hurt = roller.below(5)
  return {
    ...team,
    history: [{ what: 'match', at: 0 }],
    treasury: league.treasury ? roller.below(60) * 10_000 : 0,
    staff: { ...team.staff, rerolls: roller.below(9) },
    players: team.players.map((player, i) => ({ ...player, missesNextGame: league.treasury && i < hurt })),
  }
}

/** All gold is spent, lost or still there. */
const balance = (before: Team, after: Team, account: Account): void => {
  const { moved, granted, spent, lost, stake, fromTreasury, bought } = account
  expect(after.treasury).toBeGreaterThanOrEqual(0)
  expect(before.treasury - after.treasury).toBe(moved + fromTreasury)
  expect(bought.reduce((sum, { cost }) => sum + cost, 0)).toBe(spent)
  expect(moved + granted + fromTreasury).toBe(spent + lost + stake)
}

describe.each(['third', 'bugman', 'crp', 'bb2020'])('any answers before a match of %s', (edition) => {
  const rules = editionNamed(edition)
  if (!rules) throw new Error(`no edition ${edition}`)
  const engine = engineFor(rules)

  it('should leave balanced books and line-ups that can play', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const roller = seededRoller(seed)
      const [home, away] = [anyTeam(edition, roller), anyTeam(edition, roller)]
      const options = { treasuryForBoth: seed % 5 === 0, pairsAreTwoChoices: seed % 7 === 0 }
      const start = () => preMatch(home, away, options)
      const { result, answers } = decide(start, {
        // 'done' is made rare, so that much is bought.
        choose: ({ options: open }) =>
          open[open.length > 1 && open[0] === 'done' ? 1 + roller.below(open.length - 1) : roller.below(open.length)],
        throwDice: ({ dice }) => roller.roll(dice),
      })
      balance(home, result.teams.home, result.accounts.home)
      balance(away, result.teams.away, result.accounts.away)
      expect(() => engine.start(result.setup), `seed ${seed}`).not.toThrow()
      for (const side of ['home', 'away'] as const)
        expect(result.setup[side].players).toHaveLength(result.ids[side].length)
      expect(run(start, answers)).toEqual({ done: true, result })
    }
  })

  /** The surplus gold of a sensible coach, in editions where gold may be moved to petty cash. */
  const surplus = ({ treasury }: Team): number =>
    edition === 'crp' ? Math.floor(Math.max(0, treasury - 150_000) / 10_000) * 10_000 : 0

  it('should leave a sensible coach with the gold he needs and with what he was given spent', () => {
    let used = 0
    for (let seed = 1; seed <= 40; seed++) {
      const roller = seededRoller(seed)
      const [home, away] = [anyTeam(edition, roller), anyTeam(edition, roller)]
      const { result } = decide(() => preMatch(home, away), sensibleCoach(roller))
      for (const side of ['home', 'away'] as const) {
        const { granted, spent, moved, fromTreasury, lost } = result.accounts[side]
        const team = { home, away }[side]
        expect(moved).toBe(surplus(team))
        expect(granted + moved === 0 ? spent : 0).toBe(fromTreasury)
        // Nobody fills a squad of third up to eleven but players whom it pays itself.
        const squad = result.ids[side].length
        if (fromTreasury > 0) expect([edition, squad <= 11]).toEqual(['third', true])
        if (edition === 'third') expect(squad >= 11 || result.teams[side].treasury < 40_000).toBe(true)
        if (granted + moved >= 300_000) expect(lost).toBeLessThan(granted + moved)
        used += spent
      }
    }
    expect(used > 0).toBe(edition !== 'bugman')
  })
})
