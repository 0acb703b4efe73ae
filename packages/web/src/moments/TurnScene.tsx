// Whose turn it is now, as a strip at the pitch's edge. Neighbours: Moments.tsx.
import { teamName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { SideMark } from '../sides/SideMark.tsx'
import type { TurnBegin } from '../stage/scenes.ts'
import { inColours, type SceneProps } from './scene.ts'

export const TurnScene = ({ match, scene: { side, turn, bonus } }: SceneProps<TurnBegin>): ReactNode => (
  <div className="scene turn" style={inColours(match, side)}>
    <p className="turn-strip">
      <SideMark side={side} /> <b>{teamName(match, side)}</b> {bonus ? 'act out of turn' : `turn ${turn}`}
    </p>
  </div>
)
