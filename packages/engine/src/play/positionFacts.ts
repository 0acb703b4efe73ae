// The facts of the position notation: words such as `score=1-0`. Neighbours: position.ts reads and writes whole positions,
// positionPlayer.ts the words of players, positionActing.ts what a player is in the middle of.
import type { CompiledEdition } from '../edition.ts'
import type { Options } from '../kernel/match.ts'
import { mostReferees } from '../tables/refereeTables.ts'
import { type BySide, otherSide, type Side } from '../vocabulary/words.ts'
import { type Acting, actingText, type Gathering, gangText, readActing, readGang } from './positionActing.ts'
import { type HeldFacts, heldExamples, heldWords, isHeld, nothingHeld, readHeld } from './positionHeld.ts'
import { BadPosition } from './positionPlayer.ts'

export interface Facts extends HeldFacts {
  half: number
  side: Side
  markers: BySide<number>
  score: BySide<number>
  rerolls: BySide<number>
  rerollsPerHalf: BySide<number | null>
  fame: BySide<number>
  cheerleaders: BySide<number>
  assistantCoaches: BySide<number>
  apothecary: BySide<number>
  bribe: BySide<number>
  henchman: BySide<number>
  chef: BySide<number>
  wanderingApothecary: BySide<number>
  leader: BySide<number>
  chant: BySide<number>
  hooliganism: BySide<number>
  loyalty: BySide<number>
  fans: BySide<number>
  killed: BySide<number>
  painted: BySide<number>
  light: string
  inducements: BySide<readonly string[]>
  weather: string
  kicking: Side | null
  overtime: boolean
  /** The number of referees that was agreed on. */
  referees: number | null
  declared: readonly string[]
  rerollUsed: boolean
  /** Footballs that nobody holds, and heads, each with / between them. */
  ball: string
  heads: string
  /** Who holds the counter I've Got My Eye On You. */
  eye: Side | null
  /** The coach to move has not moved his turn marker yet. */
  unmoved: boolean
  acting: Acting | null
  /** The gang that gathers. */
  gang: Gathering | null
  /** The side to move has kicked off and makes its free moves. */
  afterKick: boolean
  /** The downs: positionDowns.ts. */
  down: string
  keeps: string
  /** One word for each thing on the pitch: positionThings.ts. */
  things: readonly string[]
}

const none = (): BySide<number> => ({ home: 0, away: 0 })

export const startFacts = (): Facts => ({
  half: 1,
  side: 'home',
  markers: { home: 1, away: 1 },
  score: none(),
  rerolls: none(),
  rerollsPerHalf: { home: null, away: null },
  fame: none(),
  cheerleaders: none(),
  assistantCoaches: none(),
  apothecary: none(),
  bribe: none(),
  henchman: none(),
  chef: none(),
  wanderingApothecary: none(),
  leader: none(),
  chant: none(),
  hooliganism: none(),
  loyalty: none(),
  fans: none(),
  killed: none(),
  painted: none(),
  light: '',
  inducements: { home: [], away: [] },
  weather: 'nice',
  kicking: null,
  overtime: false,
  referees: null,
  declared: [],
  rerollUsed: false,
  ball: '',
  heads: '',
  eye: null,
  unmoved: false,
  acting: null,
  gang: null,
  afterKick: false,
  down: '',
  keeps: '',
  things: [],
  ...nothingHeld(),
})

const COUNT = /^\d{1,3}$/

const pair = (word: string, value: string, by: string): BySide<number> => {
  const parts = value.split(by)
  if (parts.length !== 2 || !parts.every((part) => COUNT.test(part)))
    throw new BadPosition(`"${word}": two whole numbers for home and away, like 1${by}0`)
  return { home: Number(parts[0]), away: Number(parts[1]) }
}

const POINTS = /^\d{1,2}(?:\.5)?$/

const readScore = (word: string, value: string): BySide<number> => {
  const parts = value.split('-')
  if (parts.length !== 2 || !parts.every((part) => POINTS.test(part)))
    throw new BadPosition(`"${word}": the points of home and away, like 1-0 or 1.5-0`)
  return { home: Number(parts[0]), away: Number(parts[1]) }
}

const isSide = (value: string): value is Side => value === 'home' || value === 'away'

const readTurn = (facts: Facts, word: string, value: string): void => {
  const [side, markers] = value.split(':')
  if (!isSide(side) || markers === undefined)
    throw new BadPosition(`"${word}": like turn=home:3/2 (to move, both markers)`)
  facts.side = side
  facts.markers = pair(word, markers, '/')
}

const PAIRS = {
  rr: 'rerolls',
  rrhalf: 'rerollsPerHalf',
  fame: 'fame',
  cheerleaders: 'cheerleaders',
  coaches: 'assistantCoaches',
  apothecary: 'apothecary',
  bribe: 'bribe',
  henchman: 'henchman',
  chef: 'chef',
  wandering: 'wanderingApothecary',
  leader: 'leader',
  chant: 'chant',
  hooliganism: 'hooliganism',
  loyalty: 'loyalty',
  fans: 'fans',
  killed: 'killed',
  painted: 'painted',
} as const

/** Reads one `key=value` into the facts. */
export const readFact = (facts: Facts, word: string): void => {
  const at = word.indexOf('=')
  const key = word.slice(0, at)
  const value = word.slice(at + 1)
  if (key in PAIRS) {
    facts[PAIRS[key as keyof typeof PAIRS]] = pair(word, value, '/')
    return
  }
  if (isHeld(key)) {
    facts[key] = readHeld(word, value, heldExamples[key])
    return
  }
  switch (key) {
    case 'half':
      if (!/^[123]$/.test(value)) throw new BadPosition(`"${word}": half is 1, 2 or 3 (overtime)`)
      facts.half = Number(value)
      return
    case 'turn':
      readTurn(facts, word, value)
      return
    case 'score':
      facts.score = readScore(word, value)
      return
    case 'weather':
      facts.weather = value
      return
    case 'light':
      facts.light = value
      return
    case 'kick':
      if (!isSide(value)) throw new BadPosition(`"${word}": kick is home or away`)
      facts.kicking = value
      return
    case 'overtime':
      facts.overtime = value === 'yes'
      return
    case 'referees':
      if (!/^\d$/.test(value)) throw new BadPosition(`"${word}": referees is how many were agreed on, like 2`)
      facts.referees = Number(value)
      return
    case 'used':
      facts.declared = value.split(',').filter((kind) => kind !== 'reroll')
      facts.rerollUsed = value.split(',').includes('reroll')
      return
    case 'ball':
    case 'heads':
    case 'down':
    case 'keeps':
      facts[key] = value
      return
    case 'eye':
      if (!isSide(value)) throw new BadPosition(`"${word}": eye is home or away, the side that holds the counter`)
      facts.eye = value
      return
    case 'marker':
      if (value !== 'unmoved') throw new BadPosition(`"${word}": marker is unmoved, or left out`)
      facts.unmoved = true
      return
    case 'hold':
      facts.inducements = readHeld(word, value, 'hold=weather-mage/')
      return
    case 'thing':
      facts.things = [...facts.things, value]
      return
    case 'act':
      facts.acting = readActing(word, value)
      return
    case 'gang':
      facts.gang = readGang(word, value)
      return
    case 'after':
      if (value !== 'kick') throw new BadPosition(`"${word}": after is kick, or left out`)
      facts.afterKick = true
      return
    default:
      throw new BadPosition(
        `"${word}": unknown fact; known: half turn score weather light kick overtime referees used ball heads eye marker hold act gang after down keeps thing ${Object.keys(heldExamples).join(' ')} ${Object.keys(PAIRS).join(' ')}`,
      )
  }
}

/** The facts that differ from the start values, in a fixed order. */
export const writeFacts = (facts: Facts): string[] => {
  const words: string[] = []
  if (facts.half !== 1) words.push(`half=${facts.half}`)
  words.push(`turn=${facts.side}:${facts.markers.home}/${facts.markers.away}`)
  if (facts.score.home + facts.score.away > 0) words.push(`score=${facts.score.home}-${facts.score.away}`)
  for (const [key, field] of Object.entries(PAIRS)) {
    const { home, away } = facts[field]
    const usual = field === 'rerollsPerHalf' ? facts.rerolls : { home: 0, away: 0 }
    if (home !== usual.home || away !== usual.away) words.push(`${key}=${home}/${away}`)
  }
  if (facts.weather !== 'nice') words.push(`weather=${facts.weather}`)
  if (facts.light !== '') words.push(`light=${facts.light}`)
  if (facts.kicking && facts.kicking !== otherSide(facts.side)) words.push(`kick=${facts.kicking}`)
  if (facts.overtime) words.push('overtime=yes')
  if (facts.referees !== null) words.push(`referees=${facts.referees}`)
  const used = [...facts.declared, ...(facts.rerollUsed ? ['reroll'] : [])]
  if (used.length > 0) words.push(`used=${used.join(',')}`)
  const { home: own, away: theirs } = facts.inducements
  if (own.length + theirs.length > 0) words.push(`hold=${own.join(',')}/${theirs.join(',')}`)
  if (facts.eye) words.push(`eye=${facts.eye}`)
  if (facts.unmoved) words.push('marker=unmoved')
  if (facts.ball !== '') words.push(`ball=${facts.ball}`)
  if (facts.heads !== '') words.push(`heads=${facts.heads}`)
  for (const key of ['down', 'keeps'] as const) if (facts[key] !== '') words.push(`${key}=${facts[key]}`)
  words.push(...facts.things.map((thing) => `thing=${thing}`))
  words.push(...heldWords(facts))
  if (facts.afterKick) words.push('after=kick')
  if (facts.gang) words.push(`gang=${gangText(facts.gang)}`)
  if (facts.acting) words.push(`act=${actingText(facts.acting)}`)
  return words
}

/** What the coaches agreed on. */
export const agreedIn = (rules: CompiledEdition, { overtime, referees }: Facts): Partial<Options> => {
  if (referees === null) return { overtime }
  if (!rules.referees)
    throw new BadPosition(`"referees=${referees}": edition ${rules.id} has none on the pitch; leave it out`)
  if (referees > mostReferees) throw new BadPosition(`"referees=${referees}": at most ${mostReferees}`)
  return { overtime, referees }
}
