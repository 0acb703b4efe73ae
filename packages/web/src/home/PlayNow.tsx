// Play now: edition, teams, opponent, kick-off. Neighbours: newMatch.ts starts it, pickableTeams.ts has the
// coach's own teams, table/ plays it.
import { capital } from '@double-skulls/words'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { engineNamed, playableEditions } from '../match/engines.ts'
import { changeSettings, settings } from '../settings/store.ts'
import { botWords, opponents } from '../words/bots.ts'
import { beforeAddress, drawnTeams, type Opponent, SURPRISE, startMatch } from './newMatch.ts'
import { choiceOf, type PickableTeam, usePickableTeams } from './pickableTeams.ts'
import { rememberedPairing, stillThere } from './remembered.ts'

interface TeamChoiceProps {
  readonly name: string
  readonly edition: string
  /** The coach's own teams of that edition. */
  readonly own: readonly PickableTeam[]
  readonly value: string
  onChange(choice: string): void
}

const TeamChoice = ({ name, edition, own, value, onChange }: TeamChoiceProps): ReactNode => (
  <label className="field-row">
    <span>{name}</span>
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      <option value={SURPRISE}>Surprise me</option>
      {own.length > 0 && (
        <optgroup label="Your teams">
          {own.map((team) => (
            <option key={team.id} value={team.choice} disabled={team.why !== ''}>
              {team.name}
              {team.why !== '' && ' (cannot play)'}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label="Team lists">
        {engineNamed(edition)?.rules.rosters.map((roster) => (
          <option key={roster.id} value={roster.id}>
            {roster.name}
          </option>
        ))}
      </optgroup>
    </select>
  </label>
)

const MOST_TOLD = 3

/** Own teams that cannot be picked, and why. */
const Unfit = ({ own }: { readonly own: readonly PickableTeam[] }): ReactNode => {
  const unfit = own.filter(({ why }) => why !== '')
  return (
    <>
      {unfit.slice(0, MOST_TOLD).map(({ id, name, why }) => (
        <p key={id} className="quiet unfit">
          <Link href={`/team/${id}`}>{name}</Link> cannot play: {why}.
        </p>
      ))}
      {unfit.length > MOST_TOLD && (
        <p className="quiet unfit">
          <Link href="/teams">{unfit.length - MOST_TOLD} more</Link> cannot play yet.
        </p>
      )}
    </>
  )
}

/** `team` is a kept team to begin with. */
export const PlayNow = ({ team = '' }: { readonly team?: string }): ReactNode => {
  const [, navigate] = useLocation()
  const [last] = useState(() => rememberedPairing(settings().lastPairing))
  const [edition, setEdition] = useState(last.edition)
  const [home, setHome] = useState(last.home)
  const [away, setAway] = useState(last.away)
  const [opponent, setOpponent] = useState<Opponent>(last.opponent)
  const [fault, setFault] = useState('')
  const pickable = usePickableTeams()
  const own = (pickable?.teams ?? []).filter((one) => one.edition === edition)
  // A kept team that was played last may be gone by now.
  useEffect(() => {
    if (!pickable) return
    setHome((choice) => stillThere(choice, last.edition, pickable.teams))
    setAway((choice) => stillThere(choice, last.edition, pickable.teams))
  }, [pickable, last])
  useEffect(() => {
    if (team === '' || !pickable) return
    const wanted = pickable.teams.find(({ id }) => id === team)
    if (!wanted) {
      setFault('That team is not on this device; choose another one.')
      return
    }
    setEdition(wanted.edition)
    if (wanted.edition !== last.edition) setAway(SURPRISE)
    setHome(wanted.why === '' ? choiceOf(team) : SURPRISE)
    if (wanted.why !== '') setFault(`${wanted.name} cannot play: ${wanted.why}. Put it right on its page.`)
  }, [team, pickable, last])
  const choose =
    (set: (choice: string) => void) =>
    (choice: string): void => {
      set(choice)
      setFault('')
    }
  const wanted = { edition, home, away, opponent }
  const kickOff = (): void => {
    changeSettings({ lastPairing: wanted })
    startMatch(wanted)
      .then((id) => navigate(`/match/${id}`))
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
  }
  const prepare = (): void => {
    changeSettings({ lastPairing: wanted })
    drawnTeams(wanted)
      .then((drawn) => navigate(beforeAddress(drawn)))
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
  }
  // What an edition sells is in its rules; where it sells nothing there are options all the same.
  const sells = (engineNamed(edition)?.rules.inducements.size ?? 0) > 0
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
      <TeamChoice name="Your team" edition={edition} own={own} value={home} onChange={choose(setHome)} />
      <TeamChoice name="Opponent" edition={edition} own={own} value={away} onChange={choose(setAway)} />
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
      <button type="button" className="plain prepare" onClick={prepare}>
        {sells ? 'With inducements …' : 'With options …'}
      </button>
      <Unfit own={own} />
      {pickable !== null && pickable.broken > 0 && (
        <p className="quiet unfit">
          {pickable.broken === 1 ? 'One of your teams' : `${pickable.broken} of your teams`} cannot be read:{' '}
          <Link href="/teams">see what can be done</Link>.
        </p>
      )}
    </form>
  )
}
