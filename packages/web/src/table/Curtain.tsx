// Two coaches at one screen: before one is shown what the other may not see, a curtain falls until he says that he sits there alone.
// Behind it is only what everybody may see. Neighbours: match/screen.ts says when; Stadium.tsx is behind it.
import type { Match, Side } from '@double-skulls/engine'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Crest } from '../kits/Crest.tsx'
import { useKits } from '../kits/useKits.ts'
import type { MatchHost, Situation } from '../match/host.ts'

/** The side for which the curtain is down, or null. The coach before sees what he has done to its end, then his secrets go. */
export const useHandover = (host: MatchHost, { handover, eyes }: Situation, still: boolean): Side | null => {
  const due = still && handover !== null
  const shown = eyes !== 'nobody'
  useEffect(() => {
    if (due && shown) host.clearScreen()
  }, [host, due, shown])
  return due && handover.curtain ? handover.to : null
}

interface CurtainProps {
  readonly host: MatchHost
  readonly match: Match
  readonly side: Side
}

export const Curtain = ({ host, match, side }: CurtainProps): ReactNode => {
  const kits = useKits(match)
  const title = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === '1') host.sitDown(side)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [host, side])
  const { home, away } = match.squads
  const squad = match.squads[side]
  const kit = kits[side]
  return (
    <div className={`curtain ${side}`} role="dialog" aria-modal="true" aria-labelledby={title}>
      <div className="curtain-words">
        <Crest team={squad} kit={kit} size={96} />
        <h2 id={title} className="asked-question secret">
          Only for {squad.name}
        </h2>
        <p>{(side === 'home' ? away : home).name} look away now. What follows is a secret of this side.</p>
        <button
          ref={button}
          type="button"
          className="answer confirm"
          data-answer="show"
          data-number={1}
          onClick={() => host.sitDown(side)}
        >
          I sit here, show it <kbd>1</kbd>
        </button>
      </div>
    </div>
  )
}
