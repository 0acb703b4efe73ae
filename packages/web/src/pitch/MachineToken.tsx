// A machine on its four squares, pointing where it will go, and its number: neither base nor bust. Neighbours: Token.tsx and Plate.tsx
// show it instead of a player, figures/parts/machines.ts has the drawings.
import type { Player } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { DRAWN, frameOf, type Machine, machinePicture } from '../figures/contraptionPicture.ts'
import type { Look } from '../figures/look.ts'
import { UNIT } from './geometry.ts'

interface MachineProps {
  readonly player: Player
  readonly look: Look
  readonly machine: Machine
  readonly selected: boolean
  /** Where it points, in degrees clockwise from the picture's top. */
  readonly looks: number
}

const BASE = { width: 2, height: 2 } as const
const LEFT = 270

/** Drawn pointing right; to the left it is mirrored, so that the light stays above. */
const turned = (looks: number): string => (looks === LEFT ? 'scale(-1, 1)' : `rotate(${looks - 90}deg)`)

export const MachineToken = ({ player, look, machine, selected, looks }: MachineProps): ReactNode => {
  const { jersey, trim } = look
  const reach = UNIT - 1
  return (
    <g className={`token machine ${player.side}${player.acted ? ' acted' : ''}${selected ? ' chosen' : ''}`}>
      {selected && (
        <rect x={-reach} y={-reach} width={2 * reach} height={2 * reach} rx="6" className="selected-tile thin" />
      )}
      <g className="thing-turn" style={{ transform: turned(looks) }}>
        <image
          {...frameOf(BASE)}
          transform={`scale(${(UNIT / DRAWN) * 0.96})`}
          className="bust"
          href={machinePicture(machine, { jersey, trim })}
        />
      </g>
    </g>
  )
}

/** The sign behind a number has the form of its side's bases. */
const SIGNS = { home: 'M-8-8.5H8A8.5 8.5 0 0 1 8 8.5H-8A8.5 8.5 0 0 1-8-8.5Z', away: 'M-9-8.5H9L15 0 9 8.5H-9L-15 0Z' }

export const MachinePlate = ({ player: { side, who, acted } }: { readonly player: Player }): ReactNode =>
  side === 'neutral' ? null : (
    <g className={`plate inside-number ${side}${acted ? ' acted' : ''}`} transform={`translate(0 ${UNIT - 11})`}>
      <path d={SIGNS[side]} />
      <text y="6" className="token-number">
        {who.number}
      </text>
    </g>
  )
