// One player on his base: round for home, hexagonal for away, square for a neutral one, the figure of his race and role, lying or
// standing. His number is a separate layer above all bodies. Neighbours: Plate.tsx has the number, figures/ the drawings,
// Players.tsx places both.
import type { BallKind, Player, Posture } from '@double-skulls/engine'
import { memo, type ReactNode } from 'react'
import { Bust } from '../figures/Bust.tsx'
import { bases } from '../figures/bases.ts'
import type { Pose } from '../figures/bustPicture.ts'
import { inJersey, type Look } from '../figures/look.ts'
import { MachineToken } from './MachineToken.tsx'

/** From the box of a drawing to the middle of a square. */
export const BOX = 'scale(0.36) translate(-50 -51)'

/** Has lost his tackle zone; a neutral player never had one. */
export const isDazed = ({ noZones, side }: Player): boolean => noZones && side !== 'neutral'

/** His state as classes: the same for body and plate. */
export const statesOf = (player: Player, hasBall: boolean): string => {
  const posture = player.posture === 'faceDown' ? 'face-down' : player.posture
  const states = [player.side, posture, player.acted ? 'acted' : '', hasBall ? 'carrier' : '']
  if (isDazed(player)) states.push('no-zones')
  return states.filter(Boolean).join(' ')
}

/** On his face he looks the same, stunned or not: Plate.tsx adds the stars. */
const poses: { readonly [P in Posture]: Pose } = {
  standing: 'standing',
  prone: 'prone',
  faceDown: 'stunned',
  stunned: 'stunned',
}

export interface TokenProps {
  readonly player: Player
  readonly look: Look
  /** The ball he carries. */
  readonly ball: BallKind | null
  readonly selected?: boolean
  /** The direction a player on a big base faces, in degrees clockwise from the picture's top; missing for all others. */
  readonly looks?: number
}

export const Token = memo(({ player, look, ball, selected = false, looks }: TokenProps): ReactNode => {
  const { side, posture } = player
  const { machine } = look
  if (machine)
    return <MachineToken {...{ player, look, machine, selected }} looks={looks ?? (side === 'away' ? 270 : 90)} />
  const pose = posture === 'standing' && player.acted ? 'acted' : poses[posture]
  const { whole } = bases[side]
  return (
    <g
      className={`token in-kit ${statesOf(player, ball !== null)}${selected ? ' chosen' : ''}`}
      transform={`scale(${look.scale})`}
      style={inJersey(look)}
    >
      <g transform={BOX}>
        {selected && <rect x="-5" y="-4" width="110" height="110" rx="14" className="selected-tile" />}
        <ellipse cx="52" cy="94" rx="46" ry="12" className="token-shadow" />
        {ball && <path d={whole} className="carrier-ring" />}
        <path d={whole} className="token-base" />
        <path d={whole} className="token-rim" />
        <g transform={side === 'away' ? 'translate(100 0) scale(-1 1)' : undefined}>
          <g className="pose">
            <Bust look={look} side={side} pose={pose} />
          </g>
        </g>
      </g>
      {looks !== undefined && <path className="looks" d="M-6 -17 0 -21.5 6 -17" transform={`rotate(${looks})`} />}
    </g>
  )
})
