// Everything drawn over the pitch during an event, and over nothing else: scenes, and dice beside the players. Clicks pass
// through to the pitch, which skips the scene. Neighbours: stage/spotlight.ts says what, the scenes of this folder draw it,
// pitch/Pitch.tsx holds it.
import type { Engine, Explanation, Match } from '@double-skulls/engine'
import type { CSSProperties, ReactNode } from 'react'
import { type Geometry, middle, UNIT } from '../pitch/geometry.ts'
import type { Aim } from '../stage/moment.ts'
import type { Scene } from '../stage/scenes.ts'
import type { Stage } from '../stage/stage.ts'
import { useSpotlight } from '../stage/useSpotlight.ts'
import { BesideDice } from './BesideDice.tsx'
import { KickOffScene, WeatherScene } from './CardScene.tsx'
import { CrowdScene, InvasionScene } from './CrowdScene.tsx'
import { DownScene } from './DownScene.tsx'
import { InjuryScene } from './InjuryScene.tsx'
import { useWordsInTime } from './lines.ts'
import { RiotScene } from './RiotScene.tsx'
import { SendOffScene } from './SendOffScene.tsx'
import { TablePanel } from './TablePanel.tsx'
import { TouchdownScene } from './TouchdownScene.tsx'
import { TrickScene } from './TrickScene.tsx'
import { TurnoverScene } from './TurnoverScene.tsx'
import { TurnScene } from './TurnScene.tsx'
import { WhistleScene } from './WhistleScene.tsx'

const drawn = (engine: Engine, match: Match, scene: Scene): ReactNode => {
  const shared = { engine, match }
  switch (scene.kind) {
    case 'touchdown':
      return <TouchdownScene scene={scene} {...shared} />
    case 'turnover':
      return <TurnoverScene scene={scene} {...shared} />
    case 'kickOff':
      return <KickOffScene scene={scene} {...shared} />
    case 'weather':
      return <WeatherScene scene={scene} {...shared} />
    case 'knockOut':
    case 'casualty':
      return <InjuryScene scene={scene} {...shared} />
    case 'sendOff':
      return <SendOffScene scene={scene} {...shared} />
    case 'half':
    case 'fullTime':
      return <WhistleScene scene={scene} {...shared} />
    case 'crowd':
      return <CrowdScene scene={scene} {...shared} />
    case 'invasion':
      return <InvasionScene scene={scene} {...shared} />
    case 'riot':
      return <RiotScene scene={scene} {...shared} />
    case 'down':
      return <DownScene scene={scene} {...shared} />
    case 'trick':
      return <TrickScene scene={scene} {...shared} />
    case 'turn':
      return <TurnScene scene={scene} {...shared} />
  }
}

/** Spotlights on the two players of a block or a foul; the others are dimmed. */
const Spot = ({ geometry, aim, near }: { geometry: Geometry; aim: Aim; near: number }): ReactNode => {
  const [from, to] = [middle(geometry, aim.from), middle(geometry, aim.to)]
  const spot = { '--x': (from.x + to.x) / 2 + near, '--y': (from.y + to.y) / 2 + near } as CSSProperties
  return <div className="spot" style={spot} />
}

/** Whether a square lies in the left half of the picture: the table then stands at the right. */
const isLeft = (geometry: Geometry, square: number): boolean => square >= 0 && geometry.x(square) < geometry.width / 2

interface MomentsProps {
  readonly engine: Engine
  readonly stage: Stage
  readonly geometry: Geometry
  /** The margins of the field for its letters and numbers, in the picture's units: left and top, and opposite. */
  readonly margins: readonly [near: number, far: number]
  /** The dice belong to the pending question and are shown there. */
  readonly asked: boolean
  /** Attacker and target of the pending question. */
  readonly askedAim: Aim | null
  /** The roll of the pending question. */
  readonly askedRoll: Explanation | null
}

export const Moments = ({
  engine,
  stage,
  geometry,
  margins: [near, far],
  asked,
  askedAim,
  askedRoll,
}: MomentsProps): ReactNode => {
  const light = useSpotlight(stage)
  useWordsInTime()
  const { scene, count, pace, lasts } = light
  const match = stage.show().picture
  const aim = light.aim ?? askedAim
  const roll = askedRoll ?? light.dice?.roll ?? null
  const [width, height] = [geometry.width + near + far, geometry.height + near + far]
  const style = {
    ...{ '--pace': pace, '--lasts': `${lasts}ms`, '--wide': width, '--high': height },
    ...{ '--near': near / UNIT, '--squares': width / UNIT },
  } as CSSProperties
  return (
    <div className={`moment-layer ${geometry.upright ? 'upright' : 'lying'}`} style={style} aria-hidden="true">
      <div className="moment-pitch">
        {aim && aim.kind !== 'pass' && !scene && <Spot geometry={geometry} aim={aim} near={near} />}
        <div key={scene ? count : 0} className="moment-scene" data-scene={scene?.kind}>
          {scene && drawn(engine, match, scene)}
        </div>
        {!asked && !scene && <BesideDice engine={engine} match={match} geometry={geometry} light={light} />}
        {roll && !scene && (
          <TablePanel
            key={`table ${light.rolls}`}
            engine={engine}
            match={match}
            roll={roll}
            right={isLeft(geometry, match.players[roll.player]?.at ?? -1)}
            resting={light.resting && !askedRoll}
          />
        )}
      </div>
    </div>
  )
}
