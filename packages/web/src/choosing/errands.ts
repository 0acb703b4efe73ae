// The running errand of a match, and where each errand began, so that it can be undone as one. Neighbours: errand.ts says what
// comes next, useChoosing.ts starts and continues errands.
import type { MatchHost } from '../match/host.ts'
import { advance, type Errand } from './errand.ts'

export interface Errands {
  run(errand: Errand): void
  /** Gives the answers that can be given now; called in every new situation. */
  goOn(): void
  /** Undoes the last answer, or the whole errand it belonged to. */
  undo(): void
  /** Stops the errand and forgets where errands began. */
  drop(): void
}

export const newErrands = (host: Pick<MatchHost, 'situation' | 'apply' | 'undo'>): Errands => {
  let current: Errand | null = null
  /** How many steps the match had when each errand began. */
  let begun: number[] = []

  const goOn = (): void => {
    while (current) {
      const next = advance(current, host.situation())
      if (next.go === 'wait') return
      current = next.go === 'over' ? null : next.errand
      if (next.go === 'answer') host.apply(next.answer)
    }
  }

  return {
    run: (errand) => {
      current = errand
      begun.push(host.situation().steps.length)
      goOn()
    },
    goOn,
    undo: () => {
      current = null
      const { steps } = host.situation()
      let floor = begun.pop()
      while (floor !== undefined && floor >= steps.length) floor = begun.pop()
      host.undo()
      while (floor !== undefined && host.situation().steps.length > floor && host.situation().canUndo) host.undo()
      // Only a part of it could be undone.
      if (floor !== undefined && host.situation().steps.length > floor) begun.push(floor)
    },
    drop: () => {
      current = null
      begun = []
    },
  }
}
