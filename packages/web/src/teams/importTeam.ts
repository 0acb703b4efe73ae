// A team from a file of any known kind: our own JSON, FUMBBL's, or a table. Neighbours: ImportTeam.tsx asks for the file, the
// league reads it.
import { withoutMark } from '@double-skulls/engine'
import { BadTeam, checkTeam, fromCsv, fromFumbbl, type Imported, readTeam } from '@double-skulls/league'
import { unreadable } from './faults.ts'
import { withOwnIds } from './teamEdits.ts'

export const MOST_FILE_BYTES = 2_000_000

/** Our own files name their format. */
const isOwn = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(withoutMark(text))
    return typeof value === 'object' && value !== null && 'format' in value
  } catch {
    return false
  }
}

const read = (text: string, edition: string): Imported => {
  const wish = edition === '' ? {} : { edition }
  if (isOwn(text)) return { team: readTeam(text), notes: [] }
  return /^\s*[{[]/.test(text) ? fromFumbbl(text, wish) : { team: fromCsv(text, wish), notes: [] }
}

/** An imported team, in the form it is saved here; throws BadTeam when nothing of it could be shown. */
export const takenOver = ({ team, notes }: Imported): Imported => {
  const lost = unreadable(checkTeam(team))
  if (lost) throw new BadTeam(lost.where, lost.message, lost.remedy)
  const own = withOwnIds(team)
  const news = own === team ? [] : ['Two players shared an id, or the next one would have: they were told apart.']
  return { team: own, notes: [...notes, ...news] }
}

/** `edition` is for files that do not say it; '' leaves it to the file. Throws BadTeam when there is no team in it. */
export const importedTeam = (text: string, edition = ''): Imported => {
  if (text.trim() === '') throw new BadTeam('file', 'it is empty', 'choose another one')
  return takenOver(read(text, edition))
}

/** Whether naming the edition would help. */
export const wantsEdition = (error: unknown): boolean =>
  error instanceof BadTeam && (error.where === 'ruleset' || error.where === 'edition')
