// Whether the log follows the match or stands still because the coach has scrolled up to read. Neighbour: Log.tsx.

export interface Scroll {
  /** Where the list stood before, and where it stands now. */
  readonly before: number
  readonly top: number
  /** How high all lines are, and how much of that is seen. */
  readonly height: number
  readonly seen: number
  /** The coach has just turned the wheel, moved a finger, pressed a key or taken hold of the bar. */
  readonly byHand: boolean
}

/** So near to the end counts as the end. */
const NEAR = 40

/** Lines that leave the list at its upper end move it, too: only what the coach does himself means that he reads. */
export const isReading = (was: boolean, { before, top, height, seen, byHand }: Scroll): boolean =>
  height - top - seen <= NEAR ? false : was || (byHand && top < before)
