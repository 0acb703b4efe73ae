// A kick between the posts that stand at the middle of the back row of the end zone: half a touchdown, or the ball is the others' at the
// line of scrimmage. Neighbours: downs.ts has it announced, ../kickOff/kickInPlay.ts is any other kick, downDeeds.ts the punt.
import { type Deed, MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { gapTo } from '../../kernel/base.ts'
import type { Frame } from '../../kernel/match.ts'
import { type Pitch, type Square, squareAt } from '../../kernel/pitch.ts'
import { call, done, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import { IN_PLAY, kickReaches } from '../../tables/kickTables.ts'
import { action } from '../../vocabulary/actions.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { givesBall } from '../ball/ball.ts'
import { hasGiven } from '../ball/giveOnce.ts'
import { kickModifiers } from '../kickOff/kickInPlay.ts'
import { reachInPlay } from '../kickOff/kickReach.ts'
import type { DriveFrame } from '../match/driveFrame.ts'
import { scoreCounts } from '../match/driveSteps.ts'
import { wades } from '../move/flood.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { playsADown } from './downDeeds.ts'
import { downsOf, offenceOf } from './downsFrame.ts'
import { endDown, theDowns } from './endDown.ts'

interface FieldGoalFrame extends Frame, Returns<typeof MOVES_ON>, Receives<{ kicked: RollResult }> {
  readonly proc: 'fieldGoal'
  step: 'kick' | 'kicked'
  readonly kicker: number
  readonly square: Square
}

/** Where the side kicks at. */
export const goalpost = (pitch: Pitch, side: Side): Square =>
  squareAt(pitch, side === 'home' ? pitch.length - 1 : 0, Math.floor(pitch.width / 2))

const FIELD_GOAL = 'fieldGoal'
const POINTS = 0.5
const GOES_ON = done(MOVES_ON)

const fieldGoal: Procedure<FieldGoalFrame, Ctx> = {
  steps: {
    kick: (c, f) => {
      c.events.push({ type: 'kicked', player: f.kicker, square: f.square })
      const modifiers = kickModifiers(c, c.match.players[f.kicker], f.square)
      return call(rollFrame(c, 'kick', f.kicker, { modifiers, why: FIELD_GOAL, detail: IN_PLAY }), 'kicked')
    },

    kicked: (c, f) => {
      const side = offenceOf(c.match)
      const isGood = c.match.lastRoll?.result === 'accurate'
      c.events.push({ type: isGood ? 'fieldGoal' : 'goalMissed', side, player: f.kicker })
      if (isGood) endDown(c, 'fieldGoal', side, f.square)
      else endDown(c, 'goalMissed', otherSide(side), theDowns(c).line)
      return GOES_ON
    },
  },
}

export const fieldGoalDeed: Deed = {
  id: FIELD_GOAL,
  late: true,
  offers: (c, _f, player) => {
    const downs = downsOf(c.match)
    if (!downs?.goal || !playsADown(c, downs, player) || !givesBall(c, player)) return []
    if (hasGiven(player) || wades(player)) return []
    const post = goalpost(c.rules.pitch, offenceOf(c.match))
    const gap = gapTo(c.rules.pitch, player, post)
    const inReach = gap >= kickReaches.inPlayFrom && gap <= reachInPlay(c, player)
    return inReach ? [action('kickBall', -1, post, FIELD_GOAL)] : []
  },
  begin: (_c, f, { square }): FieldGoalFrame => ({ proc: 'fieldGoal', step: 'kick', kicker: f.player, square }),
  procedures: { fieldGoal },
}

export const countFieldGoal = (c: Ctx, f: DriveFrame): void => {
  f.scorer = offenceOf(c.match)
  c.match.squads[f.scorer].score += POINTS
  scoreCounts(c)
}
