// The scenes over the pitch: touchdowns, turnovers, crowds, weather. Neighbours: moment.ts makes them from events, moments/ draws them.
import type { Announcement, BySide, Explanation, Place, Side, Turnover as TurnoverReason } from '@double-skulls/engine'
import type { Badge } from '../figures/signs.ts'

/** Or a field goal, which counts half of it. */
export interface Touchdown {
  readonly kind: 'touchdown'
  readonly kicked: boolean
  readonly side: Side
  /** −1 when it was awarded. */
  readonly player: number
  readonly before: BySide<number>
  readonly after: BySide<number>
  readonly turn: number
}

export interface Turnover {
  readonly kind: 'turnover'
  readonly side: Side
  readonly why: TurnoverReason
  /** The player whose failure it was, or −1; and whether he lies on the pitch. */
  readonly player: number
  readonly fallen: boolean
  /** The dice that caused it, if dice did; of block dice also the chosen one. */
  readonly roll: Explanation | null
  readonly result: string
}

export interface KickOffEvent {
  readonly kind: 'kickOff'
  readonly event: string
  readonly dice: readonly number[]
}

export interface Weather {
  readonly kind: 'weather'
  readonly weather: string
}

export interface Injury {
  readonly kind: 'knockOut' | 'casualty'
  readonly player: number
  readonly by: number
  /** The result of the casualty table; empty when there is none. */
  readonly results: readonly string[]
  /** Where he is from now on. */
  readonly to: Place
}

export interface SendOff {
  readonly kind: 'sendOff'
  readonly player: number
  readonly why: string
  /** The box that a penalty sends him to, if it is one. */
  readonly to?: string
}

export interface Whistle {
  readonly kind: 'half' | 'fullTime'
  readonly half: number
  readonly winner: Side | 'draw' | null
  readonly score: BySide<number>
}

export interface TurnBegin {
  readonly kind: 'turn'
  readonly side: Side
  readonly turn: number
  readonly bonus: boolean
}

/** What the fans of a side do, as rolled. */
export interface CrowdWild {
  readonly kind: 'crowd'
  readonly side: Side
  readonly result: string
  readonly dice: readonly number[]
}

export interface Invasion {
  readonly kind: 'invasion'
  readonly side: Side
}

/** How many fans a riot has cost each side. */
export interface Riot {
  readonly kind: 'riot'
  readonly killed: BySide<number>
}

/** What happens between downs. */
export interface Down {
  readonly kind: 'down'
  readonly side: Side
  readonly what:
    | { readonly happens: 'begins'; readonly down: number; readonly column: number }
    | { readonly happens: 'announced'; readonly announcement: Announcement }
    | { readonly happens: 'missed' | 'taken' }
}

/** Something of a coach's bag of tricks comes up: what, whose, and how it is used or ruled on. */
export interface Trick {
  readonly kind: 'trick'
  readonly of: Badge
  readonly id: string
  readonly how: 'allowed' | 'forbidden' | 'cast' | 'used' | 'taken' | 'refused'
  readonly side: Side
  /** Who has it, or −1. */
  readonly player: number
}

/** A scene over the pitch. */
export type Scene =
  | Touchdown
  | Turnover
  | KickOffEvent
  | Weather
  | Injury
  | SendOff
  | Whistle
  | TurnBegin
  | CrowdWild
  | Invasion
  | Riot
  | Trick
  | Down
export type SceneKind = Scene['kind']
