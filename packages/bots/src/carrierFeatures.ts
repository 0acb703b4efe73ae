// Features of the ball carrier: opponents next to him and near, guards, distance and time to the end zone.
// Neighbours: features.ts has the other features, ballValue.ts the hand-made value.
import { liesOnFace, type Player } from '@double-skulls/engine'
import { danger, exposure, inTime, openness } from './ballValue.ts'
import { columnsToGoal, distance } from './geometry.ts'
import { addZones, type Sight, standsGuard } from './sight.ts'
import { agilityOf, movementOf, strengthOf } from './worth.ts'

const NUMBERS = 18

export const flag = (yes: boolean): number => (yes ? 1 : 0)
export const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

interface Opposition {
  readonly beside: number
  readonly coming: number
  readonly ahead: number
}

const opposition = ({ pitch }: Sight, carrier: Player, opponents: readonly Player[]): Opposition => {
  const forward = carrier.side === 'home' ? 1 : -1
  let beside = 0
  let coming = 0
  let ahead = 0
  for (const other of opponents) {
    if (liesOnFace(other)) continue
    const gap = distance(pitch, other.at, carrier.at)
    const down = other.posture === 'prone' ? 3 : 0
    if (gap === 1 && standsGuard(other)) beside++
    else if (gap + down <= movementOf(other) + 1) coming++
    const columns = (pitch.x[other.at] - pitch.x[carrier.at]) * forward
    if (columns >= 0 && Math.abs(pitch.y[other.at] - pitch.y[carrier.at]) <= columns + 3) ahead++
  }
  return { beside, coming, ahead }
}

/** Team-mates diagonally next to him, and straight next to him. */
const guardsOf = ({ pitch }: Sight, carrier: Player, mates: readonly Player[]): { corners: number; sides: number } => {
  let corners = 0
  let sides = 0
  for (const mate of mates) {
    if (mate === carrier || !standsGuard(mate) || distance(pitch, mate.at, carrier.at) !== 1) continue
    if (pitch.x[mate.at] !== pitch.x[carrier.at] && pitch.y[mate.at] !== pitch.y[carrier.at]) corners++
    else sides++
  }
  return { corners, sides }
}

/** The features of our own carrier or of theirs; all 0 where that side has no carrier. */
export const carrierFeatures = (sight: Sight, has: boolean, own: boolean, push: (value: number) => void): void => {
  const { carrier, pitch, match } = sight
  if (!has || !carrier) {
    for (let i = 0; i < NUMBERS; i++) push(0)
    return
  }
  const opponents = own ? sight.theirs : sight.mine
  const cover = own ? sight.myZones : sight.foeZones
  const { at } = carrier
  const { beside, coming, ahead } = opposition(sight, carrier, opponents)
  const { corners, sides } = guardsOf(sight, carrier, own ? sight.mine : sight.theirs)
  const gap = columnsToGoal(pitch, carrier.side, at)
  const move = movementOf(carrier)
  push(1)
  push(beside / 2)
  push(coming / 5)
  push(ahead / 5)
  push(corners / 2)
  push(sides / 2)
  addZones(pitch, cover, carrier, -1)
  push(exposure(pitch, match.board, cover, at))
  push(danger(pitch, match.board, cover, at, opponents))
  addZones(pitch, cover, carrier, 1)
  push(openness(pitch, at, carrier.side === 'home' ? 1 : -1, opponents))
  push(gap / 13)
  push(inTime(gap, move, own ? sight.myTurns : sight.foeTurns))
  push(flag(gap <= move))
  push(flag(gap <= move + 2))
  push(flag(gap <= 2 * move + 2))
  push(flag(standsGuard(carrier) && !carrier.acted))
  push((strengthOf(carrier) - 3) / 2)
  push(flag(carrier.skills.includes('dodge')) + flag(carrier.skills.includes('block')))
  push((agilityOf(sight.engine, match, carrier) - 3) / 2)
}
