// The frames of all procedures: an edition that lacks a required one does not compile. Neighbour: index.ts plays them.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import type { Step } from '../kernel/procedure.ts'
import type { ActivationFrame } from './activationFrame.ts'
import type { AftermathFrame } from './aftermath.ts'
import type { AnointFrame } from './anoint.ts'
import type { ApothecaryFrame } from './apothecary.ts'
import type { ArmourFrame } from './armour.ts'
import type { ArmourDieFrame } from './armourDie.ts'
import type { AxeFrame } from './axe.ts'
import type { BallisticsFrame } from './ballistics.ts'
import type { BiteFrame } from './bite.ts'
import type { BlastFrame } from './blast.ts'
import type { BlockFrame } from './blockFrame.ts'
import type { BombFrame } from './bomb.ts'
import type { BounceFrame } from './bounce.ts'
import type { BribeAgainFrame } from './bribeAgain.ts'
import type { CasualtyFrame } from './casualty.ts'
import type { CatchFrame } from './catch.ts'
import type { ChefFrame } from './chef.ts'
import type { ClaimFrame } from './claim.ts'
import type { ConjureWeatherFrame } from './conjureWeather.ts'
import type { DepartureFrame } from './departure.ts'
import type { DistractionFrame } from './distraction.ts'
import type { DoubleBlockFrame } from './doubleBlock.ts'
import type { DoubleScoreFrame } from './doubleScore.ts'
import type { DrawFrame } from './draw.ts'
import type { DrawCardsFrame } from './drawCards.ts'
import type { DriveFrame } from './drive.ts'
import type { DrumFrame } from './drum.ts'
import type { DumpOffFrame } from './dumpOff.ts'
import type { ExplosionFrame } from './explosion.ts'
import type { FeatFrame } from './feat.ts'
import type { FortuneFrame } from './fortune.ts'
import type { FoulFrame } from './foul.ts'
import type { FreeMoveFrame } from './freeMove.ts'
import type { FrenzyFrame } from './frenzy.ts'
import type { GazeFrame } from './gaze.ts'
import type { HalfFrame } from './half.ts'
import type { HandOffFrame } from './handOff.ts'
import type { HeatFrame } from './heat.ts'
import type { HeckleFrame } from './heckle.ts'
import type { HenchmanFrame } from './henchman.ts'
import type { HotPotFrame } from './hotPot.ts'
import type { HungerFrame } from './hunger.ts'
import type { InjuryFrame } from './injury.ts'
import type { JumpFrame } from './jump.ts'
import type { KickOffFrame } from './kickOff.ts'
import type { BlitzFrame } from './kickOffEvents/blitz.ts'
import type { BrilliantCoachingFrame } from './kickOffEvents/brilliantCoaching.ts'
import type { ChangingWeatherFrame } from './kickOffEvents/changingWeather.ts'
import type { CheeringFansFrame } from './kickOffEvents/cheeringFans.ts'
import type { FansLeaveFrame } from './kickOffEvents/fansLeave.ts'
import type { GetTheRefFrame } from './kickOffEvents/getTheRef.ts'
import type { HighKickFrame } from './kickOffEvents/highKick.ts'
import type { OfficiousRefFrame } from './kickOffEvents/officiousRef.ts'
import type { PerfectDefenceFrame } from './kickOffEvents/perfectDefence.ts'
import type { PitchInvasionFrame } from './kickOffEvents/pitchInvasion.ts'
import type { QuickSnapFrame } from './kickOffEvents/quickSnap.ts'
import type { RiotFrame } from './kickOffEvents/riot.ts'
import type { SolidDefenceFrame } from './kickOffEvents/solidDefence.ts'
import type { ThrowARockFrame } from './kickOffEvents/throwARock.ts'
import type { TimeOutFrame } from './kickOffEvents/timeOut.ts'
import type { KnockDownFrame } from './knockDown.ts'
import type { LandingFrame } from './landing.ts'
import type { LashOutFrame } from './lashOut.ts'
import type { LessonFrame } from './lesson.ts'
import type { MatchFrame } from './match.ts'
import type { MomentFrame } from './moment.ts'
import type { OutburstFrame } from './outburst.ts'
import type { PairFrame } from './pair.ts'
import type { PassFrame } from './pass.ts'
import type { PickMeUpFrame } from './pickMeUp.ts'
import type { PickUpFrame } from './pickUp.ts'
import type { PileDriverFrame } from './pileDriver.ts'
import type { PlaceBallFrame } from './placeBall.ts'
import type { PrayFrame } from './pray.ts'
import type { PreGameFrame } from './preGame.ts'
import type { PuntFrame } from './punt.ts'
import type { PushFrame } from './push.ts'
import type { RefundFrame } from './refund.ts'
import type { ReviveFrame } from './revive.ts'
import type { RollFrame } from './roll.ts'
import type { RookiesFrame } from './rookies.ts'
import type { RuneFrame } from './rune.ts'
import type { RunUnderFrame } from './runUnder.ts'
import type { SecondAttackFrame } from './secondAttack.ts'
import type { SendOffFrame } from './sendOff.ts'
import type { SettleFrame } from './settle.ts'
import type { SetUpFrame } from './setUp.ts'
import type { SeveralFrame } from './several.ts'
import type { ShockFrame } from './shock.ts'
import type { ShootOutFrame } from './shootOut.ts'
import type { SneakInFrame } from './sneakIn.ts'
import type { SpellFrame } from './spell.ts'
import type { SpotFoulFrame } from './spotFoul.ts'
import type { StallerRockFrame } from './stallerRock.ts'
import type { StepFrame } from './step.ts'
import type { SwarmFrame } from './swarm.ts'
import type { SwingFrame } from './swing.ts'
import type { SwoopFrame } from './swoop.ts'
import type { TeachFrame } from './teach.ts'
import type { ThirstFrame } from './thirst.ts'
import type { ThrowInFrame } from './throwIn.ts'
import type { ThrowTeamMateFrame } from './throwTeamMate.ts'
import type { TrapdoorFrame } from './trapdoor.ts'
import type { TrickFrame } from './trick.ts'
import type { TuitionFrame } from './tuition.ts'
import type { TurnFrame } from './turn.ts'
import type { UpliftFrame } from './uplift.ts'
import type { WarpTimeFrame } from './warpTime.ts'
import type { BreatheFireFrame, ChainsawFrame, StabFrame, VomitFrame } from './weapons.ts'
import type { WindowFrame } from './window.ts'

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
  | RuneFrame
  | HotPotFrame
  | DrumFrame
  | BallisticsFrame
  | FortuneFrame
  | AxeFrame
  | FansLeaveFrame
  | UpliftFrame
  | WarpTimeFrame
  | BribeAgainFrame
  | AftermathFrame
  | RookiesFrame
  | TuitionFrame
  | AnointFrame
  | ShockFrame
  | ReviveFrame
  | TeachFrame
  | DrawFrame
  | ClaimFrame
  | DistractionFrame
  | DrawCardsFrame
  | HeckleFrame
  | PairFrame
  | PuntFrame
  | RefundFrame
  | DoubleScoreFrame
  | RunUnderFrame
  | SeveralFrame
  | SneakInFrame
  | SpellFrame
  | SpotFoulFrame
  | ConjureWeatherFrame
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
type PlayedBy<F extends Frame> = { readonly steps: { readonly [step: string]: Step<F & { step: string }, Ctx> } }

type OneOf<F extends Frame & { readonly proc: string }> = {
  readonly [K in F['proc']]: PlayedBy<Extract<F, { readonly proc: K }>>
}

export type Procedures = OneOf<CoreFrame> & Partial<OneOf<SpecialFrame>>
