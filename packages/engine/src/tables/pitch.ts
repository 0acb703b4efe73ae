// The pitches of the editions, and their trapdoors. Neighbours: kernel/pitch.ts, procs/move/trapdoor.ts.
import { type PitchShape, type Square, squareNamed } from '../kernel/pitch.ts'

export const pitchCrp: PitchShape = { length: 26, width: 15, wideZone: 4, endZone: 1 }

export const pitchBb2020: PitchShape = { length: 26, width: 15, wideZone: 4, endZone: 1 }

/** Two rows of end zone, lines 4 and 8 rows before it, and four entry squares on the own sideline up to the first line. */
export const pitchSecond: PitchShape = {
  ...{ length: 26, width: 15, wideZone: 4, endZone: 2 },
  lines: [4, 8],
  entry: [2, 3, 4, 5],
}

/** One trapdoor in each half, in opposite wide zones. */
export const trapdoorsBb2020: readonly Square[] = ['b7', 'n20'].map((name) => squareNamed(pitchBb2020, name))
