// One player as a token: round for home, six-cornered for away, with glyph, number, gained skills on the rim and every state
// he can be in. Neighbours: glyphs.tsx, Pitch.tsx places it, dugout/ shows it beside the pitch.
import type { Player } from '@double-skulls/engine'
import { memo, type ReactNode } from 'react'
import { BallMark, Glyph, glyphOf } from './glyphs.tsx'
import { tokenScale } from './tokenScale.ts'

const HEXAGON = Array.from({ length: 6 }, (_, i) => {
  const turn = (Math.PI / 3) * i - Math.PI / 2
  return `${(Math.cos(turn) * 17.5).toFixed(2)},${(Math.sin(turn) * 17.5).toFixed(2)}`
}).join(' ')

const Shape = ({ away, className }: { readonly away: boolean; readonly className: string }): ReactNode =>
  away ? <polygon points={HEXAGON} className={className} /> : <circle r="16" className={className} />

/** Ticks on the rim, clockwise from the lower left; every second one is notched, so that they can be counted. */
const Ticks = ({ count }: { readonly count: number }): ReactNode =>
  Array.from({ length: Math.min(6, count) }, (_, i) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: ticks are alike
      key={i}
      x="-2.5"
      y="13.5"
      width="5"
      height={i % 2 === 0 ? 4.5 : 3}
      className="tick"
      transform={`rotate(${50 - i * 20})`}
    />
  ))

export interface TokenProps {
  readonly player: Player
  readonly hasBall: boolean
  readonly gained: number
  readonly selected?: boolean
  /** A colour of the team's own, as a stripe. */
  readonly stripe: string
  /** Where one on a big base looks, in degrees clockwise from the picture's top; left out for everybody else. */
  readonly looks?: number
}

export const Token = memo(({ player, hasBall, gained, selected = false, stripe, looks }: TokenProps): ReactNode => {
  const away = player.side === 'away'
  const { posture } = player
  const classes = ['token', player.side, posture, player.acted ? 'acted' : '', hasBall ? 'carrier' : '']
  if (player.noZones) classes.push('no-zones')
  if (selected) classes.push('chosen')
  return (
    <g className={classes.filter(Boolean).join(' ')} transform={`scale(${tokenScale(player)})`}>
      {selected && <circle r="20.5" className="selected-ring" />}
      <g className="token-body">
        <Shape away={away} className="token-shadow" />
        <Shape away={away} className="token-fill" />
        <rect x="-3" y="-15.5" width="6" height="31" style={{ fill: stripe }} className="token-stripe" />
        <Shape away={away} className="token-rim" />
        <g transform="translate(-6.4 -14.5) scale(0.8)">
          <Glyph name={glyphOf(player)} />
        </g>
        <text y="11.5" className="token-number">
          {player.who.number}
        </text>
        <Ticks count={gained} />
      </g>
      {looks !== undefined && <path className="looks" d="M-6 -17 0 -21.5 6 -17" transform={`rotate(${looks})`} />}
      {posture === 'stunned' && (
        <path
          className="spiral"
          d="M0 0c1.5-2 4-.5 3.5 2s-4.5 3.5-6.5.5-1-7 2.5-8 8.5 2 8 7-5 8.5-10 7.5"
          fill="none"
        />
      )}
      {player.acted && posture === 'standing' && !selected && (
        <path className="acted-mark" d="m-14 12 3.5 3.5L-4 8" fill="none" />
      )}
      {hasBall && (
        <g transform="translate(12 -12)">
          <BallMark />
        </g>
      )}
    </g>
  )
})
