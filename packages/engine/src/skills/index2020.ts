// The skills and traits of bb2020, by category. Neighbours: one skill a file in this folder; editions/bb2020.ts.
import type { Skill } from '../hooks.ts'
import { accurate2020 } from './accurate.ts'
import { alwaysHungry2020 } from './alwaysHungry.ts'
import { animalSavagery } from './animalSavagery.ts'
import { animosities2020 } from './animosity.ts'
import { armBar } from './armBar.ts'
import { ballAndChain2020 } from './ballAndChain.ts'
import { bigHand } from './bigHand.ts'
import { block } from './block.ts'
import { bloodlusts2020 } from './bloodLust.ts'
import { bombardier2020 } from './bombardier.ts'
import { boneHead2020 } from './boneHead.ts'
import { brawler } from './brawler.ts'
import { breakTackle2020 } from './breakTackle.ts'
import { breatheFire } from './breatheFire.ts'
import { cannoneer } from './cannoneer.ts'
import { catch2020 } from './catch.ts'
import { chainsaw2020 } from './chainsaw.ts'
import { claws } from './claw.ts'
import { cloudBurster } from './cloudBurster.ts'
import { dauntless } from './dauntless.ts'
import { decay2020 } from './decay.ts'
import { defensive } from './defensive.ts'
import { dirtyPlayers2020 } from './dirtyPlayer.ts'
import { disturbingPresence } from './disturbingPresence.ts'
import { divingCatch } from './divingCatch.ts'
import { divingTackle } from './divingTackle.ts'
import { dodge2020 } from './dodge.ts'
import { drunkard } from './drunkard.ts'
import { dumpOff2020 } from './dumpOff.ts'
import { extraArms } from './extraArms.ts'
import { fend2020 } from './fend.ts'
import { foulAppearance2020 } from './foulAppearance.ts'
import { frenzy } from './frenzy.ts'
import { fumblerooskie } from './fumblerooskie.ts'
import { grab2020 } from './grab.ts'
import { guard } from './guard.ts'
import { hailMaryPass } from './hailMaryPass.ts'
import { hitAndRun } from './hitAndRun.ts'
import { horns } from './horns.ts'
import { hypnoticGaze2020 } from './hypnoticGaze.ts'
import { ironHardSkin } from './ironHardSkin.ts'
import { juggernaut } from './juggernaut.ts'
import { jumpUp } from './jumpUp.ts'
import { kick2020 } from './kick.ts'
import { kickTeamMate } from './kickTeamMate.ts'
import { leader } from './leader.ts'
import { leap2020 } from './leap.ts'
import { loner2020 } from './loner.ts'
import { mightyBlows2020 } from './mightyBlow.ts'
import { monstrousMouth } from './monstrousMouth.ts'
import { multipleBlock } from './multipleBlock.ts'
import { myBall } from './myBall.ts'
import { nervesOfSteel2020 } from './nervesOfSteel.ts'
import { noHands2020 } from './noHands.ts'
import { onTheBall } from './onTheBall.ts'
import { pass2020 } from './pass.ts'
import { pickMeUp } from './pickMeUp.ts'
import { pileDriver } from './pileDriver.ts'
import { plagueRidden } from './plagueRidden.ts'
import { pogoStick } from './pogoStick.ts'
import { prehensileTail2020 } from './prehensileTail.ts'
import { pro2020 } from './pro.ts'
import { projectileVomit } from './projectileVomit.ts'
import { reallyStupid2020 } from './reallyStupid.ts'
import { regeneration2020 } from './regeneration.ts'
import { rightStuff2020 } from './rightStuff.ts'
import { runningPass } from './runningPass.ts'
import { safePairOfHands } from './safePairOfHands.ts'
import { safePass } from './safePass.ts'
import { secretWeapon2020 } from './secretWeapon.ts'
import { shadowing2020 } from './shadowing.ts'
import { sidestep } from './sideStep.ts'
import { sneakyGit2020 } from './sneakyGit.ts'
import { sprint } from './sprint.ts'
import { stab2020 } from './stab.ts'
import { standFirm } from './standFirm.ts'
import { stripBall } from './stripBall.ts'
import { strongArm2020 } from './strongArm.ts'
import { stunty2020 } from './stunty.ts'
import { sureFeet2020 } from './sureFeet.ts'
import { sureHands } from './sureHands.ts'
import { swarming } from './swarming.ts'
import { swoop } from './swoop.ts'
import { tackle } from './tackle.ts'
import { takeRoot2020 } from './takeRoot.ts'
import { tentacles2020 } from './tentacles.ts'
import { thickSkull2020 } from './thickSkull.ts'
import { throwTeamMate2020 } from './throwTeamMate.ts'
import { timmmBer } from './timmmBer.ts'
import { titchy2020 } from './titchy.ts'
import { trickster } from './trickster.ts'
import { twoHeads } from './twoHeads.ts'
import { unchannelledFury } from './unchannelledFury.ts'
import { veryLongLegs2020 } from './veryLongLegs.ts'
import { wrestle2020 } from './wrestle.ts'

export const general2020: readonly Skill[] = [
  block,
  dauntless,
  ...dirtyPlayers2020,
  fend2020,
  frenzy,
  kick2020,
  pro2020,
  shadowing2020,
  stripBall,
  sureHands,
  tackle,
  wrestle2020,
]

export const agility2020: readonly Skill[] = [
  catch2020,
  defensive,
  divingCatch,
  divingTackle,
  dodge2020,
  jumpUp,
  leap2020,
  safePairOfHands,
  sidestep,
  sneakyGit2020,
  sprint,
  sureFeet2020,
]

export const strength2020: readonly Skill[] = [
  armBar,
  brawler,
  breakTackle2020,
  grab2020,
  guard,
  juggernaut,
  ...mightyBlows2020,
  multipleBlock,
  pileDriver,
  standFirm,
  strongArm2020,
  thickSkull2020,
]

export const passing2020: readonly Skill[] = [
  accurate2020,
  cannoneer,
  cloudBurster,
  dumpOff2020,
  fumblerooskie,
  hailMaryPass,
  leader,
  nervesOfSteel2020,
  onTheBall,
  pass2020,
  runningPass,
  safePass,
]

export const mutations2020: readonly Skill[] = [
  bigHand,
  claws,
  disturbingPresence,
  extraArms,
  foulAppearance2020,
  horns,
  ironHardSkin,
  monstrousMouth,
  prehensileTail2020,
  tentacles2020,
  twoHeads,
  veryLongLegs2020,
]

const traitsAToH: readonly Skill[] = [
  alwaysHungry2020,
  animalSavagery,
  ...animosities2020,
  ballAndChain2020,
  ...bloodlusts2020,
  bombardier2020,
  boneHead2020,
  breatheFire,
  chainsaw2020,
  decay2020,
  drunkard,
  hitAndRun,
  hypnoticGaze2020,
]

const throwing: readonly Skill[] = [rightStuff2020, throwTeamMate2020]

const traitsKToU: readonly Skill[] = [
  kickTeamMate,
  loner2020(2),
  loner2020(3),
  loner2020(4),
  loner2020(5),
  myBall,
  noHands2020,
  pickMeUp,
  plagueRidden,
  pogoStick,
  projectileVomit,
  reallyStupid2020,
  regeneration2020,
  secretWeapon2020,
  stab2020,
  stunty2020,
  swarming,
  swoop,
  takeRoot2020,
  timmmBer,
  titchy2020,
  trickster,
  unchannelledFury,
]

export const traits2020: readonly Skill[] = [...throwing, ...traitsAToH, ...traitsKToU]

export const skills2020: readonly Skill[] = [
  ...general2020,
  ...agility2020,
  ...strength2020,
  ...passing2020,
  ...mutations2020,
  ...traits2020,
]
