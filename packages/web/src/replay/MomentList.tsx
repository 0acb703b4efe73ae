// All moments of a match as a list to jump from, by kind, with their time. Neighbours: timeline.ts; Timeline.tsx has the same
// moments as signs.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MarkerSign, markerWords } from './icons.tsx'
import type { Reel } from './reel.ts'
import { type Marker, type MarkerKind, markerKinds, momentWords, type Timeline } from './timeline.ts'

interface MomentListProps {
  readonly reel: Reel
  readonly timeline: Timeline
  readonly open: boolean
  onClose(): void
  onMarker(marker: Marker): void
}

export const MomentList = ({ reel, timeline, open, onClose, onMarker }: MomentListProps): ReactNode => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [hidden, setHidden] = useState<readonly MarkerKind[]>([])
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  const shown = timeline.markers.filter(({ kind }) => !hidden.includes(kind))
  return (
    <dialog ref={dialog} className="sheet moments" onClose={onClose} aria-label="Moments">
      <h2>Moments</h2>
      <div className="moment-kinds">
        {markerKinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={!hidden.includes(kind)}
              onChange={() =>
                setHidden(hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind])
              }
            />
            <MarkerSign kind={kind} /> {markerWords[kind]}{' '}
            {timeline.markers.filter((marker) => marker.kind === kind).length}
          </label>
        ))}
      </div>
      {shown.length === 0 && <p className="quiet">Nothing of the kind happened.</p>}
      <ol className="moment-list">
        {shown.map((marker) => (
          <li key={`${marker.at} ${marker.kind} ${marker.text}`}>
            <button
              type="button"
              onClick={() => {
                onClose()
                onMarker(marker)
              }}
            >
              <MarkerSign kind={marker.kind} />
              <span>{marker.text}</span>
              <small>{momentWords(reel, timeline, marker.at - 1)}</small>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="answer" onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}
