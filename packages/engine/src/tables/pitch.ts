// The pitches of the editions, and their trapdoors. Neighbours: kernel/pitch.ts, procs/move/trapdoor.ts.
import { type PitchShape, type Square, squareNamed } from '../kernel/pitch.ts'

export const pitchCrp: PitchShape = { length: 26, width: 15, wideZone: 4, endZone: 1 }

export const pitchBb2020: PitchShape = { length: 26, width: 15, wideZone: 4, endZone: 1 }

/** One trapdoor in each half, in opposite wide zones. */
export const trapdoorsBb2020: readonly Square[] = ['b7', 'n20'].map((name) => squareNamed(pitchBb2020, name))
