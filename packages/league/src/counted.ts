// Counts in words: a count with its noun, and words with how often each was said. Neighbours: every file that prints a count.

/** A count with its noun: `1 game`, `2 games`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Each word once, with the number of times if it is there more often: `Virus`, `2 × Assassin`. */
export const tallied = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].map((word) => {
    const times = words.filter((one) => one === word).length
    return times === 1 ? word : `${times} × ${word}`
  })
