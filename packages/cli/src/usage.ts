// Usage errors in one line with the remedy. Neighbours: main.ts prints them and exits with 2, command.ts parses flags,
// choices.ts looks up editions, teams and bots.

export class UsageError extends Error {}

export const refuse = (message: string): never => {
  throw new UsageError(message)
}

/** The edit distance of two words. */
const lettersApart = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]
}

export const nearest = (word: string, known: readonly string[]): string | null => {
  let best: string | null = null
  let apart = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const distance = lettersApart(word.toLowerCase(), candidate.toLowerCase())
    if (distance < apart) {
      best = candidate
      apart = distance
    }
  }
  return best
}

/** `unknown team "elfs"; did you mean "elf"? known: …` */
export const unknown = (kind: string, word: string, known: readonly string[]): never => {
  const guess = nearest(word, known)
  const hint = guess ? ` did you mean "${guess}"?` : ''
  return refuse(`unknown ${kind} "${word}";${hint} known: ${known.join(', ')}`)
}
