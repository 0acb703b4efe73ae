// The search: names that begin with the query first, then names that contain it, then texts. Neighbour: CompanionPage.tsx has the
// field.
import type { Entry } from './entries.ts'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rank of a match, lower is better; null when a word is missing. */
const rank = (entry: Entry, words: readonly string[]): number | null => {
  const name = plain(entry.name)
  const rest = plain(
    [entry.text, ...entry.facts, ...entry.also, ...entry.parts.map((part) => `${part.name} ${part.text}`)].join(' '),
  )
  let worst = 0
  for (const word of words) {
    const found = name.startsWith(word)
      ? 0
      : name.includes(` ${word}`)
        ? 1
        : name.includes(word)
          ? 2
          : rest.includes(word)
            ? 3
            : null
    if (found === null) return null
    worst = Math.max(worst, found)
  }
  return worst
}

export const findEntries = (entries: readonly Entry[], wanted: string): readonly Entry[] => {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return entries
    .map((entry, at) => ({ entry, at, rank: rank(entry, words) }))
    .filter((one): one is typeof one & { rank: number } => one.rank !== null)
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ entry }) => entry)
}
