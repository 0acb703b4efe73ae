// The token under the pointer while it is dragged. Neighbours: useDrag.ts, pitch/Token.tsx.
import type { Engine, Match } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { gainedSkills } from '../pitch/gained.ts'
import { stripeOf } from '../pitch/stripes.ts'
import { Token } from '../pitch/Token.tsx'
import type { Drag } from './useDrag.ts'

export const DragGhost = ({ engine, match, drag }: { engine: Engine; match: Match; drag: Drag }): ReactNode => {
  const player = match.players[drag.player]
  return (
    <svg
      className={drag.fits ? 'ghost' : 'ghost misfit'}
      viewBox="-21 -21 42 42"
      style={{ left: drag.x, top: drag.y }}
      aria-hidden="true"
    >
      <Token
        player={player}
        hasBall={false}
        gained={gainedSkills(engine, match, player)}
        stripe={stripeOf(match.squads[player.side].roster)}
      />
      {!drag.fits && <path className="misfit-mark" d="M-12-12 12 12M12-12-12 12" />}
    </svg>
  )
}
