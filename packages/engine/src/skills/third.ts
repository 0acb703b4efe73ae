// The skills, traits and racial characteristics of third. Neighbours: one skill a file in this folder; tables/learnableThird.ts says
// what is a skill and what a trait, and of which category; editions/third.ts.
import { revise, type Skill } from '../hooks.ts'
import { learnableThird } from '../tables/learnableThird.ts'
import { accurate } from './accurate.ts'
import { alwaysHungryThird } from './alwaysHungry.ts'
import { bigGuy } from './bigGuy.ts'
import { bigHandThird } from './bigHand.ts'
import { block } from './block.ts'
import { boneHead } from './boneHead.ts'
import { breakTackle } from './breakTackle.ts'
import { catchSkill } from './catch.ts'
import { clawThird } from './claw.ts'
import { dauntlessThird } from './dauntless.ts'
import { dirtyPlayerThird } from './dirtyPlayer.ts'
import { divingCatchThird } from './divingCatch.ts'
import { divingTackleThird } from './divingTackle.ts'
import { dodge } from './dodge.ts'
import { dumpOff } from './dumpOff.ts'
import { extraArmsThird } from './extraArms.ts'
import { foulAppearanceThird } from './foulAppearance.ts'
import { frenzyThird } from './frenzy.ts'
import { guard } from './guard.ts'
import { hailMaryPass } from './hailMaryPass.ts'
import { handicapSkills } from './handicaps/index.ts'
import { horns } from './horns.ts'
import { hypnoticGazeThird } from './hypnoticGaze.ts'
import { jumpUp } from './jumpUp.ts'
import { kick } from './kick.ts'
import { leader } from './leader.ts'
import { leap } from './leap.ts'
import { mightyBlow } from './mightyBlow.ts'
import { multipleBlockThird } from './multipleBlock.ts'
import { nervesOfSteel } from './nervesOfSteel.ts'
import { pass } from './pass.ts'
import { passBlock } from './passBlock.ts'
import { pilingOnThird } from './pilingOn.ts'
import { prehensileTail } from './prehensileTail.ts'
import { pro } from './pro.ts'
import { razorSharpClaws } from './razorSharpClaws.ts'
import { reallyStupid } from './reallyStupid.ts'
import { regeneration } from './regeneration.ts'
import { rightStuff } from './rightStuff.ts'
import { safeThrowThird } from './safeThrow.ts'
import { shadowingThird } from './shadowing.ts'
import { sideStep } from './sideStep.ts'
import { spikes } from './spikes.ts'
import { sprint } from './sprint.ts'
import { standFirmThird } from './standFirm.ts'
import { stripBall } from './stripBall.ts'
import { strongArmThird } from './strongArm.ts'
import { stuntyThird } from './stunty.ts'
import { sureFeetThird } from './sureFeet.ts'
import { sureHands } from './sureHands.ts'
import { tackle } from './tackle.ts'
import { takeRootThird } from './takeRoot.ts'
import { tentaclesThird } from './tentacles.ts'
import { thickSkullThird } from './thickSkull.ts'
import { throwTeamMateThird } from './throwTeamMate.ts'
import { twoHeads } from './twoHeads.ts'
import { veryLongLegsThird } from './veryLongLegs.ts'
import { wildAnimalThird } from './wildAnimal.ts'

const parts: readonly Skill[] = [
  accurate,
  alwaysHungryThird,
  bigGuy,
  bigHandThird,
  block,
  boneHead,
  breakTackle,
  catchSkill,
  clawThird,
  dauntlessThird,
  dirtyPlayerThird,
  divingCatchThird,
  divingTackleThird,
  dodge,
  dumpOff,
  extraArmsThird,
  foulAppearanceThird,
  frenzyThird,
  guard,
  hailMaryPass,
  horns,
  hypnoticGazeThird,
  jumpUp,
  kick,
  leader,
  leap,
  mightyBlow,
  multipleBlockThird,
  nervesOfSteel,
  pass,
  passBlock,
  pilingOnThird,
  prehensileTail,
  pro,
  razorSharpClaws,
  reallyStupid,
  regeneration,
  rightStuff,
  safeThrowThird,
  shadowingThird,
  sideStep,
  spikes,
  sprint,
  standFirmThird,
  stripBall,
  strongArmThird,
  stuntyThird,
  sureFeetThird,
  sureHands,
  tackle,
  takeRootThird,
  tentaclesThird,
  thickSkullThird,
  throwTeamMateThird,
  twoHeads,
  veryLongLegsThird,
  wildAnimalThird,
]

/** What the table says about a skill, by its id; racial characteristics stay as they are. */
const placed = new Map<string, Pick<Skill, 'category' | 'trait'>>(
  (Object.keys(learnableThird) as (keyof typeof learnableThird)[]).flatMap((category) => [
    ...learnableThird[category].skills.map((id) => [id, { category }] as const),
    ...learnableThird[category].traits.map((id) => [id, { category, trait: true }] as const),
  ]),
)

export const skillsThird: readonly Skill[] = [...parts, ...handicapSkills].map((skill) =>
  revise(skill, placed.get(skill.id) ?? {}),
)
