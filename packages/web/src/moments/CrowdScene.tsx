// The crowd goes wild: whose fans, what they do, over the stand they do it in; and when they come over the fence. Neighbours:
// RiotScene.tsx, CrowdDrawing.tsx draws them, Moments.tsx; styles/crowdScenes.css moves them.
import { capital, resultWords, teamName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { NumberFace } from '../dice/Faces.tsx'
import type { CrowdWild, Invasion } from '../stage/scenes.ts'
import { Crowd } from './CrowdDrawing.tsx'
import { Later } from './Later.tsx'
import { inColours, type SceneProps } from './scene.ts'
import { Tag } from './Tag.tsx'

/** What is seen from the pitch; what comes of it is rolled next. */
const sights: { readonly [result: string]: string } = {
  switchSides: 'Some of them are eyeing the other scarves.',
  leaveEarly: 'Some of them are looking for the exit.',
  rock: 'Somebody has found a loose stone.',
  toss: 'Something useful is on its way to the bench.',
  invasion: 'They are climbing the fence.',
  riot: 'Benches fly in the stands.',
}

export const CrowdScene = ({ match, scene: { side, result, dice } }: SceneProps<CrowdWild>): ReactNode => (
  <div className="scene crowd-wild" style={inColours(match, side)}>
    <div className="veil" />
    <Crowd className="cheering" />
    <div className="scene-card">
      <p className="kicker">
        The crowd goes wild · fans of {teamName(match, side)}
        <span className="faces">
          {dice.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their order
            <NumberFace key={i} face={face} />
          ))}
        </span>
      </p>
      <p className="card-name">{capital(resultWords('crowd', result))}</p>
      <p className="card-line">{sights[result] ?? ''}</p>
    </div>
  </div>
)

export const InvasionScene = ({ match, scene: { side } }: SceneProps<Invasion>): ReactNode => (
  <div className={`scene invasion ${side}`} style={inColours(match, side)}>
    <div className="veil" />
    <Later frames={1}>
      <Crowd className="charging far" />
      <Crowd className="charging near" />
    </Later>
    <div className="word-tilt">
      <div className="word">Pitch invasion!</div>
    </div>
    <Later frames={2}>
      <Tag match={match} side={side} name={teamName(match, side)} line="their fans are on the pitch" />
    </Later>
  </div>
)
