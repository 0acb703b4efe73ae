// A touchdown, or a field goal, across the pitch: veil, rays in the team's colours, the scorer behind the slab, the word, the plate with the score
// that flips, confetti. Neighbours: Moments.tsx; styles/moments.css animates it.
import { playerName, teamName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import type { Touchdown } from '../stage/scenes.ts'
import { Confetti } from './Confetti.tsx'
import { Turns } from './Flip.tsx'
import { Hero } from './Hero.tsx'
import { Later } from './Later.tsx'
import { inColours, type SceneProps } from './scene.ts'
import { Tag } from './Tag.tsx'

const RAYS = Array.from({ length: 14 }, (_, i) => {
  const [from, to] = [((i - 0.22) * Math.PI) / 7, ((i + 0.22) * Math.PI) / 7]
  const at = (angle: number): string => `${Math.round(Math.cos(angle) * 1400)} ${Math.round(Math.sin(angle) * 1400)}`
  return `M0 0L${at(from)}L${at(to)}Z`
}).join('')

export const TouchdownScene = ({ engine, match, scene }: SceneProps<Touchdown>): ReactNode => {
  const { side, player, before, after, turn, kicked } = scene
  const team = teamName(match, side)
  return (
    <div className={`scene touchdown ${side}`} style={inColours(match, side)}>
      <div className="veil" />
      <svg className="rays" viewBox="-800 -500 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={RAYS} />
      </svg>
      <Later frames={1}>
        <Hero engine={engine} match={match} player={player} how="scores" />
      </Later>
      <div className="slab-tilt">
        <div className="slab" />
      </div>
      <div className="word-tilt">
        <div className="word">{kicked ? 'Field goal!' : 'Touchdown!'}</div>
      </div>
      <Later frames={2}>
        <Tag
          match={match}
          side={side}
          name={player < 0 ? team : playerName(match, player)}
          line={kicked ? `${team} · worth half a touchdown` : `${team} · turn ${turn}`}
        >
          <div className="tag-score">
            <Turns from={before.home} to={after.home} /> : <Turns from={before.away} to={after.away} />
          </div>
        </Tag>
      </Later>
      <Later frames={3}>
        <Confetti side={side} />
      </Later>
    </div>
  )
}
