// Who plays a side from here on: a coach at this screen, or a bot. Neighbours: replay/PlayOn.tsx, position/Looking.tsx.
import type { Side } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import type { Seat } from '../match/host.ts'
import { SideMark } from '../sides/SideMark.tsx'
import { botWords, opponents } from '../words/bots.ts'

export const HERE = 'here'

export const seatNamed = (name: string): Seat => (name === HERE ? { by: 'here' } : { by: 'bot', bot: name })
export const nameOfSeat = (seat: Seat): string => (seat.by === 'here' ? HERE : seat.bot)

interface SeatChoiceProps {
  readonly side: Side
  readonly team: string
  readonly value: string
  onChange(seat: string): void
}

export const SeatChoice = ({ side, team, value, onChange }: SeatChoiceProps): ReactNode => (
  <label className="seat-choice">
    <span>
      <SideMark side={side} /> {team}
    </span>
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      <option value={HERE}>You, here</option>
      {opponents.map((bot) => (
        <option key={bot} value={bot}>
          Bot: {botWords[bot]}
        </option>
      ))}
    </select>
  </label>
)
