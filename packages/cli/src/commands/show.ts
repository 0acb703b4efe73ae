// `skulls show POSITION`: draws a position. Neighbours: ../draw.ts draws it, the engine's position.ts reads it.
import { statSync } from 'node:fs'
import { BadPosition, readPosition } from '@double-skulls/engine'
import type { Command } from '../command.ts'
import { drawPosition, LEGEND } from '../draw.ts'
import { readText } from '../files.ts'
import { paintFor } from '../terminal.ts'
import { refuse } from '../usage.ts'

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Whether a word looks like a path: a folder or a file extension, and nothing that a position contains. */
const looksLikePath = (text: string): boolean => /^[^\s:;=|]*[/\\.][^\s:;=|]*$/.test(text)

export const show: Command = {
  name: 'show',
  summary: 'Draws a position, given as text or as the path of a file with the text in it.',
  notes: [LEGEND],
  operands: ['POSITION'],
  flags: [],
  examples: ['skulls show position.txt', 'skulls show "$(cat position.txt)"'],

  run({ operands: [given] }) {
    const fromFile = isFile(given)
    if (!fromFile && looksLikePath(given)) readText(given)
    try {
      const { engine, match } = readPosition(fromFile ? readText(given) : given)
      console.log(drawPosition(engine, match, paintFor(process.stdout)).join('\n'))
      return 0
    } catch (error) {
      if (!(error instanceof BadPosition)) throw error
      return refuse(`${fromFile ? `${given}: ` : ''}${error.message}`)
    }
  },
}
