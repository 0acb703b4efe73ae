// The skills and traits of bb2020, by category. Neighbours: one skill a file in this folder; editions/bb2020.ts.
import type { Skill } from '../hooks.ts'
import { accurateBb2020 } from './accurate.ts'
import { alwaysHungryBb2020 } from './alwaysHungry.ts'
import { animalSavagery } from './animalSavagery.ts'
import { animositiesBb2020 } from './animosity.ts'
import { armBar } from './armBar.ts'
import { ballAndChainBb2020 } from './ballAndChain.ts'
import { bigHand } from './bigHand.ts'
import { block } from './block.ts'
import { bloodlustsBb2020 } from './bloodLust.ts'
import { bombardierBb2020 } from './bombardier.ts'
import { boneHeadBb2020 } from './boneHead.ts'
import { brawler } from './brawler.ts'
import { breakTackleBb2020 } from './breakTackle.ts'
import { breatheFire } from './breatheFire.ts'
import { cannoneer } from './cannoneer.ts'
import { catchBb2020 } from './catch.ts'
import { chainsawBb2020 } from './chainsaw.ts'
import { claws } from './claw.ts'
import { cloudBurster } from './cloudBurster.ts'
import { dauntless } from './dauntless.ts'
import { decayBb2020 } from './decay.ts'
import { defensive } from './defensive.ts'
import { dirtyPlayersBb2020 } from './dirtyPlayer.ts'
import { disturbingPresence } from './disturbingPresence.ts'
import { divingCatch } from './divingCatch.ts'
import { divingTackle } from './divingTackle.ts'
import { dodgeBb2020 } from './dodge.ts'
import { drunkard } from './drunkard.ts'
import { dumpOffBb2020 } from './dumpOff.ts'
import { extraArms } from './extraArms.ts'
import { fendBb2020 } from './fend.ts'
import { foulAppearanceBb2020 } from './foulAppearance.ts'
import { frenzy } from './frenzy.ts'
import { fumblerooskie } from './fumblerooskie.ts'
import { grabBb2020 } from './grab.ts'
import { guard } from './guard.ts'
import { hailMaryPass } from './hailMaryPass.ts'
import { hitAndRun } from './hitAndRun.ts'
import { horns } from './horns.ts'
import { hypnoticGazeBb2020 } from './hypnoticGaze.ts'
import { ironHardSkin } from './ironHardSkin.ts'
import { juggernaut } from './juggernaut.ts'
import { jumpUp } from './jumpUp.ts'
import { kickBb2020 } from './kick.ts'
import { kickTeamMate } from './kickTeamMate.ts'
import { leader } from './leader.ts'
import { leapBb2020 } from './leap.ts'
import { lonerBb2020 } from './loner.ts'
import { mightyBlowsBb2020 } from './mightyBlow.ts'
import { monstrousMouth } from './monstrousMouth.ts'
import { multipleBlockBb2020 } from './multipleBlock.ts'
import { myBall } from './myBall.ts'
import { nervesOfSteelBb2020 } from './nervesOfSteel.ts'
import { noHandsBb2020 } from './noHands.ts'
import { onTheBall } from './onTheBall.ts'
import { passBb2020 } from './pass.ts'
import { pickMeUp } from './pickMeUp.ts'
import { pileDriver } from './pileDriver.ts'
import { plagueRidden } from './plagueRidden.ts'
import { pogoStick } from './pogoStick.ts'
import { prehensileTailBb2020 } from './prehensileTail.ts'
import { proBb2020 } from './pro.ts'
import { projectileVomit } from './projectileVomit.ts'
import { reallyStupidBb2020 } from './reallyStupid.ts'
import { regenerationBb2020 } from './regeneration.ts'
import { rightStuffBb2020 } from './rightStuff.ts'
import { runningPass } from './runningPass.ts'
import { safePairOfHands } from './safePairOfHands.ts'
import { safePass } from './safePass.ts'
import { secretWeaponBb2020 } from './secretWeapon.ts'
import { shadowingBb2020 } from './shadowing.ts'
import { sidestep } from './sideStep.ts'
import { sneakyGitBb2020 } from './sneakyGit.ts'
import { sprint } from './sprint.ts'
import { stabBb2020 } from './stab.ts'
import { standFirm } from './standFirm.ts'
import { stripBall } from './stripBall.ts'
import { strongArmBb2020 } from './strongArm.ts'
import { stuntyBb2020 } from './stunty.ts'
import { sureFeetBb2020 } from './sureFeet.ts'
import { sureHands } from './sureHands.ts'
import { swarming } from './swarming.ts'
import { swoop } from './swoop.ts'
import { tackle } from './tackle.ts'
import { takeRootBb2020 } from './takeRoot.ts'
import { tentaclesBb2020 } from './tentacles.ts'
import { thickSkullBb2020 } from './thickSkull.ts'
import { throwTeamMateBb2020 } from './throwTeamMate.ts'
import { timmmBer } from './timmmBer.ts'
import { titchyBb2020 } from './titchy.ts'
import { trickster } from './trickster.ts'
import { twoHeads } from './twoHeads.ts'
import { unchannelledFury } from './unchannelledFury.ts'
import { veryLongLegsBb2020 } from './veryLongLegs.ts'
import { wrestleBb2020 } from './wrestle.ts'

export const generalBb2020: readonly Skill[] = [
  block,
  dauntless,
  ...dirtyPlayersBb2020,
  fendBb2020,
  frenzy,
  kickBb2020,
  proBb2020,
  shadowingBb2020,
  stripBall,
  sureHands,
  tackle,
  wrestleBb2020,
]

export const agilityBb2020: readonly Skill[] = [
  catchBb2020,
  defensive,
  divingCatch,
  divingTackle,
  dodgeBb2020,
  jumpUp,
  leapBb2020,
  safePairOfHands,
  sidestep,
  sneakyGitBb2020,
  sprint,
  sureFeetBb2020,
]

export const strengthBb2020: readonly Skill[] = [
  armBar,
  brawler,
  breakTackleBb2020,
  grabBb2020,
  guard,
  juggernaut,
  ...mightyBlowsBb2020,
  multipleBlockBb2020,
  pileDriver,
  standFirm,
  strongArmBb2020,
  thickSkullBb2020,
]

export const passingBb2020: readonly Skill[] = [
  accurateBb2020,
  cannoneer,
  cloudBurster,
  dumpOffBb2020,
  fumblerooskie,
  hailMaryPass,
  leader,
  nervesOfSteelBb2020,
  onTheBall,
  passBb2020,
  runningPass,
  safePass,
]

export const mutationsBb2020: readonly Skill[] = [
  bigHand,
  claws,
  disturbingPresence,
  extraArms,
  foulAppearanceBb2020,
  horns,
  ironHardSkin,
  monstrousMouth,
  prehensileTailBb2020,
  tentaclesBb2020,
  twoHeads,
  veryLongLegsBb2020,
]

const traitsAToH: readonly Skill[] = [
  alwaysHungryBb2020,
  animalSavagery,
  ...animositiesBb2020,
  ballAndChainBb2020,
  ...bloodlustsBb2020,
  bombardierBb2020,
  boneHeadBb2020,
  breatheFire,
  chainsawBb2020,
  decayBb2020,
  drunkard,
  hitAndRun,
  hypnoticGazeBb2020,
]

const throwing: readonly Skill[] = [rightStuffBb2020, throwTeamMateBb2020]

const traitsKToU: readonly Skill[] = [
  kickTeamMate,
  lonerBb2020(2),
  lonerBb2020(3),
  lonerBb2020(4),
  lonerBb2020(5),
  myBall,
  noHandsBb2020,
  pickMeUp,
  plagueRidden,
  pogoStick,
  projectileVomit,
  reallyStupidBb2020,
  regenerationBb2020,
  secretWeaponBb2020,
  stabBb2020,
  stuntyBb2020,
  swarming,
  swoop,
  takeRootBb2020,
  timmmBer,
  titchyBb2020,
  trickster,
  unchannelledFury,
]

export const traitsBb2020: readonly Skill[] = [...throwing, ...traitsAToH, ...traitsKToU]

export const skillsBb2020: readonly Skill[] = [
  ...generalBb2020,
  ...agilityBb2020,
  ...strengthBb2020,
  ...passingBb2020,
  ...mutationsBb2020,
  ...traitsBb2020,
]
