// The crests of two teams side by side, in the kits they wear against each other. Neighbours: Crest.tsx; lists of matches.
import type { BySide } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { Crest } from './Crest.tsx'
import { kitsOf, type Wearer } from './kit.ts'

interface CrestsProps {
  readonly squads: BySide<Wearer>
  readonly size?: number
}

export const Crests = ({ squads: { home, away }, size = 26 }: CrestsProps): ReactNode => {
  const kits = kitsOf(home, away)
  return (
    <span className="crests">
      <Crest team={home} kit={kits.home} size={size} />
      <Crest team={away} kit={kits.away} size={size} />
    </span>
  )
}
