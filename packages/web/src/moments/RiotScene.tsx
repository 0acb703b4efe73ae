// A riot in the stands: both crowds run into each other, and what it costs either side. Neighbours: CrowdScene.tsx, CrowdDrawing.tsx,
// Moments.tsx; styles/crowdScenes.css.
import { sides } from '@double-skulls/engine'
import { teamName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import type { Riot } from '../stage/scenes.ts'
import { Crowd } from './CrowdDrawing.tsx'
import { Later } from './Later.tsx'
import { inColours, type SceneProps } from './scene.ts'

export const RiotScene = ({ match, scene: { killed } }: SceneProps<Riot>): ReactNode => (
  <div className="scene riot">
    <div className="veil" />
    <Later frames={1}>
      {sides.map((side) => (
        <div key={side} className={`mob ${side}`} style={inColours(match, side)}>
          <Crowd className="charging" />
        </div>
      ))}
    </Later>
    <div className="word-tilt">
      <div className="word">Riot!</div>
    </div>
    <Later frames={2}>
      <dl className="toll">
        {sides.map((side) => (
          <div key={side} className={side} style={inColours(match, side)}>
            <dt>{teamName(match, side)}</dt>
            <dd>
              {killed[side]} <small>fans fewer</small>
            </dd>
          </div>
        ))}
      </dl>
    </Later>
  </div>
)
