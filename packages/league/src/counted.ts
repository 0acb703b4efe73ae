// A count with its noun: 1 game, 2 games. Neighbours: every file that prints a count.

/** A count with its noun: `1 game`, `2 games`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
