// Play now: edition, teams, opponent, kick-off. Neighbours: newMatch.ts starts it, table/ plays it.
import { type BotName, botNames } from '@double-skulls/bots'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { engineNamed, playableEditions } from '../match/engines.ts'
import { capital } from '../words/names.ts'
import { type Opponent, SURPRISE, startMatch } from './newMatch.ts'

const botWords: { readonly [B in BotName]: string } = {
  random: 'Anything goes',
  rookie: 'Rookie',
  veteran: 'Veteran',
  legend: 'Legend',
}

/** Somebody who answers at random is for tests, not for a match. */
const opponents = botNames.filter((name) => name !== 'random')

interface TeamChoiceProps {
  readonly name: string
  readonly edition: string
  readonly value: string
  onChange(roster: string): void
}

const TeamChoice = ({ name, edition, value, onChange }: TeamChoiceProps): ReactNode => (
  <label className="field-row">
    <span>{name}</span>
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      <option value={SURPRISE}>Surprise me</option>
      {engineNamed(edition)?.rules.rosters.map((roster) => (
        <option key={roster.id} value={roster.id}>
          {roster.name}
        </option>
      ))}
    </select>
  </label>
)

export const PlayNow = (): ReactNode => {
  const [, navigate] = useLocation()
  const [edition, setEdition] = useState(playableEditions[0].id)
  const [home, setHome] = useState(SURPRISE)
  const [away, setAway] = useState(SURPRISE)
  const [opponent, setOpponent] = useState<Opponent>('rookie')
  const [fault, setFault] = useState('')
  const kickOff = (): void => {
    startMatch({ edition, home, away, opponent })
      .then((id) => navigate(`/match/${id}`))
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
  }
  return (
    <form
      className="play-now"
      onSubmit={(event) => {
        event.preventDefault()
        kickOff()
      }}
    >
      <h2>Play now</h2>
      <label className="field-row">
        <span>Rules</span>
        <select
          value={edition}
          onChange={(event) => {
            setEdition(event.target.value)
            setHome(SURPRISE)
            setAway(SURPRISE)
          }}
        >
          {playableEditions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TeamChoice name="Your team" edition={edition} value={home} onChange={setHome} />
      <TeamChoice name="Opponent" edition={edition} value={away} onChange={setAway} />
      <fieldset className="opponents">
        <legend>Against</legend>
        {[...opponents, 'hotSeat' as const].map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="opponent"
              value={one}
              checked={opponent === one}
              onChange={() => setOpponent(one)}
            />
            <span>{one === 'hotSeat' ? 'A friend, here' : capital(botWords[one])}</span>
          </label>
        ))}
      </fieldset>
      {fault !== '' && (
        <p className="trouble" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="kick-off">
        Kick off
      </button>
    </form>
  )
}
