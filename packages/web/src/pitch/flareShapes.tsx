// The shapes of what flares up, around 0/0. Neighbours: Flares.tsx puts them in their places, styles/flares.css moves them.
import type { CSSProperties, ReactNode } from 'react'
import { badges, signOf } from '../figures/signs.ts'
import { UNIT } from './geometry.ts'

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
const SPARKS = star(8, 30, 9)

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

export const Smoke = ({ reach }: { readonly reach: number }): ReactNode =>
  CLOUDS.map(([x, y, r]) => <circle key={x} className="smoke" cx={x * reach} cy={y * reach} r={r * reach} />)

export const Blast = (): ReactNode => (
  <>
    <circle className="flash" r={UNIT * 1.7} />
    <circle className="ring" r={UNIT * 1.3} />
    <Smoke reach={UNIT * 1.1} />
    <path className="flames" d={FLAMES} />
    <path className="core" d={CORE} />
    <path className="splinters" d={SPLINTERS} />
  </>
)

/** A ball of light that flies in and bursts. */
export const Orb = ({ dx, dy }: { readonly dx: number; readonly dy: number }): ReactNode => (
  <>
    <g className="orb" style={{ '--dx': `${dx}px`, '--dy': `${dy}px` } as CSSProperties}>
      <circle className="glow" r="15" />
      <circle className="heart" r="7" />
    </g>
    <path className="sparks" d={SPARKS} />
    <circle className="ring late" r={UNIT * 0.7} />
  </>
)

export const Bolt = (): ReactNode => (
  <>
    <circle className="flash" r={UNIT * 1.2} />
    <path className="lightning" d="M-14-190L12-112-8-106 16-52-4-48 6 4-18-54 0-58-26-104-4-110-34-186Z" />
    <path className="sparks late" d={SPARKS} />
  </>
)

const TONGUE =
  'M0-44C14-28 26-18 22-2 34-10 36-22 34-30 48-14 46 14 26 24H-26C-46 14-48-14-34-30-36-22-34-10-22-2-26-18-14-28 0-44Z'

export const Flames = (): ReactNode => (
  <>
    <circle className="ring" r={UNIT * 1.4} />
    <path className="flames" d={TONGUE} />
    <g transform="translate(0 8) scale(0.55)">
      <path className="core" d={TONGUE} />
    </g>
  </>
)

/** The sign of a spell rises out of somebody. */
export const Aura = ({ spell }: { readonly spell: string }): ReactNode => (
  <>
    <circle className="ring" r={UNIT * 0.8} />
    <circle className="ring late" r={UNIT * 0.8} />
    <g className="rising">
      <g transform="scale(1.9) translate(-12 -12)">
        <path className="aura-ground" d={badges.spell} />
        <path
          className="aura-lines"
          d={signOf('spell', spell)}
          transform="translate(12 12) scale(0.74) translate(-12 -12)"
        />
      </g>
    </g>
  </>
)

interface Field {
  readonly width: number
  readonly height: number
}

const STONES = 54

/** Over the whole field, from the upper left; always the same stones. */
export const Storm = ({ width, height }: Field): ReactNode =>
  Array.from({ length: STONES }, (_, i) => {
    const x = ((i * 0.618) % 1) * width
    const y = ((i * 0.754877) % 1) * height
    const size = 1.5 + (i % 4) * 0.5
    return (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path className="stone" style={{ '--late': `${(i % 9) * 55}ms` } as CSSProperties} d="M-5-3L0-6 6-2 4 4-3 5Z" />
      </g>
    )
  })

/** Water that rises over the field. */
export const Flood = ({ width, height }: Field): ReactNode => (
  <>
    <rect className="water" width={width} height={height} />
    {[0.2, 0.4, 0.6, 0.8].map((part) => (
      <path
        key={part}
        className="wave"
        d={`M0 ${height * part}q${width / 16} -16 ${width / 8} 0t${width / 8} 0 ${width / 8} 0 ${width / 8} 0 ${width / 8} 0 ${width / 8} 0 ${width / 8} 0 ${width / 8} 0`}
      />
    ))}
  </>
)
