// A count with its noun: one game, two games. Neighbours: everything that prints a count.

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
