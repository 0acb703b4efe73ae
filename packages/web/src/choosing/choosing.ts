// What the match page knows of the coach's choice and can do about it. Neighbours: useChoosing.ts makes it; pitch/, tray/,
// dugout/ and preview/ show it and call it back.
import type { Action, Square } from '@double-skulls/engine'
import type { Aim } from './aim.ts'
import type { Choices } from './choices.ts'
import type { Chosen } from './chosen.ts'
import type { Errand } from './errand.ts'
import type { WhyNot } from './whyNot.ts'

export interface Choosing {
  readonly choices: Choices
  readonly chosen: Chosen
  /** The square pointed at, or OFF, and what it means. */
  readonly pointed: Square
  readonly aim: Aim
  /** The square whose second click does it, or OFF. */
  readonly armed: Square
  /** The button whose second click does it, or null. */
  readonly armedAnswer: Action | null
  /** Why the last click did nothing, or null. */
  readonly refused: WhyNot | null
  /** Whose answers are shown as buttons, or −1. */
  readonly menuOf: number
  /** How many players have not acted, where ending the turn waits for a second word; otherwise 0. */
  readonly idle: number
  point(square: Square): void
  /** Holds what the square means, to be read and done later; the pointer then moves freely. */
  hold(square: Square): void
  /** A click; `touch` previews first. */
  act(square: Square, touch: boolean): void
  /** A click on somebody beside the pitch. */
  actOnPlayer(player: number): void
  answer(action: Action): void
  /** Does what is armed, square or button. */
  confirm(): void
  setMode(mode: string): void
  addWaypoint(square: Square): void
  cancel(): void
  run(errand: Errand): void
  /** Takes back the last answer, or the whole errand it belonged to. */
  undo(): void
}
