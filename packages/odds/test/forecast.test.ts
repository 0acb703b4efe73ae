// The engine's forecast of a step agrees with what it then asks for, in every edition, on positions of real matches.
// Neighbours: positions.ts samples them, packages/engine/src/forecast/index.ts makes forecasts.
import {
  type Action,
  action,
  activePrayers,
  beginningOf,
  type Engine,
  forecastMove,
  type HopForecast,
  type Match,
  seededRoller,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { forecastAnswer } from './forecastAnswers.ts'
import { editionsAndOpen, samplePositions } from './positions.ts'

const POSITIONS = 60

/** The tests that the match asks for until the player is asked again: all succeed; forecastAnswers.ts answers. */
const asked = (engine: Engine, match: Match, player: number): string[] => {
  const found: string[] = []
  const { side } = match.players[player]
  let theirs = ''
  for (let guard = 0; guard < 40; guard++) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') return found
    if (pending.wait === 'coach') {
      const { kind } = pending.question
      if (kind === 'activation' || kind === 'turn' || kind === 'setUp') return found
      engine.apply(match, { action: forecastAnswer(engine, match, pending) })
      continue
    }
    const { roll } = pending
    const own = roll === null || match.players[roll.player].side === side
    // A contest has a die of each side, and no target before the other's is thrown; where a ball goes is no test.
    if (!own) theirs = roll.roll
    else if (roll) found.push(roll.roll === theirs ? theirs : `${roll.roll} ${roll.needed}+`)
    else if (pending.why !== 'bounce') found.push(pending.why)
    // The best dice for the own side, the worst for the other.
    engine.apply(match, { dice: pending.dice.map((die) => (own ? Number(die.slice(1)) : 1)) })
  }
  throw new Error('the match asks without end')
}

const told = ({ rolls }: HopForecast): string[] =>
  rolls.map(({ roll, needed, explanation }) => (explanation ? `${roll} ${needed}+` : roll))

const declare = (engine: Engine, match: Match, player: number): Match | null => {
  const wanted = beginningOf(engine, match, player, 'move')?.action
  if (!wanted) return null
  const copy = engine.clone(match)
  engine.apply(copy, { action: wanted })
  return copy
}

const isMove = (one: Action): boolean => one.do === 'step' || one.do === 'leap'

describe.each(editionsAndOpen.map((edition) => ({ edition, id: edition.id })))('forecasts of $id', ({ edition }) => {
  const samples = samplePositions(edition, POSITIONS, 3)

  it('should forecast the rolls before the first step and of every step', () => {
    let hops = 0
    let rolls = 0
    for (const { engine, match } of samples) {
      for (const { id, side, place } of match.players) {
        if (side !== match.turn.side || place !== 'pitch') continue
        const acting = declare(engine, match, id)
        if (!acting) continue
        const opening = asked(engine, acting, id)
        const forecast = forecastMove(engine, match, id)
        if (!forecast.possible) continue
        if (acting.players[id].posture === 'prone') {
          engine.apply(acting, { action: action('standUp') })
          opening.push(...asked(engine, acting, id))
        }
        expect(told(forecast.opening)).toEqual(opening)
        const ways = engine.legal(acting).filter(isMove)
        const foretold = forecast.hops(forecast.at, forecast.carrying)
        const frame = acting.stack[acting.stack.length - 1] as unknown as { moves: number; goForIts: number }
        expect([forecast.moves, forecast.rushes]).toEqual(ways.length > 0 ? [frame.moves, frame.goForIts] : [0, 0])
        for (const way of ways) {
          const hop = foretold.find((one) => one.to === way.square && one.leap === (way.do === 'leap'))
          if (!hop) throw new Error(`a ${way.do} to ${way.square} was not forecast`)
          const after = engine.clone(acting)
          engine.apply(after, { action: way })
          const rushes = Math.max(0, hop.cost - forecast.moves)
          const foreseen = forecast.hop(forecast.at, hop, rushes, forecast.carrying)
          if (!foreseen.possible) continue
          const real = asked(engine, after, id)
          expect(told(foreseen)).toEqual(real)
          if (way.do === 'step' && rushes === 0 && forecast.isQuiet(forecast.at, way.square)) expect(real).toEqual([])
          hops++
          rolls += real.length
        }
      }
    }
    // Enough hops for the test to mean something.
    expect(hops).toBeGreaterThan(1000)
    expect(rolls).toBeGreaterThan(200)
  })

  it('should forecast the same for a hop in any order of calls', () => {
    const roller = seededRoller(5)
    let rolls = 0
    let compared = 0
    for (const { engine, match: drawn } of samples) {
      const match = engine.clone(drawn)
      const { squares } = engine.rules.pitch
      const { trapdoors = [] } = engine.rules.tables
      if (trapdoors.length > 0) activePrayers.put(match.squads.home, ['treacherousTrapdoor half'])
      for (const { id, place, who } of match.players) {
        if (place !== 'pitch' || who.size > 1 || roller.below(4) > 0) continue
        const asked = forecastMove(engine, match, id)
        if (!asked.possible) continue
        for (let from = 0; from < squares; from++) {
          if (match.board[from] !== 0 && from !== asked.at) continue
          const carrying = roller.below(2) === 0
          for (const hop of asked.hops(from, carrying)) {
            const foretold = asked.hop(from, hop, from % 3, carrying)
            rolls += foretold.rolls.length
            if (roller.below(60) > 0 && !trapdoors.includes(hop.to)) continue
            expect(forecastMove(engine, match, id).hop(from, hop, from % 3, carrying)).toEqual(foretold)
            compared++
          }
        }
      }
    }
    expect(rolls).toBeGreaterThan(10_000)
    expect(compared).toBeGreaterThan(1000)
  })

  it('should leave the match as it was', () => {
    for (const { engine, match } of samples.slice(0, 10)) {
      const before = JSON.stringify(match)
      for (const { id } of match.players) {
        const forecast = forecastMove(engine, match, id)
        for (const hop of forecast.hops(forecast.at, forecast.carrying)) forecast.hop(forecast.at, hop, 1, false)
      }
      expect(JSON.stringify(match)).toBe(before)
    }
  })
})
