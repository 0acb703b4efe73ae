// The procedures of a match that bugman and crp share, by frame name; an edition adds its own for the rest.
import { activation } from './activation.ts'
import { armour } from './armour.ts'
import { bite } from './bite.ts'
import { block } from './block.ts'
import { bomb } from './bomb.ts'
import { bounce } from './bounce.ts'
import { casualty } from './casualty.ts'
import { catching } from './catch.ts'
import { departure } from './departure.ts'
import { drive } from './drive.ts'
import { dumpOff } from './dumpOff.ts'
import { explosion } from './explosion.ts'
import { foul } from './foul.ts'
import { freeMove } from './freeMove.ts'
import { frenzy } from './frenzy.ts'
import { gaze } from './gaze.ts'
import { half } from './half.ts'
import { handOff } from './handOff.ts'
import { henchman } from './henchman.ts'
import { hunger } from './hunger.ts'
import { injury } from './injury.ts'
import { kickOff } from './kickOff.ts'
import { blitz } from './kickOffEvents/blitz.ts'
import { brilliantCoaching } from './kickOffEvents/brilliantCoaching.ts'
import { changingWeather } from './kickOffEvents/changingWeather.ts'
import { cheeringFans } from './kickOffEvents/cheeringFans.ts'
import { getTheRef } from './kickOffEvents/getTheRef.ts'
import { highKick } from './kickOffEvents/highKick.ts'
import { perfectDefence } from './kickOffEvents/perfectDefence.ts'
import { pitchInvasion } from './kickOffEvents/pitchInvasion.ts'
import { quickSnap } from './kickOffEvents/quickSnap.ts'
import { riot } from './kickOffEvents/riot.ts'
import { throwARock } from './kickOffEvents/throwARock.ts'
import { knockDown } from './knockDown.ts'
import { landing } from './landing.ts'
import { match } from './match.ts'
import { pass } from './pass.ts'
import { pickUp } from './pickUp.ts'
import { push } from './push.ts'
import { roll } from './roll.ts'
import { sendOff } from './sendOff.ts'
import { settle } from './settle.ts'
import { setUp } from './setUp.ts'
import { step } from './step.ts'
import { swing } from './swing.ts'
import { thirst } from './thirst.ts'
import { throwIn } from './throwIn.ts'
import { throwTeamMate } from './throwTeamMate.ts'
import { turn } from './turn.ts'
import { chainsaw, stab } from './weapons.ts'
import { window } from './window.ts'

export const courseOfPlay = { match, half, drive, setUp, kickOff, turn, activation }

export const kickOffEventsCrp = {
  getTheRef,
  riot,
  perfectDefence,
  highKick,
  cheeringFans,
  changingWeather,
  brilliantCoaching,
  quickSnap,
  blitz,
  throwARock,
  pitchInvasion,
}

export const deeds = { step, departure, pickUp, block, push, pass, handOff, foul, sendOff }

/** What only players with a skill for it do. */
export const specialDeeds = {
  frenzy,
  stab,
  chainsaw,
  swing,
  bomb,
  explosion,
  throwTeamMate,
  dumpOff,
  freeMove,
  gaze,
  bite,
  henchman,
  hunger,
  thirst,
}

export const ballGame = { bounce, catch: catching, landing, settle, throwIn }

export const hurts = { knockDown, armour, injury, casualty }

export const primitives = { roll, window }
