// The engine's forecasts of blocks, fouls, passes and hand-offs agree with what it then asks for, in every edition, on
// positions of real matches; and so do the forecast rolls of whole routes. Neighbours: positions.ts, forecast.test.ts.
import {
  type Action,
  action,
  beginningOf,
  type Engine,
  type Explanation,
  forecastBlock,
  forecastFoul,
  forecastHandOff,
  forecastPass,
  type GameEvent,
  type Match,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { reach } from '../src/index.ts'
import { forecastAnswer } from './forecastAnswers.ts'
import { editionsAndOpen, samplePositions } from './positions.ts'

interface Seen {
  readonly events: GameEvent[]
  readonly rolls: Explanation[]
}

/** Forecasts end with the action; a touchdown or the next drive is not part of them. */
const isOver = ({ events }: Seen): boolean => events.some(({ type }) => type === 'actionEnded')

/** Plays on with good dice and the answers of a forecast until `stop` is true or the player's action is over. */
const playOn = (engine: Engine, match: Match, side: string, stop: (roll: Explanation | null) => boolean): Seen => {
  const seen: Seen = { events: [], rolls: [] }
  for (let guard = 0; guard < 60; guard++) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') return seen
    if (pending.wait === 'coach') {
      if (pending.question.kind === 'turn' || pending.question.kind === 'activation') return seen
      seen.events.push(...engine.apply(match, { action: forecastAnswer(engine, match, pending) }))
      if (isOver(seen)) return seen
      continue
    }
    if (pending.roll) seen.rolls.push(pending.roll)
    if (stop(pending.roll)) return seen
    const own = pending.roll === null || match.players[pending.roll.player].side === side
    seen.events.push(
      ...engine.apply(match, { dice: pending.dice.map((die) => (own && die !== 'block' ? Number(die.slice(1)) : 1)) }),
    )
    if (isOver(seen)) return seen
  }
  throw new Error('the match asks without end')
}

/** The match with the action declared, its target nominated and the player standing; null where that is not legal. */
const begin = (engine: Engine, match: Match, player: number, kind: string, target: number): Match | null => {
  const wanted = beginningOf(engine, match, player, kind)?.action
  if (!wanted) return null
  const copy = engine.clone(match)
  engine.apply(copy, { action: wanted })
  const pending = engine.pending(copy)
  if (pending.wait === 'coach' && pending.question.kind === 'nominate') {
    const nominee = engine.legal(copy).find((one) => one.player === target)
    if (!nominee) return null
    engine.apply(copy, { action: nominee })
  }
  const { side } = copy.players[player]
  playOn(engine, copy, side, () => false)
  if (copy.players[player].posture === 'prone' && engine.legal(copy).includes(action('standUp'))) {
    engine.apply(copy, { action: action('standUp') })
    playOn(engine, copy, side, () => false)
  }
  const then = engine.pending(copy)
  return then.wait === 'coach' && then.question.kind === 'activation' && then.question.player === player ? copy : null
}

const deedsOf = (engine: Engine, match: Match, verb: Action['do'], option = ''): Action[] =>
  engine.legal(match).filter((one) => one.do === verb && one.option === option)

describe.each(editionsAndOpen.map((edition) => ({ edition, id: edition.id })))('deeds of $id', ({ edition }) => {
  const samples = samplePositions(edition, 120, 9)
  const movers = samples.flatMap(({ engine, match }) =>
    match.players
      .filter(({ side, place, acted }) => side === match.turn.side && place === 'pitch' && !acted)
      .map(({ id, side }) => ({ engine, match, id, side })),
  )

  it('should forecast the dice of blocks and who chooses', () => {
    let compared = 0
    for (const { engine, match, id, side } of movers)
      for (const { id: foe } of match.players.filter((p) => p.side !== side && p.place === 'pitch')) {
        const acting = begin(engine, match, id, 'block', foe)
        const answer = acting && deedsOf(engine, acting, 'block').find((one) => one.player === foe)
        if (!acting || !answer) continue
        const first = engine.apply(acting, { action: answer })
        const { events } = playOn(engine, acting, side, (roll) => roll?.roll === 'block')
        const declared = [...first, ...events].find((event) => event.type === 'blockDeclared')
        const forecast = forecastBlock(engine, match, id, foe)
        expect(forecast.possible).toBe(declared !== undefined)
        if (declared?.type !== 'blockDeclared') continue
        expect([forecast.dice, forecast.chooser]).toEqual([declared.dice, declared.chooser])
        compared++
      }
    expect(compared).toBeGreaterThan(100)
  })

  it('should forecast the armour roll of fouls', () => {
    let compared = 0
    for (const { engine, match, id, side } of movers)
      for (const { id: foe } of match.players.filter(
        (p) => p.side !== side && p.place === 'pitch' && p.posture !== 'standing',
      )) {
        const acting = begin(engine, match, id, 'foul', foe)
        const answer = acting && deedsOf(engine, acting, 'foul').find((one) => one.player === foe)
        if (!acting || !answer) continue
        engine.apply(acting, { action: answer })
        const { rolls } = playOn(engine, acting, side, (roll) => roll?.roll === 'armour')
        const armour = rolls.find(({ roll }) => roll === 'armour')
        expect(forecastFoul(engine, match, id, foe).armour?.needed).toBe(armour?.needed)
        compared++
      }
    expect(compared).toBeGreaterThan(10)
  })

  it('should forecast passes and hand-offs: the band, the rolls, and who may intercept', () => {
    let passes = 0
    let handOffs = 0
    for (const { engine, match, id, side } of movers) {
      if (!match.balls.some(({ carrier }) => carrier === id)) continue
      const passing = begin(engine, match, id, 'pass', -1)
      for (const answer of passing ? deedsOf(engine, passing, 'throw').filter((_, i) => i % 17 === 0) : []) {
        const flying = engine.clone(passing!)
        const first = engine.apply(flying, { action: answer })
        const passed = first.find((event) => event.type === 'passed')
        if (passed?.type !== 'passed') continue
        const { rolls } = playOn(engine, flying, side, (roll) => roll?.roll === 'pass')
        const forecast = forecastPass(engine, match, id, answer.square)
        expect(forecast.band).toBe(passed.band)
        expect(forecast.rolls.find(({ roll }) => roll === 'pass')?.needed).toBe(
          rolls.find(({ roll }) => roll === 'pass')?.needed,
        )
        passes++
      }
      const handing = begin(engine, match, id, 'handOff', -1)
      for (const answer of handing ? deedsOf(engine, handing, 'handOff') : []) {
        const given = engine.clone(handing!)
        engine.apply(given, { action: answer })
        const { rolls } = playOn(engine, given, side, (roll) => roll?.roll === 'catch')
        const forecast = forecastHandOff(engine, match, id, answer.player)
        if (match.players[answer.player].side !== side) continue
        const his = rolls.find(({ roll, player }) => roll === 'catch' && player === answer.player)
        expect(forecast.rolls.find(({ roll }) => roll === 'catch')?.needed).toBe(his?.needed)
        handOffs++
      }
    }
    expect(passes).toBeGreaterThan(10)
    expect(handOffs).toBeGreaterThan(0)
  })

  it('should be asked for the rolls of a whole route as forecast', () => {
    let rolls = 0
    for (const { engine, match, id, side } of movers.filter((_, i) => i % 3 === 0)) {
      const { chance, path } = reach(engine, match, id)
      const far = chance.findIndex((so) => so > 0 && so < 0.5)
      const way = far < 0 ? null : path(far)
      const acting = way?.exact ? begin(engine, match, id, 'move', -1) : null
      if (!way || !acting) continue
      for (const { to, leap, rolls: forecasts } of way.steps) {
        const first = engine.apply(acting, { action: action(leap ? 'leap' : 'step', -1, to) })
        const seen = playOn(engine, acting, side, () => false)
        expect(seen.rolls.map(({ roll, needed }) => `${roll} ${needed}+`)).toEqual(
          // Dice that are no test, like those of a trapdoor, have no explanation.
          forecasts.filter(({ explanation }) => explanation).map(({ roll, needed }) => `${roll} ${needed}+`),
        )
        rolls += seen.rolls.length
        if ([...first, ...seen.events].some((event) => event.type === 'touchdown')) break
        expect(acting.players[id].at).toBe(to)
      }
    }
    expect(rolls).toBeGreaterThan(50)
  })
})
