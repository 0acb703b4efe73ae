// The two players who face each other on the cover, each with a team-mate behind him. The drawings are fetched after the page is
// shown, and nothing moves when they arrive. Neighbours: fixture.ts says who, figures/Portrait.tsx draws, Cover.tsx has the
// space.
import { type BySide, type Figure, type Side, sides } from '@double-skulls/engine'
import { type ReactNode, useEffect, useState } from 'react'
import type { Portrait } from '../figures/Portrait.tsx'
import { type Kit, kitsOf } from '../kits/kit.ts'
import { type FixtureSide, facesOf } from './fixture.ts'

interface FaceProps {
  readonly drawing: typeof Portrait
  readonly figure: Figure
  readonly kit: Kit
  readonly side: Side
  readonly rank: 'front' | 'behind'
}

const Face = ({ drawing: Drawing, figure, kit, side, rank }: FaceProps): ReactNode => (
  <div className={`cover-face ${side} ${rank}`}>
    <Drawing look={{ figure, ...kit, scale: 1 }} side={side} poster />
  </div>
)

export const Duel = ({ fixture }: { readonly fixture: BySide<FixtureSide> }): ReactNode => {
  const [drawing, setDrawing] = useState<typeof Portrait | null>(null)
  useEffect(() => {
    let gone = false
    import('../figures/Portrait.tsx')
      .then((module) => {
        if (!gone) setDrawing(() => module.Portrait)
      })
      // Without the drawings the cover is shown without faces.
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [])
  const kits = kitsOf(fixture.home, fixture.away)
  return (
    <div className="duel" aria-hidden="true">
      {drawing &&
        (['behind', 'front'] as const).map((rank) =>
          sides.map((side) => {
            const { roster } = fixture[side]
            if (!roster) return null
            const [front, behind] = facesOf(roster)
            const figure = rank === 'front' ? front : behind
            return <Face key={side} drawing={drawing} figure={figure} kit={kits[side]} side={side} rank={rank} />
          }),
        )}
      <span className="versus">v</span>
    </div>
  )
}
