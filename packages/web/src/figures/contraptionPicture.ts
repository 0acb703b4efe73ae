// Pictures of the things on the pitch: each is made once per kind, state and colours. Neighbours: thingDrawing.ts has the drawings,
// markup.ts keeps them, pitch/Things.tsx shows them.
import type { Piece } from '@double-skulls/engine'
import type { Look } from './look.ts'
import { keptPicture, markup, OUTLINED } from './markup.ts'
import { type Drawing, drawingOf, type Seen } from './thingDrawing.ts'

/** A square of the drawings. */
export const DRAWN = 100

/** The margin for what juts out of the squares. */
const MARGIN = 14

/** The frame of the picture in drawing units, with the middle of the thing at 0/0. */
export const frameOf = ({ width, height }: Pick<Piece, 'width' | 'height'>) => ({
  x: (-width * DRAWN) / 2 - MARGIN,
  y: (-height * DRAWN) / 2 - MARGIN,
  width: width * DRAWN + 2 * MARGIN,
  height: height * DRAWN + 2 * MARGIN,
})

const METAL = '#b9c2c4'

/** The colours of whose it is. */
export type Paint = Pick<Look, 'jersey' | 'trim'>

export type Layer = 'below' | 'above'

/** What no side owns is painted in these. */
const UNPAINTED: Paint = { jersey: '#8d979b', trim: '#d9c08a' }

/** The text of one layer of it; '' if it has nothing there. */
export const contraptionText = (
  drawing: Drawing,
  { width, height }: Pick<Piece, 'width' | 'height'>,
  layer: Layer,
  { jersey, trim }: Paint = UNPAINTED,
): string => {
  const part = drawing[layer]
  if (!part) return ''
  const size = { width: width * DRAWN + 2 * MARGIN, height: height * DRAWN + 2 * MARGIN }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${size.width} ${size.height}"`,
    ` width="${size.width * 2}" height="${size.height * 2}" style="--jersey:${jersey};--trim:${trim};--metal:${METAL}">`,
    `<g ${OUTLINED}>${markup(part)}</g></svg>`,
  ].join('')
}

/** The address of a layer's picture; null if there is nothing to show. */
export const contraptionPicture = (piece: Seen, layer: Layer, kit?: Paint): string | null => {
  const drawing = drawingOf(piece)
  if (!drawing?.[layer]) return null
  const { kind, hiddenFrom, marks, width, height } = piece
  const key = ['thing', kind, hiddenFrom, ...marks, layer, width, height, kit?.jersey, kit?.trim].join(' ')
  return keptPicture(key, () => contraptionText(drawing, piece, layer, kit))
}

export const machines = ['killdozer', 'deathRoller'] as const
export type Machine = (typeof machines)[number]

const seen = (kind: Machine): Seen => ({ kind, marks: [], hiddenFrom: '', width: 2, height: 2 })

/** A machine is a player on a base of four squares. */
export const machinePicture = (kind: Machine, kit: Paint): string => contraptionPicture(seen(kind), 'below', kit) ?? ''
