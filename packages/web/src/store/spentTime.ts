// How much of a turn's time is used, stored with the match for all tabs: neither a reload nor another tab gives time back.
// Neighbours: table/TurnClock.tsx counts, matches.ts deletes it with the match.

const keyOf = (match: string): string => `clock ${match}`

const BETWEEN = ' = '

/** Seconds used in the turn called `whose`; 0 for another turn, and for an invalid value. */
export const spentTime = (match: string, whose: string): number => {
  try {
    const kept = localStorage.getItem(keyOf(match)) ?? ''
    const at = kept.lastIndexOf(BETWEEN)
    if (at < 0 || kept.slice(0, at) !== whose) return 0
    const text = kept.slice(at + BETWEEN.length)
    return /^\d{1,6}(\.\d+)?$/.test(text) ? Number(text) : 0
  } catch {
    // A browser without storage still has a clock, until the page is left.
    return 0
  }
}

export const keepSpentTime = (match: string, whose: string, seconds: number): void => {
  try {
    localStorage.setItem(keyOf(match), `${whose}${BETWEEN}${seconds}`)
  } catch {
    // The same browsers.
  }
}

export const forgetSpentTime = (match: string): void => {
  try {
    localStorage.removeItem(keyOf(match))
  } catch {
    // The same browsers.
  }
}

/** Calls back when another tab has counted on. */
export const onTimeSpent = (match: string, listener: () => void): (() => void) => {
  const heard = ({ key }: StorageEvent): void => {
    if (key === keyOf(match)) listener()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
