// Each kind of roll of second as a row. Most are 2D6 and a difference of characteristics, which the request brings, read on a table.
// Neighbours: tests.ts says what a row is, blockTables.ts and agilityTables.ts are tables.
import { may, numbersOf } from '../kit.ts'
import { bootTable, dodgeTable, landTable, leapTable } from './agilityTables.ts'
import { blockTable, multipleBlockTable, pushTable, stripBallTable, tackleTable } from './blockTables.ts'
import { crowdTable, fanTable, gateTable, rockTable } from './fanTables.ts'
import { cannonballTable, fuseTable, SPIKES_CANNON, seeSawTable, WRECKS_SEE_SAW } from './flightTables.ts'
import { injurySecond } from './injury.ts'
import { itemSeenFrom, itemsFoundTable } from './itemTables.ts'
import { bounceTable, hangTable, IN_PLAY, kickInPlayTables, kickOffTables } from './kickTables.ts'
import { passBands } from './passRange.ts'
import { proposalsSecond } from './proposalsSecond.ts'
import { alertnessTable, foulTables, penaltyTable, refereeMoveTable } from './refereeTables.ts'
import type { NamedTable } from './resultTable.ts'
import { spellTables } from './spellTables.ts'
import { D6, lot, noTarget, plain, type TestSpec, type TestSpecs, TWO_D6 } from './tests.ts'
import { givesUpTo, interceptionTable, lateNeeds, throwTables } from './throwTables.ts'
import { impaledTable, SPIKES_MISSED_ON, spikedPitTable } from './trapTables.ts'
import { assassinTable, drugTable, HOLDS_UP_TO, KEEPS_STRAIGHT_UP_TO, WEARS_OFF_FROM } from './trickTables.ts'
import { grenadeFuseTable, kicksBackUpTo, rulingTable, sawTable, swerveTable, throwsBackFrom } from './weaponTables.ts'
import { showersTable, sunTable } from './weather.ts'

/** A roll that is read on a table. */
export const onTable = (table: NamedTable, dice = TWO_D6): TestSpec => ({
  ...plain(noTarget, true, dice),
  table: () => table,
})

/** By who kicks, and whether it is in play. */
const kicking: TestSpec = {
  ...plain(noTarget, true, TWO_D6),
  table: (c, { player, detail }) => {
    const { kicker, other } = detail === IN_PLAY ? kickInPlayTables : kickOffTables
    return may(c, c.match.players[player]).trainedToKick ? kicker : other
  },
}

/** On the row of its band. */
const throwing: TestSpec = {
  ...plain(noTarget, true, TWO_D6),
  table: (_c, { detail }) => throwTables[passBands.find((band) => band === detail) ?? 'bomb'],
}

/** A skill may change what has become of a throw: its level is added. */
const late = plain(() => lateNeeds, true)

export const testsSecond: TestSpecs = {
  lot,
  armour: { ...plain((_c, player) => (player.stats.AV ?? 0) + 1, false, TWO_D6), ownAffair: true },
  injury: { ...onTable(injurySecond), ownAffair: true },
  recover: plain(() => 4, false),
  fanRoll: onTable(fanTable, D6),
  gate: onTable(gateTable, D6),
  chant: plain(noTarget, true, TWO_D6),
  fanCheck: { ...plain(noTarget, true), under: true },
  crowd: onTable(crowdTable),
  rock: onTable(rockTable, D6),
  brawl: plain(noTarget, true),
  riot: plain(noTarget, true),
  showers: onTable(showersTable, D6),
  sun: onTable(sunTable, D6),
  numbFingers: plain(noTarget, true),
  heat: plain((c) => c.rules.drive.heatExhaustion + 1, true),
  goForIt: plain(() => proposalsSecond.riskFallsUpTo.value + 1, true),
  leprousFlesh: plain(noTarget, true),
  slip: plain(noTarget, true),
  tackle: onTable(tackleTable),
  /** A block or a shoulder charge. */
  strike: { ...onTable(blockTable), table: (_c, { detail }) => (detail === '' ? blockTable : multipleBlockTable) },
  shove: onTable(pushTable),
  evade: onTable(dodgeTable),
  /** The holder's roll is part of the other's. */
  holdBall: plain(noTarget, true, TWO_D6),
  stripBall: onTable(stripBallTable),
  // The requests of these bring their targets.
  claw: { ...plain(noTarget, true), naturals: true },
  maceTail: plain(noTarget, true, TWO_D6),
  foul: {
    ...plain(noTarget, true, D6),
    table: (_c, { detail }) => foulTables[detail === 'sneaky' ? 'sneaky' : 'blatant'],
  },
  alertness: onTable(alertnessTable, D6),
  penalty: onTable(penaltyTable, D6),
  refereeMove: onTable(refereeMoveTable, D6),
  leap: { ...onTable(leapTable), zones: 'each' },
  kick: kicking,
  bounces: onTable(bounceTable),
  hang: onTable(hangTable, D6),
  boot: onTable(bootTable),
  /** With 1 for each occupied square it must stay low. */
  heroicLeap: { ...plain(() => 3, true, D6), under: true },
  pass: throwing,
  throwTeamMate: throwing,
  interception: onTable(interceptionTable, D6),
  holdInterception: plain((c, player) => numbersOf(c, player).interceptionNeeds ?? 0, true),
  catchMissed: late,
  interceptMissed: late,
  safeThrow: late,
  dislike: { ...plain(() => givesUpTo, true), under: true },
  land: onTable(landTable),
  // The catch of a ball with spikes: its request brings the agility.
  spikes: { ...plain(noTarget, true), under: true },
  ruling: onTable(rulingTable, D6),
  saw: onTable(sawTable),
  // Its request brings the target.
  control: plain(noTarget, true),
  grenadeFuse: { ...onTable(grenadeFuseTable), zones: 'each' },
  throwBack: plain(() => throwsBackFrom, true),
  kickback: plain(() => kicksBackUpTo + 1, true),
  seeSaw: onTable(seeSawTable),
  // A jumper's squares; a Cannonball's request brings more dice.
  flight: plain(noTarget, true, TWO_D6),
  fuse: onTable(fuseTable),
  cannonball: onTable(cannonballTable),
  smash: plain(() => WRECKS_SEE_SAW, true),
  spikeCannon: plain(() => SPIKES_CANNON, true),
  // Its request brings the target, by the squares that were declared.
  steering: plain(noTarget, true),
  swerve: onTable(swerveTable, D6),
  // Of the side whose machine it is.
  runaway: plain(noTarget, true, TWO_D6),
  /** A falling carrier holds on to the ball; its request brings the target. */
  fumble: plain(noTarget, true),
  spikedPit: onTable(spikedPitTable, D6),
  impaled: onTable(impaledTable, D6),
  slideBack: plain(() => SPIKES_MISSED_ON, true),
  itemsFound: onTable(itemsFoundTable),
  // Its request brings the target.
  itemSeen: plain(() => itemSeenFrom, true),
  // The requests of these bring the agility too.
  climb: { ...plain(noTarget, true), under: true },
  bounceDown: { ...plain(noTarget, true), under: true },
  magicBlow: onTable(blockTable),
  // Its request brings what the gold is worth.
  bribe: { ...plain(noTarget, true), under: true },
  // Its request brings the strength.
  poison: { ...plain(noTarget, true), under: true },
  // Its request brings the target, by the kind of assassin.
  assassin: plain(noTarget, true),
  assassinEffect: onTable(assassinTable, D6),
  drug: plain(noTarget, true),
  drugEffect: onTable(drugTable, D6),
  bowels: { ...plain(() => HOLDS_UP_TO, true), under: true },
  laughter: { ...plain(() => KEEPS_STRAIGHT_UP_TO, true), under: true },
  wearOff: plain(() => WEARS_OFF_FROM, true),
  /** A ranged spell, on the row of its band. */
  spell: {
    ...plain(noTarget, true, TWO_D6),
    zones: 'each',
    table: (_c, { detail }) => spellTables[passBands.find((band) => band === detail) ?? 'bomb'],
  },
}
