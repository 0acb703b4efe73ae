// Splits CSV text into rows and cells: commas, semicolons or tabs, with quotation marks. Neighbours: csv.ts reads teams
// from the rows.
import { withoutMark } from '@double-skulls/engine'
import { BadTeam } from '../book.ts'

export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

const SEPARATORS = [',', ';', '\t'] as const

/** The most frequent separator. */
const separatorOf = (text: string): string => {
  const count = (mark: string): number => text.split(mark).length
  return [...SEPARATORS].sort((a, b) => count(b) - count(a))[0]
}

export const rowsOf = (text: string): Row[] => {
  const separator = separatorOf(text)
  const rows: Row[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let begun = 1
  const endCell = (): void => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = (): void => {
    endCell()
    if (cells.some((one) => one !== '')) rows.push({ line: begun, cells })
    cells = []
    begun = line + 1
  }
  const source = withoutMark(text).replaceAll(/\r\n?/g, '\n')
  for (let i = 0; i < source.length; i++) {
    const mark = source[i]
    if (quoted && mark === '"' && source[i + 1] === '"') {
      cell += '"'
      i++
    } else if (mark === '"' && (quoted || cell.trim() === '')) quoted = !quoted
    else if (!quoted && mark === separator) endCell()
    else if (!quoted && mark === '\n') endRow()
    else cell += mark
    if (mark === '\n') line++
  }
  if (quoted) throw new BadTeam(`line ${begun}`, 'a quotation mark is never closed', 'close it')
  endRow()
  return rows
}
