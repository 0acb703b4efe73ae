// Whether the log scrolls with the match, or stands still because the coach has scrolled up to read. Neighbour: Log.tsx.

export interface Scroll {
  /** The scroll position before and now. */
  readonly before: number
  readonly top: number
  /** The height of all lines, and the visible height. */
  readonly height: number
  readonly seen: number
  /** The coach has just used the wheel, a finger, a key or the scroll bar. */
  readonly byHand: boolean
}

/** This close to the end counts as the end. */
const NEAR = 40

/** Lines that are removed at the top also move the list: only the coach's own scrolling means that he is reading. */
export const isReading = (was: boolean, { before, top, height, seen, byHand }: Scroll): boolean =>
  height - top - seen <= NEAR ? false : was || (byHand && top < before)
