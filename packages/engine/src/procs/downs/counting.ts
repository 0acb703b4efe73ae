// What a down that is over leads to: the next down of the drive, or a drive of the other side. Neighbours: downs.ts asks,
// downsFrame.ts has the numbers, match/clock.ts says how many downs a half has.
import { type Ctx, needed } from '../../edition.ts'
import type { DownEnd } from '../../vocabulary/downs.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { downsLeft } from '../match/clock.ts'
import type { DownRules } from './downRules.ts'
import { type DownsFrame, KICK_RETURN, offenceOf } from './downsFrame.ts'

export const downRulesOf = (c: Ctx): DownRules => needed(c, c.rules.clock.downs ?? undefined, 'downs')

/** What costs the offence no down in the drill. */
const CHEAP: readonly DownEnd[] = ['ranOut', 'deadThrow']

const isFree = (c: Ctx, f: DownsFrame): boolean =>
  f.drill &&
  f.heir === offenceOf(c.match) &&
  f.saved < downRulesOf(c).freeInDrill &&
  CHEAP.some((why) => why === f.over)

/** The column, or the nearest one in front of an end zone: nobody lines up for a down inside one. */
const inField = ({ rules: { pitch } }: Ctx, column: number): number =>
  Math.min(Math.max(column, pitch.endZone), pitch.length - 1 - pitch.endZone)

/** A kick return is no down. */
export const countDown = (c: Ctx, f: DownsFrame): void => {
  if (f.down !== KICK_RETURN) c.match.clock.down++
}

const newDrive = (c: Ctx, f: DownsFrame, side: Side): void => {
  const lost = f.down !== KICK_RETURN && side !== offenceOf(c.match)
  c.match.drive.kicking = otherSide(side)
  Object.assign(f, { down: 1, blitzed: false, drill: false, saved: 0 })
  if (lost) c.events.push({ type: 'ballOver', side })
}

/** The line of scrimmage moves to where the ball is spotted, but stays after a throw of the offence that nobody caught. */
const moveLine = (c: Ctx, f: DownsFrame): void => {
  const stays = f.down !== KICK_RETURN && f.over === 'deadThrow' && f.heir === offenceOf(c.match)
  if (!stays) f.line = inField(c, c.rules.pitch.x[f.spot])
}

/** Counts the down that is over, and says with which the match goes on. */
export const nextDown = (c: Ctx, f: DownsFrame): void => {
  const offence = offenceOf(c.match)
  const free = isFree(c, f)
  moveLine(c, f)
  if (!free) countDown(c, f)
  if (f.down === KICK_RETURN || f.heir !== offence) newDrive(c, f, f.heir)
  else if (free) f.saved++
  else if (f.down === downRulesOf(c).perDrive) newDrive(c, f, otherSide(offence))
  else f.down++
  Object.assign(f, { over: '', goal: false, thrown: false, loser: -1, felled: false })
}

/** Whether the drive that begins now may be played with the drill; one that is begins no second time after a first down that was free. */
export const mayDrill = (c: Ctx, { down, drill }: DownsFrame): boolean =>
  down === 1 && !drill && downsLeft(c.rules, c.match) <= downRulesOf(c).inDrill
