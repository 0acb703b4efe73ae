// The player a scene is about: his large bust, with the ball if he has it. Neighbours: figures/Portrait.tsx; the scenes.
import type { Engine, Match } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { lookOf } from '../figures/look.ts'
import { Portrait } from '../figures/Portrait.tsx'
import { BallMark } from '../pitch/pieces.tsx'

interface HeroProps {
  readonly engine: Engine
  readonly match: Match
  readonly player: number
  readonly how: 'scores' | 'lies' | 'stands'
}

export const Hero = ({ engine, match, player, how }: HeroProps): ReactNode => {
  const one = match.players[player]
  if (!one) return null
  const ball = match.balls.find(({ carrier }) => carrier === player)?.kind ?? 'ball'
  return (
    <div className={`hero ${how} ${one.side}`}>
      <Portrait look={lookOf(engine, match, one)} side={one.side} />
      {how === 'scores' && (
        <svg className="hero-ball" viewBox="-9 -8 18 16" aria-hidden="true">
          <BallMark kind={ball} />
        </svg>
      )}
    </div>
  )
}
