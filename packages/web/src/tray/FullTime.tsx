// After the final whistle: the result, its card, and what to do next. Neighbours: Tray.tsx, match/host.ts gives the record, card/
// draws the card.
import { type Result, scoreLine, spelledOut } from '@double-skulls/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { CardButton } from '../card/CardButton.tsx'
import type { MatchHost, Situation } from '../match/host.ts'
import { saveRecord } from '../match/recordFile.ts'
import { startRematch } from '../match/rematch.ts'
import { gameOfMatch } from '../store/games.ts'

interface FullTimeProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly result: Result
}

export const FullTime = ({ host, situation, result }: FullTimeProps): ReactNode => {
  const { match } = situation
  const [, navigate] = useLocation()
  const [fault, setFault] = useState('')
  const [game, setGame] = useState('')
  useEffect(() => {
    let gone = false
    gameOfMatch(host.id).then(
      (found) => {
        if (!gone && found) setGame(found.id)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [host.id])
  const rematch = (): void => {
    startRematch(host.id)
      .then((id) => navigate(`/match/${id}`))
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
  }
  const by = result.by === 'touchdowns' ? '' : ` by ${spelledOut(result.by)}`
  return (
    <div className="full-time">
      <div className="full-time-words">
        <p className="asked-team">
          Full time. {result.winner === 'draw' ? 'A draw.' : `${match.squads[result.winner].name} win${by}.`}
        </p>
        <h2>{scoreLine(match)}</h2>
        {fault !== '' && (
          <p className="trouble" role="alert">
            {fault}
          </p>
        )}
      </div>
      <div className="buttons">
        {game !== '' ? (
          <Link href={`/game/${game}`} className="answer confirm">
            After the match
          </Link>
        ) : (
          <button type="button" className="answer" onClick={rematch}>
            Rematch
          </button>
        )}
        <Link href="/" className="answer">
          Play another
        </Link>
        <Link href={`/match/${host.id}/statistics`} className="answer">
          Statistics
        </Link>
        <Link href={`/replay/${host.id}`} className="answer">
          Watch it again
        </Link>
        <button type="button" className="plain" onClick={() => saveRecord(host)}>
          Save the record as a file
        </button>
      </div>
      <CardButton host={host} situation={situation} result={result} />
    </div>
  )
}
