// Candidate blocks and blitzes, valued by the odds of the dice.
// Neighbours: blockOdds.ts has the odds, turnPlan.ts compares the candidates with all other plans.
import { action, type Player, type Square, zoneSquares } from '@double-skulls/engine'
import type { Aim } from './aim.ts'
import { carrierValue } from './ballValue.ts'
import { squaresToHit } from './big.ts'
import { type BlockForecast, countBlock, forecastBlock } from './blockOdds.ts'
import { distance } from './geometry.ts'
import type { FaceEffect } from './memory.ts'
import type { Candidate } from './plan.ts'
import type { Scene } from './scene.ts'
import { standsGuard } from './sight.ts'
import { weights } from './weights.ts'
import { hitting, strengthOf, worth } from './worth.ts'

/** How much more our own carrier is worth once this opponent is down. */
const relief = ({ sight }: Scene, other: Player): number => {
  const { carrier, pitch, match, myZones, theirs, myTurns } = sight
  if (!carrier || carrier.side === other.side) return 0
  const place = [pitch, match.board, myZones, carrier, carrier.at, myTurns] as const
  const without = theirs.filter((one) => one !== other)
  return Math.max(0, carrierValue(...place, without) - carrierValue(...place, theirs))
}

/** The value of knocking an opponent down: his own worth, the ball he drops, the relief of our carrier. */
const downValue = (scene: Scene, other: Player): number => {
  const { sight } = scene
  const { engine, pitch, match } = sight
  const own = weights.player * worth(engine, other) * (1 - weights.prone)
  if (sight.carrier !== other) return own + weights.knockDown + relief(scene, other)
  const ball = carrierValue(
    ...([pitch, match.board, sight.foeZones, other, other.at] as const),
    ...([sight.foeTurns, sight.mine] as const),
  )
  return own + weights.knockDown + weights.ballLoose + ball
}

/** Values a face of the block dice for the attacker. */
const faceValue = (scene: Scene, attacker: Player, defender: Player): ((effect: FaceEffect) => number) => {
  const { sight, stake } = scene
  const { engine } = sight
  const down = downValue(scene, defender)
  const hurt = weights.player * worth(engine, defender) * weights.hurt
  const fall = stake + weights.player * worth(engine, attacker) * 0.4 + (sight.carrier === attacker ? 0.6 : 0)
  return (effect) =>
    (effect.defenderDown || effect.crowd ? down : 0) +
    (effect.crowd ? 1.5 * hurt : effect.defenderDown && !effect.attackerDown ? effect.breaks * hurt : 0) +
    (effect.pushed ? weights.push : 0) -
    (effect.attackerDown ? fall : 0)
}

const odds = (scene: Scene, attacker: Player, defender: Player, forecast: BlockForecast) => {
  const counted = countBlock(forecast, scene.sight.side, faceValue(scene, attacker, defender))
  // A team re-roll takes away about half of the risk.
  const saved = scene.reroll ? 0.5 * counted.attackerDown * (1 - counted.attackerDown) : 0
  return {
    value: forecast.ready * (counted.value + saved * scene.stake),
    risk: forecast.ready * (counted.attackerDown - saved),
    defenderDown: forecast.ready * counted.defenderDown,
  }
}

/** Standing opponents next to the player. */
export const opponentsBeside = ({ sight }: Scene, player: Player): Player[] => {
  const opponents: Player[] = []
  for (const near of zoneSquares(sight.pitch, player)) {
    const code = sight.match.board[near]
    if (code <= 0) continue
    const other = sight.match.players[code - 1]
    if (
      other.side === sight.foe &&
      other.posture === 'standing' &&
      (other.who.size === 1 || !opponents.includes(other))
    )
      opponents.push(other)
  }
  return opponents
}

export const blockCandidates = (scene: Scene): Candidate[] => {
  const candidates: Candidate[] = []
  for (const player of scene.ready) {
    if (!scene.begins.has(action('activate', player.id, -1, 'block'))) continue
    for (const other of opponentsBeside(scene, player)) {
      const forecast = forecastBlock(scene.sight, scene.memory, player, other, 'block')
      if (!forecast) continue
      const { value, risk } = odds(scene, player, other, forecast)
      const deed = action('block', other.id)
      candidates.push({ player: player.id, kind: 'block', path: [], deed, target: other.id, score: value, risk })
    }
  }
  return candidates
}

/** How many attackers are considered for each target, and squares for each attacker. */
const ATTACKERS = 4
const SQUARES = 2
const NEAR = 6

interface Approach {
  readonly player: Player
  readonly square: Square
  /** The chance to get there and to have the movement for the block. */
  readonly chance: number
}

/** The squares from which he can blitz that opponent, best chances first. */
const approaches = (scene: Scene, player: Player, other: Player): Approach[] => {
  const reach = scene.reach(player)
  const most = reach.moves + reach.rushes
  const squares: Approach[] = []
  if (distance(scene.sight.pitch, player.at, other.at) > most + player.who.size + other.who.size - 1) return squares
  for (const square of squaresToHit(scene.sight.pitch, player, other)) {
    const own = square === player.at && player.posture === 'standing'
    const chance = scene.reroll ? reach.helped[square] : reach.chance[square]
    if (!own && chance <= 0.4) continue
    const pays = reach.pays(square, 'blitz')
    if (pays > 0) squares.push({ player, square, chance: (own ? 1 : chance) * pays })
  }
  return squares.sort((a, b) => b.chance - a.chance).slice(0, SQUARES)
}

export const blitzCandidates = (scene: Scene, aim: Aim): Candidate[] => {
  const { sight, memory, begins } = scene
  const candidates: Candidate[] = []
  const blitzers = scene.ready.filter(
    (player) => player !== sight.carrier && begins.has(action('activate', player.id, -1, 'blitz')),
  )
  if (blitzers.length === 0) return candidates
  for (const other of sight.theirs) {
    if (!standsGuard(other) && other.posture !== 'standing') continue
    if (other !== sight.carrier && distance(sight.pitch, other.at, aim.at) > NEAR) continue
    const all = blitzers.flatMap((player) => approaches(scene, player, other))
    const liking = ({ player, chance }: Approach): number => chance * (strengthOf(player) + 0.5 * hitting(player))
    all.sort((a, b) => liking(b) - liking(a))
    for (const { player, square, chance } of all.slice(0, ATTACKERS)) {
      const forecast = forecastBlock(sight, memory, player, other, 'blitz', square)
      if (!forecast) continue
      const { value, risk } = odds(scene, player, other, forecast)
      const up = player.posture === 'prone' ? weights.standUp * worth(sight.engine, player) : 0
      const fails = 1 - chance
      candidates.push({
        ...{ player: player.id, kind: 'blitz', deed: action('block', other.id), target: other.id },
        path: scene.reach(player).pathTo(square),
        score: chance * (value + up) - fails * (scene.stake + 0.05),
        risk: fails + chance * risk,
      })
    }
  }
  return candidates
}
