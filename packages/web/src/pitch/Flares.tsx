// What flares up on the pitch: an explosion over its square and those around it, a puff of dust, a spell. Neighbours: stage/flare.ts
// says what, flareShapes.tsx draws it, styles/flares.css moves it, Pitch.tsx has it over the players.
import type { CSSProperties, ReactNode } from 'react'
import type { Flare } from '../stage/flare.ts'
import type { Stage } from '../stage/stage.ts'
import { useSpotlight } from '../stage/useSpotlight.ts'
import { Aura, Blast, Bolt, Flames, Flood, Orb, Smoke, Storm } from './flareShapes.tsx'
import { type Geometry, middle, type Spot, UNIT } from './geometry.ts'

/** What covers the whole field starts at its corner. */
const CORNER: Spot = { x: 0, y: 0 }

const placeOf = (geometry: Geometry, { kind, square, width, height }: Flare): Spot =>
  kind === 'storm' || kind === 'flood' ? CORNER : middle(geometry, square, width, height)

const drawn = (geometry: Geometry, flare: Flare): ReactNode => {
  const { kind, width, height, from, spell } = flare
  switch (kind) {
    case 'blast':
      return <Blast />
    case 'puff':
      return <Smoke reach={UNIT * 0.6 * Math.max(width, height)} />
    case 'orb': {
      const [start, end] = [middle(geometry, from < 0 ? flare.square : from), placeOf(geometry, flare)]
      return <Orb dx={start.x - end.x} dy={start.y - end.y} />
    }
    case 'bolt':
      return <Bolt />
    case 'flames':
      return <Flames />
    case 'aura':
      return <Aura spell={spell} />
    case 'storm':
      return <Storm width={geometry.width} height={geometry.height} />
    case 'flood':
      return <Flood width={geometry.width} height={geometry.height} />
  }
}

export const Flares = ({ stage, geometry }: { readonly stage: Stage; readonly geometry: Geometry }): ReactNode => {
  const { flare, flares, pace } = useSpotlight(stage)
  if (!flare) return null
  const { x, y } = placeOf(geometry, flare)
  return (
    <g
      key={flares}
      className={`burst ${flare.kind}`}
      data-flare={flare.kind}
      style={{ transform: `translate(${x}px, ${y}px)`, '--pace': pace } as CSSProperties}
    >
      {drawn(geometry, flare)}
    </g>
  )
}
