// The token under the pointer while it is dragged. Neighbours: choosing/useDrag.ts, Token.tsx and Plate.tsx.
import type { Engine, Match } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import type { Drag } from '../choosing/useDrag.ts'
import { lookOf } from '../figures/look.ts'
import { gainedSkills } from './gained.ts'
import { Plate } from './Plate.tsx'
import { Token } from './Token.tsx'

export const DragGhost = ({ engine, match, drag }: { engine: Engine; match: Match; drag: Drag }): ReactNode => {
  const player = match.players[drag.player]
  const look = lookOf(engine, match, player)
  return (
    <svg
      className={drag.fits ? 'ghost' : 'ghost misfit'}
      viewBox="-21 -21 42 42"
      style={{ left: drag.x, top: drag.y }}
      aria-hidden="true"
    >
      <Token player={player} look={look} ball={null} />
      <Plate player={player} look={look} ball={null} gained={gainedSkills(engine, match, player)} />
      {!drag.fits && <path className="misfit-mark" d="M-12-12 12 12M12-12-12 12" />}
    </svg>
  )
}
