// Luck in cases small enough to check by hand, and the expected values against every outcome the engine lists.
import {
  blockDieFaces,
  type Die,
  type Engine,
  type Explanation,
  livelyCoach,
  type Match,
  nextInput,
  type RollKind,
  type Side,
  seededRoller,
  startingLineUp,
  wildSetup,
} from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { chanceToReach, normalShareBelow } from '../../src/statistics/chance.ts'
import { blockWorth, weigh } from '../../src/statistics/luck.ts'
import type { Throw } from '../../src/statistics/statistics.ts'
import { luckByTurn, luckOf, triedOf } from '../../src/statistics/views.ts'

const engines = playableEditions.map(({ id }) => engineNamed(id) as Engine)
const [engine] = engines
const match = engine.start({
  home: startingLineUp(engine.rules.rosters[0]),
  away: startingLineUp(engine.rules.rosters[1]),
})
const homePlayer = match.players.find(({ side }) => side === 'home')?.id ?? -1
const awayPlayer = match.players.find(({ side }) => side === 'away')?.id ?? -1

const rolled = (roll: RollKind, player: number, needed: number, faces: readonly number[], plus = 0): Explanation => ({
  ...{ roll, player, base: needed, needed, faces, passed: faces.reduce((sum, face) => sum + face, 0) >= needed },
  modifiers: plus === 0 ? [] : [{ value: plus, source: 'test', player: -1 }],
})

const weighed = (
  roll: Explanation,
  dice: readonly Die[],
  more: { thrown?: readonly number[]; chooser?: Side | null } = {},
) => weigh({ engine, match, roll, dice, thrown: more.thrown ?? roll.faces, chooser: more.chooser ?? null })

it('knows the chance of a total', () => {
  expect(chanceToReach(['d6'], 3)).toBeCloseTo(4 / 6)
  expect(chanceToReach(['d6', 'd6'], 8)).toBeCloseTo(15 / 36)
  expect(chanceToReach(['d8'], 8)).toBeCloseTo(1 / 8)
  expect(chanceToReach(['d6'], 7)).toBe(0)
  expect(chanceToReach(['d6'], 0)).toBeCloseTo(1)
})

it('weighs a dodge on 3+ by its chance to fail', () => {
  expect(weighed(rolled('dodge', homePlayer, 3, [5]), ['d6'])).toEqual({
    ...{ side: 'home', worth: 1, expected: expect.closeTo(4 / 6), variance: expect.closeTo(2 / 9) },
  })
  expect(weighed(rolled('dodge', homePlayer, 3, [2]), ['d6'])?.worth).toBe(0)
})

it('counts broken armour for the other team', () => {
  expect(weighed(rolled('armour', homePlayer, 8, [6, 3]), ['d6', 'd6'])).toMatchObject({
    ...{ side: 'away', worth: 1, expected: expect.closeTo(15 / 36) },
  })
})

it('counts an injury when it takes the player off the pitch', () => {
  const stunned = rolled('injury', awayPlayer, 0, [3, 4])
  expect(weighed(stunned, ['d6', 'd6'])).toMatchObject({ side: 'home', worth: 0, expected: expect.closeTo(15 / 36) })
  const helped = rolled('injury', awayPlayer, 0, [3, 4], 1)
  expect(weighed(helped, ['d6', 'd6'])).toMatchObject({ side: 'home', worth: 1, expected: expect.closeTo(21 / 36) })
})

it('weighs a block by who goes down on the best die, or on the worst where the opponent chooses', () => {
  const table = blockDieFaces(engine.rules)
  const face = (result: (typeof table)[number]): number => table.indexOf(result) + 1
  expect(table.map(blockWorth)).toEqual([-1, 0, 0, 0, 1, 1])
  const dice: Die[] = ['block', 'block']
  const skullAndPow = rolled('block', homePlayer, 0, [face('attackerDown'), face('defenderDown')])
  // Best of two: +1 in 20 of 36, −1 in 1 of 36.
  expect(weighed(skullAndPow, dice, { chooser: 'home' })).toEqual({
    ...{ side: 'home', worth: 1, expected: expect.closeTo(19 / 36) },
    variance: expect.closeTo(21 / 36 - (19 / 36) ** 2),
  })
  // Worst of two: −1 in 11 of 36, +1 in 4 of 36.
  expect(weighed(skullAndPow, dice, { chooser: 'away' })).toMatchObject({
    worth: -1,
    expected: expect.closeTo(-7 / 36),
  })
  const one = rolled('block', homePlayer, 0, [face('pushed')])
  expect(weighed(one, ['block'], { chooser: 'home' })).toMatchObject({ worth: 0, expected: expect.closeTo(1 / 6) })
  expect(weighed(one, ['block'])).toBeNull()
})

it('expects of a re-rolled die only what the other dice leave open', () => {
  const armour = rolled('armour', homePlayer, 8, [5, 2])
  expect(weighed(armour, ['d6'], { thrown: [2] })).toMatchObject({ worth: 0, expected: expect.closeTo(4 / 6) })
  const table = blockDieFaces(engine.rules)
  const pow = table.indexOf('defenderDown') + 1
  const lying = rolled('block', homePlayer, 0, [pow, 1])
  expect(weighed(lying, ['block'], { thrown: [1], chooser: 'home' })).toMatchObject({
    ...{ expected: expect.closeTo(1), variance: expect.closeTo(0) },
  })
})

const thrown = (more: Partial<Throw>): Throw => ({
  ...{ turn: 0, kind: 'dodge', player: homePlayer, side: 'home', faces: [3], thrown: [3], needed: 3, passed: true },
  ...{ again: false, chooser: null, counted: true, worth: 1, expected: 4 / 6, variance: 2 / 9 },
  ...more,
})
const failed = { worth: 0, passed: false }

it('sums luck, gives its standard deviation, and adds it up turn by turn', () => {
  const throws = [
    thrown({}),
    thrown({ turn: 1, ...failed }),
    thrown({ turn: 1, side: 'away' }),
    thrown({ counted: false }),
  ]
  const luck = luckOf(throws.filter(({ side }) => side === 'home'))
  expect(luck.points).toBeCloseTo(1 / 3 - 2 / 3)
  expect(luck.usual).toBeCloseTo(Math.sqrt(4 / 9))
  expect(luck.throws).toBe(2)
  expect(luck.luckierThan).toBeCloseTo(0.3085, 3)
  const turn = { half: 1, turn: 1, side: 'home', bonus: false, turnover: '', over: true } as const
  const ball = { holder: -1, side: null, at: -1 }
  const turns = [0, 1].map((index) => ({ ...turn, index, ball, score: { home: 0, away: 0 } }))
  const none = { team: 0, skill: 0 }
  const all = {
    ...{ turns, throws, blocks: [], hurts: [], deeds: [], d6: { home: [], away: [], nobody: [] } },
    ...{ rerolls: { home: none, away: none }, score: { home: 0, away: 0 } },
  }
  expect(luckByTurn(all).map(({ home, awaySoFar, homeSoFar }) => [home, homeSoFar, awaySoFar])).toEqual([
    [expect.closeTo(1 / 3), expect.closeTo(1 / 3), 0],
    [expect.closeTo(-2 / 3), expect.closeTo(-1 / 3), expect.closeTo(1 / 3)],
  ])
  expect(luckOf([]).luckierThan).toBeNull()
  expect(normalShareBelow(0)).toBeCloseTo(0.5, 5)
  expect(normalShareBelow(1.96)).toBeCloseTo(0.975, 3)
})

it('counts a re-roll as part of the attempt, and as a roll of its own', () => {
  const throws = [thrown(failed), thrown({ again: true }), thrown(failed), thrown({ kind: 'catch' })]
  expect(triedOf(throws)).toEqual([
    { kind: 'dodge', tried: 2, made: 1, throws: 3, successes: 1, expected: expect.closeTo(2) },
    { kind: 'catch', tried: 1, made: 1, throws: 1, successes: 1, expected: expect.closeTo(4 / 6) },
  ])
})

/** The exact chance, by trying every outcome. */
const triedOut = (on: Engine, before: Match): number => {
  let chance = 0
  for (const { dice, p } of on.outcomes(before)) {
    const copy = on.clone(before)
    const event = on.apply(copy, { dice }).find(({ type }) => type === 'rolled')
    if (event?.type === 'rolled' && event.roll.passed) chance += p
  }
  return chance
}

it('expects of every test in wild matches exactly what trying every outcome gives', () => {
  const kinds = new Set<string>()
  for (const on of engines) {
    const roller = seededRoller(11)
    const coach = livelyCoach(roller)
    const game = on.start(wildSetup(on.rules, roller))
    for (;;) {
      const pending = on.pending(game)
      const input = nextInput(on, game, { coaches: { home: coach, away: coach }, roller })
      if (!input) break
      const exact = pending.wait === 'dice' && pending.roll !== null ? triedOut(on, game) : -1
      const events = on.apply(game, input)
      const event = events.find(({ type }) => type === 'rolled')
      if (event?.type !== 'rolled' || event.roll.needed === 0 || !('dice' in input) || pending.wait !== 'dice') continue
      const { dice } = pending
      const found = weigh({ engine: on, match: game, roll: event.roll, dice, thrown: input.dice, chooser: null })
      kinds.add(event.roll.roll)
      expect(found?.expected, `${on.edition} ${event.roll.roll} ${event.roll.needed}+`).toBeCloseTo(exact, 9)
    }
  }
  expect(kinds.size).toBeGreaterThan(12)
})
