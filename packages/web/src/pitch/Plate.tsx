// The plate with a player's number, his gained skills, the ball he carries and the stars of a stunned player: drawn after all
// bodies, so that no body hides a number. Neighbours: Token.tsx draws the body below, Players.tsx places both.
import type { BallKind, Player } from '@double-skulls/engine'
import { memo, type ReactNode } from 'react'
import { bases } from '../figures/bases.ts'
import { inJersey, type Look } from '../figures/look.ts'
import type { Pip } from './gained.ts'
import { MachinePlate } from './MachineToken.tsx'
import { BallMark } from './pieces.tsx'
import { BOX, isDazed, statesOf } from './Token.tsx'

/** A shape for each category of skills, so that they differ without colour. */
const pips: { readonly [P in Pip]: string } = {
  G: 'M-4-4H4V4H-4Z',
  A: 'M0-5.5L5.5 0 0 5.5-5.5 0Z',
  S: 'M-5 4.5L0-5 5 4.5Z',
  P: 'M-4.6 0A4.6 4.6 0 1 0 4.6 0A4.6 4.6 0 1 0-4.6 0Z',
  M: 'M-5-2H-2V-5H2V-2H5V2H2V5H-2V2H-5Z',
}

const STAR = 'M0-7L1.8-2.2 7-2 3 1.3 4.4 6.4 0 3.5-4.4 6.4-3 1.3-7-2-1.8-2.2Z'
const STARS = ['translate(20 16) scale(1.4)', 'translate(50 4) scale(1.7)', 'translate(80 16) scale(1.4)'] as const

interface PlateProps {
  readonly player: Player
  readonly look: Look
  /** The ball he carries. */
  readonly ball: BallKind | null
  /** A letter for each skill beyond those of his position. */
  readonly gained: string
}

export const Plate = memo(({ player, look, ball, gained }: PlateProps): ReactNode => {
  if (look.machine) return <MachinePlate player={player} />
  const { side, posture, who } = player
  const noZones = isDazed(player)
  const { lower, plate, tallPlate, pips: spots } = bases[side]
  const mirrored = side === 'away'
  const gold = who.engaged === 'star' ? ' gold' : ''
  return (
    <g
      className={`plate in-kit ${statesOf(player, ball !== null)}`}
      transform={`scale(${look.scale})`}
      style={inJersey(look)}
    >
      <g transform={BOX}>
        <path d={plate} className={`plate-ground${gold}`} />
        <path d={tallPlate} className={`plate-ground tall${gold}`} />
        {/* The dashes of the rim below would show in the gaps of these. */}
        {noZones && <path d={lower} className="plate-ink" />}
        <path d={lower} className="plate-rim" />
        <text x="50" y="93" className="token-number">
          {who.number}
        </text>
        <g className="pips">
          {[...gained].slice(0, spots.length).map((pip, i) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
              key={i}
              className={`skill-pip ${pip}`}
              d={pips[pip as Pip]}
              transform={`translate(${spots[i].join(' ')}) scale(1.35)`}
            />
          ))}
        </g>
        {posture === 'stunned' &&
          STARS.map((where) => <path key={where} className="star" d={STAR} transform={where} />)}
        {posture === 'faceDown' && (
          <path className="turned" d="M-11-8H11L0 9Z" transform={`translate(${mirrored ? 88 : 12} 12)`} />
        )}
        {noZones && (
          <g className="daze" transform={`translate(${mirrored ? 82 : 18} 18)`}>
            <circle r="14" />
            <path d="M0 0C2-3 6-1 5 3 3 8-6 7-7 0-7-7 2-10 8-6" />
          </g>
        )}
        {ball && (
          <g transform={`translate(${mirrored ? 17 : 85} 49) scale(2.4)`}>
            <BallMark kind={ball} />
          </g>
        )}
      </g>
    </g>
  )
})
