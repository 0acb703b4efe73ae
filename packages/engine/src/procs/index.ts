// The procedures by frame name, in groups: an edition's manifest picks its groups. Neighbour: frames.ts types them.
import { activation } from './activation.ts'
import { aftermath } from './aftermath.ts'
import { anoint } from './anoint.ts'
import { armour } from './armour.ts'
import { armourDie } from './armourDie.ts'
import { axe } from './axe.ts'
import { ballistics } from './ballistics.ts'
import { bite } from './bite.ts'
import { blast } from './blast.ts'
import { block } from './block.ts'
import { bomb } from './bomb.ts'
import { bounce } from './bounce.ts'
import { bribeAgain } from './bribeAgain.ts'
import { casualty } from './casualty.ts'
import { catching } from './catch.ts'
import { chef } from './chef.ts'
import { claim } from './claim.ts'
import { conjureWeather } from './conjureWeather.ts'
import { departure } from './departure.ts'
import { distraction } from './distraction.ts'
import { doubleBlock } from './doubleBlock.ts'
import { doubleScore } from './doubleScore.ts'
import { draw } from './draw.ts'
import { drawCards } from './drawCards.ts'
import { drive } from './drive.ts'
import { drum } from './drum.ts'
import { dumpOff } from './dumpOff.ts'
import { explosion } from './explosion.ts'
import { facing } from './facing.ts'
import { feat } from './feat.ts'
import { fortune } from './fortune.ts'
import { foul } from './foul.ts'
import { freeMove } from './freeMove.ts'
import { frenzy } from './frenzy.ts'
import { gaze } from './gaze.ts'
import { half } from './half.ts'
import { handOff } from './handOff.ts'
import { heat } from './heat.ts'
import { heckle } from './heckle.ts'
import { henchman } from './henchman.ts'
import { hotPot } from './hotPot.ts'
import { hunger } from './hunger.ts'
import { injury } from './injury.ts'
import { jump } from './jump.ts'
import { kickOff } from './kickOff.ts'
import { blitz } from './kickOffEvents/blitz.ts'
import { blitz2020 } from './kickOffEvents/blitz2020.ts'
import { brilliantCoaching } from './kickOffEvents/brilliantCoaching.ts'
import { changingWeather } from './kickOffEvents/changingWeather.ts'
import { cheeringFans } from './kickOffEvents/cheeringFans.ts'
import { fansLeave } from './kickOffEvents/fansLeave.ts'
import { getTheRef } from './kickOffEvents/getTheRef.ts'
import { highKick } from './kickOffEvents/highKick.ts'
import { officiousRef } from './kickOffEvents/officiousRef.ts'
import { perfectDefence } from './kickOffEvents/perfectDefence.ts'
import { pitchInvasion } from './kickOffEvents/pitchInvasion.ts'
import { pitchInvasion2020 } from './kickOffEvents/pitchInvasion2020.ts'
import { quickSnap } from './kickOffEvents/quickSnap.ts'
import { quickSnap2020 } from './kickOffEvents/quickSnap2020.ts'
import { riot } from './kickOffEvents/riot.ts'
import { brilliantCoaching2020, cheeringFans2020 } from './kickOffEvents/rollOffs2020.ts'
import { solidDefence } from './kickOffEvents/solidDefence.ts'
import { throwARock } from './kickOffEvents/throwARock.ts'
import { timeOut } from './kickOffEvents/timeOut.ts'
import { knockDown } from './knockDown.ts'
import { landing } from './landing.ts'
import { lashOut } from './lashOut.ts'
import { lesson } from './lesson.ts'
import { makeRoom } from './makeRoom.ts'
import { match } from './match.ts'
import { moment } from './moment.ts'
import { outburst } from './outburst.ts'
import { pair } from './pair.ts'
import { passCrp } from './pass.ts'
import { pass2020 } from './pass2020.ts'
import { pickMeUp } from './pickMeUp.ts'
import { pickUp } from './pickUp.ts'
import { pileDriver } from './pileDriver.ts'
import { placeBall } from './placeBall.ts'
import { pray } from './pray.ts'
import { preGame2020, preGameCrp } from './preGame.ts'
import { punt } from './punt.ts'
import { push } from './push.ts'
import { refund } from './refund.ts'
import { revive } from './revive.ts'
import { roll } from './roll.ts'
import { rookies } from './rookies.ts'
import { rune } from './rune.ts'
import { runUnder } from './runUnder.ts'
import { secondAttack } from './secondAttack.ts'
import { sendOffCrp } from './sendOff.ts'
import { sendOff2020 } from './sendOff2020.ts'
import { settle } from './settle.ts'
import { setUp } from './setUp.ts'
import { several } from './several.ts'
import { shock } from './shock.ts'
import { shootOut2020, shootOutCrp } from './shootOut.ts'
import { sneakIn } from './sneakIn.ts'
import { spell } from './spell.ts'
import { spotFoul } from './spotFoul.ts'
import { stallerRock } from './stallerRock.ts'
import { step } from './step.ts'
import { swarm } from './swarm.ts'
import { swing } from './swing.ts'
import { swoop } from './swoop.ts'
import { teach } from './teach.ts'
import { thirst } from './thirst.ts'
import { throwIn } from './throwIn.ts'
import { throwTeamMateCrp } from './throwTeamMate.ts'
import { throwTeamMate2020 } from './throwTeamMate2020.ts'
import { trapdoor } from './trapdoor.ts'
import { trick } from './trick.ts'
import { tuition } from './tuition.ts'
import { turn } from './turn.ts'
import { uplift } from './uplift.ts'
import { warpTime } from './warpTime.ts'
import { breatheFire, chainsaw, stab, vomit } from './weapons.ts'
import { window } from './window.ts'

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

export const ownWays2020 = {
  preGame: preGame2020,
  shootOut: shootOut2020,
  pass: pass2020,
  sendOff: sendOff2020,
  throwTeamMate: throwTeamMate2020,
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
  draw,
  teach,
  revive,
  shock,
  anoint,
  tuition,
  rookies,
  aftermath,
  bribeAgain,
  warpTime,
  uplift,
  conjureWeather,
  spotFoul,
  rune,
  hotPot,
  drum,
  ballistics,
  fortune,
  axe,
  drawCards,
  several,
  pair,
  claim,
  heckle,
  distraction,
  sneakIn,
  punt,
  refund,
  doubleScore,
  runUnder,
  facing,
  makeRoom,
}

export const kickOffEvents2020 = {
  fansLeave,
  getTheRef,
  timeOut,
  solidDefence,
  highKick,
  cheeringFans: cheeringFans2020,
  brilliantCoaching: brilliantCoaching2020,
  changingWeather,
  quickSnap: quickSnap2020,
  blitz: blitz2020,
  officiousRef,
  pitchInvasion: pitchInvasion2020,
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
  spell,
}

export const ballGame = { bounce, catch: catching, landing, settle, throwIn }

export const hurts = { knockDown, armour, injury, casualty }

export const primitives = { roll, window, moment }
