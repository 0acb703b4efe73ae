// Candidate attacks in editions where an attack is a deed that a player may do on his way: each is tried on a copy of the match.
// No rule is known here: the engine lists the deeds, and the position that follows is valued. What an attack of one player on another
// is worth is remembered. Neighbours: blocks.ts is for block dice, lookAhead.ts values, turnPlan.ts compares.
import {
  type Action,
  action,
  deedsOnOffer,
  type Engine,
  type Match,
  type Player,
  type Side,
  type Square,
} from '@double-skulls/engine'
import type { Aim } from './aim.ts'
import { squaresBeside } from './big.ts'
import { evaluate } from './evaluate.ts'
import { distance } from './geometry.ts'
import { type Judge, worthOf } from './lookAhead.ts'
import type { Candidate } from './plan.ts'
import type { Scene } from './scene.ts'
import { hitting, strengthOf } from './worth.ts'

const END_ACTION = action('endAction')

/** How many attackers are considered for each opponent, and how far from the ball he may be. */
const ATTACKERS = 3
const NEAR = 7
/** He gets there nearly always, or the attack is not considered. */
const SAFE = 0.8

const namesOf = ({ position, race }: Player['who'], { stats, skills, posture }: Player): string =>
  `${position} ${race} ${Object.values(stats)} ${skills} ${posture}`

const keyOf = (match: Match, one: Action, player: Player, other: Player): string => {
  const holds = (p: Player): string => (match.balls.some(({ carrier }) => carrier === p.id) ? '*' : '')
  return `${one.do} ${one.option} ${namesOf(player.who, player)}${holds(player)} | ${namesOf(other.who, other)}${holds(other)}`
}

/** Who must attack first cannot end his action. */
export const worthOfNoDeed = (engine: Engine, match: Match, side: Side, judge: Judge = evaluate): number =>
  engine.legal(match).includes(END_ACTION)
    ? worthOf(engine, match, side, END_ACTION, { judge })
    : judge(engine, engine.clone(match), side)

/** What the attack changes, against doing nothing more. */
const gainOf = (match: Match, scene: Scene, one: Action, player: Player, other: Player): number => {
  const { engine, side } = scene.sight
  const { gains } = scene.memory
  const key = keyOf(match, one, player, other)
  let gain = gains.get(key)
  if (gain === undefined) {
    gain = worthOf(engine, match, side, one) - worthOfNoDeed(engine, match, side)
    gains.set(key, gain)
  }
  return gain
}

interface Approach {
  readonly player: Player
  readonly square: Square
  readonly chance: number
}

/** The safest square from which he reaches that opponent; where several are as safe, the one in fewest tackle zones. */
const approach = (scene: Scene, player: Player, other: Player): Approach | null => {
  const { pitch, foeZones } = scene.sight
  const reach = scene.reach(player)
  const most = reach.moves + reach.rushes
  if (distance(pitch, player.at, other.at) > most + player.who.size + other.who.size - 1) return null
  let best: Approach | null = null
  let least = Number.POSITIVE_INFINITY
  for (const square of squaresBeside(pitch, player, other)) {
    const own = square === player.at
    const chance = own ? 1 : reach.chance[square]
    // He does not sprint into an attack.
    if (chance < SAFE || (!own && reach.steps[square] > reach.walks)) continue
    const price = 4 * (1 - chance) + 0.1 * foeZones[square] + (own ? 0 : 0.01 * reach.steps[square])
    if (price >= least) continue
    least = price
    best = { player, square, chance }
  }
  return best
}

/** The best attack of a player on an opponent from that square; null if none gains anything. */
const attackFrom = (scene: Scene, { player, square, chance }: Approach, other: Player): Candidate | null => {
  const { engine, match } = scene.sight
  const steps = square === player.at ? 0 : scene.reach(player).steps[square]
  const there = deedsOnOffer(engine, match, player.id, { from: square, steps })
  if (!there) return null
  const { players } = there.match
  let best: Candidate | null = null
  for (const { answer: one, isAttack } of there.deeds) {
    if (!isAttack || one.player !== other.id) continue
    const gain = gainOf(there.match, scene, one, players[player.id], players[other.id])
    const score = chance * gain - (1 - chance) * scene.stake
    if (score <= (best?.score ?? 0)) continue
    const path = square === player.at ? [] : scene.reach(player).pathTo(square)
    best = { player: player.id, kind: 'move', path, deed: one, target: other.id, score, risk: 1 - chance }
  }
  return best
}

/** Attacks that gain something, on opponents near the ball or beside an own player. */
export const attackCandidates = (scene: Scene, aim: Aim): Candidate[] => {
  const { sight, ready } = scene
  const candidates: Candidate[] = []
  const attackers = ready.filter((player) => player !== sight.carrier)
  for (const other of sight.theirs) {
    const near = distance(sight.pitch, other.at, aim.at) <= NEAR
    const all = attackers.flatMap((player) => {
      if (!near && distance(sight.pitch, player.at, other.at) > 1) return []
      return approach(scene, player, other) ?? []
    })
    const liking = ({ player, chance }: Approach): number => chance * (strengthOf(player) + 0.5 * hitting(player))
    all.sort((a, b) => liking(b) - liking(a))
    for (const one of all.slice(0, ATTACKERS)) {
      const attack = attackFrom(scene, one, other)
      if (attack) candidates.push(attack)
    }
  }
  return candidates
}
