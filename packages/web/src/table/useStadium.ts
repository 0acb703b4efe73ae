// The state of a page with a pitch that is not part of the match: its layout, what is folded or open, and the inspected player.
// Neighbours: Stadium.tsx draws by it; MatchPage.tsx and replay/ReplayTable.tsx own one.
import type { Side } from '@double-skulls/engine'
import { useState } from 'react'
import { type Shape, useShape } from '../pitch/useShape.ts'
import { type Fold, useFold } from './useFold.ts'

export interface StadiumState {
  readonly shape: Shape
  readonly fold: Fold
  /** On phones: whether the log is open, and which bench is. */
  readonly tall: boolean
  readonly bench: Side | null
  /** The player beside the pitch who was clicked last, or −1. */
  readonly lookedAt: number
  onTall(): void
  onBench(side: Side): void
  onLook(player: number): void
}

export const useStadium = (): StadiumState => {
  const shape = useShape()
  const fold = useFold()
  const [tall, setTall] = useState(false)
  const [bench, setBench] = useState<Side | null>(null)
  const [lookedAt, setLookedAt] = useState(-1)
  return {
    ...{ shape, fold, tall, bench, lookedAt },
    onTall: () => setTall(!tall),
    onBench: (side) => setBench(side === bench ? null : side),
    onLook: setLookedAt,
  }
}
