// A player in the position notation: `h4@g13:6338+block.p`. Neighbours: position.ts reads and writes whole positions,
// positionFacts.ts the other words.
import { ahead } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import type { Profile } from '../tables/profile.ts'
import {
  type Allegiance,
  allegiances,
  type Facing,
  facings,
  type Place,
  type Posture,
  type Stats,
} from '../vocabulary/words.ts'

export class BadPosition extends Error {}

export interface PlayerWord {
  readonly text: string
  readonly side: Allegiance
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

const PLACES: { readonly [word: string]: Place } = {
  reserves: 'reserves',
  stunned: 'stunnedBox',
  ko: 'ko',
  injured: 'injured',
  casualty: 'casualty',
  dead: 'dead',
  off: 'sentOff',
  heat: 'exhausted',
  aboard: 'aboard',
  ruled: 'ruledOff',
  gone: 'gone',
  pit: 'pit',
  below: 'below',
  indisposed: 'indisposed',
}

/** The word after @ for a place beside the pitch. */
export const placeWord = (place: Place): string | undefined =>
  Object.keys(PLACES).find((word) => PLACES[word] === place)

const valuesOf = ({ names }: Profile, stats: Stats): number[] => names.map((name) => stats[name] ?? 0)

/** The values in the order of the profile; with dots where one has two digits or a sign. */
const statsText = (values: readonly number[]): string =>
  values.join(values.some((value) => value > 9 || value < 0) ? '.' : '')

/** A plain player with a two-digit armour value, which needs dots in the notation. */
const armoured = (profile: Profile): number[] => [...valuesOf(profile, profile.plain).slice(0, -1), 10]

const PLAYER =
  /^([han])(\d{1,2})@([a-z]+\d*)((?::-?\d+(?:\.-?\d+)*|\+[a-z0-9-]+|[!~][a-zA-Z0-9-]+|\^[nesw]|\.[a-z]+)*)$/
const PART = /:-?\d+(?:\.-?\d+)*|\+[a-z0-9-]+|[!~][a-zA-Z0-9-]+|\^[nesw]|\.[a-z]+/g

const readStats = (word: string, text: string, profile: Profile): number[] => {
  const { names } = profile
  const stats = (text.includes('.') ? text.split('.') : [...text]).map(Number)
  if (stats.length !== names.length)
    throw new BadPosition(
      `"${word}": stats are ${names.join(' ')}, like :${statsText(valuesOf(profile, profile.plain))} or with dots like :${statsText(armoured(profile))}`,
    )
  return stats
}

const FLAGS = ['p', 'u', 's', 'f', 'd', 'z', 'o', 'n'] as const

export const readPlayerWord = (word: string, profile: Profile): PlayerWord => {
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
  const lies = flags.includes('u') ? 'faceDown' : flags.includes('p') ? 'prone' : 'standing'
  return {
    text: word,
    side: allegiances.find((one) => one[0] === letter) ?? 'home',
    number: Number(number),
    square: place ? '' : where,
    place: place ?? 'pitch',
    stats: withSign(':').length > 0 ? readStats(word, withSign(':')[0], profile) : valuesOf(profile, profile.plain),
    skills: withSign('+'),
    marks: withSign('!'),
    states: withSign('~'),
    facing: facings.find((facing) => facing.toLowerCase() === withSign('^')[0]) ?? '',
    niggling: [...flags].filter((flag) => flag === 'n').length,
    posture: flags.includes('s') || flags.includes('f') ? 'stunned' : lies,
    freshlyStunned: flags.includes('f'),
    acted: flags.includes('d'),
    noZones: flags.includes('z'),
    hasBall: flags.includes('o'),
  }
}

/** `given`: his characteristics are the edition's, and he has no tackle zone to lose. */
export const writePlayerWord = (
  player: Player,
  profile: Profile,
  square: string,
  hasBall: boolean,
  given = player.side === 'neutral',
): string => {
  const text = statsText(valuesOf(profile, player.stats))
  const where = square === '' ? placeWord(player.place) : square
  const stunned = player.freshlyStunned ? 'f' : 's'
  const posture = { standing: '', prone: 'p', faceDown: 'u', stunned }[player.posture]
  const niggles = player.injuries.filter((id) => id === 'niggling').map(() => 'n')
  const flags = [
    posture,
    player.acted ? 'd' : '',
    player.noZones && !given ? 'z' : '',
    hasBall ? 'o' : '',
    ...niggles,
  ].join('')
  return [
    `${player.side[0]}${player.who.number}@${where}`,
    given || text === statsText(valuesOf(profile, profile.plain)) ? '' : `:${text}`,
    ...player.skills.map((id) => `+${id}`),
    ...player.marks.map((id) => `!${id}`),
    ...player.states.map(({ state }) => `~${state}`),
    !player.facing || player.facing === ahead(player) ? '' : `^${player.facing.toLowerCase()}`,
    flags === '' ? '' : `.${flags}`,
  ].join('')
}
