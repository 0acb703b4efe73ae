// What no source of second gives: one value a row, with its reason and its ruling (docs/rulings/second.md), so that a
// better source can replace it here. Rows of a table are given by the highest total of each but the last.
// Neighbours: the tables beside this file read it; proposalsThird.ts is the same for third.
import { propose } from './proposal.ts'

export const proposalsSecond = {
  // The pitch and the clock.
  pitchWidth: propose(15, 'odd, as it has a centre square; rocks reach 6 squares and leave a strip', 'E2'),
  pitchLength: propose(26, 'a kick of 20 reaches every target of a kick-off; the board of later books', 'E2'),
  endZoneDepth: propose(2, 'the end zone has a back row', 'E3'),
  firstLine: propose(4, 'the free move of the defence after a kick-off is 4 squares', 'E4'),
  secondLine: propose(8, 'that move brings the defence to the usual limit', 'E4'),
  entrySquares: propose('sidelineToFirstLine', 'four squares are as long as one band between lines', 'E5'),
  fewestToField: propose(1, 'no text asks for more', 'E6'),
  touchdownsToWin: propose(3, 'named as an example, and in an introduction of the time', 'E7'),
  mostTurns: propose(32, 'a match must end; as many as the downs of the league game', 'E7'),
  turnSeconds: propose(0, 'no limit is given', 'E7'),

  // The official NAF rules.
  turnsOfADown: propose(16, 'a down must end though nobody goes for the ball', 'E480'),
  drillFreeDowns: propose(16, 'a half must end though every down is free', 'E494'),

  // Turn and movement.
  actsAfterStandingUp: propose(true, 'the turns on the ground are the price', 'E8'),
  sprintExcludesAttacks: propose(true, 'only the spear is said to come after a sprint', 'E9'),
  sprintStartsOutsideZones: propose(true, 'a sprint needs room', 'E9'),
  riskedSquares: propose(2, 'as later books', 'E10'),
  riskFallsUpTo: propose(1, 'as later books', 'E10'),
  tackleResists: propose(['ST', 'AG'], 'the greater of them, as against a boot', 'E11'),
  tackleRows: propose([4, 7, 8], 'the breaks of the multiple block; a tackle stuns nobody', 'E11'),
  claimsPerStep: propose(1, 'one tackler makes one tackle', 'E12'),

  // Attacks.
  blockRows: propose([2, 4, 7, 8, 11], 'push, multiple block and dodge share these breaks', 'E13'),
  pushGoesAway: propose(true, 'the text says both "away" and "any square"', 'E36'),
  dirtyTackleCountsBothDown: propose(true, 'garbled in the scan; likelier so', 'E35'),
  tackleIsCancelledBy: propose('dodge', 'the cards say Tackle, but Dodge answers it', 'E34'),
  accurateBonus: propose(1, 'only its name is known', 'E33'),
  maceTailHits: propose(9, 'only its name is known; the breaks of the chainsaw', 'E32'),

  // Injuries and recovery.
  injuryRows: propose([7, 9, 11], 'a 6 stuns, and a natural 12 kills', 'E14'),
  knockedOutRecovers: propose(4, 'a roll is needed; as later books', 'E15'),
  injuredMissTheMatch: propose(true, 'as later books', 'E16'),
  dwarfRecovers: propose(3, 'said to differ; tougher than others', 'E17'),
  skeletonRecovers: propose(4, 'said to differ; Injured and Dead ones are put together again', 'E18'),
  skeletonAlwaysRecovers: propose(['stunnedBox', 'ko'], 'nothing to knock out', 'E18'),
  werewolfHurtsSkeletonsForGood: propose(true, 'as in the campaign', 'E18'),

  // The ball.
  pickUpIsAutomatic: propose(true, 'a player in the ball’s square simply has it', 'E19'),
  proneScattersAgain: propose(true, 'he cannot hold it', 'E19'),
  handOffIsAutomatic: propose(true, 'no roll is named', 'E19'),
  throwInRows: propose([2, 4], 'left, straight, right, as later books', 'E20'),
  throwInDice: propose(2, 'of them for the distance, as later books', 'E20'),
  bandReaches: propose({ quick: 3, short: 6, long: 10, bomb: 13 }, 'the ruler of later books', 'E21'),
  throwingRows: propose(
    { quick: [2, 5], short: [3, 6], long: [4, 8], bomb: [5, 10] },
    'a Long Bomb of 5 is known to be intercepted',
    'E22',
  ),
  missedScatters: propose({ quick: 1, short: 1, long: 2, bomb: 3 }, 'as ranged spells', 'E23'),
  closeInterceptors: propose({ thrower: 1, target: 1, line: true }, 'whoever the ball passes', 'E24'),
  nobodyInterceptsIs: propose('missed', 'nobody catches it', 'E24'),
  smallHoldsInterception: propose(3, 'said of Goblins; Halflings find it hard too', 'E25'),
  smallDropsInterceptionIs: propose('missed', 'nobody catches it', 'E25'),
  longKickModifier: propose(-1, 'from 21 squares on, as from 11', 'E31'),

  // Secret weapons.
  liftOffNeedsBall: propose(true, 'a touchdown is named, but not the ball; nobody scores without one', 'E453'),

  // Large Monsters.
  largeStandsInZonesOf: propose('each', 'one zone of each opponent, however many squares it covers', 'E28'),
  throwTeamMateBands: propose(['quick', 'short'], 'as later books', 'E29'),
  throwTeamMateCountsCatching: propose(false, 'nobody catches him', 'E29'),

  // Teams. Rows are MA SP ST AG TS CL AV.
  teamBudget: propose(50_000, 'what a campaign gives; a single match has no price at all', 'E135'),
  bidStep: propose(500, 'all prices of positions are multiples', 'E136'),
  equalBidsBeforeCoin: propose(2, 'coaches of equal purses would never end', 'E136'),
  cardsDrawn: propose(2, 'as many as most teams bid for', 'E137'),
  alignments: propose(
    {
      good: ['elf', 'dwarf', 'halfling'],
      neutral: ['human', 'norse', 'slann'],
      chaos: ['chaos-dwarf', 'chaos-human', 'dark-elf', 'goblin', 'orc', 'skaven', 'snotling'],
    },
    'by the cards of their races; the others by their company',
    'E137',
  ),
  racialDislikes: propose(false, 'only those of single stars are printed', 'E30'),
  linemen: propose(
    {
      human: [4, 2, 3, 3, 0, 0, 9],
      norse: [4, 2, 3, 3, 0, 0, 9],
      chaosHuman: [4, 2, 3, 3, 0, 0, 9],
      chaosDwarf: [2, 2, 3, 2, -1, 0, 10],
      dwarf: [3, 1, 3, 2, -1, -1, 10],
      elf: [4, 3, 3, 3, 1, 1, 8],
      darkElf: [4, 3, 3, 3, 1, 1, 8],
      orc: [4, 2, 3, 3, 0, 0, 9],
      skaven: [4, 3, 3, 3, 0, 0, 8],
      slann: [4, 2, 3, 3, 0, 0, 8],
      goblin: [4, 2, 2, 3, 0, 0, 7],
      halfling: [3, 2, 2, 3, 0, 0, 6],
      snotling: [3, 2, 1, 3, -1, -1, 5],
      skeleton: [4, 1, 3, 2, -1, -1, 8],
      mummy: [3, 0, 7, 1, -2, -2, 11],
      werewolf: [4, 4, 4, 4, -1, 0, 9],
      ogre: [5, 1, 7, 2, -1, -1, 11],
      troll: [4, 1, 7, 2, -2, -2, 10],
      minotaur: [5, 1, 7, 2, -1, -1, 11],
      treeman: [2, 0, 8, 1, -2, -2, 11],
    },
    'Kickers and star cards are printed; the rest is near the lists of 1994',
    'E26',
  ),
  positions: propose(
    {
      kicker: {},
      thrower: { TS: 2 },
      catcher: { SP: 2, AG: 1, CL: 1, AV: -1 },
      blitzer: { ST: 1 },
      blocker: { SP: -1, ST: 2, AG: -1 },
      berserker: { ST: 1, AG: 1, AV: -1 },
    },
    'what the printed rows add to those of Linemen; the Berserker is a guess',
    'E27',
  ),
  berserkerMustCharge: propose(true, 'as his name has it', 'E27'),
  oddPositions: propose(
    { dwarfBlocker: [3, 1, 5, 2, -1, -1, 10], goblinCatcher: [4, 4, 1, 4, 0, 1, 7] },
    'printed rows that do not follow the others',
    'E27',
  ),
} as const
