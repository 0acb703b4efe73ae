// The feature vector of a position: time, players, the ball, marking, and who stands where around the ball. Neighbours:
// carrierFeatures.ts, ballFeatures.ts; judgement.ts is the net that reads the vector.
import type { Match, Player, Side, Square } from '@double-skulls/engine'
import { ballFeatures } from './ballFeatures.ts'
import { carrierFeatures, clamp, flag } from './carrierFeatures.ts'
import { evaluateParts, turnsAway } from './evaluate.ts'
import { columnsToGoal, distance, fromSideline } from './geometry.ts'
import type { Scene } from './scene.ts'
import { leadOf, type Sight, standsGuard } from './sight.ts'
import { agilityOf, armourOf, movementOf, strengthOf } from './worth.ts'

type Push = (value: number) => void

const time = ({ myTurns, foeTurns }: Sight, push: Push): void => {
  push(myTurns / 8)
  push(foeTurns / 8)
  push(flag(myTurns === 1))
  push(flag(myTurns === 2))
  push(flag(foeTurns === 0))
  push(flag(foeTurns === 1))
  push(foeTurns - myTurns)
}

const bench = (match: Match, side: Side, push: Push): void => {
  let reserves = 0
  let knockedOut = 0
  for (const player of match.players) {
    if (player.side !== side) continue
    if (player.place === 'reserves') reserves++
    else if (player.place === 'ko' || player.place === 'stunnedBox') knockedOut++
  }
  push(reserves / 3)
  push(knockedOut / 3)
}

/** Average characteristics and skills of the players on the pitch. */
const team = ({ engine, match }: Sight, players: readonly Player[], push: Push): void => {
  const sums = [0, 0, 0, 0, 0, 0]
  for (const player of players) {
    sums[0] += strengthOf(player) - 3
    sums[1] += agilityOf(engine, match, player) - 3
    sums[2] += (movementOf(player) - 6) / 2
    sums[3] += (armourOf(engine, player) - 8) / 2
    sums[4] += flag(player.skills.includes('block'))
    sums[5] += flag(player.skills.includes('dodge'))
  }
  for (const sum of sums) push(sum / Math.max(1, players.length))
}

/** How many unmarked players are within one move of the end zone: possible receivers of a scoring pass. */
const unmarkedReceivers = ({ pitch }: Sight, players: readonly Player[], zones: Int8Array): number => {
  let count = 0
  for (const player of players) {
    const free = standsGuard(player) && zones[player.at] === 0
    if (free && columnsToGoal(pitch, player.side, player.at) <= movementOf(player)) count++
  }
  return count / 2
}

/** Distances from the ball are capped at this many turns of movement. */
const FAR = 3
const nearest = (sight: Sight, players: readonly Player[], ball: Square): number =>
  Math.min(FAR, turnsAway(sight, players, ball))

const looseBall = ({ sight, ready }: Scene, push: Push): void => {
  const { carrier, ball, mine, theirs, myZones, foeZones } = sight
  if (carrier || ball < 0) {
    for (let i = 0; i < 5; i++) push(0)
    return
  }
  push(nearest(sight, ready, ball))
  push(nearest(sight, mine, ball))
  push(nearest(sight, theirs, ball))
  push(myZones[ball] / 3)
  push(foeZones[ball] / 3)
}

const markedAmong = (players: readonly Player[], zones: Int8Array, atLeast: number): number => {
  let count = 0
  for (const player of players) if (standsGuard(player) && zones[player.at] >= atLeast) count++
  return count / 4
}

/** Pairs of adjacent opponents in which one is stronger. */
const duels = ({ pitch, mine, theirs }: Sight, push: Push): void => {
  let stronger = 0
  let weaker = 0
  for (const player of mine) {
    if (!standsGuard(player)) continue
    for (const other of theirs) {
      if (!standsGuard(other) || distance(pitch, player.at, other.at) !== 1) continue
      const edge = strengthOf(player) - strengthOf(other)
      if (edge > 0) stronger++
      else if (edge < 0) weaker++
    }
  }
  push(stronger / 3)
  push(weaker / 3)
}

const RINGS = 6
const KINDS = 7
const ringOfGap = (gap: number): number => {
  if (gap <= 1) return 0
  if (gap <= 3) return gap - 1
  if (gap <= 5) return 3
  return gap <= 8 ? 4 : 5
}

/** Own: may act, may not act, prone, stunned; opponents: standing, prone, stunned. */
const kindOf = (player: Player, own: boolean, ready: ReadonlySet<Player>): number => {
  const down = player.posture === 'standing' ? 0 : player.posture === 'prone' ? 1 : 2
  if (!own) return 4 + down
  return down > 0 ? 1 + down : ready.has(player) ? 0 : 1
}

/** Counts of players by kind, by distance from the ball, and by whether they are ahead of it. */
const rings = ({ sight, ready }: Scene, row: number[]): void => {
  const { pitch, match, side, carrier, ball } = sight
  const middle = ball >= 0 ? ball : Math.floor(pitch.width / 2) * pitch.length + Math.floor(pitch.length / 2)
  const base = row.length
  for (let i = 0; i < KINDS * RINGS * 2; i++) row.push(0)
  const forward = side === 'home' ? 1 : -1
  const able = new Set(ready)
  for (const player of match.players) {
    if (player.place !== 'pitch' || player === carrier || player.side === 'neutral') continue
    const ahead = flag((pitch.x[player.at] - pitch.x[middle]) * forward > 0)
    const ring = ringOfGap(distance(pitch, player.at, middle))
    row[base + (kindOf(player, player.side === side, able) * RINGS + ring) * 2 + ahead] += 0.5
  }
}

const mayBlitz = ({ begins }: Scene): boolean => {
  for (const one of begins) if (one.do === 'activate' && one.option === 'blitz') return true
  return false
}

/** The feature vector of a scene. The net was trained on exactly these features: after any change, train it again. */
export const featuresOf = (scene: Scene): number[] => {
  const { sight } = scene
  const { match, pitch, side, foe, mine, theirs, myZones, foeZones, carrier, ball } = sight
  const row: number[] = []
  const push: Push = (value) => {
    row.push(value)
  }
  const own = carrier !== null && carrier.side === side
  push(1)
  push(flag(own))
  push(flag(carrier !== null && !own))
  push(flag(carrier === null))
  push(flag(ball < 0))
  push(((ball >= 0 ? columnsToGoal(pitch, side, ball) : 13) - 13) / 13)
  push(ball >= 0 ? fromSideline(pitch, ball) / 7 : 1)
  time(sight, push)
  push(match.squads[side].rerolls / 3)
  push(match.squads[foe].rerolls / 3)
  push(flag(scene.reroll))
  push(mine.length / 11)
  push(theirs.length / 11)
  bench(match, side, push)
  bench(match, foe, push)
  team(sight, mine, push)
  team(sight, theirs, push)
  const lead = leadOf(match, side)
  push(clamp(lead, 2))
  push(match.clock.half === 1 ? 0 : Math.sign(lead))
  push(scene.ready.length / 11)
  push(flag(mayBlitz(scene)))
  const parts = evaluateParts(sight)
  push(parts.ball)
  push(parts.players)
  push(parts.places)
  carrierFeatures(sight, own, true, push)
  carrierFeatures(sight, carrier !== null && !own, false, push)
  push(unmarkedReceivers(sight, mine, foeZones))
  push(unmarkedReceivers(sight, theirs, myZones))
  looseBall(scene, push)
  push(markedAmong(mine, foeZones, 1))
  push(markedAmong(mine, foeZones, 2))
  push(markedAmong(theirs, myZones, 1))
  push(markedAmong(theirs, myZones, 2))
  duels(sight, push)
  rings(scene, row)
  ballFeatures(scene, push)
  return row
}
