// Candidate attacks in editions where an attack is a deed that a player may do on his way: each is tried on a copy of the match.
// No rule is known here: the engine lists the deeds, and the position that follows is valued. What an attack of one player on another
// is worth is remembered. Neighbours: blocks.ts is for block dice, lookAhead.ts values, turnPlan.ts compares.
import {
  type Action,
  action,
  type Engine,
  type Match,
  type Player,
  type Side,
  type Square,
  type Verb,
} from '@double-skulls/engine'
import type { Aim } from './aim.ts'
import { squaresBeside } from './big.ts'
import { evaluate } from './evaluate.ts'
import { distance } from './geometry.ts'
import { worthOf } from './lookAhead.ts'
import type { Candidate } from './plan.ts'
import { activated } from './probe.ts'
import type { Scene } from './scene.ts'
import { hitting, strengthOf } from './worth.ts'

/** Deeds against one opponent. */
const HITS: readonly Verb[] = ['block', 'charge', 'shove', 'gangUp', 'stripBall', 'boot', 'foul']
const END_ACTION = action('endAction')

/** How many attackers are considered for each opponent, and how far from the ball he may be. */
const ATTACKERS = 3
const NEAR = 7
/** He gets there nearly always, or the attack is not considered. */
const SAFE = 0.8

/** The gain of an attack, and the chance that the attacker falls; remembered for the lifetime of an edition's rules. */
interface Gain {
  readonly gain: number
}
const known = new WeakMap<object, Map<string, Gain>>()

const isHit = (one: Action, other: Player): boolean => one.player === other.id && HITS.includes(one.do)

const namesOf = ({ position, race }: Player['who'], { stats, skills, posture }: Player): string =>
  `${position} ${race} ${Object.values(stats)} ${skills} ${posture}`

const keyOf = (match: Match, one: Action, player: Player, other: Player): string => {
  const holds = (p: Player): string => (match.balls.some(({ carrier }) => carrier === p.id) ? '*' : '')
  return `${one.do} ${one.option} ${namesOf(player.who, player)}${holds(player)} | ${namesOf(other.who, other)}${holds(other)}`
}

/** Who must attack first cannot end his action. */
const worthOfNoAttack = (engine: Engine, match: Match, side: Side): number =>
  engine.legal(match).includes(END_ACTION)
    ? worthOf(engine, match, side, END_ACTION)
    : evaluate(engine, engine.clone(match), side)

/** What the attack changes, against doing nothing more. */
const gainOf = (engine: Engine, match: Match, scene: Scene, one: Action, player: Player, other: Player): number => {
  const { rules } = engine
  let gains = known.get(rules)
  if (!gains) {
    gains = new Map()
    known.set(rules, gains)
  }
  const key = keyOf(match, one, player, other)
  let gain = gains.get(key)
  if (!gain) {
    const { side } = scene.sight
    gain = { gain: worthOf(engine, match, side, one) - worthOfNoAttack(engine, match, side) }
    gains.set(key, gain)
  }
  return gain.gain
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
    // Who has sprinted or risked injury does not attack any more.
    if (chance < SAFE || (!own && reach.steps[square] > walking(player))) continue
    const price = 4 * (1 - chance) + 0.1 * foeZones[square] + (own ? 0 : 0.01 * reach.steps[square])
    if (price >= least) continue
    least = price
    best = { player, square, chance }
  }
  return best
}

const walking = ({ stats }: Player): number => stats.MA ?? 0

/** The best attack of a player on an opponent from that square; null if none gains anything. */
const attackFrom = (scene: Scene, { player, square, chance }: Approach, other: Player): Candidate | null => {
  const { engine, match } = scene.sight
  const ready = activated(engine, match, player, 'move', -1, square)
  if (!ready) return null
  const there = ready.match
  let best: Candidate | null = null
  for (const one of engine.legal(there)) {
    if (!isHit(one, other)) continue
    const gain = gainOf(engine, there, scene, one, there.players[player.id], there.players[other.id])
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
