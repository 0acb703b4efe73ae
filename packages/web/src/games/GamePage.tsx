// A game of two campaign teams on this device: what comes before the match, the match, and everything between the games, phase after
// phase and question after question. Neighbours: useGame.ts holds it, gameNow.ts goes through it, between/Procedure.tsx asks.
import { type Side, sides } from '@double-skulls/engine'
import { writeLeagueRecord } from '@double-skulls/league'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Procedure, Spoken } from '../between/Procedure.tsx'
import { Page } from '../frame/Page.tsx'
import { plainFileName } from '../sharing/fileName.ts'
import { offerFile } from '../sharing/offerFile.ts'
import { forgetGame } from '../store/games.ts'
import type { KeptGame, PhaseId } from '../store/keptGame.ts'
import { reason } from '../store/shelf.ts'
import { rulesName } from '../words/rulesName.ts'
import type { GameNow, PhaseNow } from './gameNow.ts'
import { rulesOf } from './matchOfGame.ts'
import { PhaseNews } from './PhaseNews.tsx'
import { phaseName } from './phaseWords.ts'
import { ScreenCurtain } from './ScreenCurtain.tsx'
import { type GameHeld, useGame } from './useGame.ts'

const isSide = (who: string): who is Side => sides.some((side) => side === who)

const PhaseList = ({ now }: { readonly now: GameNow }): ReactNode => {
  const at = now.open === null ? now.all.length : now.all.indexOf(now.open)
  return (
    <ol className="phase-list" aria-label="Phases of the game">
      {now.all.map((id, i) => {
        const name = phaseName(id)
        const state = i < at ? 'over' : i === at ? 'open' : 'ahead'
        return (
          name && (
            <li key={id} className={state} aria-current={state === 'open' ? 'step' : undefined}>
              {name}
              {state === 'over' && <span className="unseen">, over</span>}
            </li>
          )
        )
      })}
    </ol>
  )
}

/** What was reckoned since the last phase that asked: fees, Fame, casualties. */
const Reckoned = ({ now, upTo }: { readonly now: GameNow; readonly upTo: PhaseId | null }): ReactNode => {
  const at = upTo === null ? now.phases.length : now.phases.findIndex(({ id }) => id === upTo)
  const earlier = now.phases.slice(0, at)
  const from = earlier.findLastIndex(({ silent, id }) => !silent || id === 'match')
  const silent = earlier.slice(Math.max(0, from)).filter((phase) => phase.silent && phase.after !== null)
  const [first, last] = [silent.at(0), silent.at(-1)]
  if (!first || !last?.after || JSON.stringify(first.before) === JSON.stringify(last.after)) return null
  return <PhaseNews before={first.before} after={last.after} />
}

interface PartProps {
  readonly held: GameHeld
  readonly game: KeptGame
  readonly now: GameNow
  nameOf(who: string): string
}

const nextName = ({ all, open }: GameNow): string => {
  const later = open === null ? [] : all.slice(all.indexOf(open) + 1)
  return later.map(phaseName).find((name) => name !== null) ?? 'the end of the day'
}

/** The phase that is open: its question, or what it has done and the way on. */
const OpenPhase = ({ held, game, now, phase, nameOf }: PartProps & { readonly phase: PhaseNow }): ReactNode => {
  const [seated, setSeated] = useState('')
  const { walk, id } = phase
  if (!walk) return null
  const { waiting } = walk
  const again = walk.used > 0 && (
    <button type="button" className="plain" onClick={() => held.again(id)}>
      Begin this phase again
    </button>
  )
  if (waiting && walk.secret && isSide(waiting.who) && seated !== `${id} ${waiting.who}`) {
    const { who } = waiting
    return (
      <ScreenCurtain
        key={who}
        side={who}
        team={game.teams[who]}
        other={game.teams[who === 'home' ? 'away' : 'home']}
        onSit={() => setSeated(`${id} ${who}`)}
      />
    )
  }
  if (waiting)
    return (
      <>
        <Reckoned now={now} upTo={id} />
        <Procedure
          walk={walk}
          nameOf={nameOf}
          onAnswer={(option) => held.answer(id, option)}
          onUndo={walk.undoable > 0 ? () => held.undo(id) : null}
        />
        {walk.secret ? null : again}
      </>
    )
  return (
    <>
      <Reckoned now={now} upTo={id} />
      {phase.after && id !== 'before' && <PhaseNews before={phase.before} after={phase.after} />}
      <p className="tool-row phase-verbs">
        <button type="button" className="kick-off" onClick={() => held.close(id)}>
          Go on: {nextName(now)}
        </button>
        {again}
      </p>
      <Spoken lines={walk.lines} viewer="" nameOf={nameOf} />
    </>
  )
}

const MatchPart = ({ held, game, now }: PartProps): ReactNode => {
  const [, navigate] = useLocation()
  const [fault, setFault] = useState('')
  const begun = game.match !== '' && held.match?.is !== 'gone'
  const kickOff = (): void => {
    held
      .kickOff()
      .then((id) => navigate(`/match/${id}`))
      .catch((error: unknown) => setFault(reason(error)))
  }
  return (
    <>
      <p>
        {begun
          ? 'The match is under way. When it is over, the time between games goes on here.'
          : held.match?.is === 'gone'
            ? 'The match was thrown away before it was over. It can be kicked off again.'
            : `${game.teams.home.name} and ${game.teams.away.name} are on their way to the pitch.`}
      </p>
      {fault !== '' && (
        <p className="trouble" role="alert">
          The match cannot be kicked off: {fault}
        </p>
      )}
      <p className="tool-row phase-verbs">
        {begun ? (
          <Link href={`/match/${game.match}`} className="kick-off">
            Go on with the match
          </Link>
        ) : (
          <>
            <button type="button" className="kick-off" onClick={kickOff}>
              Kick off
            </button>
            {now.phases.some(({ id, silent }) => id === 'before' && !silent) && (
              <span className="quiet">After that nothing before the match can be changed.</span>
            )}
          </>
        )}
      </p>
    </>
  )
}

const EndPart = ({ held, game, now }: PartProps): ReactNode => {
  const [fault, setFault] = useState('')
  const { match } = held
  return (
    <>
      <Reckoned now={now} upTo={null} />
      {game.done ? (
        <>
          <p>Both teams are kept as this game has left them.</p>
          <p className="tool-row phase-verbs">
            {sides.map((side) => (
              <Link key={side} href={`/team/${game.kept[side]}`} className="plain">
                {now.teams[side].name}
              </Link>
            ))}
            <Link href={`/game/new/${game.kept.home}`} className="plain play-link">
              Another game
            </Link>
          </p>
        </>
      ) : (
        <p className="tool-row phase-verbs">
          <button
            type="button"
            className="kick-off"
            onClick={() => {
              held.end().catch((error: unknown) => setFault(reason(error)))
            }}
          >
            That is all: keep both teams
          </button>
        </p>
      )}
      {fault !== '' && (
        <p className="trouble" role="alert">
          The teams were not kept: {fault}
        </p>
      )}
      {match?.is === 'over' && (
        <p>
          <button
            type="button"
            className="plain"
            onClick={() =>
              offerFile(
                `${plainFileName(game.teams.home.name, 'game')}-${game.id}.json`,
                writeLeagueRecord({ ...now.record, match: match.record }),
              )
            }
          >
            Save the record of the game
          </button>
        </p>
      )}
    </>
  )
}

/** Calling a game off leaves both teams as they came. */
const CallOff = ({ id }: { readonly id: string }): ReactNode => {
  const [, navigate] = useLocation()
  const [sure, setSure] = useState(false)
  return (
    <p className="call-off">
      <button
        type="button"
        className="plain"
        onClick={() => {
          if (!sure) return setSure(true)
          forgetGame(id)
            .then(() => navigate('/teams'))
            .catch(() => setSure(false))
        }}
      >
        {sure ? 'Yes, call it off: both teams stay as they came' : 'Call this game off'}
      </button>
    </p>
  )
}

const Game = ({ held, game, now }: Omit<PartProps, 'nameOf'>): ReactNode => {
  const nameOf = (who: string): string => (isSide(who) ? game.teams[who].name : `The ${who}`)
  const part = { held, game, now, nameOf }
  const phase = now.phases.find(({ id }) => id === now.open)
  return (
    <>
      <PhaseList now={now} />
      <section className="open-phase" aria-labelledby="open-phase">
        <h2 id="open-phase">{now.open === null ? 'The day is over' : phaseName(now.open)}</h2>
        {now.open === null ? (
          <EndPart {...part} />
        ) : now.open === 'match' ? (
          <MatchPart {...part} />
        ) : (
          phase && <OpenPhase key={now.open} {...part} phase={phase} />
        )}
      </section>
      {!game.done && <CallOff id={game.id} />}
    </>
  )
}

export const GamePage = ({ id }: { readonly id: string }): ReactNode => {
  const held = useGame(id)
  const { game, now, fault, note } = held
  const title = game ? `${game.teams.home.name} v ${game.teams.away.name}` : 'A game'
  return (
    <Page title={title} {...(game ? { lead: `A game of a campaign · ${rulesName(rulesOf(game))}` } : {})}>
      {fault !== '' && (
        <p className="trouble" role="alert">
          {fault}
        </p>
      )}
      <div role="status">{note !== '' && <p className="trouble">{note}</p>}</div>
      {game && now && <Game held={held} game={game} now={now} />}
      {!game && fault === '' && <p>One moment …</p>}
      {fault !== '' && (
        <>
          {game && !game.done && <CallOff id={game.id} />}
          <p>
            <Link href="/teams">Your teams</Link>
          </p>
        </>
      )}
    </Page>
  )
}
