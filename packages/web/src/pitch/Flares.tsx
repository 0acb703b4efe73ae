// What flares up on the pitch: an explosion over its square and those around it, a puff of dust. Neighbours: stage/flare.ts says
// what, styles/things.css moves it, Pitch.tsx draws it over the players.
import type { CSSProperties, ReactNode } from 'react'
import type { Flare } from '../stage/flare.ts'
import type { Stage } from '../stage/stage.ts'
import { useSpotlight } from '../stage/useSpotlight.ts'
import { type Geometry, middle, UNIT } from './geometry.ts'

/** Corners of a star by angle: far and near by turns. */
const star = (corners: number, far: number, near: number): string =>
  `${Array.from({ length: corners * 2 }, (_, i) => {
    const angle = (i * Math.PI) / corners
    // Some tongues are longer than others.
    const reach = i % 2 === 1 ? near : far * (i % 4 === 0 ? 1 : 0.8)
    const [x, y] = [Math.sin(angle) * reach, -Math.cos(angle) * reach]
    return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
  }).join('')}Z`

const FLAMES = star(11, 60, 34)
const CORE = star(9, 36, 20)

const SPLINTERS = Array.from({ length: 9 }, (_, i) => {
  const angle = (i * 40 + 12) * (Math.PI / 180)
  const reach = 40 + (i % 3) * 8
  const [x, y] = [Math.sin(angle) * reach, -Math.cos(angle) * reach]
  return `M${(x - 4).toFixed(1)} ${(y + 2).toFixed(1)}l5-6 4 7Z`
}).join('')

/** Where the smoke stands, as shares of its reach, and how large each cloud is. */
const CLOUDS = [
  [-0.55, 0.25, 0.42],
  [0.5, 0.3, 0.46],
  [-0.1, -0.45, 0.5],
  [0.3, -0.2, 0.36],
  [-0.45, -0.2, 0.34],
] as const

const Smoke = ({ reach }: { readonly reach: number }): ReactNode =>
  CLOUDS.map(([x, y, r]) => <circle key={x} className="smoke" cx={x * reach} cy={y * reach} r={r * reach} />)

const drawn = ({ kind, width, height }: Flare): ReactNode => {
  switch (kind) {
    case 'blast':
      return (
        <>
          <circle className="flash" r={UNIT * 1.7} />
          <circle className="ring" r={UNIT * 1.3} />
          <Smoke reach={UNIT * 1.1} />
          <path className="flames" d={FLAMES} />
          <path className="core" d={CORE} />
          <path className="splinters" d={SPLINTERS} />
        </>
      )
    case 'puff':
      return <Smoke reach={UNIT * 0.6 * Math.max(width, height)} />
  }
}

export const Flares = ({ stage, geometry }: { readonly stage: Stage; readonly geometry: Geometry }): ReactNode => {
  const { flare, flares, pace } = useSpotlight(stage)
  if (!flare) return null
  const { x, y } = middle(geometry, flare.square, flare.width, flare.height)
  return (
    <g
      key={flares}
      className={`burst ${flare.kind}`}
      data-flare={flare.kind}
      style={{ transform: `translate(${x}px, ${y}px)`, '--pace': pace } as CSSProperties}
    >
      {drawn(flare)}
    </g>
  )
}
