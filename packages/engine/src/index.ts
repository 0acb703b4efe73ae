// The engine's public entry: everything that other packages may import.

export { proceduresOf } from './compile.ts'
export type { CompiledEdition, Edition } from './edition.ts'
export { editionNamed, editions } from './editions/index.ts'
export { ENGINE_VERSION, type Engine, engineFor } from './engine.ts'
export * from './forecast/index.ts'
export type { Skill } from './hooks.ts'
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
export { IllegalInput } from './kernel/machine.ts'
export { type Ball, layoutFault, type Match, type Player, type Squad } from './kernel/match.ts'
export { distance, OFF, type Pitch, type Square, squareName, squareNamed } from './kernel/pitch.ts'
export { BadLineUp, type LineUp, type MatchSetup, type PlayerSpec } from './lineUp.ts'
export { HIDDEN_CHARACTERS, hiddenIn, visible, withoutMark } from './plainText.ts'
export { account } from './play/account.ts'
export { amountText } from './play/amountText.ts'
export { articleOf, withArticle } from './play/article.ts'
export { type Career, careerOf } from './play/career.ts'
export { readInput, writeInput } from './play/inputText.ts'
export { type CheckedMatch, type Checking, checkInvariants, playChecked, stateFaults } from './play/invariants.ts'
export { numberMark, playerLabel, scoreLine, spelledOut } from './play/labels.ts'
export { livelyCoach } from './play/livelyCoach.ts'
export { type Coach, type Driver, nextInput, playMatch, randomCoach } from './play/playMatch.ts'
export { readPosition, writePosition } from './play/position.ts'
export { BadPosition } from './play/positionWords.ts'
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
export { type Roller, seededRoller } from './play/roller.ts'
export { type PlayedBy, rulesFault } from './play/rulesVersion.ts'
export { newSession, type Session, type UndoPolicy, undoPolicies } from './play/session.ts'
export { loadFormation, type Placing, type Walk, walkPath } from './play/walk.ts'
export { wildLineUp, wildSetup } from './play/wildLineUp.ts'
export { deedCost } from './procs/turn/activationFrame.ts'
export { playsFor, type Star, stars } from './rosters/crp/stars.ts'
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
  type Position,
  type Roster,
  type StartingSquad,
  startingLineUp,
  startingPositions,
  type TeamList,
} from './rosters/roster.ts'
export { type Casualty, type CasualtyTable, casualtyFor } from './tables/casualty.ts'
export { type PrayedDeed, type Prayer, prayers } from './tables/prayers.ts'
export { weatherFor } from './tables/weather.ts'
export * from './vocabulary/actions.ts'
export type * from './vocabulary/events.ts'
export * from './vocabulary/figures.ts'
export * from './vocabulary/questions.ts'
export * from './vocabulary/rolls.ts'
export * from './vocabulary/words.ts'
