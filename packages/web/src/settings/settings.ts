// The settings of a coach, with their defaults. Neighbours: store.ts stores them, page/SettingsPage.tsx changes them.
import { isObject } from '../store/shape.ts'

/** The light: floodlights, daylight, or as the system has it. */
export const lights = ['night', 'day', 'system'] as const
export type Light = (typeof lights)[number]
export const speeds = ['instant', 'fast', 'normal', 'slow'] as const
export type Speed = (typeof speeds)[number]

/** The log beside the pitch: automatic, or as the coach wants it. */
export const logs = ['byRoom', 'open', 'folded'] as const

/** Minutes per turn to choose from; 0 is no clock. */
export const turnLimits = [0, 2, 3, 4, 6] as const

/** The risk a coach accepts without a second click: see choosing/secondClick.ts. */
export const riskLimits = ['always', 'any', 'tenth', 'quarter', 'never'] as const
export type RiskLimit = (typeof riskLimits)[number]

/** The hints of a coach's first match, in the order of their moments: see hints/hints.ts. */
export const hintNames = ['choose', 'go', 'end'] as const
export type HintName = (typeof hintNames)[number]

/** The last choices of the home page. */
export interface LastPairing {
  readonly edition: string
  readonly home: string
  readonly away: string
  readonly opponent: string
  /** What the coaches agreed on: match/agreement.ts reads it. */
  readonly agreement?: object
}

export interface Settings {
  readonly light: Light
  readonly speed: Speed
  /** Asks before a turn is ended while players could still act. */
  readonly confirmEndTurn: boolean
  /** The chance to lose the turn from which a second click is needed. */
  readonly askRisk: RiskLimit
  /** Also asks whether to re-roll a success. */
  readonly askSuccesses: boolean
  readonly sound: boolean
  /** The volume, from 0 to 100. */
  readonly volume: number
  /** Minutes that a coach at the screen has for a turn; 0: no limit. */
  readonly turnMinutes: number
  readonly log: (typeof logs)[number]
  readonly coordinates: boolean
  readonly tackleZones: boolean
  /** Two commentators remark on rare events in the log. */
  readonly commentators: boolean
  /** Each turn is summed up in the log, and the bot's turn above it. */
  readonly turnSummaries: boolean
  /** Hints of the first match that were neither shown nor dismissed. */
  readonly hintsLeft: readonly HintName[]
  /** The coach has asked for hints: they are shown though it is not his first match. */
  readonly hintsWanted: boolean
  /** Automatic answers: the key of the question, then the key of the answer. */
  readonly autoAnswers: { readonly [question: string]: string }
  /** null until a match was started. */
  readonly lastPairing: LastPairing | null
}

export const startSettings: Settings = {
  light: 'night',
  speed: 'normal',
  confirmEndTurn: true,
  askRisk: 'any',
  askSuccesses: false,
  sound: false,
  volume: 60,
  turnMinutes: 0,
  log: 'byRoom',
  coordinates: true,
  tackleZones: true,
  commentators: true,
  turnSummaries: true,
  hintsLeft: hintNames,
  hintsWanted: false,
  autoAnswers: { catchBall: 'use' },
  lastPairing: null,
}

const oneOf = <T extends string>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((one) => one === value) ?? otherwise

/** Those that are known, in their order. */
const someOf = <T extends string>(list: readonly T[], value: unknown, otherwise: readonly T[]): readonly T[] =>
  Array.isArray(value) ? list.filter((one) => value.includes(one)) : otherwise

const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)

/** The older name of this setting was "theme"; its default was "system". */
const earlierLight = (theme: unknown): Light =>
  theme === 'light' ? 'day' : theme === 'dark' ? 'night' : startSettings.light

const percentage = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100 ? value : otherwise

/** The older form of this setting was a switch. */
const earlierRisk = (confirmRisk: unknown): RiskLimit => (confirmRisk === false ? 'never' : startSettings.askRisk)

const pairing = (value: unknown): LastPairing | null => {
  if (!isObject(value)) return null
  const { edition, home, away, opponent, agreement } = value
  return typeof edition === 'string' &&
    typeof home === 'string' &&
    typeof away === 'string' &&
    typeof opponent === 'string'
    ? { edition, home, away, opponent, ...(isObject(agreement) ? { agreement } : {}) }
    : null
}

/** Reads stored settings field by field: an unknown or damaged field gets its default. */
export const readSettings = (kept: unknown): Settings => {
  if (!isObject(kept)) return startSettings
  const answers = Object.entries(isObject(kept.autoAnswers) ? kept.autoAnswers : startSettings.autoAnswers)
  return {
    light: oneOf(lights, kept.light, earlierLight(kept.theme)),
    speed: oneOf(speeds, kept.speed, startSettings.speed),
    confirmEndTurn: flag(kept.confirmEndTurn, startSettings.confirmEndTurn),
    askRisk: oneOf(riskLimits, kept.askRisk, earlierRisk(kept.confirmRisk)),
    askSuccesses: flag(kept.askSuccesses, startSettings.askSuccesses),
    sound: flag(kept.sound, startSettings.sound),
    volume: percentage(kept.volume, startSettings.volume),
    turnMinutes: turnLimits.find((limit) => limit === kept.turnMinutes) ?? startSettings.turnMinutes,
    log: oneOf(logs, kept.log, startSettings.log),
    coordinates: flag(kept.coordinates, startSettings.coordinates),
    tackleZones: flag(kept.tackleZones, startSettings.tackleZones),
    commentators: flag(kept.commentators, startSettings.commentators),
    turnSummaries: flag(kept.turnSummaries, startSettings.turnSummaries),
    hintsLeft: someOf(hintNames, kept.hintsLeft, startSettings.hintsLeft),
    hintsWanted: flag(kept.hintsWanted, startSettings.hintsWanted),
    autoAnswers: Object.fromEntries(answers.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    lastPairing: pairing(kept.lastPairing),
  }
}

/** The names of stored fields that could not be read; empty when everything fits. */
export const damagedFields = (kept: unknown): readonly string[] => {
  if (kept === undefined) return []
  if (!isObject(kept)) return ['settings']
  const read = readSettings(kept)
  const fits = (field: keyof Settings): boolean => JSON.stringify(read[field]) === JSON.stringify(kept[field])
  return (Object.keys(startSettings) as (keyof Settings)[]).filter((field) => field in kept && !fits(field))
}
