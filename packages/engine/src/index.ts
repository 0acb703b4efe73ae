// The engine's public entry: everything that other packages may import, by topic. The headings are the chapters of
// docs/api/engine.md.

// ## A match, from start to end
// `engineFor(edition)` starts matches, says what they wait for, lists the legal answers and applies one.

export { agreedSetup, openTerms, termRulesOf } from './agreedTerms.ts'
export { type Fellow, keepCompany } from './company.ts'
export { canBring, canBringAll } from './crews.ts'
export type { CompiledEdition, Edition, Variants } from './edition.ts'
export { baseOf, canonicalId, fullestOf, idInFileNames, idWith, optionsOf, presetsOf } from './editionId.ts'
export { type EditionId, type EditionTitle, editionCatalogue } from './editions/catalogue.ts'
export { editions } from './editions/index.ts'
export { addEdition, editionFault, editionNamed, editionTitle, isEditionLoaded } from './editions/loaded.ts'
export { optionsFault, type Switched, switchedOptions } from './editions/optionTies.ts'
export { type Applied, type Engine, engineFor } from './engine.ts'
export { ENGINE_VERSION } from './engineVersion.ts'
export { areOpponents, coachOf, squadOf } from './kernel/allegiance.ts'
export { IllegalInput } from './kernel/inputs.ts'
export { type Ball, layoutFault, type Match, type Piece, type Player, type Squad } from './kernel/match.ts'
export { type Glimpse, glimpseOf, hidesQuestion } from './kernel/secrecy.ts'
export type { SquadRecord } from './kernel/squadRecord.ts'
export { type LineUp, type MatchSetup, type PlayerSpec, refereesIn } from './lineUp.ts'
export { BadLineUp } from './lineUpCheck.ts'
export { ballFor, carriedBall, isCarried, isFootball } from './procs/ball/whichBall.ts'
export { type DownState, downState } from './procs/downs/downState.ts'
export { dugOutOf } from './procs/foul/arguing.ts'
export { EYE_ON_YOU, eyeHolder } from './procs/foul/foulThird.ts'
export { refereesSeeing, type SightLine, sightLine, sightLines } from './procs/foul/sightLine.ts'
export { type HurtBox, hurtBoxes, posturesOf } from './procs/hurt/hurtRules.ts'
export { liesOnFace } from './procs/hurt/stun.ts'
export { type ChoiceToField, choiceToField } from './procs/kickOff/fielding.ts'
export { setUpDepth } from './procs/kickOff/setUp.ts'
export { activePrayers } from './procs/match/answeredPrayers.ts'
export { touchdownsToWin, turnsAllowed } from './procs/match/clock.ts'
export { fame, fans } from './procs/match/fans.ts'
export { hiddenItems, itemsOf, shownItems } from './procs/match/items.ts'
export { doses } from './procs/match/potions.ts'
export { type HeldSpell, spells, spellsTold } from './procs/match/spells.ts'
export { tricks } from './procs/match/tricks.ts'
export { isTurncoat, ownSideOf } from './procs/match/turncoats.ts'
export { type HeldWeapon, heldWeapon, weapons } from './procs/match/weapons.ts'
export { leaderRerolls } from './procs/rolling/reroll.ts'
export { viewSetup } from './viewSetup.ts'

// ## The vocabulary
// Closed lists: what is asked, answered, rolled and reported.

export * from './vocabulary/actions.ts'
export * from './vocabulary/agreement.ts'
export * from './vocabulary/bribes.ts'
export * from './vocabulary/declining.ts'
export * from './vocabulary/downs.ts'
export * from './vocabulary/editionOptions.ts'
export type * from './vocabulary/events.ts'
export * from './vocabulary/faults.ts'
export * from './vocabulary/figures.ts'
export * from './vocabulary/items.ts'
export * from './vocabulary/potions.ts'
export * from './vocabulary/questions.ts'
export * from './vocabulary/rolls.ts'
export * from './vocabulary/secrecy.ts'
export * from './vocabulary/spells.ts'
export * from './vocabulary/tricks.ts'
export * from './vocabulary/turnovers.ts'
export * from './vocabulary/weapons.ts'
export * from './vocabulary/words.ts'

// ## Driving a match
// Dice, coaches, walks, undo, and every state checked.

export { type CheckedMatch, type Checking, checkInvariants, playChecked, stateFaults } from './play/invariants.ts'
export { livelyCoach } from './play/livelyCoach.ts'
export { newOnlooker, type Onlooker, type SeenInput, type SeenStep, stateCheck } from './play/onlooker.ts'
export { pairwiseSets } from './play/optionSets.ts'
export { type Coach, type Driver, nextInput, playMatch, randomCoach } from './play/playMatch.ts'
export { type Roller, seededRoller } from './play/roller.ts'
export { checkSecrecy, type SecrecyCheck, type SecrecyChecking } from './play/secrecyCheck.ts'
export { newSession, type Session, type UndoPolicy, undoPolicies } from './play/session.ts'
export { loadFormation, type Placing, type Walk, walkPath } from './play/walk.ts'
export { wildLineUp, wildSetup } from './play/wildLineUp.ts'

// ## Records and positions
// Matches and single positions as text.

export { account } from './play/account.ts'
export { type Career, careerOf } from './play/career.ts'
export { type Holdings, holdingsOf } from './play/holdings.ts'
export { readInput, writeInput } from './play/inputText.ts'
export { readPosition, writePosition } from './play/position.ts'
export { BadPosition } from './play/positionPlayer.ts'
export {
  accountCheck,
  BadRecord,
  type EndCheck,
  endCheckOf,
  type MatchRecord,
  newRecorder,
  parseRecord,
  type Recorder,
  type Replayed,
  replay,
  replaying,
} from './play/record.ts'
export { type PlayedBy, rulesFault } from './play/rulesVersion.ts'
export { type SeenRecord, viewRecord } from './play/viewRecord.ts'

// ## Forecasts
// What a step or a deed would take, without doing it.

export * from './forecast/index.ts'
export { deedCost, openKinds } from './procs/turn/activationFrame.ts'

// ## The pitch
// Squares, distances, and players bigger than a square.

export {
  coveringAt,
  covers,
  footprint,
  gapBetween,
  isNextTo,
  leadingSquare,
  nearestSquare,
  ringOf,
  squaresOf,
  zoneSquares,
} from './kernel/base.ts'
export { pieceCovers, pieceSquares } from './kernel/occupancy.ts'
export { distance, OFF, type Pitch, type Square, squareName, squareNamed } from './kernel/pitch.ts'

// ## Team lists and hiring
// What a side can field, and whom it can hire for a match.

export {
  type Freebooter,
  type FreebooterOption,
  type FreebooterRules,
  freebooterFor,
  freebooterOptions,
  freebooterPrice,
  freebooterSpec,
} from './rosters/freebooter.ts'
export { BadHire, journeymanFor, mercenaryFor, starFor } from './rosters/hiring.ts'
export {
  allPositions,
  type Position,
  type PositionGroup,
  type Roster,
  type StartingSquad,
  startingLineUp,
  startingPositions,
  type TeamList,
} from './rosters/roster.ts'
export { type PositionName, positionNames } from './rosters/second/positions.ts'
export { type Race, races } from './rosters/second/races.ts'
export { playsFor, type Star } from './rosters/star.ts'

// ## Skills and tables
// What an edition is made of, for programs that show it.

export { proceduresOf } from './compile.ts'
export type { Skill } from './hooks.ts'
export { bootTable, dodgeTable, landTable, leapTable } from './tables/agilityTables.ts'
export { type BlockDie, blockDieFaces } from './tables/blockDice.ts'
export { blockTable, multipleBlockTable, pushTable, tackleTable } from './tables/blockTables.ts'
export { type Casualty, type CasualtyTable, casualtyFor, casualtyRow, injuriesOf } from './tables/casualty.ts'
export {
  type FanCharacteristic,
  type FanTraits,
  fanCharacteristics,
  fanFactorByFame,
  LEAST_FANS,
  MOST_FANS,
} from './tables/fanTables.ts'
export { racialThird } from './tables/learnableThird.ts'
export type { PrayedDeed, Prayer } from './tables/prayers.ts'
export { limitsOf, type Profile } from './tables/profile.ts'
export { type Proposal, type Proposals, propose } from './tables/proposal.ts'
export { proposalsSecond } from './tables/proposalsSecond.ts'
export { proposalsThird } from './tables/proposalsThird.ts'
export { type NamedTable, resultFor } from './tables/resultTable.ts'
export { type ThingId, type ThingKind, thingIds, thingKind } from './tables/things.ts'
export { throwTables } from './tables/throwTables.ts'
export { type TrapKind, trapKinds } from './tables/trapTables.ts'
export { weatherFor } from './tables/weather.ts'

// ## Names and texts
// Small helpers that terminal and client share.

export { HIDDEN_CHARACTERS, hiddenIn, visible, withoutMark } from './plainText.ts'
export { amountText } from './play/amountText.ts'
export { articleOf, withArticle } from './play/article.ts'
export { numberMark, playerLabel, scoreLine, spelledOut } from './play/labels.ts'
export { scoreText } from './play/scoreText.ts'
export { statText } from './play/statText.ts'
