// The moments at which skills may step in, as a closed list. Neighbours: hooks.ts says how, procs/rolling/window.ts opens them.
import { type Opener, openedBy } from './kernel/procedure.ts'
import type { CatchFrame } from './procs/ball/catch.ts'
import type { LandingFrame } from './procs/ball/landing.ts'
import type { PassFrame } from './procs/ball/pass.ts'
import type { SettleFrame } from './procs/ball/settle.ts'
import type { TableThrowFrame } from './procs/ball/tableThrowFrame.ts'
import type { ThrowTeamMateFrame } from './procs/ball/throwTeamMate.ts'
import type { BlockFrame } from './procs/block/blockFrame.ts'
import type { PushFrame } from './procs/block/push.ts'
import type { SendOffFrame } from './procs/foul/sendOff.ts'
import type { ArmourFrame } from './procs/hurt/armour.ts'
import type { CasualtyFrame } from './procs/hurt/casualty.ts'
import type { InjuryFrame } from './procs/hurt/injury.ts'
import type { KickOffFrame } from './procs/kickOff/kickOffFrame.ts'
import type { DriveFrame } from './procs/match/driveFrame.ts'
import type { PreGameFrame } from './procs/match/preGame.ts'
import type { DepartureFrame } from './procs/move/departure.ts'
import type { JumpFrame } from './procs/move/jump.ts'
import type { StepFrame } from './procs/move/step.ts'
import type { RollFrame } from './procs/rolling/roll.ts'
import type { ActivationFrame } from './procs/turn/activationFrame.ts'
import type { TurnFrame } from './procs/turn/turnFrame.ts'
import type { BombFrame } from './skills/bomb.ts'
import type { SwingFrame } from './skills/swing.ts'

/** Every window with the frames that open it. Each comment ends with the players asked, in order. */
const windows = {
  /** After an action was declared, before it is taken: the acting player. */
  activated: openedBy<ActivationFrame>(),
  /** A team-mate was activated and passed his own tests: players next to him. */
  mateActivated: openedBy<ActivationFrame>(),
  /** An action against him was declared, and the acting player passed his own tests: the target. */
  nominated: openedBy<ActivationFrame>(),
  /** Before a player leaves a square: opponents whose zone he leaves. */
  leaving: openedBy<StepFrame | JumpFrame>(),
  /** A dodge is about to be rolled, before the other windows of the roll: opponents whose zone he left. */
  dodgeComing: openedBy<StepFrame>(),
  /** A dodge has failed, re-rolls included, and he is about to fall: that player. */
  dodgeFailed: openedBy<StepFrame>(),
  /** Before a player rolls: that player. */
  rolling: openedBy<RollFrame>(),
  /** The same, after him: opponents in whose tackle zones he is. */
  foeRolling: openedBy<RollFrame>(),
  /** After a dodge, go for it, catch … was rolled: the roller, then opponents whose zone he left. */
  rolled: openedBy<RollFrame>(),
  /** After a player moved a square: opponents whose zone he left. */
  left: openedBy<StepFrame | JumpFrame | SwingFrame | DepartureFrame>(),
  /** He has used all his movement, rushes included, and still stands: the acting player. */
  movementSpent: openedBy<ActivationFrame>(),
  /** A jump is about to be rolled: the jumper. */
  jumping: openedBy<JumpFrame>(),
  /** After a player's action, before it ends: the acting player. */
  actionEnding: openedBy<ActivationFrame>(),
  /** Before a player gives the ball to a team-mate by a pass or hand-off: the giver. */
  givingBall: openedBy<ActivationFrame>(),
  /** After a block was declared: attacker (who may use another attack instead), then defender. */
  blockDeclared: openedBy<BlockFrame>(),
  /** A block or a special action in its place is about to happen: the defender. */
  attackComing: openedBy<BlockFrame>(),
  /** The block goes ahead, before the dice are counted: attacker, then defender. */
  blockStarting: openedBy<BlockFrame>(),
  /** A Both Down was chosen: attacker, then defender. */
  bothDown: openedBy<BlockFrame>(),
  /** A Defender Stumbles was chosen: attacker, then defender. */
  stumbles: openedBy<BlockFrame>(),
  /** A player is about to be pushed: attacker, then the pushed player. */
  pushing: openedBy<PushFrame>(),
  /** After a push, before the choice to follow up: attacker, then defender. */
  followingUp: openedBy<BlockFrame>(),
  /** The result of a block was applied: the attacker. */
  blockSettled: openedBy<BlockFrame>(),
  /** A block with all its consequences is over, a second block of the same action included: the acting player. */
  blockOver: openedBy<ActivationFrame>(),
  /** The direction of a random move was rolled: the moving player. */
  swingRolled: openedBy<SwingFrame>(),
  /** An armour roll is about to be made: the attacker or fouler. */
  armourComing: openedBy<ArmourFrame>(),
  /** An armour roll was made: the attacker or fouler, then the victim. */
  armourRolled: openedBy<ArmourFrame>(),
  /** An injury roll was made: the attacker or fouler, then the victim. */
  injuryRolled: openedBy<InjuryFrame>(),
  /** A casualty was suffered and the apothecary was offered: the victim. */
  casualty: openedBy<CasualtyFrame>(),
  /** A special action in place of a block is over: the attacker. */
  weaponUsed: openedBy<BlockFrame>(),
  /** A bomb was caught: the bomber. */
  bombCaught: openedBy<BombFrame>(),
  /** A player is about to be sent off, before his coach can argue or bribe: that player. */
  sendingOff: openedBy<SendOffFrame>(),
  /** A casualty was suffered, before any treatment: the player who caused it. */
  casualtyCaused: openedBy<CasualtyFrame>(),
  /** A player was knocked out or became a casualty and stays it: his team-mates, on and off the pitch. */
  mateLost: openedBy<InjuryFrame>(),
  /** A pass target was named, before interceptions: opponents. */
  passDeclared: openedBy<PassFrame>(),
  /** A player tries to intercept, before he rolls: that player. */
  interfering: openedBy<PassFrame>(),
  /** A pass has scattered and not yet landed: the thrower. */
  passScattered: openedBy<PassFrame>(),
  /** A pass was intercepted: the thrower. */
  intercepted: openedBy<PassFrame>(),
  /** A throw is read as Intercepted, before anything comes of it: the thrower. */
  throwIntercepted: openedBy<TableThrowFrame>(),
  /** A throw is read as Missed, and the receiver has not reached it: the receiver, then the thrower. */
  throwMissed: openedBy<TableThrowFrame>(),
  /** A throw that is missed is about to come down: opponents who could have intercepted it. */
  throwLost: openedBy<TableThrowFrame>(),
  /** A pass was fumbled: the thrower. */
  fumbled: openedBy<PassFrame>(),
  /** A team-mate is about to be thrown: the thrower. */
  throwingTeamMate: openedBy<ThrowTeamMateFrame>(),
  /** A player has caught the ball: opponents who mark him. */
  caught: openedBy<CatchFrame>(),
  /** The ball lands on an empty square: players next to it. */
  ballLanding: openedBy<LandingFrame>(),
  /** A player who was knocked down or placed prone dropped the ball, before it bounces: that player. */
  ballDropped: openedBy<SettleFrame>(),
  /** The kick was rolled, before the ball moves: kicking side. */
  kickScattered: openedBy<KickOffFrame>(),
  /** The kick has landed or left the pitch: all players on the pitch, the kicking side first. */
  kickFlown: openedBy<KickOffFrame>(),
  /** The same, before the kick-off table: receiving side. */
  kickReturn: openedBy<KickOffFrame>(),
  /** Before the match, once: all players. */
  matchStarting: openedBy<PreGameFrame>(),
  /** A drive begins, before the teams set up: all players. */
  fielding: openedBy<DriveFrame>(),
  /** A team turn is over and the drive goes on: players of the other side. */
  foesTurnEnded: openedBy<TurnFrame>(),
  /** A touchdown was scored: the scorer. */
  scored: openedBy<DriveFrame>(),
  /** A drive has ended, before the pitch is cleared: all players. */
  driveEnding: openedBy<DriveFrame>(),
}

export type WindowName = keyof typeof windows
export const windowNames = Object.keys(windows) as readonly WindowName[]

/** The frame that opened a window: the `cause` that its hooks get. */
export type Windows = { readonly [W in WindowName]: Opener<(typeof windows)[W]> }
