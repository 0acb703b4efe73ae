// The core procedures that every edition so far plays alike, by frame name. A manifest lists the others of frames.ts
// itself; skills, inducements and kick-off events bring their own.
import { bounce } from './ball/bounce.ts'
import { catching } from './ball/catch.ts'
import { handOff } from './ball/handOff.ts'
import { landing } from './ball/landing.ts'
import { pickUp } from './ball/pickUp.ts'
import { settle } from './ball/settle.ts'
import { throwIn } from './ball/throwIn.ts'
import { block } from './block/block.ts'
import { push } from './block/push.ts'
import { foul } from './foul/foul.ts'
import { armour } from './hurt/armour.ts'
import { casualty } from './hurt/casualty.ts'
import { injury } from './hurt/injury.ts'
import { knockDown } from './hurt/knockDown.ts'
import { kickOff } from './kickOff/kickOff.ts'
import { setUp } from './kickOff/setUp.ts'
import { drive } from './match/drive.ts'
import { half } from './match/half.ts'
import { match } from './match/match.ts'
import { departure } from './move/departure.ts'
import { step } from './move/step.ts'
import { moment } from './rolling/moment.ts'
import { roll } from './rolling/roll.ts'
import { window } from './rolling/window.ts'
import { activation } from './turn/activation.ts'
import { turn } from './turn/turn.ts'

export const coreProcedures = {
  ...{ match, half, drive, setUp, kickOff, turn, activation },
  ...{ step, departure, pickUp, block, push, handOff, foul },
  ...{ bounce, catch: catching, landing, settle, throwIn },
  ...{ knockDown, armour, injury, casualty },
  ...{ roll, window, moment },
}
