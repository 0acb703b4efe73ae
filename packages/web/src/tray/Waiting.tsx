// While no coach here is asked: what is being shown, which bot is thinking, or what is asked elsewhere. Neighbours: Tray.tsx,
// stage/.
import { lastWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { RollFaces } from '../dice/Faces.tsx'
import type { MatchHost, Situation } from '../match/host.ts'
import { isBeside } from '../moments/beside.ts'
import { SideMark } from '../sides/SideMark.tsx'
import type { Show } from '../stage/stage.ts'
import { questionWords } from '../words/questions.ts'

interface WaitingProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly show: Show
  onHurry(): void
}

export const Waiting = ({ host, situation, show, onHurry }: WaitingProps): ReactNode => {
  const { pending, match, playing } = situation
  const seat = pending.wait === 'coach' ? host.seats[pending.side] : null
  // That a bot thinks about a secret offer would betray the secret.
  const secret = host.engine.secret(match)
  const openly = secret === null || secret.how === 'answer'
  const { picture, roll, rolls, banner, lines, still } = show
  return (
    <div className="tray-waiting" aria-live="polite">
      {still && playing && openly && pending.wait === 'coach' && seat?.by === 'bot' && (
        <p className="thinking">
          <SideMark side={pending.side} /> {match.squads[pending.side].name} ({seat.bot}) are thinking …
        </p>
      )}
      {still && !playing && pending.wait === 'coach' && (
        <p className="asked-there">
          <SideMark side={pending.side} /> {match.squads[pending.side].name}:{' '}
          {host.engine.isHidden(match) ? 'a secret choice' : questionWords(host.engine, match, pending.question)}
        </p>
      )}
      <p className={`news ${still ? 'quiet' : (banner?.tone ?? 'quiet')}`}>
        {!still && banner ? banner.text : lastWords(lines)}
      </p>
      {!still && (
        <button type="button" className="plain" onClick={onHurry}>
          Skip <kbd>Space</kbd>
        </button>
      )}
      {roll && !still && !isBeside(picture, roll) && (
        <p key={rolls} className="landing">
          <RollFaces engine={host.engine} roll={roll} />
        </p>
      )}
    </div>
  )
}
