// A weapon destroys the ball: play begins again as if the side whose weapon it was had scored, which counts nothing. Neighbours:
// match/driveToLines.ts asks who is to kick then; turn/turnover.ts stops the drive.
import type { Ctx } from '../../edition.ts'
import type { Ball, Match } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import { type Side, sides } from '../../vocabulary/words.ts'
import { rulingsAreDue } from '../match/weapons.ts'
import { stopDrive } from '../turn/turnover.ts'

/** The last drive in which a weapon of the squad destroyed the ball; 0 if there is none. */
const lastDestroyed = squadRecord<number>('destroyedBall', 0)

export const destroyBall = (c: Ctx, ball: Ball, by: Side): void => {
  const { clock, squads } = c.match
  c.events.push({ type: 'ballDestroyed', side: by, square: ball.at })
  Object.assign(ball, { state: 'absent', carrier: -1, at: OFF })
  lastDestroyed.put(squads[by], clock.drive)
  rulingsAreDue(c)
  stopDrive(c, 'ballDestroyed')
}

/** The side whose weapon destroyed the ball of this drive, or ''. */
export const destroyer = ({ squads, clock }: Match): Side | '' =>
  sides.find((side) => lastDestroyed.of(squads[side]) === clock.drive) ?? ''
