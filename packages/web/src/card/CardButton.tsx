// The result card as a small picture in the tray; a click opens it large, with ways to share it. Neighbours: tray/FullTime.tsx,
// ShareCard.tsx.
import type { Result } from '@double-skulls/engine'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MatchHost, Situation } from '../match/host.ts'
import { statisticsOf } from '../statistics/tally.ts'
import { type CardFacts, cardFacts } from './facts.ts'
import { ResultCard } from './ResultCard.tsx'
import { ShareCard } from './ShareCard.tsx'

interface CardButtonProps {
  readonly host: Pick<MatchHost, 'engine' | 'start'>
  readonly situation: Pick<Situation, 'match' | 'steps'>
  readonly result: Result
}

/** Counting a whole match takes a moment: the final whistle is shown first. */
const useFacts = ({
  host: { engine, start },
  situation: { match, steps },
  result,
}: CardButtonProps): CardFacts | null => {
  const [facts, setFacts] = useState<CardFacts | null>(null)
  useEffect(() => {
    const timer = setTimeout(() =>
      setFacts(cardFacts({ engine, match, statistics: statisticsOf(engine, start, steps) }, result)),
    )
    return () => clearTimeout(timer)
  }, [engine, start, match, steps, result])
  return facts
}

export const CardButton = (props: CardButtonProps): ReactNode => {
  const facts = useFacts(props)
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  return (
    <div className="card-stamp">
      {facts && (
        <button type="button" onClick={() => setOpen(true)}>
          <span className="unseen">The card of the match. </span>
          <ResultCard facts={facts} />
        </button>
      )}
      {facts && open && (
        <dialog ref={dialog} className="card-sheet" aria-label="The card of the match" onClose={() => setOpen(false)}>
          <ShareCard facts={facts} />
          <form method="dialog">
            <button type="submit" className="plain">
              Close
            </button>
          </form>
        </dialog>
      )}
    </div>
  )
}
