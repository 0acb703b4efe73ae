// What happens with the spells that wizards give to players. Neighbours: events.ts, spells.ts.
import type { SpellId, SpellInquiry } from './spells.ts'
import type { Side } from './words.ts'

export type SpellEvent =
  /** The spells that a wizard has for this side. */
  | { readonly type: 'spellsCome'; readonly side: Side; readonly spells: readonly SpellId[] }
  | { readonly type: 'spellGiven'; readonly side: Side; readonly player: number; readonly spell: SpellId }
  /** One spell too many for his head: he has lost all of them. */
  | { readonly type: 'overloaded'; readonly player: number }
  | { readonly type: 'spellsAsked'; readonly side: Side; readonly what: SpellInquiry | '' }
  /** What this side is told about the spells of the other: who has any, and how many, or which there are. */
  | {
      readonly type: 'spellsTold'
      readonly side: Side
      readonly counts: readonly (readonly [player: number, count: number])[]
      readonly spells: readonly SpellId[]
    }
  | { readonly type: 'spellsForgotten'; readonly side: Side; readonly player: number }
  /** At that square, or at nothing in particular. */
  | { readonly type: 'spellCast'; readonly player: number; readonly spell: SpellId; readonly square: number }
  | { readonly type: 'spellMoved'; readonly spell: SpellId; readonly from: number; readonly to: number }
  /** It takes effect on that square, or is lost beside the pitch; a miscast one where its caster stands. */
  | {
      readonly type: 'spellStrikes'
      readonly player: number
      readonly spell: SpellId
      readonly square: number
      readonly miscast: boolean
    }
