// Pictures of busts: each is composed once for its colours and posture, and shown as one image wherever it appears. As elements of
// the page they would be some seventy shapes a player, which the browser walks through whenever anything on the pitch changes.
// Neighbours: bust.ts composes, Bust.tsx shows.
import type { Figure } from '@double-skulls/engine'
import { bases } from './bases.ts'
import { bustOf } from './bust.ts'
import { INK, type Mark, OUTLINE } from './ink.ts'
import { races } from './races.ts'

/** On a base: fresh, after his action, lying on the back, lying on the face. Or on a card or a poster, with no base around him;
 * the light on a poster comes with the poster, for an edge would be as large as the rest of him. */
export type Pose = 'standing' | 'acted' | 'prone' | 'stunned' | 'portrait' | 'poster'

export interface Sitting {
  readonly figure: Figure
  readonly pose: Pose
  readonly jersey: string
  readonly trim: string
  /** What he stands on. */
  readonly base: 'home' | 'away'
}

/** The picture's frame, in the units of the drawings: everybody fits, with horns and wings. */
export const FRAME = { x: -40, y: -50, width: 180, height: 150 } as const

/** Lying: the head away from the end zone that he attacks. Styles turn the picture by it; the clip is turned back. */
const UPRIGHT_AGAIN = 'scale(1.282) rotate(90) translate(-11 -77)'

/** The floodlight's edge, and what is left of the colours of one who has acted or lies. */
const filters: { readonly [P in Pose]: string } = {
  standing: 'drop-shadow(-1.3px -1.5px 0 rgb(255 248 214/.55))',
  portrait: 'drop-shadow(-1.3px -1.5px 0 rgb(255 248 214/.55))',
  poster: 'none',
  acted: 'saturate(.62) brightness(.84)',
  prone: 'saturate(.4) brightness(.92)',
  stunned: 'saturate(.4) brightness(.92)',
}

const pathOf = ({ d, fill, stroke, width, opacity }: Mark): string => {
  const ink = stroke === INK ? '' : ` stroke="${stroke}"`
  const thin = width === OUTLINE || width === 0 ? '' : ` stroke-width="${width}"`
  const pale = opacity === 1 ? '' : ` opacity="${opacity}"`
  return `<path d="${d}" fill="${fill}"${ink}${thin}${pale}/>`
}

/** The glow of the floodlights on the base, behind the head of one who may still act. */
const glow = (base: Sitting['base']): string =>
  [
    '<radialGradient id="l" cx=".5" cy=".3" r=".6"><stop offset="0" stop-color="#fff" stop-opacity=".42"/>',
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
    `<path d="${bases[base].whole}" fill="url(#l)" transform="translate(50 50) scale(.95) translate(-50 -50)"/>`,
  ].join('')

/** The picture itself, for drawings that have to hold everything in them. */
export const pictureText = ({ figure, pose, jersey, trim, base }: Sitting): string => {
  const { skin, hair, eye, metal = '#b9c2c4' } = races[figure.race]
  const layers = bustOf(figure, pose === 'stunned').map(
    ({ transform, part }) => `<g transform="${transform}">${part.map(pathOf).join('')}</g>`,
  )
  const free = pose === 'portrait' || pose === 'poster'
  const lies = pose === 'prone' || pose === 'stunned'
  const clip = `<clipPath id="c"><path d="${bases[base].seen}"${lies ? ` transform="${UPRIGHT_AGAIN}"` : ''}/></clipPath>`
  const { x, y, width, height } = FRAME
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width * 2}" height="${height * 2}"`,
    ` style="--jersey:${jersey};--trim:${trim};--skin:${skin};--hair:${hair};--eye:${eye};--metal:${metal}">`,
    free ? '' : clip,
    pose === 'standing' ? glow(base) : '',
    `<g${free ? '' : ' clip-path="url(#c)"'}><g style="filter:${filters[pose]}" stroke="${INK}"`,
    ` stroke-width="${OUTLINE}" stroke-linejoin="round" stroke-linecap="round">${layers.join('')}</g></g></svg>`,
  ].join('')
}

const known = new Map<string, string>()

/** The address of the picture. */
export const pictureOf = (sitting: Sitting): string => {
  const { figure, pose, jersey, trim, base } = sitting
  const key = [figure.race, figure.role, figure.carries, pose, jersey, trim, base].join(' ')
  const found = known.get(key)
  if (found) return found
  const address = URL.createObjectURL(new Blob([pictureText(sitting)], { type: 'image/svg+xml' }))
  known.set(key, address)
  return address
}
