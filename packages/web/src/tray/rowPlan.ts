// Which buttons of a row are in sight and which go behind "More": as many as there is room for, five at most, the most wanted
// first. Neighbours: ButtonRow.tsx measures and draws.

/** Never behind "More"; in sight while there is room; always behind it. */
export const ranks = ['always', 'usual', 'behind'] as const
export type Rank = (typeof ranks)[number]

export interface Sized {
  readonly key: string
  readonly rank: Rank
  /** Along the row; 0 while it is not known yet. */
  readonly size: number
}

export interface Room {
  readonly length: number
  readonly gap: number
  /** What "More" itself takes. */
  readonly more: number
}

/** Of all buttons, "More" not counted. */
export const MOST = 5

const fitting = (items: readonly Sized[], length: number, gap: number): ReadonlySet<string> => {
  const shown = new Set<string>()
  let left = length + gap
  for (const rank of ranks)
    for (const item of items) {
      if (item.rank !== rank) continue
      if (rank === 'behind') return shown
      // One that is too long lets no later one pass it: the order is what the coach knows.
      if (rank !== 'always' && (shown.size >= MOST || item.size + gap > left)) return shown
      left -= item.size + gap
      shown.add(item.key)
    }
  return shown
}

/** The keys of those in sight. */
export const rowPlan = (items: readonly Sized[], { length, gap, more }: Room): ReadonlySet<string> => {
  const all = fitting(items, length, gap)
  return all.size === items.length ? all : fitting(items, length - more - gap, gap)
}
