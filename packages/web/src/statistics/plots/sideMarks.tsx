// What distinguishes the sides in every plot without colour: a disc or a hexagon, a solid or a dashed line, a plain or a hatched
// bar. Neighbour: sides/SideMark.tsx has the same shapes.
import { type BySide, type Match, type Side, sides } from '@double-skulls/engine'
import { type SymbolType, symbol, symbolCircle, symbolDiamond2, symbolStar } from 'd3-shape'
import type { ReactNode } from 'react'
import { SideMark } from '../../sides/SideMark.tsx'

const SIX = Math.PI / 3

const hexagon: SymbolType = {
  draw: (context, size) => {
    const radius = Math.sqrt(size / 2.6)
    for (let corner = 0; corner < 6; corner++) {
      const angle = SIX * corner + SIX / 2
      const x = radius * Math.cos(angle)
      const y = radius * Math.sin(angle)
      if (corner === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    context.closePath()
  },
}

const shapes: { readonly [S in Side | 'nobody' | 'score']: SymbolType } = {
  home: symbolCircle,
  away: hexagon,
  nobody: symbolDiamond2,
  score: symbolStar,
}

interface MarkProps {
  readonly shape: keyof typeof shapes
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly hollow?: boolean
  /** The side whose colour it has, if the shape belongs to neither. */
  readonly side?: Side
}

export const Mark = ({ shape, x, y, size = 70, hollow = false, side }: MarkProps): ReactNode => (
  <path
    className={`mark ${side ?? shape}${hollow ? ' hollow' : ''}`}
    transform={`translate(${x} ${y})`}
    d={symbol(shapes[shape], size)() ?? ''}
  />
)

/** Hatching for bars of the away side; each drawing needs its own. */
export const Hatch = ({ id }: { readonly id: string }): ReactNode => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="hatch-ground" />
      <path d="M0 0V6" className="hatch-line" />
    </pattern>
  </defs>
)

export const teamNames = (match: Match): BySide<string> => {
  const { home, away } = match.squads
  return home.name === away.name
    ? { home: `${home.name} (home)`, away: `${away.name} (away)` }
    : { home: home.name, away: away.name }
}

export const TeamsLegend = ({ match }: { readonly match: Match }): ReactNode =>
  sides.map((side) => (
    <span key={side} className={`legend-team ${side}`}>
      <SideMark side={side} /> {teamNames(match)[side]}
    </span>
  ))
