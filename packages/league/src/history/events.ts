// Every kind of line in a team's history, and its fields. Neighbours: the steps of preMatch/, postMatch/ and season/
// write the lines with `noted`, words.ts puts them into English, audit/ compares them with the team.
import {
  type Characteristic,
  characteristics,
  type DirtyTricks,
  type FanCharacteristic,
  fanCharacteristics,
} from '@double-skulls/engine'
import { type Schema, schemaFaults } from '../format/schema.ts'
import { type Mistake, mistakes } from '../postMatch/expensiveMistakes.ts'
import { type StaffKind, staffKinds, type TeamEvent } from '../team.ts'

export const matchEndings = [
  'touchdowns',
  'turnCap',
  'overtime',
  'shootOut',
  'concession',
  'excusedConcession',
  'forfeit',
] as const
export type MatchEnding = (typeof matchEndings)[number]

type Line<W extends string, Details> = { readonly what: W; readonly at: number } & Details
/** A player in a line: `#7 Wulf`. */
type Named = { readonly player: string }

export type HistoryEvent =
  | Line<'imported', { readonly from: string }>
  | Line<'inducements', { readonly bought: readonly string[]; readonly paid: number; readonly stake: number }>
  | Line<'handicaps', { readonly rolled: readonly string[] }>
  | Line<
      'match',
      {
        readonly outcome: 'win' | 'draw' | 'loss'
        readonly by: MatchEnding
        /** The own score first. */
        readonly score: readonly number[]
        readonly casualties: readonly number[]
        readonly friendly?: boolean
      }
    >
  | Line<'mostValuable', Named & { readonly points: number }>
  | Line<'winnings', { readonly amount: number }>
  | Line<'fans', { readonly from: number; readonly to: number }>
  | Line<'fanDrift', { readonly which: FanCharacteristic; readonly by: number }>
  | Line<'tricks', { readonly own: DirtyTricks; readonly other: DirtyTricks; readonly treasuries: readonly number[] }>
  // Every injury that is left after a Healing Phase: `p3 broken-leg 2 lasting saves`.
  | Line<'ward', { readonly patients: readonly string[] }>
  | Line<'upkeep' | 'refused', Named & { readonly amount: number }>
  | Line<'injury', Named & { readonly injuries: readonly string[] }>
  | Line<'aged', Named & { readonly niggling: boolean; readonly lowers: Characteristic | '' }>
  | Line<'death' | 'left' | 'dismissed' | 'rests', Named>
  | Line<'improved', Named & { readonly gained: string | readonly string[] }>
  | Line<'expenses', { readonly due: number; readonly amount: number }>
  | Line<'hired', { readonly player?: string; readonly position: string; readonly price: number }>
  | Line<'bought', { readonly staff: StaffKind; readonly price: number }>
  | Line<'dropped', { readonly staff: StaffKind }>
  | Line<'mistake', { readonly mistake: Mistake; readonly lost: number }>
  | Line<'prize', { readonly place: number; readonly amount: number }>
  | Line<'trophy' | 'trophyLost', { readonly place: number }>
  | Line<'recovered', Named & { readonly from: readonly Characteristic[]; readonly to: readonly Characteristic[] }>
  | Line<'redraft', { readonly budget: number }>
  | Line<'rehired', Named & { readonly price: number }>
  | Line<
      'season',
      {
        readonly games: number
        readonly wins: number
        readonly draws: number
        /** The competition whose season was closed, if known. */
        readonly competition?: string
        readonly number?: number
      }
    >

export type HistoryKind = HistoryEvent['what']
export type HistoryLine<K extends HistoryKind> = Extract<HistoryEvent, { readonly what: K }>

const MOST_COUNT = 9999
const MOST_GOLD = 100_000_000

const count: Schema = { type: 'integer', minimum: 0, maximum: MOST_COUNT }
const gold: Schema = { type: 'integer', minimum: 0, maximum: MOST_GOLD }
const word: Schema = { type: 'string', minLength: 1, maxLength: 200 }
const list = (items: Schema): Schema => ({ type: 'array', items, maxItems: 99 })
const pair: Schema = { type: 'array', items: count, minItems: 2, maxItems: 2 }
const oneOf = (words: readonly string[]): Schema => ({ type: 'string', enum: words })

type Details = { readonly [name: string]: Schema }

const named: Details = { player: word }

const details: { readonly [K in HistoryKind]: Details } = {
  imported: { from: word },
  inducements: { bought: list(word), paid: gold, stake: gold },
  handicaps: { rolled: list(word) },
  match: {
    outcome: oneOf(['win', 'draw', 'loss']),
    by: oneOf(matchEndings),
    score: pair,
    casualties: pair,
    friendly: { type: 'boolean' },
  },
  mostValuable: { ...named, points: count },
  winnings: { amount: gold },
  fans: { from: count, to: count },
  fanDrift: { which: oneOf(fanCharacteristics), by: { type: 'integer', minimum: -1, maximum: 1 } },
  tricks: { own: {}, other: {}, treasuries: { type: 'array', items: gold, minItems: 2, maxItems: 2 } },
  ward: { patients: list(word) },
  upkeep: { ...named, amount: gold },
  refused: { ...named, amount: gold },
  injury: { ...named, injuries: list(word) },
  aged: { ...named, niggling: { type: 'boolean' }, lowers: oneOf([...characteristics, '']) },
  death: named,
  left: named,
  dismissed: named,
  rests: named,
  improved: { ...named, gained: {} },
  expenses: { due: gold, amount: gold },
  hired: { ...named, position: word, price: gold },
  bought: { staff: oneOf(staffKinds), price: gold },
  dropped: { staff: oneOf(staffKinds) },
  mistake: { mistake: oneOf(mistakes), lost: gold },
  prize: { place: count, amount: gold },
  trophy: { place: count },
  trophyLost: { place: count },
  recovered: { ...named, from: list(oneOf(characteristics)), to: list(oneOf(characteristics)) },
  redraft: { budget: gold },
  rehired: { ...named, price: gold },
  season: { games: count, wins: count, draws: count, competition: word, number: count },
}

/** Optional fields. */
const optional: { readonly [K in HistoryKind]?: readonly string[] } = {
  match: ['friendly'],
  hired: ['player'],
  season: ['competition', 'number'],
}

export const historyKinds = Object.keys(details) as HistoryKind[]

const isKind = (what: string): what is HistoryKind => Object.hasOwn(details, what)

const schemaOf = (what: HistoryKind): Schema => ({
  type: 'object',
  properties: { what: word, at: count, ...details[what] },
  required: ['at', ...Object.keys(details[what]).filter((name) => !optional[what]?.includes(name))],
  additionalProperties: false,
})

export interface LineFault {
  /** The field of the line. */
  readonly where: string
  readonly message: string
  readonly remedy: string
}

const gainedFaults = ({ what, gained }: TeamEvent): LineFault[] => {
  const fits = typeof gained === 'string' || (Array.isArray(gained) && gained.every((one) => typeof one === 'string'))
  return what !== 'improved' || fits
    ? []
    : [{ where: 'gained', message: 'it must name what was gained', remedy: 'write a skill or a characteristic' }]
}

/** The faults of a line by itself. */
export const lineFaults = (event: TeamEvent): readonly LineFault[] => {
  const { what } = event
  if (!isKind(what))
    return [{ where: 'what', message: `nothing is called "${what}"`, remedy: `take one of ${historyKinds.join(', ')}` }]
  return [
    ...schemaFaults(schemaOf(what), event).map(({ where, wanted, got }) => ({
      where,
      message: `it says ${got}, and must be ${wanted}`,
      remedy: 'bring back the line as it was written',
    })),
    ...gainedFaults(event),
  ]
}

const unbounded = ({ minimum: _least, maximum: _most, items, ...schema }: Schema): Schema => ({
  ...schema,
  ...(items ? { items: unbounded(items) } : {}),
})

/** Whether the line can be read, even with numbers out of range. */
export const isHistoryEvent = (event: TeamEvent): event is HistoryEvent => {
  if (!isKind(event.what)) return false
  const schema = schemaOf(event.what)
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, unbounded(field)])
  const readable = { ...schema, properties: Object.fromEntries(fields) }
  return schemaFaults(readable, event).length === 0 && gainedFaults(event).length === 0
}

/** Everything gained by an improvement. */
export const gainedBy = ({ gained }: HistoryLine<'improved'>): readonly string[] =>
  typeof gained === 'string' ? [gained] : gained
