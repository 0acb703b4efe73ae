// What players of the second edition may do besides walking, by the options of the match. Neighbour: second.ts.
import type { Deed } from '../deed.ts'
import { itemsSecond } from '../items/index.ts'
import { leapInSandalsOnly } from '../items/leaping.ts'
import { handOffDeed, throwDeed, throwTeamMateDeed } from '../procs/ball/ballDeeds.ts'
import { throwAtFoeDeed, throwToSquareDeed } from '../procs/ball/spikeThrows.ts'
import { blockDeed } from '../procs/block/blockOnTable.ts'
import { bootDeed } from '../procs/block/boot.ts'
import { chargeDeed } from '../procs/block/charge.ts'
import { gangBlockDeed, gangPushDeed } from '../procs/block/gangUp.ts'
import { multipleBlockDeed, multipleChargeDeed, multiplePushDeed } from '../procs/block/multipleBlock.ts'
import { pushDeed } from '../procs/block/shove.ts'
import { stripDeed } from '../procs/block/stripBall.ts'
import { puntDeed, throwInDowns } from '../procs/downs/downDeeds.ts'
import { fieldGoalDeed } from '../procs/downs/fieldGoal.ts'
import { runOutDeed } from '../procs/downs/runOut.ts'
import { foulDeed, spearDeed } from '../procs/foul/fouls.ts'
import { kickDeed } from '../procs/kickOff/kickInPlay.ts'
import { heroicLeapDeed } from '../procs/move/heroicLeap.ts'
import { leapDeed } from '../procs/move/leapOver.ts'
import { climbDeed } from '../procs/things/climbing.ts'
import { judgedDeed } from '../procs/turn/arguedAttack.ts'
import { tailDeed } from '../skills/maceTail.ts'
import { slashDeed } from '../skills/slash.ts'
import type { SecondOption } from '../vocabulary/editionOptions.ts'

/** Whether an option is on. */
export type Has = (option: SecondOption) => boolean

/** Attacks by strength, in the order in which they are offered. */
const attacksOf = (has: Has): readonly Deed[] => {
  const several = has('multipleBlock')
  const others = [slashDeed, tailDeed, ...(has('booting') ? [bootDeed] : [])]
  return [
    blockDeed,
    ...(several ? [multipleBlockDeed] : []),
    ...(has('shoulderCharge') ? [chargeDeed] : []),
    ...(several && has('shoulderCharge') ? [multipleChargeDeed] : []),
    ...(has('push') ? [pushDeed] : []),
    ...(several && has('push') ? [multiplePushDeed] : []),
    ...(has('gangUp') ? [gangBlockDeed] : []),
    ...(has('gangUp') && has('push') ? [gangPushDeed] : []),
    ...(has('stripBall') ? [stripDeed] : []),
    ...(has('referees') ? others.map(judgedDeed) : others),
  ]
}

const itemDeeds: readonly Deed[] = itemsSecond.flatMap(({ deeds = [] }) => deeds)

/** In the order in which they are offered. */
export const deedsOf = (has: Has): readonly Deed[] => [
  has('naf') ? throwInDowns : throwDeed,
  ...(has('spikeBall') ? [throwToSquareDeed, throwAtFoeDeed] : []),
  handOffDeed,
  throwTeamMateDeed,
  ...(has('naf') ? [puntDeed, fieldGoalDeed, runOutDeed] : has('kicksInPlay') ? [kickDeed] : []),
  ...attacksOf(has),
  ...(has('leaping') ? [leapDeed] : []),
  heroicLeapDeed,
  ...(has('fouls') ? [foulDeed] : []),
  ...(has('spearing') ? [spearDeed] : []),
  ...(has('traps') ? [climbDeed] : []),
  ...(has('items') ? itemDeeds : []),
  ...(has('items') && !has('leaping') ? [leapInSandalsOnly] : []),
]
