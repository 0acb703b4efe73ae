// What every scene is drawn from. Neighbours: the scenes of this folder, Moments.tsx.
import type { Engine, Match, Side } from '@double-skulls/engine'
import type { CSSProperties } from 'react'
import { kitsOf } from '../kits/kit.ts'
import type { Scene } from '../stage/moment.ts'

export interface SceneProps<S extends Scene> {
  readonly engine: Engine
  readonly match: Match
  readonly scene: S
}

/** The team's colours, for the style sheet. */
export const inColours = ({ squads }: Match, side: Side): CSSProperties => {
  const { jersey, trim } = kitsOf(squads.home, squads.away)[side]
  return { '--jersey': jersey, '--trim': trim } as CSSProperties
}
