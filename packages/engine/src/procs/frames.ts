// The frames of all procedures: an edition that lacks a required one does not compile. Neighbour: index.ts plays them.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import type { AnyStep } from '../kernel/procedure.ts'
import type { BlitzFrame } from '../kickOffEvents/blitz.ts'
import type { BrilliantCoachingFrame } from '../kickOffEvents/brilliantCoaching.ts'
import type { ChangingWeatherFrame } from '../kickOffEvents/changingWeather.ts'
import type { CheeringFansFrame } from '../kickOffEvents/cheeringFans.ts'
import type { GetTheRefFrame } from '../kickOffEvents/getTheRef.ts'
import type { HighKickFrame } from '../kickOffEvents/highKick.ts'
import type { OfficiousRefFrame } from '../kickOffEvents/officiousRef.ts'
import type { PerfectDefenceFrame } from '../kickOffEvents/perfectDefence.ts'
import type { PitchInvasionFrame } from '../kickOffEvents/pitchInvasion.ts'
import type { QuickSnapFrame } from '../kickOffEvents/quickSnap.ts'
import type { RiotFrame } from '../kickOffEvents/riot.ts'
import type { SolidDefenceFrame } from '../kickOffEvents/solidDefence.ts'
import type { ThrowARockFrame } from '../kickOffEvents/throwARock.ts'
import type { TimeOutFrame } from '../kickOffEvents/timeOut.ts'
import type { BiteFrame } from '../skills/bite.ts'
import type { BombFrame } from '../skills/bomb.ts'
import type { DoubleBlockFrame } from '../skills/doubleBlock.ts'
import type { DumpOffFrame } from '../skills/dumpOffProcedure.ts'
import type { ExplosionFrame } from '../skills/explosion.ts'
import type { FeatFrame } from '../skills/feat.ts'
import type { FrenzyFrame } from '../skills/frenzyProcedure.ts'
import type { GazeFrame } from '../skills/gaze.ts'
import type { HenchmanFrame } from '../skills/henchman.ts'
import type { HungerFrame } from '../skills/hunger.ts'
import type { LashOutFrame } from '../skills/lashOut.ts'
import type { PickMeUpFrame } from '../skills/pickMeUpProcedure.ts'
import type { PileDriverFrame } from '../skills/pileDriverProcedure.ts'
import type { PlaceBallFrame } from '../skills/placeBall.ts'
import type { ArmourDieFrame } from '../skills/stars/armourDie.ts'
import type { BlastFrame } from '../skills/stars/blast.ts'
import type { LessonFrame } from '../skills/stars/lesson.ts'
import type { OutburstFrame } from '../skills/stars/outburst.ts'
import type { SecondAttackFrame } from '../skills/stars/secondAttack.ts'
import type { SwarmFrame } from '../skills/swarm.ts'
import type { SwingFrame } from '../skills/swing.ts'
import type { SwoopFrame } from '../skills/swoopProcedure.ts'
import type { ThirstFrame } from '../skills/thirst.ts'
import type { TrickFrame } from '../skills/trick.ts'
import type { UpliftFrame } from '../skills/uplift.ts'
import type { BreatheFireFrame, ChainsawFrame, StabFrame, VomitFrame } from '../skills/weapons.ts'
import type { BounceFrame } from './ball/bounce.ts'
import type { CatchFrame } from './ball/catch.ts'
import type { HandOffFrame } from './ball/handOff.ts'
import type { LandingFrame } from './ball/landing.ts'
import type { PassFrame } from './ball/pass.ts'
import type { PickUpFrame } from './ball/pickUp.ts'
import type { SettleFrame } from './ball/settle.ts'
import type { ThrowInFrame } from './ball/throwIn.ts'
import type { ThrowTeamMateFrame } from './ball/throwTeamMate.ts'
import type { BlockFrame } from './block/blockFrame.ts'
import type { PushFrame } from './block/push.ts'
import type { FoulFrame } from './foul/foul.ts'
import type { SendOffFrame } from './foul/sendOff.ts'
import type { ApothecaryFrame } from './hurt/apothecary.ts'
import type { ArmourFrame } from './hurt/armour.ts'
import type { CasualtyFrame } from './hurt/casualty.ts'
import type { InjuryFrame } from './hurt/injury.ts'
import type { KnockDownFrame } from './hurt/knockDown.ts'
import type { KickOffFrame } from './kickOff/kickOff.ts'
import type { SetUpFrame } from './kickOff/setUp.ts'
import type { ChefFrame } from './match/chef.ts'
import type { DriveFrame } from './match/drive.ts'
import type { HalfFrame } from './match/half.ts'
import type { HeatFrame } from './match/heat.ts'
import type { MatchFrame } from './match/match.ts'
import type { PrayFrame } from './match/pray.ts'
import type { PreGameFrame } from './match/preGame.ts'
import type { ShootOutFrame } from './match/shootOut.ts'
import type { DepartureFrame } from './move/departure.ts'
import type { FreeMoveFrame } from './move/freeMove.ts'
import type { JumpFrame } from './move/jump.ts'
import type { StepFrame } from './move/step.ts'
import type { TrapdoorFrame } from './move/trapdoor.ts'
import type { MomentFrame } from './rolling/moment.ts'
import type { RollFrame } from './rolling/roll.ts'
import type { WindowFrame } from './rolling/window.ts'
import type { ActivationFrame } from './turn/activationFrame.ts'
import type { StallerRockFrame } from './turn/stallerRock.ts'
import type { TurnFrame } from './turn/turn.ts'

/** Required in every edition. */
type CoreFrame =
  | ActivationFrame
  | ApothecaryFrame
  | ArmourFrame
  | BlockFrame
  | BounceFrame
  | CasualtyFrame
  | CatchFrame
  | ChefFrame
  | DepartureFrame
  | DriveFrame
  | FoulFrame
  | HalfFrame
  | HandOffFrame
  | HeatFrame
  | InjuryFrame
  | KickOffFrame
  | KnockDownFrame
  | LandingFrame
  | MatchFrame
  | MomentFrame
  | PassFrame
  | PickUpFrame
  | PreGameFrame
  | PushFrame
  | RollFrame
  | SendOffFrame
  | SetUpFrame
  | SettleFrame
  | ShootOutFrame
  | StepFrame
  | ThrowInFrame
  | TurnFrame
  | WindowFrame

/** Kick-off events and procedures of skills: an edition has those its tables and skills need. */
type SpecialFrame =
  | UpliftFrame
  | OutburstFrame
  | FeatFrame
  | DoubleBlockFrame
  | PileDriverFrame
  | PlaceBallFrame
  | PrayFrame
  | StallerRockFrame
  | TrapdoorFrame
  | PickMeUpFrame
  | ArmourDieFrame
  | SecondAttackFrame
  | SwarmFrame
  | SwoopFrame
  | TrickFrame
  | VomitFrame
  | JumpFrame
  | LashOutFrame
  | BlastFrame
  | LessonFrame
  | TimeOutFrame
  | SolidDefenceFrame
  | OfficiousRefFrame
  | BiteFrame
  | BlitzFrame
  | BombFrame
  | BreatheFireFrame
  | BrilliantCoachingFrame
  | ChainsawFrame
  | ChangingWeatherFrame
  | CheeringFansFrame
  | DumpOffFrame
  | ExplosionFrame
  | FreeMoveFrame
  | FrenzyFrame
  | GazeFrame
  | GetTheRefFrame
  | HenchmanFrame
  | HighKickFrame
  | HungerFrame
  | PerfectDefenceFrame
  | PitchInvasionFrame
  | QuickSnapFrame
  | RiotFrame
  | ThirstFrame
  | StabFrame
  | SwingFrame
  | ThrowARockFrame
  | ThrowTeamMateFrame

/** The steps may differ between editions: the same frame may be played in another order. */
type PlayedBy<F extends Frame> = {
  readonly steps: { readonly [step: string]: AnyStep<F & { step: string }, Ctx> }
  copy?(f: F): F
}

type OneOf<F extends Frame & { readonly proc: string }> = {
  readonly [K in F['proc']]: PlayedBy<Extract<F, { readonly proc: K }>>
}

export type Procedures = OneOf<CoreFrame> & Partial<OneOf<SpecialFrame>>
