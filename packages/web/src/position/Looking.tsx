// Shown above the log of a position that has not been played yet: says that nothing is saved, and asks who plays. Neighbours:
// PositionPage.tsx, table/SeatChoice.tsx; home/newMatch.ts saves the match.
import { type Match, sides } from '@double-skulls/engine'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { keepStart } from '../match/keepStart.ts'
import { wantedSeed } from '../match/wantedSeed.ts'
import { HERE, SeatChoice, seatNamed } from '../table/SeatChoice.tsx'

export const Looking = ({ match }: { readonly match: Match }): ReactNode => {
  const [, navigate] = useLocation()
  const [seats, setSeats] = useState({ home: HERE, away: 'rookie' })
  const [fault, setFault] = useState('')
  const start = (): void => {
    keepStart({
      ...{ edition: match.edition, beginning: { position: match }, seed: wantedSeed() },
      seats: { home: seatNamed(seats.home), away: seatNamed(seats.away) },
    })
      .then((id) => navigate(`/match/${id}`))
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
  }
  return (
    <details className="looking">
      <summary>
        A position <span>kept once something is played; play it against a bot</span>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        {sides.map((side) => (
          <SeatChoice
            key={side}
            side={side}
            team={match.squads[side].name}
            value={seats[side]}
            onChange={(seat) => setSeats({ ...seats, [side]: seat })}
          />
        ))}
        <button type="submit" className="answer">
          Play it so
        </button>
      </form>
      {fault !== '' && (
        <p className="trouble" role="alert">
          The match could not be kept on this device: {fault}
        </p>
      )}
    </details>
  )
}
