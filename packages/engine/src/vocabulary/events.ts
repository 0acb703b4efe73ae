// What happened, in order: clients animate events, logs print them, statistics count them. Plain data, one shape per
// kind. Neighbours: fanEvents.ts, downEvents.ts, thingEvents.ts, spellEvents.ts, itemEvents.ts, potionEvents.ts, trickEvents.ts and
// bribeEvents.ts have those of their topics; procedures emit them,
// packages/words puts them into words.

import type { BribeEvent } from './bribeEvents.ts'
import type { DownEvent } from './downEvents.ts'
import type { FanEvent } from './fanEvents.ts'
import type { ItemEvent } from './itemEvents.ts'
import type { PotionEvent } from './potionEvents.ts'
import type { Explanation } from './rolls.ts'
import type { SpellEvent } from './spellEvents.ts'
import type { ThingEvent } from './thingEvents.ts'
import type { TrickEvent } from './trickEvents.ts'
import type { Turnover } from './turnovers.ts'
import type { Facing, Place, Posture, Side } from './words.ts'

/** How a player fouls, in editions where it makes a difference: a spear is a blatant foul after a sprint. */
export const foulManners = ['sneaky', 'blatant', 'spear'] as const
export type FoulManner = (typeof foulManners)[number]

/**
 * Why a referee penalises: a foul, one that he lays at the victim’s door, an attack on a referee, standing in his way, being next
 * to him when he gets up, and a delay before the match.
 */
export const penaltyReasons = ['foul', 'wrongMan', 'arguing', 'unsportsmanlike', 'nearest', 'delay'] as const
export type PenaltyReason = (typeof penaltyReasons)[number]

/** What explodes on a square besides the bombs that skills throw. */
export const blasts = ['grenade', 'mine', 'cannon'] as const
export type Blast = (typeof blasts)[number]

/** What events say of secrets. */
interface OfSecrets {
  /** Only this side learns of it. What is public about it is an event of its own. */
  readonly secretOf?: Side
  /** It tells all what was a secret of this side. */
  readonly reveals?: Side
}

export type GameEvent = Happening & OfSecrets

type Happening =
  | FanEvent
  | DownEvent
  | ThingEvent
  | SpellEvent
  | ItemEvent
  | PotionEvent
  | BribeEvent
  | TrickEvent
  | { readonly type: 'weather'; readonly weather: string; readonly dice: readonly number[] }
  /** Dark Elves play: whether under the open sky, and in whose arena. */
  | { readonly type: 'arena'; readonly hosts: Side; readonly openAir: boolean }
  | { readonly type: 'toss'; readonly winner: Side }
  | { readonly type: 'kickingTeam'; readonly side: Side }
  | { readonly type: 'halfStarted'; readonly half: number }
  | { readonly type: 'halfEnded'; readonly half: number }
  | { readonly type: 'driveStarted'; readonly kicking: Side }
  | { readonly type: 'driveEnded' }
  | { readonly type: 'setUp'; readonly side: Side }
  | { readonly type: 'nobodyToField'; readonly home: boolean; readonly away: boolean }
  | { readonly type: 'kickAimed'; readonly square: number }
  | { readonly type: 'kickScattered'; readonly from: number; readonly to: number; readonly dice: readonly number[] }
  /** A kick-off came down beside the pitch. */
  | { readonly type: 'kickRetaken'; readonly side: Side }
  /** The ball is kicked in play. */
  | { readonly type: 'kicked'; readonly player: number; readonly square: number }
  /** A kick comes down there when so many more team turns have ended. */
  | { readonly type: 'kickHangs'; readonly square: number; readonly turns: number }
  | { readonly type: 'booted'; readonly player: number; readonly target: number }
  | { readonly type: 'kickOffTable'; readonly result: string; readonly dice: readonly number[] }
  | { readonly type: 'rollOff'; readonly why: string; readonly home: number; readonly away: number }
  | { readonly type: 'chance'; readonly why: string; readonly player: number; readonly dice: readonly number[] }
  /** Illegal procedure was called against this side. */
  | { readonly type: 'called'; readonly side: Side; readonly correct: boolean; readonly why: string }
  | { readonly type: 'markers'; readonly home: number; readonly away: number; readonly why: string }
  | {
      readonly type: 'gained'
      readonly side: Side
      readonly what: string
      readonly amount: number
      readonly why: string
    }
  | { readonly type: 'spent'; readonly side: Side; readonly what: string; readonly player: number }
  | { readonly type: 'touchback'; readonly player: number; readonly square: number }
  | { readonly type: 'turnStarted'; readonly side: Side; readonly turn: number; readonly bonus: boolean }
  | { readonly type: 'turnEnded'; readonly side: Side; readonly turnover: Turnover | '' }
  | { readonly type: 'declared'; readonly player: number; readonly action: string }
  | { readonly type: 'actionEnded'; readonly player: number }
  | {
      readonly type: 'moved'
      readonly player: number
      readonly from: number
      readonly to: number
      readonly how: string
      /** A roll for this square decides where it goes. */
      readonly byRoll?: boolean
    }
  | { readonly type: 'turned'; readonly player: number; readonly facing: Facing }
  | { readonly type: 'posture'; readonly player: number; readonly posture: Posture; readonly why: string }
  | {
      readonly type: 'rolled'
      readonly roll: Explanation
      readonly again: boolean
      /** The square that a step or jump with this roll leads to, or −1. */
      readonly to: number
    }
  /** The side is there only where either coach may force it. */
  | { readonly type: 'reroll'; readonly player: number; readonly with: string; readonly side?: Side }
  | { readonly type: 'skillUsed'; readonly player: number; readonly skill: string }
  | {
      readonly type: 'blockDeclared'
      readonly attacker: number
      readonly defender: number
      readonly dice: number
      readonly chooser: Side
    }
  | { readonly type: 'blockResult'; readonly attacker: number; readonly defender: number; readonly result: string }
  /** An attack that is read on a table. */
  | {
      readonly type: 'attacked'
      readonly kind: 'block' | 'charge' | 'shove'
      readonly attackers: readonly number[]
      readonly victims: readonly number[]
    }
  | { readonly type: 'joinedGang'; readonly player: number; readonly victim: number }
  | { readonly type: 'evading'; readonly player: number; readonly attacker: number }
  | { readonly type: 'pushedOff'; readonly player: number; readonly by: number }
  | { readonly type: 'removed'; readonly player: number; readonly to: Place; readonly why: string }
  | { readonly type: 'returned'; readonly player: number; readonly why: string }
  | {
      readonly type: 'injured'
      readonly player: number
      readonly by: number
      readonly result: string
      readonly why: string
    }
  | {
      readonly type: 'casualty'
      readonly player: number
      readonly by: number
      readonly result: string
      readonly why: string
      readonly credited: boolean
    }
  | { readonly type: 'treated'; readonly player: number; readonly result: string }
  | { readonly type: 'ballHeld'; readonly player: number; readonly how: string }
  | {
      readonly type: 'ballMoved'
      readonly from: number
      readonly to: number
      readonly how: string
      readonly dice: readonly number[]
    }
  | { readonly type: 'passed'; readonly player: number; readonly target: number; readonly band: string }
  | {
      readonly type: 'passResult'
      readonly player: number
      readonly result:
        | 'accurate'
        | 'inaccurate'
        | 'wild'
        | 'caught'
        | 'missed'
        | 'misthrown'
        | 'fumble'
        | 'intercepted'
        | 'onTarget'
        | 'hit'
    }
  | { readonly type: 'completion'; readonly player: number; readonly catcher: number }
  | { readonly type: 'deflected'; readonly player: number; readonly thrower: number }
  | { readonly type: 'induced'; readonly side: Side; readonly inducement: string; readonly use: string }
  | { readonly type: 'learned'; readonly player: number; readonly skill: string; readonly why: string }
  | { readonly type: 'forgot'; readonly player: number; readonly skill: string; readonly why: string }
  | { readonly type: 'altered'; readonly player: number; readonly stat: string; readonly why: string }
  | { readonly type: 'effectEnded'; readonly side: Side; readonly what: string }
  | {
      readonly type: 'spellAimed'
      readonly side: Side
      readonly spell: string
      readonly player: number
      readonly square: number
    }
  | { readonly type: 'prayerEnded'; readonly side: Side; readonly prayer: string }
  | { readonly type: 'prayed'; readonly side: Side; readonly prayer: string; readonly player: number }
  | { readonly type: 'throwingCompletion'; readonly player: number; readonly thrown: number }
  | { readonly type: 'interception'; readonly player: number; readonly thrower: number }
  | { readonly type: 'fouled'; readonly player: number; readonly victim: number; readonly manner?: FoulManner }
  /** A referee penalises; of several penalties the worst counts, and \`removed\` says so. By −1: none on the pitch. */
  | {
      readonly type: 'penalised'
      readonly player: number
      readonly by: number
      readonly why: PenaltyReason
      readonly to: Place
    }
  /** The referee keeps an eye on fouls against this side. */
  | { readonly type: 'eye'; readonly side: Side }
  | { readonly type: 'sentOff'; readonly player: number; readonly why: string }
  | { readonly type: 'turnover'; readonly side: Side; readonly why: Turnover }
  | { readonly type: 'state'; readonly player: number; readonly state: string; readonly on: boolean }
  | {
      readonly type: 'thrown'
      readonly player: number
      readonly by: number
      readonly target: number
      readonly band: string
    }
  /** A bomb, unless it says what. */
  | { readonly type: 'exploded'; readonly square: number; readonly what?: Blast }
  /** A ball with spikes hit him, thrown by that player. */
  | { readonly type: 'spiked'; readonly player: number; readonly by: number }
  | { readonly type: 'rotted'; readonly player: number; readonly by: number }
  | { readonly type: 'raised'; readonly player: number; readonly side: Side }
  | { readonly type: 'stalled'; readonly player: number }
  | { readonly type: 'touchdown'; readonly side: Side; readonly player: number }
  | { readonly type: 'matchEnded'; readonly winner: Side | 'draw'; readonly by: string }
