// A grenade whose fuse burns, as data: who throws it where, and what has become of it. It is no ball, for nobody keeps it. Neighbours:
// ../../weapons/grenades.ts lights it, grenadeFlight.ts plays it.
import type { Frame } from '../../kernel/match.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import type { Receives } from '../../kernel/procedure.ts'
import type { PassBand } from '../../tables/passRange.ts'
import type { RollResult } from '../rolling/roll.ts'

type Answers = Receives<{ held: RollResult; saved: RollResult; grabbed: RollResult; ready: RollResult }>

export interface GrenadeFrame extends Frame, Answers {
  readonly proc: 'grenadeFlight'
  step:
    | 'aim'
    | 'throw'
    | 'thrown'
    | 'read'
    | 'fumble'
    | 'misthrow'
    | 'foes'
    | 'choose'
    | 'hold'
    | 'held'
    | 'saved'
    | 'missed'
    | 'reach'
    | 'grabbed'
    | 'scatter'
    | 'land'
    | 'hands'
    | 'ready'
    | 'explode'
    | 'end'
  thrower: number
  /** It has been thrown back: nobody intercepts it, and it explodes where it lands. */
  again: boolean
  /** The square at which it is thrown, and where it is. */
  square: Square
  at: Square
  band: PassBand
  /** Who intercepts it, or has it in his hands; −1 for nobody. */
  holder: number
  /** Whose skills have had their chance: replaced, never changed in place. */
  late: readonly number[]
  scatters: number
}

export const grenadeFrame = (thrower: number): GrenadeFrame => ({
  ...{ proc: 'grenadeFlight', step: 'aim', thrower, again: false },
  ...{ square: OFF, at: OFF, band: 'short', holder: -1, late: [], scatters: 0 },
})
