// The state of the coach's choice on the match page, and the operations on it. Neighbours: useChoosing.ts makes it; pitch/,
// tray/, dugout/ and preview/ show it and call it.
import type { Action, Square } from '@double-skulls/engine'
import type { Aim } from './aim.ts'
import type { Choices } from './choices.ts'
import type { Chosen } from './chosen.ts'
import type { Errand } from './errand.ts'
import type { WhyNot } from './whyNot.ts'

export interface Choosing {
  readonly choices: Choices
  readonly chosen: Chosen
  /** The square under the pointer, or OFF, and what a click on it would do. */
  readonly pointed: Square
  readonly aim: Aim
  /** The square that needs a second click, or OFF. */
  readonly armed: Square
  /** The button that needs a second click, or null. */
  readonly armedAnswer: Action | null
  /** Why the last click did nothing, or null. */
  readonly refused: WhyNot | null
  /** The player whose answers are shown as buttons, or −1. */
  readonly menuOf: number
  /** How many players have not acted, when ending the turn needs a second click; otherwise 0. */
  readonly idle: number
  point(square: Square): void
  /** Pins the preview of a square, to be read and confirmed later; the pointer then moves freely. */
  hold(square: Square): void
  /** A click; with `touch` the first tap only previews. */
  act(square: Square, touch: boolean): void
  /** A click on a player beside the pitch. */
  actOnPlayer(player: number): void
  answer(action: Action): void
  /** Confirms the square or button that needs a second click. */
  confirm(): void
  setMode(mode: string): void
  addWaypoint(square: Square): void
  cancel(): void
  run(errand: Errand): void
  /** Undoes the last answer, or the whole errand it belonged to. */
  undo(): void
}
