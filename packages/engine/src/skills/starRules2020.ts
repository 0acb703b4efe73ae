// The special rules of star players in bb2020: each works like a skill that only its stars have.
// Neighbours: stars/ holds one rule a file, rosters/season2020/stars.ts the players.
import type { Skill } from '../hooks.ts'
import { allYouCanEat } from './stars/allYouCanEat.ts'
import { aSneakyPair } from './stars/aSneakyPair.ts'
import { balefulHex } from './stars/balefulHex.ts'
import { beerBarrelBash } from './stars/beerBarrelBash.ts'
import { blackInk } from './stars/blackInk.ts'
import { blastIt } from './stars/blastIt.ts'
import { blindRage } from './stars/blindRage.ts'
import { boundingLeap } from './stars/boundingLeap.ts'
import { brutalBlock } from './stars/brutalBlock.ts'
import { burstOfSpeed } from './stars/burstOfSpeed.ts'
import { catchOfTheDay } from './stars/catchOfTheDay.ts'
import { consummateProfessional } from './stars/consummateProfessional.ts'
import { crushingBlow } from './stars/crushingBlow.ts'
import { dwarfenScourge } from './stars/dwarfenScourge.ts'
import { excuseMeAreYouAZoat } from './stars/excuseMeAreYouAZoat.ts'
import { frenziedRush } from './stars/frenziedRush.ts'
import { furiousOutburst } from './stars/furiousOutburst.ts'
import { furyOfTheBloodGod } from './stars/furyOfTheBloodGod.ts'
import { ghostlyFlames } from './stars/ghostlyFlames.ts'
import { goredByTheBull } from './stars/goredByTheBull.ts'
import { halflingLuck } from './stars/halflingLuck.ts'
import { illBeBack } from './stars/illBeBack.ts'
import { incorporeal } from './stars/incorporeal.ts'
import { indomitable } from './stars/indomitable.ts'
import { kaboom } from './stars/kaboom.ts'
import { kickEmWhileTheyreDown } from './stars/kickEmWhileTheyreDown.ts'
import { lookIntoMyEyes } from './stars/lookIntoMyEyes.ts'
import { lordOfChaos } from './stars/lordOfChaos.ts'
import { masterAssassin } from './stars/masterAssassin.ts'
import { maximumCarnage } from './stars/maximumCarnage.ts'
import { mesmerizingDance } from './stars/mesmerizingDance.ts'
import { oldPro } from './stars/oldPro.ts'
import { primalSavagery } from './stars/primalSavagery.ts'
import { pumpUpTheCrowd } from './stars/pumpUpTheCrowd.ts'
import { putridRegurgitation } from './stars/putridRegurgitation.ts'
import { quickBite } from './stars/quickBite.ts'
import { raidingParty } from './stars/raidingParty.ts'
import { ram } from './stars/ram.ts'
import { reliable } from './stars/reliable.ts'
import { savageBlow } from './stars/savageBlow.ts'
import { savageMauling } from './stars/savageMauling.ts'
import { shotToNothing } from './stars/shotToNothing.ts'
import { slayer } from './stars/slayer.ts'
import { sneakiestOfTheLot } from './stars/sneakiestOfTheLot.ts'
import { starOfTheShow } from './stars/starOfTheShow.ts'
import { strongPassingGame } from './stars/strongPassingGame.ts'
import { swiftAsTheBreeze } from './stars/swiftAsTheBreeze.ts'
import { tastyMorsel } from './stars/tastyMorsel.ts'
import { theBallista } from './stars/theBallista.ts'
import { theFlashingBlade } from './stars/theFlashingBlade.ts'
import { thenIStartedBlastin } from './stars/thenIStartedBlastin.ts'
import { thinkingMansTroll } from './stars/thinkingMansTroll.ts'
import { toxinConnoisseur } from './stars/toxinConnoisseur.ts'
import { treacherous } from './stars/treacherous.ts'
import { twoForOne } from './stars/twoForOne.ts'
import { unstoppableMomentum } from './stars/unstoppableMomentum.ts'
import { viciousVines } from './stars/viciousVines.ts'
import { watchOut } from './stars/watchOut.ts'
import { whirlingDervish } from './stars/whirlingDervish.ts'
import { wisdomOfTheWhiteDwarf } from './stars/wisdomOfTheWhiteDwarf.ts'
import { yoink } from './stars/yoink.ts'

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

export const starRules2020: readonly Skill[] = [...rulesAToF, ...rulesGToP, ...rulesRToZ]
