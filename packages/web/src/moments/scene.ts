// The props that every scene gets. Neighbours: the scenes of this folder, Moments.tsx.
import type { Engine, Match, Side } from '@double-skulls/engine'
import type { CSSProperties } from 'react'
import { luminance } from '../kits/colour.ts'
import { kitsOf } from '../kits/kit.ts'
import type { Scene } from '../stage/scenes.ts'

export interface SceneProps<S extends Scene> {
  readonly engine: Engine
  readonly match: Match
  readonly scene: S
}

/** Above this brightness white letters cannot be read. */
const BRIGHT = 0.55

/** The team's colours as CSS variables; `--cloth` is the one behind letters. */
export const inColours = ({ squads }: Match, side: Side): CSSProperties => {
  const { jersey, trim } = kitsOf(squads.home, squads.away)[side]
  const cloth = luminance(jersey) > BRIGHT && luminance(trim) < luminance(jersey) ? trim : jersey
  return { '--jersey': jersey, '--trim': trim, '--cloth': cloth } as CSSProperties
}
