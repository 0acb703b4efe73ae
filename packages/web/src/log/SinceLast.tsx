// After the bot's turn: what happened since the coach's last decision, in one line that can be opened and dismissed. Neighbours:
// since.ts finds it, Log.tsx shows it above its lines.
import type { LogLine } from '@double-skulls/words'
import { type ReactNode, useMemo, useState } from 'react'
import type { MatchHost, Situation } from '../match/host.ts'
import { onlyHere } from '../match/screen.ts'
import { useSettings } from '../settings/store.ts'
import { sinceLast } from './since.ts'

interface SinceLastProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly lines: readonly LogLine[]
}

export const SinceLast = ({ host, situation, lines }: SinceLastProps): ReactNode => {
  const { turnSummaries } = useSettings()
  const [waved, wave] = useState(-1)
  const { steps, yours, match, pending } = situation
  const side = onlyHere(host.seats)
  // A question in the middle of the opponent's turn needs no summary.
  const due = turnSummaries && yours && side !== null && !(match.turn.running && match.turn.side !== side)
  const since = useMemo(
    () => (due && pending.wait === 'coach' ? sinceLast(host, steps, lines, side) : null),
    [host, steps, lines, side, due, pending],
  )
  if (!since || since.key === waved) return null
  return (
    <details className="since" key={since.key}>
      <summary>
        <b>Since your last decision</b> <span>{since.points.join(' · ')}</span>
      </summary>
      <ul>
        {since.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <button type="button" onClick={() => wave(since.key)}>
        Got it
      </button>
    </details>
  )
}
