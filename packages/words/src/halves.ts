// The names of the parts of a match. Neighbours: sentence.ts, the client's score strip.

export const halfWords = (half: number): string =>
  half === 0 ? 'Kick-off' : half === 1 ? '1st half' : half === 2 ? '2nd half' : 'Overtime'
