// Asks who plays on from the shown moment, and opens it as a new match. Neighbours: playOn.ts makes it, table/ plays it.
import { sides } from '@double-skulls/engine'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { wantedSeed } from '../match/wantedSeed.ts'
import { keepNewMatch } from '../store/matches.ts'
import { nameOfSeat, SeatChoice, seatNamed } from '../table/SeatChoice.tsx'
import { playOnFrom } from './playOn.ts'
import type { Reel } from './reel.ts'

interface PlayOnProps {
  readonly reel: Reel
  readonly position: number
  onClose(): void
}

export const PlayOn = ({ reel, position, onClose }: PlayOnProps): ReactNode => {
  const [, navigate] = useLocation()
  const [seats, setSeats] = useState({ home: nameOfSeat(reel.seats.home), away: nameOfSeat(reel.seats.away) })
  const [sameDice, setSameDice] = useState(reel.seed !== null)
  const [fault, setFault] = useState('')
  const title = useId()
  const start = (): void => {
    const match = playOnFrom(reel, position, {
      seats: { home: seatNamed(seats.home), away: seatNamed(seats.away) },
      seed: sameDice ? reel.seed : wantedSeed(),
      now: Date.now(),
    })
    keepNewMatch(match)
      .then(() => navigate(`/match/${match.id}`))
      .catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error)
        setFault(`The match could not be kept on this device: ${why}. Make room for it and try again.`)
      })
  }
  return (
    <form
      className="play-on"
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <h2 id={title} className="asked-question">
        Play on from step {position}
      </h2>
      <p className="quiet">A match of its own, with everything up to here. The old one stays as it is.</p>
      <div className="seat-choices">
        {sides.map((side) => (
          <SeatChoice
            key={side}
            side={side}
            team={reel.start.squads[side].name}
            value={seats[side]}
            onChange={(seat) => setSeats({ ...seats, [side]: seat })}
          />
        ))}
        {reel.seed !== null && (
          <label className="same-dice">
            <input type="checkbox" checked={sameDice} onChange={(event) => setSameDice(event.target.checked)} />
            The same dice, as long as the answers are the same
          </label>
        )}
        <button type="submit" className="answer confirm">
          Play on
        </button>
        <button type="button" className="plain" onClick={onClose}>
          Keep watching
        </button>
      </div>
      {fault !== '' && (
        <p className="trouble" role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}
