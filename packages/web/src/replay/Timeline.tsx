// The match as a time line: turns of the home team above, of the away team below, moments at their edge, and a playhead to drag.
// Neighbours: timeline.ts has the places, useProjector.ts moves; the keys are the page's own.
import { halfWords } from '@double-skulls/words'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { MarkerSign } from './icons.tsx'
import type { Reel } from './reel.ts'
import { type Marker, momentWords, type Stretch, type Timeline as TimelineData } from './timeline.ts'

interface TimelineProps {
  readonly reel: Reel
  readonly timeline: TimelineData
  readonly position: number
  onGo(position: number): void
  onMarker(marker: Marker): void
}

const share = (position: number, last: number): string => `${last === 0 ? 0 : (100 * position) / last}%`

const StretchBar = ({ stretch, last, past }: { stretch: Stretch; last: number; past: boolean }): ReactNode => {
  const { from, to, side, turn, bonus } = stretch
  const end = Math.min(to, last)
  return (
    <span
      className={`stretch ${side ?? 'between'}${past ? ' past' : ''}`}
      style={{ left: share(from, last), width: share(end - from, last) }}
    >
      {side !== null && <i>{bonus ? '+' : turn}</i>}
    </span>
  )
}

export const Timeline = ({ reel, timeline, position, onGo, onMarker }: TimelineProps): ReactNode => {
  const { last, stretches, markers, halves } = timeline
  const track = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState(-1)
  const [dragging, setDragging] = useState(false)
  const words = momentWords(reel, timeline, position)

  const positionAt = (event: PointerEvent): number => {
    const box = track.current?.getBoundingClientRect()
    if (!box || box.width === 0) return position
    return Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * last)
  }

  return (
    <section className="timeline" aria-label="Course of the match">
      <p className="timeline-words">
        <b>{hovered >= 0 && !dragging ? momentWords(reel, timeline, hovered) : words}</b>{' '}
        <span>
          step {hovered >= 0 && !dragging ? hovered : position} of {last}
        </span>
      </p>
      <div className="timeline-lanes">
        {markers.map((marker) => (
          <button
            key={`${marker.at} ${marker.kind} ${marker.text}`}
            type="button"
            tabIndex={-1}
            className={`marker ${marker.kind} ${marker.side}${marker.at <= position ? ' past' : ''}`}
            style={{ left: share(marker.at, last) }}
            title={marker.text}
            aria-label={marker.text}
            onClick={() => onMarker(marker)}
          >
            <MarkerSign kind={marker.kind} />
          </button>
        ))}
        <div
          ref={track}
          className="timeline-track"
          role="slider"
          tabIndex={0}
          aria-label="Time line"
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={position}
          aria-valuetext={`${words}, step ${position} of ${last}`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setDragging(true)
            onGo(positionAt(event))
          }}
          onPointerMove={(event) => {
            if (dragging) onGo(positionAt(event))
            else if (event.pointerType === 'mouse') setHovered(positionAt(event))
          }}
          onPointerUp={() => setDragging(false)}
          onPointerCancel={() => setDragging(false)}
          onPointerLeave={() => setHovered(-1)}
        >
          {stretches.map((stretch) => (
            <StretchBar key={stretch.from} stretch={stretch} last={last} past={stretch.from <= position} />
          ))}
          {halves.map(({ half, at }) => (
            <span key={half} className="half-mark" style={{ left: share(at, last) }}>
              <i>{halfWords(half)}</i>
            </span>
          ))}
          <span className="playhead" style={{ left: share(position, last) }} />
        </div>
      </div>
    </section>
  )
}
