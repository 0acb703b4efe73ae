// The odds of a block: the engine says how many dice are thrown, who chooses, and what each face does to the two
// players. Neighbours: probe.ts asks the engine, blocks.ts values the results.
import {
  action,
  blockDieFaces,
  type Engine,
  type GameEvent,
  type Match,
  type Pending,
  type Player,
  type Side,
  type Square,
} from '@double-skulls/engine'
import type { BlockDice, FaceEffect, Memory } from './memory.ts'
import { activated, bestFaces, chanceOf, goOnUntil } from './probe.ts'
import type { Sight } from './sight.ts'
import { surroundings } from './surroundings.ts'

const FACES = 6
const MOST_INPUTS = 16

const blockDiceAwaited = (pending: Pending): boolean => pending.wait === 'dice' && pending.roll?.roll === 'block'

/** A copy of the match in which the block dice are about to be thrown; null where no block dice are thrown. */
const declared = (
  sight: Sight,
  attacker: Player,
  defender: Player,
  kind: string,
  from: Square,
): { readonly match: Match; readonly dice: BlockDice } | null => {
  const { engine } = sight
  const begun = activated(engine, sight.match, attacker, kind, defender.id, from)
  if (!begun) return null
  const blow = action('block', defender.id)
  if (!engine.legal(begun.match).includes(blow)) return null
  let events: readonly GameEvent[] = engine.apply(begun.match, { action: blow })
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const pending = engine.pending(begun.match)
    if (blockDiceAwaited(pending)) {
      const block = events.find((event) => event.type === 'blockDeclared')
      if (pending.wait !== 'dice' || block?.type !== 'blockDeclared') return null
      return { match: begun.match, dice: { dice: block.dice, chooser: block.chooser, ready: begun.chance } }
    }
    if (pending.wait === 'nothing') return null
    if (pending.wait === 'dice') events = engine.apply(begun.match, { dice: bestFaces(pending.dice) })
    else if (pending.question.kind === 'turn' || pending.question.kind === 'activation') return null
    else events = engine.apply(begun.match, { action: engine.fallback(begun.match) })
  }
  return null
}

/** Answers the questions after the dice: skills are used, and nobody follows up. */
const resolve = (engine: Engine, match: Match): void => {
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const pending = engine.pending(match)
    if (pending.wait !== 'coach') return
    const { kind } = pending.question
    if (kind === 'turn' || kind === 'activation') return
    const legal = engine.legal(match)
    const wanted = legal.find((one) => one.do === 'use' || one.do === 'keep' || one.do === 'stay') ?? legal[0]
    engine.apply(match, { action: wanted })
  }
}

const effectOf = (engine: Engine, before: Match, attacker: Player, defender: Player, face: number): FaceEffect => {
  const copy = engine.clone(before)
  const pending = engine.pending(copy)
  const dice = pending.wait === 'dice' ? pending.dice.length : 1
  engine.apply(copy, { dice: new Array<number>(dice).fill(face) })
  resolve(engine, copy)
  const [his, others] = [copy.players[attacker.id], copy.players[defender.id]]
  const armour = engine.pending(copy)
  return {
    attackerDown: his.posture !== 'standing' || his.place !== 'pitch',
    defenderDown: others.posture !== 'standing',
    pushed: others.at !== before.players[defender.id].at,
    crowd: others.place !== 'pitch',
    breaks: armour.wait === 'dice' && armour.roll?.roll === 'armour' ? chanceOf(engine, copy) : 0,
  }
}

export interface BlockForecast extends BlockDice {
  readonly faces: readonly FaceEffect[]
}

/** The dice and faces of a block from a square; null where no dice would be thrown. */
export const forecastBlock = (
  sight: Sight,
  memory: Memory,
  attacker: Player,
  defender: Player,
  kind: 'block' | 'blitz',
  from: Square = attacker.at,
): BlockForecast | null => {
  const key = `${attacker.id} ${defender.id} ${kind}`
  const place = `${key} ${from} ${attacker.posture} ${surroundings(sight, defender.at)} ${surroundings(sight, from)}`
  // Big bases have more neighbouring squares than the key covers.
  const usual = attacker.who.size === 1 && defender.who.size === 1
  const known = usual ? memory.blocks.get(place) : undefined
  let faces = memory.faces.get(key)
  if (known === null) return null
  if (known && faces) return { ...known, faces }
  const ahead = declared(sight, attacker, defender, kind, from)
  if (usual) memory.blocks.set(place, ahead?.dice ?? null)
  if (!ahead) return null
  if (!faces) {
    const effects = new Map<string, FaceEffect>()
    faces = blockDieFaces(sight.engine.rules).map((name, i) => {
      const effect = effects.get(name) ?? effectOf(sight.engine, ahead.match, attacker, defender, i + 1)
      effects.set(name, effect)
      return effect
    })
    memory.faces.set(key, faces)
  }
  return { ...ahead.dice, faces }
}

interface BlockOdds {
  /** The expected value of the die chosen. */
  readonly value: number
  readonly attackerDown: number
  readonly defenderDown: number
}

/** The odds of the chosen die. `liking` values a face for the attacker; the defender chooses the lowest. */
export const countBlock = (forecast: BlockForecast, side: Side, liking: (effect: FaceEffect) => number): BlockOdds => {
  const own = forecast.chooser === side
  const sorted = forecast.faces
    .map((effect) => ({ effect, value: liking(effect) }))
    .sort((a, b) => (own ? a.value - b.value : b.value - a.value))
  let value = 0
  let attackerDown = 0
  let defenderDown = 0
  sorted.forEach((one, i) => {
    // The chosen die is the i-th best when all dice are at most as good, and not all are worse.
    const p = ((i + 1) / FACES) ** forecast.dice - (i / FACES) ** forecast.dice
    value += p * one.value
    if (one.effect.attackerDown) attackerDown += p
    if (one.effect.defenderDown) defenderDown += p
  })
  return { value, attackerDown, defenderDown }
}

/** A copy in which the foul is begun from that square; null where it is not legal. */
const fouling = ({ engine, match }: Sight, fouler: Player, victim: Player, from: Square): Match | null => {
  const begun = activated(engine, match, fouler, 'foul', victim.id, from)
  const kick = action('foul', victim.id)
  if (!begun || !engine.legal(begun.match).includes(kick)) return null
  engine.apply(begun.match, { action: kick })
  return begun.match
}

/** The chance that a foul breaks the victim's armour, found by declaring the foul on a copy. */
export const foulChance = (sight: Sight, fouler: Player, victim: Player, from: Square): number => {
  const { engine } = sight
  const match = fouling(sight, fouler, victim, from)
  const armourRolled = match && goOnUntil(engine, match, (p) => p.wait === 'dice' && p.roll?.roll === 'armour')
  return armourRolled ? chanceOf(engine, match) : 0
}

/** The chance that the referee's die sends the fouler off, and whether that ends the turn; null where he rolls none. */
export const refereeOf = (
  sight: Sight,
  fouler: Player,
  victim: Player,
  from: Square,
): { readonly seen: number; readonly turnover: boolean } | null => {
  const { engine } = sight
  if (!engine.rules.steps.has('referee')) return null
  const match = fouling(sight, fouler, victim, from)
  if (!match || !goOnUntil(engine, match, (p) => p.wait === 'dice' && p.why === 'referee')) return null
  let seen = 0
  let turnover = false
  for (const { dice, p } of engine.outcomes(match)) {
    const copy = engine.clone(match)
    engine.apply(copy, { dice })
    if (copy.players[fouler.id].place !== 'sentOff') continue
    seen += p
    turnover = copy.turn.turnover !== ''
  }
  return { seen, turnover }
}
