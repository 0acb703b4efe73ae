// Which crest a team has, derived from its name: a form, a field and a charge. Neighbours: crestParts.tsx draws them, Crest.tsx
// puts them together.
import { type Colour, luminance } from './colour.ts'
import { type Kit, numberOf } from './kit.ts'

export const crestForms = ['heater', 'swiss', 'round', 'kite', 'block'] as const
export type CrestForm = (typeof crestForms)[number]

export const crestFields = ['plain', 'pale', 'bend', 'chevron', 'fess', 'stripes', 'quarters', 'rays'] as const
export type CrestField = (typeof crestFields)[number]

export const crestCharges = [
  'skull',
  'hook',
  'moon',
  'leaf',
  'hammer',
  'tower',
  'claw',
  'flame',
  'ball',
  'horns',
  'star',
  'tankard',
] as const
export type CrestCharge = (typeof crestCharges)[number]

export interface CrestDesign {
  readonly form: CrestForm
  readonly field: CrestField
  readonly charge: CrestCharge
}

export const crestOf = (team: string): CrestDesign => {
  const number = numberOf(team)
  return {
    form: crestForms[number % crestForms.length],
    field: crestFields[(number >>> 4) % crestFields.length],
    charge: crestCharges[(number >>> 9) % crestCharges.length],
  }
}

export const INK: Colour = '#0b110e'
export const PAPER: Colour = '#f8f1dc'

/** The charge is light on dark fields and dark on light ones, with an outline of the other colour. */
export const chargeColours = ({ jersey, trim }: Kit): { readonly fill: Colour; readonly line: Colour } =>
  (luminance(jersey) + luminance(trim)) / 2 < 0.42 ? { fill: PAPER, line: INK } : { fill: INK, line: PAPER }
