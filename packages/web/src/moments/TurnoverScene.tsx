// A turnover: the slab drops, the word is stamped and breaks, with the dice that caused it, the player who lies there, and whose
// turn is next. Neighbours: Moments.tsx, causeWords.ts; styles/moments.css animates it.
import { otherSide } from '@double-skulls/engine'
import { teamName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import type { Turnover } from '../stage/scenes.ts'
import { causeOf } from './causeWords.ts'
import { Hero } from './Hero.tsx'
import { LargeDice } from './LargeDice.tsx'
import { Later } from './Later.tsx'
import type { SceneProps } from './scene.ts'
import { Tag } from './Tag.tsx'

const STAR = 'M0-7L1.8-2.2 7-2 3 1.3 4.4 6.4 0 3.5-4.4 6.4-3 1.3-7-2-1.8-2.2Z'

export const TurnoverScene = ({ engine, match, scene }: SceneProps<Turnover>): ReactNode => {
  const { player, fallen, roll, side } = scene
  const { headline, detail } = causeOf(engine, match, scene)
  const next = otherSide(side)
  return (
    <div className="scene turnover">
      <div className="veil" />
      <div className="slab-tilt">
        <div className="slab" />
      </div>
      <div className="word-tilt">
        <div className="word upper">Turnover</div>
        <div className="word lower" aria-hidden="true">
          <span>Turnover</span>
        </div>
      </div>
      <Later frames={1}>
        <Hero engine={engine} match={match} player={player} how={fallen ? 'lies' : 'stands'} />
        {fallen && (
          <svg className="hero-stars" viewBox="0 0 200 60" aria-hidden="true">
            <path d={STAR} transform="translate(30 34) scale(2.4)" />
            <path d={STAR} transform="translate(84 16) scale(3)" />
            <path d={STAR} transform="translate(140 30) scale(2.2)" />
          </svg>
        )}
      </Later>
      <Later frames={2}>
        <div className="cause">
          {roll && <LargeDice engine={engine} roll={roll} />}
          <p>
            <b>{headline}</b>
            <span>{detail}</span>
          </p>
        </div>
        <Tag match={match} side={next} name={teamName(match, next)} line="are next" />
      </Later>
    </div>
  )
}
