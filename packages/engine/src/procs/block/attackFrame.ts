// An attack by strength as data: who attacks whom, who dodges, what has come of it. Neighbours: attack.ts plays it, attackRolls.ts
// has its rolls; the deeds of this room begin it.
import type { Frame } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import type { Receives, Returns } from '../../kernel/procedure.ts'
import type { RollResult } from '../rolling/roll.ts'
import type { PushAwayResult } from './pushAway.ts'

export type AttackKind = 'block' | 'charge' | 'shove'
/** Which table it is read on: that of single players, or that of several. */
export type AttackSize = '' | 'multiple' | 'gang'

export interface AttackFrame
  extends Frame,
    Returns<'done' | 'movesOn'>,
    Receives<{ met: RollResult; pushed: PushAwayResult }> {
  readonly proc: 'attack'
  step:
    | 'start'
    | 'meet'
    | 'met'
    | 'ask'
    | 'dodge'
    | 'evade'
    | 'evaded'
    | 'strike'
    | 'struck'
    | 'push'
    | 'pushed'
    | 'advance'
    | 'fall'
    | 'end'
  readonly kind: AttackKind
  readonly size: AttackSize
  /** As it was declared: the first of the attackers leads. */
  readonly gang: readonly number[]
  readonly declared: readonly number[]
  /** Who still takes part in the one roll; those who dodge do not. */
  attackers: readonly number[]
  victims: readonly number[]
  /** Who has still to dodge, and whether anybody did. */
  dodgers: readonly number[]
  dodged: boolean
  /** Counts through the lists above. */
  next: number
  /** Who is dodging or being pushed now, and the squares that he stands on. */
  victim: number
  left: readonly Square[]
  /** The row of the table; '' before the roll. */
  result: string
  /** Who has still to be pushed, the squares that pushed players left, and who falls. */
  toPush: readonly number[]
  vacated: readonly Square[]
  falls: readonly number[]
  /** No armour helps whom it knocks down. */
  smashes: boolean
}

const NOBODY: readonly number[] = []

export const attackFrame = (
  kind: AttackKind,
  attackers: readonly number[],
  victims: readonly number[],
): AttackFrame => ({
  ...{ proc: 'attack', step: 'start', kind },
  size: attackers.length > 1 ? 'gang' : victims.length > 1 ? 'multiple' : '',
  ...{ gang: attackers, declared: victims, attackers, victims },
  ...{ dodgers: NOBODY, dodged: false, next: 0, victim: -1, left: NOBODY },
  ...{ result: '', toPush: NOBODY, vacated: NOBODY, falls: NOBODY, smashes: false },
})
