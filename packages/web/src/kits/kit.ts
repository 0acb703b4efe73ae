// What a team wears: two colours from its name, the same wherever it appears. Neighbours: crest.ts, figures/, colour.ts.
import { type Colour, distance } from './colour.ts'

export interface Kit {
  /** Jersey, and the field of the crest. */
  readonly jersey: Colour
  /** Shoulder pads, and the crest's second colour. */
  readonly trim: Colour
}

const kits: readonly Kit[] = [
  { jersey: '#f0782b', trim: '#ffe2b8' },
  { jersey: '#3f8cf0', trim: '#e2ecf6' },
  { jersey: '#c93a2e', trim: '#ffe3a8' },
  { jersey: '#2aa092', trim: '#eaf6e4' },
  { jersey: '#7a4fc0', trim: '#f2e4ff' },
  { jersey: '#e9b92c', trim: '#2c2a24' },
  { jersey: '#3d8f3f', trim: '#fbe9a0' },
  { jersey: '#d65f96', trim: '#ffeef4' },
  { jersey: '#35b6d6', trim: '#f4fbff' },
  { jersey: '#b0264a', trim: '#ffd0d9' },
  { jersey: '#e8e2d0', trim: '#8a2f24' },
  { jersey: '#9cc43a', trim: '#3a2a56' },
]

/** Nearer than this, two jerseys are taken for each other on the pitch. */
const ALIKE = 34

/** The same number for the same words, spread evenly (FNV-1a). */
export const numberOf = (words: string): number => {
  let sum = 2166136261
  for (let i = 0; i < words.length; i++) sum = Math.imul(sum ^ words.charCodeAt(i), 16777619)
  return sum >>> 0
}

export const kitOf = (team: string): Kit => kits[numberOf(team) % kits.length]

export const areAlike = (one: Kit, other: Kit): boolean => distance(one.jersey, other.jersey) < ALIKE

/** The two kits of a match: the visitors change where one would take them for the hosts. */
export const kitsOf = (home: string, away: string): { readonly home: Kit; readonly away: Kit } => {
  const worn = kitOf(home)
  const start = numberOf(away)
  for (let i = 0; i < kits.length; i++) {
    const kit = kits[(start + i * 5) % kits.length]
    if (!areAlike(worn, kit)) return { home: worn, away: kit }
  }
  throw new Error('every kit looks like every other')
}
