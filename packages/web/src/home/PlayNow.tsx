// Play now: tonight's fixture on the cover, its choices below, kick-off in one click. Neighbours: Cover.tsx shows it, fixture.ts
// picks random teams, newMatch.ts starts it, table/ plays it.
import { baseOf, editionNamed, isEditionLoaded, sides } from '@double-skulls/engine'
import { capital } from '@double-skulls/words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { agreedOf } from '../match/agreement.ts'
import { loadEdition } from '../match/editions.ts'
import { playableEditions } from '../match/playable.ts'
import { wantedSeed } from '../match/wantedSeed.ts'
import { changeSettings, settings } from '../settings/store.ts'
import { botWords, opponents } from '../words/bots.ts'
import { Cover } from './Cover.tsx'
import { fixtureOf, newDraw } from './fixture.ts'
import { beforeAddress, type Opponent, SURPRISE, startMatch } from './newMatch.ts'
import { OptionChoice } from './OptionChoice.tsx'
import { choiceOf, type Pickable } from './pickableTeams.ts'
import { opponentNamed, rememberedPairing, stillThere } from './remembered.ts'
import { Choice, TeamChoice, UnpickableTeams } from './TeamChoice.tsx'

/** What the page before a match has to offer; every edition has at least options there. */
const beforeWords = (edition: string): string => {
  const kinds = (editionNamed(edition)?.inducements ?? []).map(({ kind }) => kind)
  if (kinds.includes('handicap')) return 'With handicaps …'
  return kinds.length > 0 ? 'With inducements …' : 'With options …'
}

interface PlayNowProps {
  /** A saved team to begin with. */
  readonly team: string
  /** The coach's own teams; null until they are loaded. */
  readonly pickable: Pickable | null
  /** The number of this programme. */
  readonly number: number
}

export const PlayNow = ({ team, pickable, number }: PlayNowProps): ReactNode => {
  const [, navigate] = useLocation()
  const [last] = useState(() => rememberedPairing(settings().lastPairing))
  const [edition, setEdition] = useState(last.edition)
  const [home, setHome] = useState(last.home)
  const [away, setAway] = useState(last.away)
  const [opponent, setOpponent] = useState<Opponent>(last.opponent)
  const [agreement, setAgreement] = useState(last.agreement ?? {})
  const [draw, setDraw] = useState(() => newDraw(wantedSeed()))
  const [fault, setFault] = useState('')
  const base = baseOf(edition)
  const asked = useRef(last.edition)
  const [isFetching, setFetching] = useState(false)
  /** Rules that are not loaded yet are fetched first; until then the choice stays as it was, and no match begins by it. */
  const withRulesOf = (id: string, choose: () => void): void => {
    asked.current = id
    setFetching(!isEditionLoaded(id))
    const settle = (then: () => void): void => {
      if (asked.current !== id) return
      setFetching(false)
      then()
    }
    loadEdition(id).then(
      () => settle(choose),
      (error: unknown) => settle(() => setFault(error instanceof Error ? error.message : String(error))),
    )
  }
  const own = (pickable?.teams ?? []).filter((one) => one.edition === base)
  // The saved team that was played last may be deleted by now.
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
    if (wanted.edition !== baseOf(last.edition)) {
      setEdition(wanted.edition)
      setAway(SURPRISE)
    }
    setHome(wanted.why === '' ? choiceOf(team) : SURPRISE)
    if (wanted.why !== '') setFault(`${wanted.name} cannot play: ${wanted.why}. Put it right on its page.`)
  }, [team, pickable, last])
  const choose =
    (set: (choice: string) => void) =>
    (choice: string): void => {
      set(choice)
      setFault('')
    }
  const fixture = fixtureOf({ edition, home, away }, draw, own)
  const lists = sides.flatMap((side) => fixture[side].roster ?? [])
  const wanted = { edition, home, away, opponent, agreement: agreedOf(edition, agreement, lists) }
  const settled = { ...wanted, home: fixture.home.choice, away: fixture.away.choice }
  const kickOff = (): void => {
    // "Surprise me" is remembered as such.
    changeSettings({ lastPairing: wanted })
    startMatch(settled)
      .then((id) => navigate(`/match/${id}`))
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
  }
  const prepare = (): void => {
    changeSettings({ lastPairing: wanted })
    navigate(beforeAddress(settled))
  }
  return (
    <form
      className="play-now"
      aria-label="Play now"
      onSubmit={(event) => {
        event.preventDefault()
        kickOff()
      }}
    >
      <Cover edition={edition} fixture={fixture} number={number} isFetching={isFetching}>
        <div className="bill-choices">
          <Choice
            name="Rules"
            value={base}
            onChange={(id) => {
              setHome(SURPRISE)
              setAway(SURPRISE)
              withRulesOf(id, () => {
                // A team may have been chosen meanwhile.
                const lists = editionNamed(id)?.rosters ?? []
                const fitting = (choice: string): string => (lists.some((one) => one.id === choice) ? choice : SURPRISE)
                setEdition(id)
                setHome(fitting)
                setAway(fitting)
                setFault('')
              })
            }}
          >
            {playableEditions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
          <OptionChoice {...{ edition, fixture, agreement }} onChange={setEdition} onAgreement={setAgreement} />
          <TeamChoice name="Your team" edition={edition} own={own} value={home} onChange={choose(setHome)} />
          <TeamChoice name="Opponent" edition={edition} own={own} value={away} onChange={choose(setAway)} />
          <Choice name="Coach" value={opponent} onChange={(one) => setOpponent(opponentNamed(one) ?? opponent)}>
            {opponents.map((one) => (
              <option key={one} value={one}>
                {capital(botWords[one])}
              </option>
            ))}
            <option value="hotSeat">A friend, here</option>
          </Choice>
          <button type="button" className="bill-verb prepare" disabled={isFetching} onClick={prepare}>
            {beforeWords(edition)}
          </button>
          {(home === SURPRISE || away === SURPRISE) && (
            <button type="button" className="bill-verb" onClick={() => setDraw(newDraw(null))}>
              Draw again
            </button>
          )}
        </div>
        {fault !== '' && (
          <p className="trouble" role="alert">
            {fault}
          </p>
        )}
        <UnpickableTeams own={own} />
        {pickable !== null && pickable.broken > 0 && (
          <p className="unfit">
            {pickable.broken === 1 ? 'One of your teams' : `${pickable.broken} of your teams`} cannot be read:{' '}
            <Link href="/teams">see what can be done</Link>.
          </p>
        )}
      </Cover>
    </form>
  )
}
