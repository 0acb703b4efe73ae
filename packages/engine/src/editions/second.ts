// The second edition of 1988 with its Companion, as a list of its parts for each choice of its options: an option that is off plays
// the rule of 1988. Neighbours: deedsSecond.ts has what players may do, editionByOptions.ts.

import type { Edition, Variants } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { itemsSecond } from '../items/index.ts'
import { noKickOffEvents } from '../kickOffEvents/kickOffTable.ts'
import { spellsSecond } from '../magic/index.ts'
import { ballRulesSecond } from '../procs/ball/ballRules.ts'
import { catchSurely } from '../procs/ball/catchSurely.ts'
import { passCrp } from '../procs/ball/passCrp.ts'
import { pickUpSurely } from '../procs/ball/pickUpSurely.ts'
import { settle } from '../procs/ball/settle.ts'
import { attack } from '../procs/block/attack.ts'
import { blockRulesCrp } from '../procs/block/blockRules.ts'
import { attackWithDodging } from '../procs/block/evade.ts'
import { driveOfDowns } from '../procs/downs/driveOfDowns.ts'
import { halfTimeRest } from '../procs/downs/halfTime.ts'
import { settleInDowns } from '../procs/downs/settleInDowns.ts'
import { foulRulesCrp } from '../procs/foul/foulRules.ts'
import { itemRoutines } from '../procs/foul/itemsSeen.ts'
import { refereesMove, refereesTakePlace } from '../procs/foul/refereeRoutines.ts'
import { sendOffThird } from '../procs/foul/sendOff.ts'
import { apothecaryThird } from '../procs/hurt/apothecary.ts'
import { hurtRulesSecond } from '../procs/hurt/hurtRules.ts'
import { injuryToBox } from '../procs/hurt/injuryToBox.ts'
import { coreProcedures } from '../procs/index.ts'
import { ballToEach, ballToOffence } from '../procs/kickOff/ballToOffence.ts'
import { hangingKickRoutine } from '../procs/kickOff/hangingKick.ts'
import { kickOffOnTable } from '../procs/kickOff/kickOffOnTable.ts'
import {
  kickOffRulesSecond,
  kickOffRulesSecondKicked,
  kickOffRulesSecondTwoBalls,
} from '../procs/kickOff/kickOffRules.ts'
import { setUpRulesSecond, setUpRulesSecondKicked } from '../procs/kickOff/setUpRules.ts'
import { assassinsStrike } from '../procs/match/assassins.ts'
import { castingAtTurnStart } from '../procs/match/casting.ts'
import { chants, cheeringAbility, nobodyCheers } from '../procs/match/chanting.ts'
import { cheerleadersDispute } from '../procs/match/cheerleadersCoin.ts'
import { clockRulesNaf, clockRulesSecond } from '../procs/match/clockRules.ts'
import { concessionRulesSecond } from '../procs/match/concessionRules.ts'
import { crowdGoesWild } from '../procs/match/crowdIntervention.ts'
import { potionsAreDrunk } from '../procs/match/drinking.ts'
import { driveRulesSecond } from '../procs/match/driveRules.ts'
import { driveToLines } from '../procs/match/driveToLines.ts'
import { drugsAreTaken } from '../procs/match/drugs.ts'
import { fansCome } from '../procs/match/fanBase.ts'
import { itemsAreFound } from '../procs/match/findItems.ts'
import { spellsAreGiven } from '../procs/match/gettingSpells.ts'
import { playersAreBribed } from '../procs/match/playerBribes.ts'
import { preGameRoutines } from '../procs/match/preGame.ts'
import { recoveryAtRestart } from '../procs/match/recovery.ts'
import { refereeRulesSecond } from '../procs/match/refereeRules.ts'
import { skiesOpen } from '../procs/match/skies.ts'
import { substituteRoutine } from '../procs/match/substitutes.ts'
import { tossIsBribed } from '../procs/match/tossBribes.ts'
import { tricksAreOpened } from '../procs/match/tricks.ts'
import { turncoatDeeds } from '../procs/match/turncoatDeeds.ts'
import { turncoatsReturn } from '../procs/match/turncoats.ts'
import { weaponRulings } from '../procs/match/weapons.ts'
import { drugRoutines } from '../procs/match/wearingOff.ts'
import { weatherChanges } from '../procs/match/weatherTurns.ts'
import { moveRulesSecond } from '../procs/move/moveRules.ts'
import { stepFreely } from '../procs/move/stepFreely.ts'
import { zoneRulesSecond } from '../procs/move/zoneRules.ts'
import { roll } from '../procs/rolling/roll.ts'
import { rollForced } from '../procs/rolling/rollForced.ts'
import { teamRerollRulesSecond, teamRerollRulesSecondForced } from '../procs/rolling/teamRerollRules.ts'
import { quicksandCounts, quicksandSwallows } from '../procs/things/climbing.ts'
import { countersAreLaid } from '../procs/things/layCounters.ts'
import { activationOfDeeds } from '../procs/turn/activationOfDeeds.ts'
import { judged, judgedDeed } from '../procs/turn/arguedAttack.ts'
import { risingRoutine } from '../procs/turn/rising.ts'
import { turnOfEach } from '../procs/turn/turnOfEach.ts'
import { turnRulesSecond } from '../procs/turn/turnRules.ts'
import type { LineUpRules } from '../rosters/lineUpRules.ts'
import { rostersNaf, rostersSecond } from '../rosters/second/index.ts'
import { mutantRaces, nafRaces, undeadRaces } from '../rosters/second/races.ts'
import { starsNaf, starsSecond } from '../rosters/second/stars.ts'
import type { Routine } from '../routine.ts'
import type { SecretWeapon } from '../secretWeapon.ts'
import { skillsSecond } from '../skills/second.ts'
import { catchingSecond } from '../tables/catching.ts'
import { stockFormations } from '../tables/formations.ts'
import { injuryCrp } from '../tables/injury.ts'
import { noPassRange } from '../tables/passRange.ts'
import { pitchSecond } from '../tables/pitch.ts'
import { profileSecond } from '../tables/profile.ts'
import { proposalsSecond } from '../tables/proposalsSecond.ts'
import { resultsSecond } from '../tables/resultsSecond.ts'
import { statLimitsSecond } from '../tables/statLimits.ts'
import { testsSecond } from '../tables/testsSecond.ts'
import { interceptionsRolled, interceptionsSure } from '../tables/throwTables.ts'
import { turnoversInDowns, turnoversSecond, turnoversSecondThrown } from '../tables/turnovers.ts'
import { alwaysNice, weatherSecond } from '../tables/weather.ts'
import { type EditionOption, secondOptions } from '../vocabulary/editionOptions.ts'
import { potions } from '../vocabulary/potions.ts'
import { MOST_WEAPONS, weaponIds } from '../vocabulary/weapons.ts'
import type { BallKind } from '../vocabulary/words.ts'
import { weaponsSecond } from '../weapons/index.ts'
import { deedsOf, type Has } from './deedsSecond.ts'
import { editionByOptions } from './editionByOptions.ts'

/** The parts that an option replaces. */
const rolling = {
  once: { procedure: roll, rules: teamRerollRulesSecond },
  forced: { procedure: rollForced, rules: teamRerollRulesSecondForced },
}

/** How a drive begins. */
const beginning = {
  given: { procedure: ballToOffence, rules: kickOffRulesSecond, setUp: setUpRulesSecond },
  toEach: { procedure: ballToEach, rules: kickOffRulesSecondTwoBalls, setUp: setUpRulesSecond },
  kicked: { procedure: kickOffOnTable, rules: kickOffRulesSecondKicked, setUp: setUpRulesSecondKicked },
}

/** How play goes on from there. */
const goingOn = {
  freely: { drive: driveToLines, settle, clock: clockRulesSecond, rosters: rostersSecond, stars: starsSecond },
  inDowns: { drive: driveOfDowns, settle: settleInDowns, clock: clockRulesNaf, rosters: rostersNaf, stars: starsNaf },
}

/** In the order in which they happen. */
const routinesOf = (has: Has): readonly Routine[] => [
  ...(has('potions') ? [potionsAreDrunk] : []),
  ...(has('tricks') ? [playersAreBribed, turncoatsReturn] : []),
  ...(has('referees') ? [refereesTakePlace, refereesMove] : []),
  risingRoutine(!has('standingUp')),
  ...(has('naf') ? [halfTimeRest] : [substituteRoutine]),
  recoveryAtRestart,
  ...(has('kicksInPlay') ? [hangingKickRoutine] : []),
  ...(has('weather') ? [skiesOpen, weatherChanges] : []),
  ...(has('fans') ? [fansCome, crowdGoesWild] : []),
  ...(has('cheerleaders') ? [cheerleadersDispute] : []),
  ...(has('fans') ? chants(has('cheerleaders') ? cheeringAbility : nobodyCheers) : []),
  ...(has('tricks') ? [assassinsStrike, drugsAreTaken, ...drugRoutines, tricksAreOpened] : []),
  ...(has('secretWeapons') ? weaponRulings : []),
  ...(has('traps') ? [countersAreLaid, quicksandCounts, quicksandSwallows] : []),
  ...(has('items') ? [itemsAreFound, ...itemRoutines] : []),
  ...(has('spells') ? [spellsAreGiven, castingAtTurnStart] : []),
  // Right before the coin.
  ...(has('tricks') ? [tossIsBribed] : []),
]

/** A skill with a weapon takes the place of the same one without. */
const withArms = (armed: readonly Skill[]): readonly Skill[] => [
  ...skillsSecond.filter(({ id }) => !armed.some((skill) => skill.id === id)),
  ...armed,
]

/** What the teams may bring, and what comes with it. */
const armsOf = (has: Has) => {
  const weapons: readonly SecretWeapon[] = (has('secretWeapons') ? weaponsSecond : []).filter(
    ({ needs }) => needs === undefined || has(needs),
  )
  return {
    weapons,
    skills: withArms(weapons.flatMap(({ skills = [] }) => skills)),
    deeds: weapons
      .flatMap(({ deeds = [] }) => deeds)
      .map((deed) => (has('referees') && deed.isAttack ? judgedDeed(deed) : deed)),
    routines: weapons.flatMap(({ routines = [] }) => routines),
  }
}

/** The balls with which a drive begins. */
const ballsOf = (has: Has): readonly BallKind[] => {
  const kind = has('spikeBall') ? 'spiked' : 'ball'
  return has('twoBalls') ? [kind, kind] : [kind]
}

/** Who of the team lists can play. */
const lineUpsOf = (has: Has): LineUpRules => ({
  barred: has('kickers') ? [] : [{ skill: 'kicker', option: 'kickers' }],
  starsWith: has('starCards') ? null : 'starCards',
  apart: undeadRaces,
  pure: has('naf') ? { races: nafRaces, option: 'naf' } : null,
  mutants: mutantRaces,
  weapons: has('tricks') ? weaponIds.length : MOST_WEAPONS,
})

const manifest = (id: string, variants: Variants, on: readonly EditionOption[]): Edition => {
  const has: Has = (option) => on.includes(option)
  const attacks = has('dodging') ? attackWithDodging : attack
  const begins = beginning[has('twoBalls') ? 'toEach' : has('kickOff') ? 'kicked' : 'given']
  const goesOn = goingOn[has('naf') ? 'inDowns' : 'freely']
  const turnovers = has('throwing') ? turnoversSecond : turnoversSecondThrown
  const rolls = rolling[has('rerolls') ? 'forced' : 'once']
  const arms = armsOf(has)
  const spells = has('spells') ? spellsSecond : []
  return {
    id,
    name: 'Second Edition 1988',
    variants,
    corrections: [],
    profile: profileSecond,
    pitch: pitchSecond,
    rules: {
      clock: goesOn.clock,
      drive: driveRulesSecond,
      concession: concessionRulesSecond,
      setUp: begins.setUp,
      kickOff: begins.rules,
      turn: turnRulesSecond,
      move: moveRulesSecond(has('tackleZones'), has('tackleInjuries')),
      zones: zoneRulesSecond,
      teamRerolls: rolls.rules,
      ball: ballRulesSecond(has('interceptions') ? interceptionsRolled : interceptionsSure, ballsOf(has)),
      // Nobody rolls block dice.
      block: blockRulesCrp,
      foul: foulRulesCrp,
      hurt: hurtRulesSecond,
      lineUp: lineUpsOf(has),
      ...(has('referees') ? { referees: refereeRulesSecond } : {}),
    },
    tables: {
      weather: has('weather') ? weatherSecond : alwaysNice,
      kickOff: noKickOffEvents,
      injury: injuryCrp,
      passRange: noPassRange,
      catching: catchingSecond,
      statLimits: statLimitsSecond,
      results: resultsSecond,
    },
    tests: testsSecond,
    turnovers: has('naf') ? turnoversInDowns(turnovers) : turnovers,
    formations: stockFormations,
    skills: arms.skills,
    deeds: [
      ...deedsOf(has),
      ...(has('tricks') ? turncoatDeeds : []),
      ...arms.deeds,
      ...spells.flatMap(({ deeds = [] }) => deeds),
    ],
    routines: [...routinesOf(has), ...arms.routines, ...spells.flatMap(({ routines = [] }) => routines)],
    weapons: arms.weapons,
    items: has('items') ? itemsSecond : [],
    secrets: [
      ...(has('items') ? ['items'] : []),
      ...(has('spells') ? ['spells'] : []),
      ...(has('tricks') ? ['tricks'] : []),
    ],
    potions: has('potions') ? potions : [],
    spells,
    rosters: goesOn.rosters,
    stars: goesOn.stars,
    freebooters: [],
    inducements: [],
    proposals: proposalsSecond,
    procedures: {
      ...coreProcedures,
      roll: rolls.procedure,
      preGame: preGameRoutines,
      drive: goesOn.drive,
      settle: goesOn.settle,
      kickOff: begins.procedure,
      turn: turnOfEach,
      injury: injuryToBox,
      activation: activationOfDeeds,
      step: stepFreely,
      pickUp: pickUpSurely,
      catch: catchSurely,
      attack: has('referees') ? judged(attacks) : attacks,
      // Nothing starts these yet, but a frame must have a procedure.
      pass: passCrp,
      apothecary: apothecaryThird,
      sendOff: sendOffThird,
    },
  }
}

export const second = editionByOptions('second', secondOptions, manifest)
