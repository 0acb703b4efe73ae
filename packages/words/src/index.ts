// The public entry: the events of a match in words. Neighbours: teller.ts, line.ts.
export { actionKindWords, blockFaces, blockResultWords } from './actionTexts.ts'
export { decliningWords } from './declining.ts'
export {
  editionOptionWords,
  type OptionWords,
  optionGroupOf,
  presetNamed,
  presetWords,
  switchedWords,
  tieWords,
} from './editionOptions.ts'
export { faultWords } from './faults.ts'
export { halfWords } from './halves.ts'
export { itemNames } from './itemNames.ts'
export {
  append,
  type LogKind,
  type LogLine,
  lastWords,
  logKinds,
  type Part,
  plainLine,
  plainText,
  type Topic,
  textOf,
  topics,
  walkedOn,
} from './line.ts'
export { bandWords, capital, injuryName, nameAnywhere, nameOf, playerName, sideOfPlayer, teamName } from './names.ts'
export { potionNames } from './potionNames.ts'
export { endCheckWords } from './records.ts'
export { resultWords, type TableWords, tableTitle } from './resultTables.ts'
export { isBlockDice, rollWords, sourceWords, targetWords } from './rolls.ts'
export { signed } from './signed.ts'
export { spellNames } from './spellNames.ts'
export { newTeller, plainSentence, type Teller } from './teller.ts'
export { fill, oneOf, type Slots, spread } from './template.ts'
export { thingWords } from './thingWords.ts'
export { trickLines, trickNames } from './trickWords.ts'
export { turnoverWords } from './turnovers.ts'
export { weaponNames } from './weaponWords.ts'
