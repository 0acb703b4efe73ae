// What happens with things on the pitch: traps, see-saws, cannons, and the other secret weapons. Neighbours: events.ts, weapons.ts.
import type { WeaponId } from './weapons.ts'
import type { Side } from './words.ts'

export type ThingEvent =
  /** A trap counter is laid face-down; what it is, is known to its coach only. */
  | { readonly type: 'counterLaid'; readonly side: Side; readonly square: number }
  | { readonly type: 'counterMeant'; readonly side: Side; readonly square: number; readonly kind: string }
  /** A player set it off, and everybody sees what it is. */
  | {
      readonly type: 'counterRevealed'
      readonly side: Side | ''
      readonly square: number
      readonly kind: string
      readonly player: number
    }
  /** He is in a pit of this kind. */
  | { readonly type: 'trapped'; readonly player: number; readonly square: number; readonly kind: string }
  /** It is the `turn`th of the `of` turns of his side that he has in quicksand. */
  | { readonly type: 'sinking'; readonly player: number; readonly turn: number; readonly of: number }
  /** He is out of the pit, or back from under a trapdoor. */
  | { readonly type: 'freed'; readonly player: number; readonly square: number; readonly kind: string }
  /** Something that is no player comes onto the pitch, is moved there or leaves it; squares are the top left ones. */
  | { readonly type: 'thingPlaced'; readonly kind: string; readonly side: Side | ''; readonly square: number }
  | {
      readonly type: 'thingMoved'
      readonly kind: string
      readonly side: Side | ''
      readonly from: number
      readonly to: number
    }
  | {
      readonly type: 'thingRemoved'
      readonly kind: string
      readonly side: Side | ''
      readonly square: number
      readonly why: string
    }
  /** He flies: off the see-saw on which that player leapt, or out of the cannon that he fired. */
  | { readonly type: 'launched'; readonly player: number; readonly by: number; readonly thing: 'seeSaw' | 'cannon' }
  | { readonly type: 'cannonSpiked'; readonly player: number; readonly square: number }
  /** A machine is to go so many squares, backwards or not. */
  | { readonly type: 'driven'; readonly player: number; readonly squares: number; readonly back: boolean }
  /** It is broken, and what is left of it stands on the squares from there on. */
  | { readonly type: 'wrecked'; readonly player: number; readonly square: number; readonly why: string }
  /** It has left the pitch by itself, and goes on through the stand of this side. */
  | { readonly type: 'ranAway'; readonly player: number; readonly side: Side; readonly square: number }
  /** A weapon of this side did it. */
  | { readonly type: 'ballDestroyed'; readonly side: Side; readonly square: number }
  /** Whether a secret weapon may be on the pitch from now on. */
  | { readonly type: 'weaponRuled'; readonly side: Side; readonly weapon: WeaponId; readonly allowed: boolean }
  /** A chainsaw is swung at somebody. */
  | { readonly type: 'sawn'; readonly player: number; readonly victim: number }
  /** It was swung too wildly and goes there; somebody may be in the way. */
  | { readonly type: 'sawSlipped'; readonly player: number; readonly square: number; readonly victim: number }
  /** `again`: it is thrown back. */
  | { readonly type: 'grenadeThrown'; readonly player: number; readonly square: number; readonly again: boolean }
  | { readonly type: 'grenadeMoved'; readonly from: number; readonly to: number; readonly how: 'pass' | 'scatter' }
  /** He has it in his hands, and the fuse burns. */
  | { readonly type: 'grenadeHeld'; readonly player: number }
  | { readonly type: 'kickedBack'; readonly player: number }
  | { readonly type: 'beheaded'; readonly player: number; readonly by: number }
  /** A head was brought to the dug-out of this side, by that player. */
  | { readonly type: 'headHome'; readonly side: Side; readonly player: number; readonly cutBy: Side }
