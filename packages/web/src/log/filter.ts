// Which lines of the log are shown: by subject, by team, and by the words in them. Neighbour: Log.tsx.
import type { Side } from '@double-skulls/engine'
import { type LogLine, plainText, type Topic } from '@double-skulls/words'

export interface Filter {
  readonly topic: Topic | 'all'
  readonly side: Side | 'both'
  readonly words: string
  /** Whether remarks of the commentators and summaries of turns are shown. */
  readonly asides: boolean
  readonly summaries: boolean
}

export const isOpen = ({ topic, side, words }: Filter): boolean =>
  topic === 'all' && side === 'both' && words.trim() === ''

const fits = (filter: Filter, line: LogLine): boolean => {
  if (line.kind === 'aside' && !filter.asides) return false
  if (line.kind === 'summary' && !filter.summaries) return false
  if (filter.topic !== 'all' && !line.topics.includes(filter.topic)) return false
  if (filter.side !== 'both' && line.side !== filter.side) return false
  return true
}

/** The lines to show. The heading of a turn stays if any of its lines does; `blockFaces` as in plainText. */
export const filtered = (
  lines: readonly LogLine[],
  filter: Filter,
  blockFaces: readonly string[],
): readonly LogLine[] => {
  const words = filter.words.trim().toLowerCase()
  const wanted = (line: LogLine): boolean =>
    fits(filter, line) && (words === '' || plainText(line, blockFaces).toLowerCase().includes(words))
  if (isOpen(filter)) return lines.filter(wanted)
  const shown: LogLine[] = []
  let heading: LogLine | null = null
  for (const line of lines) {
    const fit = wanted(line)
    if (line.kind === 'turn' && !fit) heading = line
    else if (fit) {
      if (heading) shown.push(heading)
      heading = null
      shown.push(line)
    }
  }
  return shown
}
