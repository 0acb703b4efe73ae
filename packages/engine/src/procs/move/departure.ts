// The acting player has left a marked square other than by a step: an opponent may follow him.
// Neighbours: block.ts calls it after a follow-up; step.ts has the same fields and opens the windows itself.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { openWindow } from '../rolling/window.ts'

export interface DepartureFrame extends Frame {
  readonly proc: 'departure'
  step: 'ask' | 'end'
  readonly player: number
  readonly from: Square
  readonly markers: readonly number[]
  followed: boolean
}

export const departureFrame = (player: number, from: Square, markers: readonly number[]): DepartureFrame => ({
  proc: 'departure',
  step: 'ask',
  player,
  from,
  markers,
  followed: false,
})

export const departure: Procedure<DepartureFrame, Ctx> = {
  steps: {
    ask: (c, f) => openWindow(c, 'left', f.markers, 'end'),
    end: () => DONE,
  },
}
