// The words of the position notation: one per player (`h4@g13:6338+block.p`) or per fact (`score=1-0`).
// Neighbour: position.ts.
import { ahead } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import { type ActionKind, actionKinds } from '../procs/turn/activationFrame.ts'
import {
  type BySide,
  type Characteristic,
  type Facing,
  facings,
  otherSide,
  type Place,
  type Posture,
  type Side,
  type Stats,
} from '../vocabulary/words.ts'

export class BadPosition extends Error {}

export interface PlayerWord {
  readonly text: string
  readonly side: Side
  readonly number: number
  /** '' if he is beside the pitch. */
  readonly square: string
  readonly place: Place
  readonly stats: readonly number[]
  readonly skills: readonly string[]
  readonly marks: readonly string[]
  readonly states: readonly string[]
  readonly niggling: number
  /** The direction a player on a big base faces, or ''. */
  readonly facing: Facing | ''
  readonly posture: Posture
  readonly freshlyStunned: boolean
  readonly acted: boolean
  readonly noZones: boolean
  readonly hasBall: boolean
}

export interface Acting {
  readonly side: Side
  readonly number: number
  readonly action: ActionKind
  readonly moves: number
  readonly goForIts: number
  readonly blocked: boolean
}

export interface Facts {
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
  inducements: BySide<readonly string[]>
  weather: string
  kicking: Side | null
  overtime: boolean
  declared: readonly string[]
  rerollUsed: boolean
  ball: string
  acting: Acting | null
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
  inducements: { home: [], away: [] },
  weather: 'nice',
  kicking: null,
  overtime: false,
  declared: [],
  rerollUsed: false,
  ball: '',
  acting: null,
})

const PLACES: { readonly [word: string]: Place } = {
  reserves: 'reserves',
  ko: 'ko',
  casualty: 'casualty',
  off: 'sentOff',
  heat: 'exhausted',
}
/** A plain player's values in the order of the characteristics. */
const plainStats = (names: readonly Characteristic[]): number[] => names.map((name) => PLAIN[names.length][name] ?? 0)

/** A plain player with a two-digit armour value, which needs dots in the notation. */
const armoured = (names: readonly Characteristic[]): number[] => [...plainStats(names).slice(0, -1), 10]

const PLAIN: { readonly [count: number]: Stats } = {
  4: { MA: 6, ST: 3, AG: 3, AV: 8 },
  5: { MA: 6, ST: 3, AG: 3, PA: 4, AV: 9 },
}
const PLAYER = /^([ha])(\d{1,2})@([a-z]+\d*)((?::\d+(?:\.\d+)*|\+[a-z0-9-]+|[!~][a-z0-9-]+|\^[nesw]|\.[a-z]+)*)$/
const PART = /:\d+(?:\.\d+)*|\+[a-z0-9-]+|[!~][a-z0-9-]+|\^[nesw]|\.[a-z]+/g

const readStats = (word: string, text: string, names: readonly Characteristic[]): number[] => {
  const stats = (text.includes('.') ? text.split('.') : [...text]).map(Number)
  if (stats.length !== names.length)
    throw new BadPosition(
      `"${word}": stats are ${names.join(' ')}, like :${plainStats(names).join('')} or with dots like :${armoured(names).join('.')}`,
    )
  return stats
}

const FLAGS = ['p', 's', 'f', 'd', 'z', 'o', 'n'] as const

export const readPlayerWord = (word: string, names: readonly Characteristic[]): PlayerWord => {
  const match = PLAYER.exec(word)
  if (!match) throw new BadPosition(`"${word}" is neither a player like h4@g13 nor a fact like score=1-0`)
  const [, letter, number, where, rest] = match
  const parts = rest.match(PART) ?? []
  const withSign = (sign: string): string[] => parts.filter((part) => part[0] === sign).map((part) => part.slice(1))
  const flags = withSign('.').join('')
  for (const flag of flags)
    if (!FLAGS.some((known) => known === flag))
      throw new BadPosition(`"${word}": unknown flag .${flag}; known: ${FLAGS.join(' ')}`)
  const place = PLACES[where]
  const stunned = flags.includes('s') || flags.includes('f')
  return {
    text: word,
    side: letter === 'h' ? 'home' : 'away',
    number: Number(number),
    square: place ? '' : where,
    place: place ?? 'pitch',
    stats: withSign(':').length > 0 ? readStats(word, withSign(':')[0], names) : plainStats(names),
    skills: withSign('+'),
    marks: withSign('!'),
    states: withSign('~'),
    facing: facings.find((facing) => facing.toLowerCase() === withSign('^')[0]) ?? '',
    niggling: [...flags].filter((flag) => flag === 'n').length,
    posture: stunned ? 'stunned' : flags.includes('p') ? 'prone' : 'standing',
    freshlyStunned: flags.includes('f'),
    acted: flags.includes('d'),
    noZones: flags.includes('z'),
    hasBall: flags.includes('o'),
  }
}

export const writePlayerWord = (
  player: Player,
  names: readonly Characteristic[],
  square: string,
  hasBall: boolean,
): string => {
  const values = names.map((name) => player.stats[name] ?? 0)
  const text = values.some((value) => value > 9) ? values.join('.') : values.join('')
  const where = square === '' ? Object.keys(PLACES).find((word) => PLACES[word] === player.place) : square
  const posture = { standing: '', prone: 'p', stunned: player.freshlyStunned ? 'f' : 's' }[player.posture]
  const niggles = player.injuries.filter((id) => id === 'niggling').map(() => 'n')
  const flags = [posture, player.acted ? 'd' : '', player.noZones ? 'z' : '', hasBall ? 'o' : '', ...niggles].join('')
  return [
    `${player.side[0]}${player.who.number}@${where}`,
    text === plainStats(names).join('') ? '' : `:${text}`,
    ...player.skills.map((id) => `+${id}`),
    ...player.marks.map((id) => `!${id}`),
    ...player.states.map((state) => `~${state}`),
    !player.facing || player.facing === ahead(player) ? '' : `^${player.facing.toLowerCase()}`,
    flags === '' ? '' : `.${flags}`,
  ].join('')
}

const COUNT = /^\d{1,2}$/

const pair = (word: string, value: string, by: string): BySide<number> => {
  const parts = value.split(by)
  if (parts.length !== 2 || !parts.every((part) => COUNT.test(part)))
    throw new BadPosition(`"${word}": two whole numbers for home and away, like 1${by}0`)
  return { home: Number(parts[0]), away: Number(parts[1]) }
}

const isSide = (value: string): value is Side => value === 'home' || value === 'away'

const readActing = (word: string, value: string): Acting => {
  const match = /^([ha])(\d{1,2}):([a-zA-Z]+):(\d{1,2})\.(\d)(b?)$/.exec(value)
  const action = actionKinds.find((kind) => kind === match?.[3])
  if (!match || !action)
    throw new BadPosition(
      `"${word}": like act=h4:blitz:3.2 (player, action, squares left, go-for-its left, b after the block)`,
    )
  return {
    side: match[1] === 'h' ? 'home' : 'away',
    number: Number(match[2]),
    action,
    moves: Number(match[4]),
    goForIts: Number(match[5]),
    blocked: match[6] === 'b',
  }
}

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
} as const

const readHeld = (word: string, value: string): BySide<readonly string[]> => {
  const parts = value.split('/')
  if (parts.length !== 2) throw new BadPosition(`"${word}": inducements of home and away, like hold=weather-mage/`)
  const [home, away] = parts.map((part) => part.split(',').filter((id) => id !== ''))
  return { home, away }
}

/** Reads one `key=value` into the facts. */
export const readFact = (facts: Facts, word: string): void => {
  const at = word.indexOf('=')
  const key = word.slice(0, at)
  const value = word.slice(at + 1)
  if (key in PAIRS) {
    facts[PAIRS[key as keyof typeof PAIRS]] = pair(word, value, '/')
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
      facts.score = pair(word, value, '-')
      return
    case 'weather':
      facts.weather = value
      return
    case 'kick':
      if (!isSide(value)) throw new BadPosition(`"${word}": kick is home or away`)
      facts.kicking = value
      return
    case 'overtime':
      facts.overtime = value === 'yes'
      return
    case 'used':
      facts.declared = value.split(',').filter((kind) => kind !== 'reroll')
      facts.rerollUsed = value.split(',').includes('reroll')
      return
    case 'ball':
      facts.ball = value
      return
    case 'hold':
      facts.inducements = readHeld(word, value)
      return
    case 'act':
      facts.acting = readActing(word, value)
      return
    default:
      throw new BadPosition(
        `"${word}": unknown fact; known: half turn score weather kick overtime used ball hold act ${Object.keys(PAIRS).join(' ')}`,
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
  if (facts.kicking && facts.kicking !== otherSide(facts.side)) words.push(`kick=${facts.kicking}`)
  if (facts.overtime) words.push('overtime=yes')
  const used = [...facts.declared, ...(facts.rerollUsed ? ['reroll'] : [])]
  if (used.length > 0) words.push(`used=${used.join(',')}`)
  const { home: own, away: theirs } = facts.inducements
  if (own.length + theirs.length > 0) words.push(`hold=${own.join(',')}/${theirs.join(',')}`)
  if (facts.ball !== '') words.push(`ball=${facts.ball}`)
  if (facts.acting) {
    const { side, number, action, moves, goForIts, blocked } = facts.acting
    words.push(`act=${side[0]}${number}:${action}:${moves}.${goForIts}${blocked ? 'b' : ''}`)
  }
  return words
}
