// Blocks and blitzes worth making: each opponent in arm's reach or a run away, by what the dice are likely to do.
// Neighbours: blockOdds.ts counts the dice, turnPlan.ts compares with everything else.
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

/** What it does for our own carrier that an opponent no longer stands in his way. */
const relief = ({ sight }: Scene, other: Player): number => {
  const { carrier, pitch, match, myZones, theirs, myTurns } = sight
  if (!carrier || carrier.side === other.side) return 0
  const place = [pitch, match.board, myZones, carrier, carrier.at, myTurns] as const
  const without = theirs.filter((one) => one !== other)
  return Math.max(0, carrierValue(...place, without) - carrierValue(...place, theirs))
}

/** What having an opponent on the ground is worth: himself, the ball he drops, the trouble he was to ours. */
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

/** What a face is worth to the attacker. */
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
  // A re-roll takes most of the risk off a throw that went wrong.
  const saved = scene.reroll ? 0.5 * counted.attackerDown * (1 - counted.attackerDown) : 0
  return {
    value: forecast.ready * (counted.value + saved * scene.stake),
    risk: forecast.ready * (counted.attackerDown - saved),
    defenderDown: forecast.ready * counted.defenderDown,
  }
}

/** Opponents in arm's reach who stand. */
export const opponentsBeside = ({ sight }: Scene, player: Player): Player[] => {
  const found: Player[] = []
  for (const near of zoneSquares(sight.pitch, player)) {
    const code = sight.match.board[near]
    if (code <= 0) continue
    const other = sight.match.players[code - 1]
    if (other.side !== sight.side && other.posture === 'standing' && (other.who.size === 1 || !found.includes(other)))
      found.push(other)
  }
  return found
}

export const blockCandidates = (scene: Scene): Candidate[] => {
  const found: Candidate[] = []
  for (const player of scene.ready) {
    if (!scene.legal.has(action('activate', player.id, -1, 'block'))) continue
    for (const other of opponentsBeside(scene, player)) {
      const forecast = forecastBlock(scene.sight, scene.memory, player, other, 'block')
      if (!forecast) continue
      const { value, risk } = odds(scene, player, other, forecast)
      const deed = action('block', other.id)
      found.push({ player: player.id, kind: 'block', path: [], deed, target: other.id, score: value, risk })
    }
  }
  return found
}

/** How many attackers are considered for each target, and squares for each attacker. */
const ATTACKERS = 4
const SQUARES = 2
const NEAR = 6

interface Approach {
  readonly player: Player
  readonly square: Square
  /** To get there and to pay for the block. */
  readonly chance: number
}

/** From where he could hit him, best chances first. */
const approaches = (scene: Scene, player: Player, other: Player): Approach[] => {
  const reach = scene.reach(player)
  const most = reach.moves + reach.rushes
  const found: Approach[] = []
  if (distance(scene.sight.pitch, player.at, other.at) > most + player.who.size + other.who.size - 1) return found
  for (const square of squaresToHit(scene.sight.pitch, player, other)) {
    const own = square === player.at && player.posture === 'standing'
    const chance = scene.reroll ? reach.helped[square] : reach.chance[square]
    if (!own && chance <= 0.4) continue
    const pays = reach.pays(square, 'blitz')
    if (pays > 0) found.push({ player, square, chance: (own ? 1 : chance) * pays })
  }
  return found.sort((a, b) => b.chance - a.chance).slice(0, SQUARES)
}

export const blitzCandidates = (scene: Scene, aim: Aim): Candidate[] => {
  const { sight, memory, legal } = scene
  const found: Candidate[] = []
  const blitzers = scene.ready.filter(
    (player) => player !== sight.carrier && legal.has(action('activate', player.id, -1, 'blitz')),
  )
  if (blitzers.length === 0) return found
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
      found.push({
        ...{ player: player.id, kind: 'blitz', deed: action('block', other.id), target: other.id },
        path: scene.reach(player).pathTo(square),
        score: chance * (value + up) - fails * (scene.stake + 0.05),
        risk: fails + chance * risk,
      })
    }
  }
  return found
}
