// Two coaches at one screen are asked at the same time: before each a curtain falls until he says that he sits there alone.
// Neighbours: GamePage.tsx; table/Curtain.tsx is that of a match.
import type { Side } from '@double-skulls/engine'
import type { Team } from '@double-skulls/league'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Crest } from '../kits/Crest.tsx'

interface ScreenCurtainProps {
  readonly side: Side
  readonly team: Team
  readonly other: Team
  onSit(): void
}

export const ScreenCurtain = ({ side, team, other, onSit }: ScreenCurtainProps): ReactNode => {
  const title = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={`curtain ${side}`} role="dialog" aria-modal="true" aria-labelledby={title}>
      <div className="curtain-words">
        <Crest team={team} size={96} />
        <h2 id={title} className="asked-question secret">
          Only for {team.name}
        </h2>
        <p>{other.name} look away now. Both coaches are asked, and neither knows what the other answers.</p>
        <button ref={button} type="button" className="answer confirm" data-answer="show" onClick={onSit}>
          I sit here, show it
        </button>
      </div>
    </div>
  )
}
