// The counts of whole matches agree with the end states of the matches.
import {
  action,
  blockDieFaces,
  type Engine,
  type Explanation,
  type GameEvent,
  type Input,
  readPosition,
  squareNamed,
  type Turnover,
} from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { engineNamed } from '../../src/match/engines.ts'
import type { Step } from '../../src/match/host.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { newTally, statisticsOf } from '../../src/statistics/tally.ts'
import { blockFacesOf, blocksOf, possessionOf, standing, standouts, turnoversOf } from '../../src/statistics/views.ts'
import { wildMatch } from '../support/wild.ts'

const engines = playableEditions.map(({ id }) => engineNamed(id) as Engine)

const matches = engines.flatMap((engine) => [21, 22, 23].map((seed) => wildMatch(engine, seed)))

it('knows the score, the turns and the re-rolls', () => {
  for (const { engine, start, steps } of matches) {
    const found = statisticsOf(engine, start, steps)
    const events = steps.flatMap((step) => step.events)
    const count = (type: string): number => events.filter((event) => event.type === type).length
    const touchdowns = events.filter((event) => event.type === 'touchdown')
    expect(found.score.home).toBe(touchdowns.filter(({ side }) => side === 'home').length)
    expect(found.turns.length).toBe(count('turnStarted'))
    expect(found.turns.filter(({ over }) => over).length).toBe(count('turnEnded'))
    expect(found.throws.length).toBe(count('rolled'))
    const attacked = events.flatMap((event) => (event.type === 'attacked' ? event.victims : []))
    expect(found.blocks.length).toBe(count('blockResult') + attacked.length)
    expect(found.hurts.length).toBe(count('injured'))
    expect(found.deeds.reduce((sum, { touchdowns: made }) => sum + made, 0)).toBe(
      touchdowns.filter(({ player }) => player >= 0).length,
    )
    const { home, away } = found.rerolls
    expect(home.team + home.skill + away.team + away.skill).toBe(count('reroll'))
    expect(found.turns.at(-1)?.score ?? found.score).toEqual(found.score)
  }
})

it('agrees with the state about the ball at the end of every turn of a drive', () => {
  let seen = 0
  for (const { engine, start, steps } of matches) {
    const { turns } = statisticsOf(engine, start, steps)
    let index = -1
    for (const { events, after } of steps) {
      const ended: number[] = []
      for (const event of events) {
        if (event.type === 'turnStarted') index++
        if (event.type === 'turnEnded') ended.push(index)
        if (event.type === 'driveEnded' || event.type === 'halfEnded') ended.length = 0
      }
      for (const turn of ended) {
        const ball = after.balls.find(({ kind }) => kind === 'ball')
        expect(turns[turn].ball.holder).toBe(ball?.state === 'held' ? ball.carrier : -1)
        seen++
      }
    }
    for (const side of ['home', 'away'] as const) {
      const { turns: held, share } = possessionOf({ ...statisticsOf(engine, start, steps) }, side)
      expect(share).toBeCloseTo(held / Math.max(1, turns.filter(({ over }) => over).length))
    }
  }
  expect(seen).toBeGreaterThan(100)
})

it('gives the scorer the ball at the end of the turn he scores in, and counts his run', () => {
  for (const engine of engines) {
    const { match } = readPosition(
      `${engine.edition} turn=home:3/2 score=0-1 ${`h4@h${25 - engine.rules.pitch.endZone}.o`} a1@b2`,
    )
    const start = engine.clone(match)
    const steps: Step[] = []
    const put = (input: Input): void => {
      steps.push({ input, events: engine.apply(match, input), after: engine.clone(match) })
    }
    const begins = engine.legal(match).filter((one) => one.do === 'activate' && one.player === match.balls[0].carrier)
    put({ action: begins.find(({ option }) => option === 'move') ?? begins[0] })
    for (const name of [26, 27].map((column) => `h${column - engine.rules.pitch.endZone}`))
      put({ action: action('step', -1, squareNamed(engine.rules.pitch, name)) })
    while (!steps.some(({ events }) => events.some(({ type }) => type === 'turnEnded')))
      put({ action: engine.legal(match).find((one) => one.do === 'endAction') ?? engine.legal(match)[0] })
    const found = statisticsOf(engine, start, steps)
    expect(found.turns[0]).toMatchObject({ side: 'home', turn: 3, turnover: 'touchdown', score: { home: 1, away: 1 } })
    expect(found.turns[0].ball.side).toBe('home')
    expect(possessionOf(found, 'home')).toEqual({ turns: 1, share: 1, squares: 2 })
    expect(found.deeds).toMatchObject([{ touchdowns: 1, carried: 2 }])
    expect(turnoversOf(found, 'home')).toEqual([])
  }
})

it('counts every face and every block once', () => {
  for (const { engine, start, steps } of matches) {
    const found = statisticsOf(engine, start, steps)
    let sixes = 0
    let blockDice = 0
    let before = start
    for (const { input, after } of steps) {
      const pending = engine.pending(before)
      if ('dice' in input && pending.wait === 'dice') {
        sixes += pending.dice.filter((die) => die === 'd6').length
        blockDice += pending.dice.filter((die) => die === 'block').length
      }
      before = after
    }
    const faces = [...found.d6.home, ...found.d6.away, ...found.d6.nobody]
    expect(faces.reduce((sum, n) => sum + n, 0)).toBe(sixes)
    const table = blockDieFaces(engine.rules)
    const thrown = blockFacesOf(found.throws, 'home', table).all + blockFacesOf(found.throws, 'away', table).all
    expect(thrown).toBe(blockDice)
    const rows = [...blocksOf(found, 'home'), ...blocksOf(found, 'away')]
    expect(rows.reduce((sum, { all }) => sum + all, 0)).toBe(found.blocks.length)
  }
})

it('averages to zero in the long run, for every kind of roll', () => {
  const kinds = new Map<string, { points: number; variance: number; throws: number }>()
  for (const { engine, start, steps } of matches)
    for (const one of statisticsOf(engine, start, steps).throws) {
      const old = kinds.get(one.kind) ?? { points: 0, variance: 0, throws: 0 }
      kinds.set(one.kind, {
        ...{ points: old.points + one.worth - one.expected, variance: old.variance + one.variance },
        throws: old.throws + 1,
      })
    }
  for (const [kind, { points, variance, throws }] of kinds)
    if (throws >= 30) expect(Math.abs(points / Math.sqrt(variance)), kind).toBeLessThan(3)
  expect(kinds.get('block')?.throws).toBeGreaterThan(100)
  expect(kinds.get('injury')?.throws).toBeGreaterThan(30)
})

it('gives the same for steps that share one moving match', () => {
  const { engine, start, steps } = matches[0]
  const moving = engine.clone(start)
  const tally = newTally(engine, moving)
  for (const { input } of steps) tally.see({ input, events: engine.apply(moving, input), after: moving })
  expect(tally.statistics()).toEqual(statisticsOf(engine, start, steps))
})

it('lists causes of turnovers without touchdowns, and ranks the best players first', () => {
  for (const { engine, start, steps } of matches) {
    const found = statisticsOf(engine, start, steps)
    for (const side of ['home', 'away'] as const)
      for (const [why] of turnoversOf(found, side)) expect(why).not.toBe('touchdown')
    const best = standouts(found, 5).map(standing)
    expect(best).toEqual([...best].sort((a, b) => b - a))
  }
})

it('counts attacks that are read on tables, who fell by them, and who is out without a casualty table', () => {
  const { match } = readPosition('second:companion turn=home:3/2 h1@h12 h2@c3 a1@h13 a2@g13 a3@d20')
  const engine = engineNamed('second:companion') as Engine
  const [attacker, , first, second] = match.players.map(({ id }) => id)
  const strike = { roll: 'strike', player: attacker, base: 0, modifiers: [], needed: 0, faces: [6, 5], passed: true }
  const removed = (player: number, to: 'injured' | 'ko'): GameEvent => ({ type: 'removed', player, to, why: to })
  const events: readonly GameEvent[] = [
    { type: 'attacked', kind: 'block', attackers: [attacker], victims: [first, second] },
    { type: 'rolled', again: false, to: -1, roll: { ...strike, result: 'defenderDown' } as Explanation },
    { type: 'posture', player: first, posture: 'prone', why: 'block' },
    { type: 'posture', player: second, posture: 'faceDown', why: 'block' },
    { type: 'injured', player: first, by: attacker, result: 'casualty', why: 'block' },
    removed(first, 'injured'),
    { type: 'injured', player: second, by: attacker, result: 'knockedOut', why: 'block' },
    removed(second, 'ko'),
  ]
  const found = statisticsOf(engine, match, [{ input: { dice: [6, 5] }, events, after: match }])
  expect(found.blocks).toMatchObject([
    { attacker, defender: first, side: 'home', dice: 0, result: 'defenderDown', defenderDown: true },
    { attacker, defender: second, side: 'home', dice: 0, result: 'defenderDown', attackerDown: false },
  ])
  expect(found.deeds).toMatchObject([{ player: attacker, blocks: 2, knockDowns: 2, casualties: 1, knockOuts: 1 }])
  expect(found.hurts.map(({ dead }) => dead)).toEqual([false, false])
})

it('does not count a turn that was meant to end', () => {
  const [{ engine, start }] = matches
  const turn = (why: Turnover): readonly GameEvent[] => [
    { type: 'turnStarted', side: 'home', turn: 1, bonus: false },
    { type: 'turnover', side: 'home', why },
    { type: 'turnEnded', side: 'home', turnover: why },
  ]
  const ends: readonly Turnover[] = ['throw', 'kicked', 'downOver', 'pass', 'touchdown']
  const steps = ends.map((why) => ({ input: { dice: [] }, events: turn(why), after: start }))
  expect(turnoversOf(statisticsOf(engine, start, steps), 'home')).toEqual([['pass', 1]])
})
