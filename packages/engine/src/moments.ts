// The moments at which inducements may be used, as a closed list. Neighbours: inducement.ts says how,
// procs/rolling/moment.ts opens them.
import { type Opener, openedBy } from './kernel/procedure.ts'
import type { PassFrame } from './procs/ball/pass.ts'
import type { FoulFrame } from './procs/foul/foul.ts'
import type { SendOffFrame } from './procs/foul/sendOff.ts'
import type { CasualtyFrame } from './procs/hurt/casualty.ts'
import type { InjuryFrame } from './procs/hurt/injury.ts'
import type { KnockDownFrame } from './procs/hurt/knockDown.ts'
import type { KickOffFrame } from './procs/kickOff/kickOffFrame.ts'
import type { DriveFrame } from './procs/match/driveFrame.ts'
import type { HalfFrame } from './procs/match/half.ts'
import type { MatchFrame } from './procs/match/match.ts'
import type { PreGameFrame } from './procs/match/preGame.ts'
import type { ActivationFrame } from './procs/turn/activationFrame.ts'
import type { TurnFrame } from './procs/turn/turnFrame.ts'

/** Every moment with the frame that opens it. Both sides are asked, the active one first. */
const moments = {
  /** After fans, weather and hiring; before prayers and the toss. */
  preGame: openedBy<PreGameFrame>(),
  /** A half begins, after re-rolls are restored. */
  halfStarting: openedBy<HalfFrame>(),
  /** A drive begins, before the set-up. */
  driveStarting: openedBy<DriveFrame>(),
  /** Both sides have set up, before the kick. */
  setUpDone: openedBy<DriveFrame>(),
  /** The kick-off table's result was played. */
  kickOffEventOver: openedBy<KickOffFrame>(),
  /** A team turn begins, before any activation. */
  turnStarting: openedBy<TurnFrame>(),
  /** A team turn is over and the drive goes on. */
  turnEnding: openedBy<TurnFrame>(),
  /** A foul was not seen by the referee. */
  foulUnseen: openedBy<FoulFrame>(),
  /** A drive is over, before the pitch is cleared. */
  driveEnding: openedBy<DriveFrame>(),
  /** The fans are counted, the weather is not yet rolled: cards are drawn. */
  weatherComing: openedBy<PreGameFrame>(),
  /** The kick was aimed, before its dice. */
  kickAimed: openedBy<KickOffFrame>(),
  /** The kick was rolled, before the ball moves. */
  kickRolled: openedBy<KickOffFrame>(),
  /** The ball has moved, before the kick-off table. */
  kickFlown: openedBy<KickOffFrame>(),
  /** A player was activated and declared his action, before anything else. */
  playerActivated: openedBy<ActivationFrame>(),
  /** A foul is about to happen, before its dice. */
  foulComing: openedBy<FoulFrame>(),
  /** A drive is over, before knock-out recovery. */
  recovering: openedBy<DriveFrame>(),
  /** A player was knocked out and no apothecary helped. */
  knockedOut: openedBy<InjuryFrame>(),
  /** A player is a casualty after all treatment. */
  casualtySuffered: openedBy<CasualtyFrame>(),
  /** A bribe failed. */
  bribeFailed: openedBy<SendOffFrame>(),
  /** Arguing the call brought a natural 1, which has not taken effect yet. */
  arguedBadly: openedBy<SendOffFrame>(),
  /** The match is over and its result is final. */
  matchEnding: openedBy<MatchFrame>(),
  /** The kick-off is resolved, before the first turn of the drive. */
  kickOver: openedBy<KickOffFrame>(),
  /** A pass was declared, before its dice. */
  passComing: openedBy<PassFrame>(),
  /** A player of the active side falls by himself. */
  fallingOver: openedBy<KnockDownFrame>(),
}

export type Moment = keyof typeof moments
export const momentNames = Object.keys(moments) as readonly Moment[]

/** The frame that opens a moment: the `cause` that the uses of inducements get. */
export type Moments = { readonly [M in Moment]: Opener<(typeof moments)[M]> }
