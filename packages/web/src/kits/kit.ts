// What a team wears: the two colours its coach has chosen, or two derived from its name; the same everywhere. Neighbours:
// crest.ts, figures/, colour.ts; teams/Colours.tsx chooses.
import { type Colour, distance, isColour } from './colour.ts'

export interface Kit {
  /** Jersey, and the field of the crest. */
  readonly jersey: Colour
  /** Shoulder pads, and the crest's second colour. */
  readonly trim: Colour
}

/** The parts of a team that decide its kit: of a squad in a match, or of a saved team. */
export interface Wearer {
  readonly name: string
  /** The colours may come from files and links, so they are checked. */
  readonly colours?: readonly string[] | undefined
}

export const kits: readonly Kit[] = [
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

/** Below this difference two jerseys are confused on the pitch. */
const ALIKE = 34

/** A hash: the same number for the same words, spread evenly (FNV-1a). */
export const numberOf = (words: string): number => {
  let sum = 2166136261
  for (let i = 0; i < words.length; i++) sum = Math.imul(sum ^ words.charCodeAt(i), 16777619)
  return sum >>> 0
}

/** Below this difference the trim cannot be told from the jersey. */
const BLURRED = 24

/** Whether two colours make a kit: they must differ visibly. */
export const goTogether = (jersey: Colour, trim: Colour): boolean => distance(jersey, trim) >= BLURRED

const LIGHT: Colour = '#f8f1dc'
const DARK: Colour = '#20241f'

const chosenBy = ({ colours = [] }: Wearer): Kit | null => {
  const [jersey, trim] = colours
  if (!isColour(jersey) || !isColour(trim)) return null
  if (goTogether(jersey, trim)) return { jersey, trim }
  return { jersey, trim: distance(jersey, LIGHT) > distance(jersey, DARK) ? LIGHT : DARK }
}

const byName = (name: string): Kit => kits[numberOf(name) % kits.length]

export const kitOf = (team: Wearer): Kit => chosenBy(team) ?? byName(team.name)

export const areAlike = (one: Kit, other: Kit): boolean => distance(one.jersey, other.jersey) < ALIKE

/** What visitors may wear: their kit, the same with swapped colours, and fallback kits. */
const wardrobe = (team: Wearer): readonly Kit[] => {
  const own = kitOf(team)
  const start = numberOf(team.name)
  const others = kits.map((_, i) => kits[(start + i * 5) % kits.length])
  return [own, { jersey: own.trim, trim: own.jersey }, ...others]
}

/** The two kits of a match: the visitors change if their kit looks like that of the hosts. */
export const kitsOf = (home: Wearer, away: Wearer): { readonly home: Kit; readonly away: Kit } => {
  const worn = kitOf(home)
  const kit = wardrobe(away).find((one) => !areAlike(worn, one))
  if (!kit) throw new Error('every kit looks like every other')
  return { home: worn, away: kit }
}
