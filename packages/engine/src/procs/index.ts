// The procedures by frame name, in groups: an edition's manifest picks its groups. Neighbour: frames.ts types them.

import { blitz } from '../kickOffEvents/blitz.ts'
import { blitzBb2020 } from '../kickOffEvents/blitzBb2020.ts'
import { brilliantCoaching } from '../kickOffEvents/brilliantCoaching.ts'
import { changingWeather } from '../kickOffEvents/changingWeather.ts'
import { cheeringFans } from '../kickOffEvents/cheeringFans.ts'
import { getTheRef } from '../kickOffEvents/getTheRef.ts'
import { highKick } from '../kickOffEvents/highKick.ts'
import { officiousRef } from '../kickOffEvents/officiousRef.ts'
import { perfectDefence } from '../kickOffEvents/perfectDefence.ts'
import { pitchInvasion } from '../kickOffEvents/pitchInvasion.ts'
import { pitchInvasionBb2020 } from '../kickOffEvents/pitchInvasionBb2020.ts'
import { quickSnap } from '../kickOffEvents/quickSnap.ts'
import { quickSnapBb2020 } from '../kickOffEvents/quickSnapBb2020.ts'
import { riot } from '../kickOffEvents/riot.ts'
import { brilliantCoachingBb2020, cheeringFansBb2020 } from '../kickOffEvents/rollOffsBb2020.ts'
import { solidDefence } from '../kickOffEvents/solidDefence.ts'
import { throwARock } from '../kickOffEvents/throwARock.ts'
import { timeOut } from '../kickOffEvents/timeOut.ts'
import { bite } from '../skills/bite.ts'
import { bomb } from '../skills/bomb.ts'
import { doubleBlock } from '../skills/doubleBlock.ts'
import { dumpOff } from '../skills/dumpOffProcedure.ts'
import { explosion } from '../skills/explosion.ts'
import { feat } from '../skills/feat.ts'
import { frenzy } from '../skills/frenzyProcedure.ts'
import { gaze } from '../skills/gaze.ts'
import { henchman } from '../skills/henchman.ts'
import { hunger } from '../skills/hunger.ts'
import { lashOut } from '../skills/lashOut.ts'
import { pickMeUp } from '../skills/pickMeUpProcedure.ts'
import { pileDriver } from '../skills/pileDriverProcedure.ts'
import { placeBall } from '../skills/placeBall.ts'
import { armourDie } from '../skills/stars/armourDie.ts'
import { blast } from '../skills/stars/blast.ts'
import { lesson } from '../skills/stars/lesson.ts'
import { outburst } from '../skills/stars/outburst.ts'
import { secondAttack } from '../skills/stars/secondAttack.ts'
import { swarm } from '../skills/swarm.ts'
import { swing } from '../skills/swing.ts'
import { swoop } from '../skills/swoopProcedure.ts'
import { thirst } from '../skills/thirst.ts'
import { trick } from '../skills/trick.ts'
import { uplift } from '../skills/uplift.ts'
import { breatheFire, chainsaw, stab, vomit } from '../skills/weapons.ts'
import { bounce } from './ball/bounce.ts'
import { catching } from './ball/catch.ts'
import { handOff } from './ball/handOff.ts'
import { landing } from './ball/landing.ts'
import { passBb2020 } from './ball/passBb2020.ts'
import { passCrp } from './ball/passCrp.ts'
import { pickUp } from './ball/pickUp.ts'
import { settle } from './ball/settle.ts'
import { throwIn } from './ball/throwIn.ts'
import { throwTeamMateCrp } from './ball/throwTeamMate.ts'
import { throwTeamMateBb2020 } from './ball/throwTeamMateBb2020.ts'
import { block } from './block/block.ts'
import { push } from './block/push.ts'
import { foul } from './foul/foul.ts'
import { sendOffCrp } from './foul/sendOff.ts'
import { sendOffBb2020 } from './foul/sendOffBb2020.ts'
import { armour } from './hurt/armour.ts'
import { casualty } from './hurt/casualty.ts'
import { injury } from './hurt/injury.ts'
import { knockDown } from './hurt/knockDown.ts'
import { kickOff } from './kickOff/kickOff.ts'
import { setUp } from './kickOff/setUp.ts'
import { chef } from './match/chef.ts'
import { drive } from './match/drive.ts'
import { half } from './match/half.ts'
import { heat } from './match/heat.ts'
import { match } from './match/match.ts'
import { pray } from './match/pray.ts'
import { preGameBb2020, preGameCrp } from './match/preGame.ts'
import { shootOutBb2020, shootOutCrp } from './match/shootOut.ts'
import { departure } from './move/departure.ts'
import { facing } from './move/facing.ts'
import { freeMove } from './move/freeMove.ts'
import { jump } from './move/jump.ts'
import { makeRoom } from './move/makeRoom.ts'
import { step } from './move/step.ts'
import { trapdoor } from './move/trapdoor.ts'
import { moment } from './rolling/moment.ts'
import { roll } from './rolling/roll.ts'
import { window } from './rolling/window.ts'
import { activation } from './turn/activation.ts'
import { stallerRock } from './turn/stallerRock.ts'
import { turn } from './turn/turn.ts'

export const courseOfPlay = { match, half, chef, drive, heat, setUp, kickOff, turn, activation }

/** Procedures that the later editions play differently. */
export const ownWaysCrp = {
  preGame: preGameCrp,
  shootOut: shootOutCrp,
  pass: passCrp,
  sendOff: sendOffCrp,
  throwTeamMate: throwTeamMateCrp,
}

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

export const ownWaysBb2020 = {
  preGame: preGameBb2020,
  shootOut: shootOutBb2020,
  pass: passBb2020,
  sendOff: sendOffBb2020,
  throwTeamMate: throwTeamMateBb2020,
  jump,
  doubleBlock,
  pileDriver,
  placeBall,
  pray,
  stallerRock,
  trapdoor,
  pickMeUp,
  armourDie,
  secondAttack,
  swarm,
  swoop,
  trick,
  vomit,
  lashOut,
  feat,
  lesson,
  blast,
  outburst,
  breatheFire,
  uplift,
  facing,
  makeRoom,
}

export const kickOffEventsBb2020 = {
  getTheRef,
  timeOut,
  solidDefence,
  highKick,
  cheeringFans: cheeringFansBb2020,
  brilliantCoaching: brilliantCoachingBb2020,
  changingWeather,
  quickSnap: quickSnapBb2020,
  blitz: blitzBb2020,
  officiousRef,
  pitchInvasion: pitchInvasionBb2020,
}

export const deeds = { step, departure, pickUp, block, push, handOff, foul }

/** Procedures that only skills start. */
export const specialDeeds = {
  frenzy,
  stab,
  chainsaw,
  swing,
  bomb,
  explosion,
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

export const primitives = { roll, window, moment }
