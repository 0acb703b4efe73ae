// The public entry of diaries. Neighbours: ../index.ts passes it on.

// ## Diaries of campaigns
// A league of full campaigns as it is played by people, phase by phase: who is waited for, answers as they come, and taking back what
// nobody has built upon.

export type { BeforeGame, GamePhase } from './beforeGames.ts'
export {
  type BegunPhase,
  type Day,
  type DayPhase,
  DIARY_FORMAT,
  DIARY_VERSION,
  type Diary,
  dayPhases,
  type Kept,
  newDiary,
  openPhase,
} from './diary.ts'
export { readDiary, writeDiary } from './diaryFile.ts'
export {
  type Awaited,
  awaited,
  type DayNow,
  dayNow,
  type Engines,
  fixturesOfDay,
  type GameOfDay,
  gamesOfDay,
  isOver,
  type PhasePart,
  type PreparedMatch,
  reportOfDay,
} from './phases.ts'
export {
  answered,
  goneOn,
  hasBegun,
  type Place,
  type Settling,
  type StepPlace,
  settled,
  type TakenBack,
  takenBack,
  withdrawn,
  withMatch,
} from './writing.ts'
