// The plate of a scene: a team's crest, a name, and a line below. Neighbours: the scenes; kits/Crest.tsx.
import type { Match, Side } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { Crest } from '../kits/Crest.tsx'
import { kitsOf } from '../kits/kit.ts'

interface TagProps {
  readonly match: Match
  readonly side: Side
  readonly name: string
  readonly line: string
  readonly children?: ReactNode
}

export const Tag = ({ match: { squads }, side, name, line, children }: TagProps): ReactNode => (
  <div className="tag">
    <Crest team={squads[side]} kit={kitsOf(squads.home, squads.away)[side]} size={52} />
    <div className="tag-words">
      <b>{name}</b>
      <span>{line}</span>
    </div>
    {children}
  </div>
)
