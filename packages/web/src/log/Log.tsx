// The match told line by line, with the dice as they fell. Neighbours: stage/beats.ts makes the lines, dice/Faces.tsx the dice.
import type { Engine } from '@double-skulls/engine'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { RollFaces } from '../dice/Faces.tsx'
import { type LogKind, type LogLine, logKinds } from '../stage/beats.ts'

const kindWords: { readonly [K in LogKind]: string } = {
  turn: 'Turns',
  dice: 'Dice',
  hurt: 'Injuries',
  ball: 'Ball',
  move: 'Moves',
  other: 'Other',
}

const Line = memo(
  ({ engine, line }: { readonly engine: Engine; readonly line: LogLine }): ReactNode => (
    <li className={`log-line ${line.kind}${line.struck ? ' struck' : ''}`}>
      {line.roll && <RollFaces engine={engine} roll={line.roll} />}
      <span>{line.text}</span>
    </li>
  ),
)

/** So many lines are drawn at most: the record keeps them all. */
const MOST = 400

export const Log = ({ engine, lines }: { readonly engine: Engine; readonly lines: readonly LogLine[] }): ReactNode => {
  const [hidden, setHidden] = useState<readonly LogKind[]>([])
  const box = useRef<HTMLOListElement>(null)
  const shown = lines.filter(({ kind }) => !hidden.includes(kind)).slice(-MOST)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    // Once a picture, not once a line: measuring the list is what costs.
    const frame = requestAnimationFrame(() => {
      if (box.current) box.current.scrollTop = box.current.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [lines])
  return (
    <section className="log" aria-label="Commentary">
      <details className="log-filter">
        <summary>Filter</summary>
        {logKinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={!hidden.includes(kind)}
              onChange={() =>
                setHidden(hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind])
              }
            />
            {kindWords[kind]}
          </label>
        ))}
      </details>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
      <ol ref={box} className="log-lines" tabIndex={0} aria-label="Lines">
        {shown.map((line) => (
          <Line key={line.id} engine={engine} line={line} />
        ))}
        {shown.length === 0 && <li className="log-line empty">The teams are on their way to the pitch.</li>}
      </ol>
    </section>
  )
}
