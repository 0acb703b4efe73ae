// Which buttons of a row are visible and which go behind "More": as many as fit, five at most, the most important first.
// Neighbour: ButtonRow.tsx measures and draws.

/** Never behind "More"; visible if there is space; always behind it. */
export const ranks = ['always', 'usual', 'behind'] as const
export type Rank = (typeof ranks)[number]

export interface Sized {
  readonly key: string
  readonly rank: Rank
  /** The width along the row; 0 while it is unknown. */
  readonly size: number
}

export interface Room {
  readonly length: number
  readonly gap: number
  /** The width of "More" itself. */
  readonly more: number
}

/** The number of visible buttons, "More" not counted. */
export const MOST = 5

const fitting = (items: readonly Sized[], length: number, gap: number): ReadonlySet<string> => {
  const shown = new Set<string>()
  let left = length + gap
  for (const rank of ranks)
    for (const item of items) {
      if (item.rank !== rank) continue
      if (rank === 'behind') return shown
      // A button that does not fit also hides the later ones, so that the order stays familiar.
      if (rank !== 'always' && (shown.size >= MOST || item.size + gap > left)) return shown
      left -= item.size + gap
      shown.add(item.key)
    }
  return shown
}

/** The keys of the visible buttons. */
export const rowPlan = (items: readonly Sized[], { length, gap, more }: Room): ReadonlySet<string> => {
  const all = fitting(items, length, gap)
  return all.size === items.length ? all : fitting(items, length - more - gap, gap)
}
