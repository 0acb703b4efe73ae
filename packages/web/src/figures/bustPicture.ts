// Pictures of busts: each is composed once per colours and posture. Neighbours: bust.ts composes, markup.ts keeps, Bust.tsx shows.
import type { Figure } from '@double-skulls/engine'
import { bases } from './bases.ts'
import { bustOf } from './bust.ts'
import { keptPicture, markup, OUTLINED } from './markup.ts'
import { races } from './races.ts'

/**
 * On a base: ready, after his action, lying on his back, lying on his face. Or without a base, on a card or a poster; a poster
 * has its own light, because an edge would be too large there.
 */
export type Pose = 'standing' | 'acted' | 'prone' | 'stunned' | 'portrait' | 'poster'

export interface Sitting {
  readonly figure: Figure
  readonly pose: Pose
  readonly jersey: string
  readonly trim: string
  /** The base he stands on. */
  readonly base: keyof typeof bases
}

/** The frame of the picture, in drawing units: every figure fits, with horns and wings. */
export const FRAME = { x: -40, y: -50, width: 180, height: 150 } as const

/** Lying, with the head away from the end zone that he attacks. The style sheet turns the picture; the clip is turned back. */
const UPRIGHT_AGAIN = 'scale(1.282) rotate(90) translate(-11 -77)'

/** The bright edge from the floodlights, and the paler colours of a player who has acted or lies. */
const filters: { readonly [P in Pose]: string } = {
  standing: 'drop-shadow(-1.3px -1.5px 0 rgb(255 248 214/.55))',
  portrait: 'drop-shadow(-1.3px -1.5px 0 rgb(255 248 214/.55))',
  poster: 'none',
  acted: 'saturate(.62) brightness(.84)',
  prone: 'saturate(.4) brightness(.92)',
  stunned: 'saturate(.4) brightness(.92)',
}

/** The glow on the base behind a player who may still act. */
const glow = (base: Sitting['base']): string =>
  [
    '<radialGradient id="l" cx=".5" cy=".3" r=".6"><stop offset="0" stop-color="#fff" stop-opacity=".42"/>',
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
    `<path d="${bases[base].whole}" fill="url(#l)" transform="translate(50 50) scale(.95) translate(-50 -50)"/>`,
  ].join('')

/** The picture itself, for drawings that must embed everything. */
export const pictureText = ({ figure, pose, jersey, trim, base }: Sitting): string => {
  const { skin, hair, eye, metal = '#b9c2c4' } = races[figure.race]
  const layers = bustOf(figure, pose === 'stunned').map(
    ({ transform, part }) => `<g transform="${transform}">${markup(part)}</g>`,
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
    `<g${free ? '' : ' clip-path="url(#c)"'}><g style="filter:${filters[pose]}" ${OUTLINED}>`,
    `${layers.join('')}</g></g></svg>`,
  ].join('')
}

/** The URL of the picture. */
export const pictureOf = (sitting: Sitting): string => {
  const { figure, pose, jersey, trim, base } = sitting
  const key = [figure.race, figure.role, figure.carries, pose, jersey, trim, base].join(' ')
  return keptPicture(key, () => pictureText(sitting))
}
