// After the final whistle: the result and what can be done next. Neighbours: Tray.tsx, match/host.ts gives the record.
import { type Result, scoreLine, spelledOut } from '@double-skulls/engine'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { MatchHost, Situation } from '../match/host.ts'
import { saveRecord } from '../match/recordFile.ts'
import { startRematch } from '../match/rematch.ts'

interface FullTimeProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly result: Result
}

export const FullTime = ({ host, situation, result }: FullTimeProps): ReactNode => {
  const { match } = situation
  const [, navigate] = useLocation()
  const [fault, setFault] = useState('')
  const rematch = (): void => {
    startRematch(host.id)
      .then((id) => navigate(`/match/${id}`))
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
  }
  const by = result.by === 'touchdowns' ? '' : ` by ${spelledOut(result.by)}`
  return (
    <div className="full-time">
      <p className="asked-team">Full time</p>
      <h2>{scoreLine(match)}</h2>
      <p>{result.winner === 'draw' ? 'A draw.' : `${match.squads[result.winner].name} win${by}.`}</p>
      {fault !== '' && (
        <p className="trouble" role="alert">
          {fault}
        </p>
      )}
      <div className="buttons">
        <button type="button" className="answer" onClick={rematch}>
          Rematch
        </button>
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
    </div>
  )
}
