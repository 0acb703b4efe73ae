// The log of the match, line by line, with the dice. Neighbours: narrator.ts makes the lines, LogTools.tsx below filters them,
// Line.tsx draws one, SinceLast.tsx stands above them.
import type { Engine, Match, Side } from '@double-skulls/engine'
import { blockFaces, type LogLine, plainText } from '@double-skulls/words'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Crest } from '../kits/Crest.tsx'
import { useKits } from '../kits/useKits.ts'
import { useSettings } from '../settings/store.ts'
import { type Filter, filtered, isOpen } from './filter.ts'
import { isReading } from './following.ts'
import { Line } from './Line.tsx'
import { LogTools } from './LogTools.tsx'

/** The highest number of lines drawn; the copy on the clipboard has all of them. */
const MOST = 400

/** After the coach has touched the list, a scroll within this many milliseconds counts as his own. */
const OWN = 1000

interface LogProps {
  readonly engine: Engine
  readonly match: Match
  readonly lines: readonly LogLine[]
  /** The side of the only coach at this screen; null when both sides or none are played here. */
  readonly mine?: Side | null
  /** Shown above the lines. */
  readonly children?: ReactNode
}

export const Log = ({ engine, match, lines, mine = null, children }: LogProps): ReactNode => {
  const { commentators, turnSummaries } = useSettings()
  const [asked, setAsked] = useState<Pick<Filter, 'topic' | 'side' | 'words'>>({
    topic: 'all',
    side: 'both',
    words: '',
  })
  const box = useRef<HTMLOListElement>(null)
  const reading = useRef(false)
  const top = useRef(0)
  const touched = useRef(Number.NEGATIVE_INFINITY)
  const onHand = (): void => {
    touched.current = performance.now()
  }
  const faces = useMemo(() => blockFaces(engine), [engine])
  const filter = useMemo(
    () => ({ ...asked, asides: commentators, summaries: turnSummaries }),
    [asked, commentators, turnSummaries],
  )
  const found = useMemo(() => filtered(lines, filter, faces), [lines, filter, faces])
  const shown = found.slice(-MOST)
  const kits = useKits(match)
  // biome-ignore lint/correctness/useExhaustiveDependencies: squads change with every answer, their crests with their kits
  const crests = useMemo(
    () => ({
      home: <Crest team={match.squads.home} kit={kits.home} size={18} />,
      away: <Crest team={match.squads.away} kit={kits.away} size={18} />,
    }),
    [kits],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    // Once per frame, not once per line: measuring the list is expensive.
    const frame = requestAnimationFrame(() => {
      if (box.current && !reading.current) box.current.scrollTop = box.current.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [found])
  // On phones the log is hidden at first, and a hidden list cannot be scrolled.
  useEffect(() => {
    const list = box.current
    if (!list) return
    const unfolding = new ResizeObserver(() => {
      if (!reading.current) list.scrollTop = list.scrollHeight
    })
    unfolding.observe(list)
    return () => unfolding.disconnect()
  }, [])
  return (
    <section className="log" aria-label="Commentary">
      {children}
      <ol
        ref={box}
        className="log-lines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label="Lines"
        onWheel={onHand}
        onTouchMove={onHand}
        onKeyDown={onHand}
        onPointerDown={onHand}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          reading.current = isReading(reading.current, {
            ...{ before: top.current, top: scrollTop, height: scrollHeight, seen: clientHeight },
            byHand: performance.now() - touched.current < OWN,
          })
          top.current = scrollTop
        }}
      >
        {shown.map((line) => (
          <Line key={line.id} engine={engine} line={line} crests={crests} />
        ))}
        {shown.length === 0 && (
          <li className="log-line empty">
            {isOpen(filter) ? 'The teams are on their way to the pitch.' : 'Nothing of that kind has happened yet.'}
          </li>
        )}
      </ol>
      <LogTools
        match={match}
        mine={mine}
        filter={filter}
        onFilter={({ topic, side, words }) => {
          reading.current = false
          setAsked({ topic, side, words })
        }}
        copied={() => found.map((line) => plainText(line, faces)).join('\n')}
      />
    </section>
  )
}
