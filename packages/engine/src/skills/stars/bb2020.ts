// The special rules of star players in bb2020: each works like a skill that only its stars have.
// Neighbours: stars/ holds one rule a file, rosters/bb2020/stars.ts the players.
import type { Skill } from '../../hooks.ts'
import { allYouCanEat } from './allYouCanEat.ts'
import { aSneakyPair } from './aSneakyPair.ts'
import { balefulHex } from './balefulHex.ts'
import { beerBarrelBash } from './beerBarrelBash.ts'
import { blackInk } from './blackInk.ts'
import { blastIt } from './blastIt.ts'
import { blindRage } from './blindRage.ts'
import { boundingLeap } from './boundingLeap.ts'
import { brutalBlock } from './brutalBlock.ts'
import { burstOfSpeed } from './burstOfSpeed.ts'
import { catchOfTheDay } from './catchOfTheDay.ts'
import { consummateProfessional } from './consummateProfessional.ts'
import { crushingBlow } from './crushingBlow.ts'
import { dwarfenScourge } from './dwarfenScourge.ts'
import { excuseMeAreYouAZoat } from './excuseMeAreYouAZoat.ts'
import { frenziedRush } from './frenziedRush.ts'
import { furiousOutburst } from './furiousOutburst.ts'
import { furyOfTheBloodGod } from './furyOfTheBloodGod.ts'
import { ghostlyFlames } from './ghostlyFlames.ts'
import { goredByTheBull } from './goredByTheBull.ts'
import { halflingLuck } from './halflingLuck.ts'
import { illBeBack } from './illBeBack.ts'
import { incorporeal } from './incorporeal.ts'
import { indomitable } from './indomitable.ts'
import { kaboom } from './kaboom.ts'
import { kickEmWhileTheyreDown } from './kickEmWhileTheyreDown.ts'
import { lookIntoMyEyes } from './lookIntoMyEyes.ts'
import { lordOfChaos } from './lordOfChaos.ts'
import { masterAssassin } from './masterAssassin.ts'
import { maximumCarnage } from './maximumCarnage.ts'
import { mesmerizingDance } from './mesmerizingDance.ts'
import { oldPro } from './oldPro.ts'
import { primalSavagery } from './primalSavagery.ts'
import { pumpUpTheCrowd } from './pumpUpTheCrowd.ts'
import { putridRegurgitation } from './putridRegurgitation.ts'
import { quickBite } from './quickBite.ts'
import { raidingParty } from './raidingParty.ts'
import { ram } from './ram.ts'
import { reliable } from './reliable.ts'
import { savageBlow } from './savageBlow.ts'
import { savageMauling } from './savageMauling.ts'
import { shotToNothing } from './shotToNothing.ts'
import { slayer } from './slayer.ts'
import { sneakiestOfTheLot } from './sneakiestOfTheLot.ts'
import { starOfTheShow } from './starOfTheShow.ts'
import { strongPassingGame } from './strongPassingGame.ts'
import { swiftAsTheBreeze } from './swiftAsTheBreeze.ts'
import { tastyMorsel } from './tastyMorsel.ts'
import { theBallista } from './theBallista.ts'
import { theFlashingBlade } from './theFlashingBlade.ts'
import { thenIStartedBlastin } from './thenIStartedBlastin.ts'
import { thinkingMansTroll } from './thinkingMansTroll.ts'
import { toxinConnoisseur } from './toxinConnoisseur.ts'
import { treacherous } from './treacherous.ts'
import { twoForOne } from './twoForOne.ts'
import { unstoppableMomentum } from './unstoppableMomentum.ts'
import { viciousVines } from './viciousVines.ts'
import { watchOut } from './watchOut.ts'
import { whirlingDervish } from './whirlingDervish.ts'
import { wisdomOfTheWhiteDwarf } from './wisdomOfTheWhiteDwarf.ts'
import { yoink } from './yoink.ts'

const rulesAToF: readonly Skill[] = [
  aSneakyPair,
  blindRage,
  brutalBlock,
  consummateProfessional,
  crushingBlow,
  dwarfenScourge,
  balefulHex,
  blackInk,
  beerBarrelBash,
  catchOfTheDay,
  frenziedRush,
  excuseMeAreYouAZoat,
  burstOfSpeed,
  boundingLeap,
  furyOfTheBloodGod,
  allYouCanEat,
  blastIt,
  furiousOutburst,
]

const rulesGToP: readonly Skill[] = [
  ghostlyFlames,
  goredByTheBull,
  halflingLuck,
  illBeBack,
  incorporeal,
  indomitable,
  kaboom,
  kickEmWhileTheyreDown,
  lookIntoMyEyes,
  lordOfChaos,
  masterAssassin,
  maximumCarnage,
  mesmerizingDance,
  oldPro,
  primalSavagery,
  pumpUpTheCrowd,
  putridRegurgitation,
]

const rulesRToZ: readonly Skill[] = [
  ram,
  slayer,
  toxinConnoisseur,
  savageMauling,
  unstoppableMomentum,
  theBallista,
  strongPassingGame,
  thinkingMansTroll,
  whirlingDervish,
  reliable,
  sneakiestOfTheLot,
  starOfTheShow,
  twoForOne,
  watchOut,
  shotToNothing,
  treacherous,
  raidingParty,
  theFlashingBlade,
  tastyMorsel,
  yoink,
  swiftAsTheBreeze,
  wisdomOfTheWhiteDwarf,
  quickBite,
  savageBlow,
  thenIStartedBlastin,
  viciousVines,
]

export const starRulesBb2020: readonly Skill[] = [...rulesAToF, ...rulesGToP, ...rulesRToZ]
