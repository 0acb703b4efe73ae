// The things on the pitch: traps, see-saws, cannons, wrecks. In two layers, so that whoever sits in one is drawn between them.
// Neighbours: figures/thingDrawing.ts has the drawings, Inside.tsx who is in them, Players.tsx stacks the layers.
import { type Engine, type Match, type Piece, SECRET } from '@double-skulls/engine'
import { thingWords } from '@double-skulls/words'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { contraptionPicture, DRAWN, frameOf, type Layer } from '../figures/contraptionPicture.ts'
import { drawingOf } from '../figures/thingDrawing.ts'
import { useKits } from '../kits/useKits.ts'
import { type Geometry, middle, type Spot, UNIT } from './geometry.ts'
import { Inside, InsideNumbers } from './Inside.tsx'

const TURNS = { E: 'rotate(0deg)', S: 'rotate(90deg)', W: 'scale(-1, 1)', N: 'rotate(-90deg)' } as const
const AHEAD = { E: [1, 0], S: [0, 1], W: [-1, 0], N: [0, -1] } as const

const wayOf = ({ facing, side }: Piece): keyof typeof TURNS => facing || (side === 'away' ? 'W' : 'E')

/** Drawn pointing along the pitch towards away; an upright pitch is turned by a quarter. */
const turnOf = ({ upright }: Geometry, piece: Piece): string =>
  upright ? `rotate(-90deg) ${TURNS[wayOf(piece)]}` : TURNS[wayOf(piece)]

const placed = (geometry: Geometry, { at, width, height }: Piece): CSSProperties => {
  const { x, y } = middle(geometry, at, width, height)
  return { transform: `translate(${x}px, ${y}px)` }
}

/** Where somebody inside looks out: at the front of what points somewhere, otherwise in the middle. */
const outlook = ({ upright }: Geometry, piece: Piece): Spot => {
  if (!drawingOf(piece)?.turns) return { x: 0, y: 0 }
  const [along, across] = AHEAD[wayOf(piece)]
  const far = UNIT * 0.36
  return upright ? { x: across * far, y: -along * far } : { x: along * far, y: across * far }
}

/** What has no drawing: a plain tile with a letter. */
const Plain = ({ kind }: Piece): ReactNode => (
  <>
    <rect x="-13" y="-13" width="26" height="26" rx="4" />
    <text y="6">{kind === SECRET ? '?' : thingWords(kind).charAt(0).toUpperCase()}</text>
  </>
)

interface ThingsProps {
  readonly geometry: Geometry
  readonly engine: Engine
  readonly match: Match
  readonly layer: Layer
}

export const Things = memo(({ geometry, engine, match, layer }: ThingsProps): ReactNode => {
  const kits = useKits(match)
  const shown = match.pieces.map((piece, i) => {
    const { at, kind, load, side } = piece
    if (at < 0) return null
    const drawing = drawingOf(piece)
    const address = contraptionPicture(piece, layer, side === '' ? undefined : kits[side])
    const above = layer === 'above'
    if (above && !address && load.length === 0) return null
    const spot = outlook(geometry, piece)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their index
      <g key={i} className="thing" data-thing={kind} style={placed(geometry, piece)}>
        {above && load.length > 0 && <Inside engine={engine} match={match} piece={piece} at={spot} />}
        {address && (
          <g className="thing-turn" style={drawing?.turns ? { transform: turnOf(geometry, piece) } : undefined}>
            <image {...frameOf(piece)} transform={`scale(${UNIT / DRAWN})`} href={address} />
          </g>
        )}
        {!drawing && !above && <Plain {...piece} />}
        {above && load.length > 0 && <InsideNumbers match={match} piece={piece} at={{ x: spot.x, y: spot.y + 13 }} />}
      </g>
    )
  })
  return <g className={`things ${layer}`}>{shown}</g>
})
