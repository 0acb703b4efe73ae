// The 75 skills of bugman and crp, by category. Neighbours: one skill a file in this folder; editions/crp.ts.
import type { Skill } from '../hooks.ts'
import { accurate } from './accurate.ts'
import { alwaysHungry } from './alwaysHungry.ts'
import { animosity } from './animosity.ts'
import { ballAndChain } from './ballAndChain.ts'
import { bigHand } from './bigHand.ts'
import { block } from './block.ts'
import { bloodLust } from './bloodLust.ts'
import { bombardier } from './bombardier.ts'
import { boneHead } from './boneHead.ts'
import { breakTackle } from './breakTackle.ts'
import { catchSkill } from './catch.ts'
import { chainsaw } from './chainsaw.ts'
import { claw } from './claw.ts'
import { dauntless } from './dauntless.ts'
import { decay } from './decay.ts'
import { dirtyPlayer } from './dirtyPlayer.ts'
import { disturbingPresence } from './disturbingPresence.ts'
import { divingCatch } from './divingCatch.ts'
import { divingTackle } from './divingTackle.ts'
import { dodge } from './dodge.ts'
import { dumpOff } from './dumpOff.ts'
import { extraArms } from './extraArms.ts'
import { fanFavourite } from './fanFavourite.ts'
import { fend } from './fend.ts'
import { foulAppearance } from './foulAppearance.ts'
import { frenzy } from './frenzy.ts'
import { grab } from './grab.ts'
import { guard } from './guard.ts'
import { hailMaryPass } from './hailMaryPass.ts'
import { horns } from './horns.ts'
import { hypnoticGaze } from './hypnoticGaze.ts'
import { juggernaut } from './juggernaut.ts'
import { jumpUp } from './jumpUp.ts'
import { kick } from './kick.ts'
import { kickOffReturn } from './kickOffReturn.ts'
import { leader } from './leader.ts'
import { leap } from './leap.ts'
import { loner } from './loner.ts'
import { mightyBlow } from './mightyBlow.ts'
import { multipleBlock } from './multipleBlock.ts'
import { nervesOfSteel } from './nervesOfSteel.ts'
import { noHands } from './noHands.ts'
import { nurglesRot } from './nurglesRot.ts'
import { pass } from './pass.ts'
import { passBlock } from './passBlock.ts'
import { pilingOn } from './pilingOn.ts'
import { prehensileTail } from './prehensileTail.ts'
import { pro } from './pro.ts'
import { reallyStupid } from './reallyStupid.ts'
import { regeneration } from './regeneration.ts'
import { rightStuff } from './rightStuff.ts'
import { safeThrow } from './safeThrow.ts'
import { secretWeapon } from './secretWeapon.ts'
import { shadowing } from './shadowing.ts'
import { sideStep } from './sideStep.ts'
import { sneakyGit } from './sneakyGit.ts'
import { sprint } from './sprint.ts'
import { stab } from './stab.ts'
import { stakes } from './stakes.ts'
import { standFirm } from './standFirm.ts'
import { stripBall } from './stripBall.ts'
import { strongArm } from './strongArm.ts'
import { stunty } from './stunty.ts'
import { sureFeet } from './sureFeet.ts'
import { sureHands } from './sureHands.ts'
import { tackle } from './tackle.ts'
import { takeRoot } from './takeRoot.ts'
import { tentacles } from './tentacles.ts'
import { thickSkull } from './thickSkull.ts'
import { throwTeamMate } from './throwTeamMate.ts'
import { titchy } from './titchy.ts'
import { twoHeads } from './twoHeads.ts'
import { veryLongLegs } from './veryLongLegs.ts'
import { wildAnimal } from './wildAnimal.ts'
import { wrestle } from './wrestle.ts'

export const general: readonly Skill[] = [
  block,
  dauntless,
  dirtyPlayer,
  fend,
  frenzy,
  kick,
  kickOffReturn,
  passBlock,
  pro,
  shadowing,
  stripBall,
  sureHands,
  tackle,
  wrestle,
]

export const agility: readonly Skill[] = [
  catchSkill,
  divingCatch,
  divingTackle,
  dodge,
  jumpUp,
  leap,
  sideStep,
  sneakyGit,
  sprint,
  sureFeet,
]

export const passing: readonly Skill[] = [accurate, dumpOff, hailMaryPass, leader, nervesOfSteel, pass, safeThrow]

export const strength: readonly Skill[] = [
  breakTackle,
  grab,
  guard,
  juggernaut,
  mightyBlow,
  multipleBlock,
  pilingOn,
  standFirm,
  strongArm,
  thickSkull,
]

export const mutation: readonly Skill[] = [
  bigHand,
  claw,
  disturbingPresence,
  extraArms,
  foulAppearance,
  horns,
  prehensileTail,
  tentacles,
  twoHeads,
  veryLongLegs,
]

export const extraordinary: readonly Skill[] = [
  alwaysHungry,
  animosity,
  ballAndChain,
  bloodLust,
  bombardier,
  boneHead,
  chainsaw,
  decay,
  fanFavourite,
  hypnoticGaze,
  loner,
  noHands,
  nurglesRot,
  reallyStupid,
  regeneration,
  rightStuff,
  secretWeapon,
  stab,
  stakes,
  stunty,
  takeRoot,
  throwTeamMate,
  titchy,
  wildAnimal,
]

export const skillsCrp: readonly Skill[] = [
  ...general,
  ...agility,
  ...passing,
  ...strength,
  ...mutation,
  ...extraordinary,
]
