// What every scene is drawn from. Neighbours: the scenes of this folder, Moments.tsx.
import type { Engine, Match, Side } from '@double-skulls/engine'
import type { CSSProperties } from 'react'
import { luminance } from '../kits/colour.ts'
import { kitsOf } from '../kits/kit.ts'
import type { Scene } from '../stage/moment.ts'

export interface SceneProps<S extends Scene> {
  readonly engine: Engine
  readonly match: Match
  readonly scene: S
}

/** Brighter than this, white letters are lost on it. */
const BRIGHT = 0.55

/** The team's colours, for the style sheet; `--cloth` is the one that carries letters. */
export const inColours = ({ squads }: Match, side: Side): CSSProperties => {
  const { jersey, trim } = kitsOf(squads.home, squads.away)[side]
  const cloth = luminance(jersey) > BRIGHT && luminance(trim) < luminance(jersey) ? trim : jersey
  return { '--jersey': jersey, '--trim': trim, '--cloth': cloth } as CSSProperties
}
