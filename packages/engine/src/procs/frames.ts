// The frames that an edition plays by procedures in its manifest; without a required one it does not compile.
// Neighbours: index.ts has the procedures that editions share; compile.ts adds those that parts bring.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import type { AnyStep } from '../kernel/procedure.ts'
import type { BounceFrame } from './ball/bounce.ts'
import type { CatchFrame } from './ball/catch.ts'
import type { HandOffFrame } from './ball/handOff.ts'
import type { LandingFrame } from './ball/landing.ts'
import type { PassFrame } from './ball/pass.ts'
import type { PickUpFrame } from './ball/pickUp.ts'
import type { SettleFrame } from './ball/settle.ts'
import type { ThrowInFrame } from './ball/throwIn.ts'
import type { AttackFrame } from './block/attackFrame.ts'
import type { BlockFrame } from './block/blockFrame.ts'
import type { PushFrame } from './block/push.ts'
import type { FoulFrame } from './foul/foul.ts'
import type { SendOffFrame } from './foul/sendOff.ts'
import type { ApothecaryFrame } from './hurt/apothecary.ts'
import type { ArmourFrame } from './hurt/armour.ts'
import type { CasualtyFrame } from './hurt/casualty.ts'
import type { InjuryFrame } from './hurt/injury.ts'
import type { KnockDownFrame } from './hurt/knockDown.ts'
import type { KickOffFrame } from './kickOff/kickOffFrame.ts'
import type { SetUpFrame } from './kickOff/setUp.ts'
import type { ChefFrame } from './match/chef.ts'
import type { DriveFrame } from './match/driveFrame.ts'
import type { HalfFrame } from './match/half.ts'
import type { HeatFrame } from './match/heat.ts'
import type { MatchFrame } from './match/match.ts'
import type { PreGameFrame } from './match/preGame.ts'
import type { ShootOutFrame } from './match/shootOut.ts'
import type { DepartureFrame } from './move/departure.ts'
import type { JumpFrame } from './move/jump.ts'
import type { StepFrame } from './move/step.ts'
import type { MomentFrame } from './rolling/moment.ts'
import type { RollFrame } from './rolling/roll.ts'
import type { WindowFrame } from './rolling/window.ts'
import type { ActingFrame } from './turn/activationFrame.ts'
import type { TurnFrame } from './turn/turnFrame.ts'

/** Required in every edition. */
type CoreFrame =
  | ActingFrame
  | ArmourFrame
  | BounceFrame
  | DriveFrame
  | FoulFrame
  | HalfFrame
  | HandOffFrame
  | InjuryFrame
  | KickOffFrame
  | KnockDownFrame
  | LandingFrame
  | MatchFrame
  | MomentFrame
  | PassFrame
  | PickUpFrame
  | PreGameFrame
  | RollFrame
  | SetUpFrame
  | SettleFrame
  | StepFrame
  | ThrowInFrame
  | TurnFrame
  | WindowFrame

/**
 * Played only if the edition has them. A procedure that calls one says so in `calls`, or needs.ts knows which rule needs it. What
 * parts of an edition start, they bring themselves.
 */
type OptionalFrame =
  | ApothecaryFrame
  | AttackFrame
  | BlockFrame
  | CasualtyFrame
  | CatchFrame
  | ChefFrame
  | DepartureFrame
  | HeatFrame
  | JumpFrame
  | PushFrame
  | SendOffFrame
  | ShootOutFrame

/** The steps may differ between editions: the same frame may be played in another order. */
type PlayedBy<F extends Frame> = {
  readonly steps: { readonly [step: string]: AnyStep<F & { step: string }, Ctx> }
  readonly calls?: readonly string[]
  copy?(f: F): F
}

type OneOf<F extends Frame & { readonly proc: string }> = {
  readonly [K in F['proc']]: PlayedBy<Extract<F, { readonly proc: K }>>
}

export type Procedures = OneOf<CoreFrame> & Partial<OneOf<OptionalFrame>>
