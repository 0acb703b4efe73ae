// `skulls replay FILE`: replays a record, checks every input, and prints the match. Neighbours: the engine's record.ts,
// ../telling.ts.

import {
  BadLineUp,
  BadRecord,
  editionFault,
  editionNamed,
  engineFor,
  type MatchRecord,
  parseRecord,
  replay as playAgain,
  scoreLine,
} from '@double-skulls/engine'
import { counted } from '@double-skulls/league'
import { append, endCheckWords, type LogLine } from '@double-skulls/words'
import type { Command } from '../command.ts'
import { readText } from '../files.ts'
import { newTelling } from '../telling.ts'
import { refuse } from '../usage.ts'

const read = (path: string): MatchRecord => {
  const text = readText(path)
  try {
    return parseRecord(text)
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error
    return refuse(`${path}: ${error.message}; make one with "skulls simulate --record DIR"`)
  }
}

export const replay: Command = {
  name: 'replay',
  summary: 'Verifies the record of a match and tells the match sentence by sentence.',
  notes: ['Exit code 0: the record is right. 1: an input does not fit; it is named. 2: the file is no record.'],
  operands: ['FILE'],
  flags: [],
  examples: ['skulls replay records/crp-7-001.json'],

  run({ operands: [path] }) {
    const record = read(path)
    const edition = editionNamed(record.edition)
    if (!edition) return refuse(`${path}: ${editionFault(record.edition)}`)
    const engine = engineFor(edition)
    // Printed only after the whole record is verified.
    const telling = newTelling(engine)
    const lines: LogLine[] = []
    try {
      const match = playAgain(engine, record, (_input, events, now) => {
        for (const line of telling.tell(events, now)) append(lines, line)
      })
      console.log(telling.text(lines).join('\n'))
      if (!match.result)
        console.log(`The record stops after ${counted(record.inputs.length, 'input')}, before the end of the match.`)
      const note = endCheckWords(record)
      if (note !== '') console.log(note)
      console.log(scoreLine(match))
      return 0
    } catch (error) {
      if (!(error instanceof BadRecord || error instanceof BadLineUp)) throw error
      console.error(`skulls: ${path}: ${error.message}`)
      return 1
    }
  },
}
