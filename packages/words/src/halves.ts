// The names of the parts of a match. Neighbours: sentence.ts, the client's score strip.

/** `halves`: how many the edition plays before overtime. */
export const halfWords = (half: number, halves = 2): string => {
  if (half === 0) return 'Kick-off'
  if (half > 2) return 'Overtime'
  if (halves === 1) return 'Match'
  return half === 1 ? '1st half' : '2nd half'
}

/** As the subject of a sentence. */
export const halfInSentence = (half: number, halves: number): string =>
  half > 2 ? halfWords(half) : `The ${halfWords(half, halves).toLowerCase()}`
