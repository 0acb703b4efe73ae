// One line of the log: a sentence with its dice, a summary with its points, or a remark of the commentators. Neighbours: Log.tsx
// lists them, line.ts is what they are made of, companion/RuleName.tsx links names of the rules.
import type { Engine, Side } from '@double-skulls/engine'
import type { LogLine, Part } from '@double-skulls/words'
import { memo, type ReactNode } from 'react'
import { RuleName } from '../companion/RuleName.tsx'
import { NumberFace, RollFaces } from '../dice/Faces.tsx'

const Words = ({ engine, parts }: { readonly engine: Engine; readonly parts: readonly Part[] }): ReactNode =>
  parts.map((part, i) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence keep their order
      <RuleName key={i} engine={engine} id={part.rule}>
        {part.text}
      </RuleName>
    ),
  )

const Dice = ({ engine, line }: { readonly engine: Engine; readonly line: LogLine }): ReactNode => {
  if (line.roll) return <RollFaces engine={engine} roll={line.roll} />
  if (line.dice.length === 0) return null
  return (
    <span className="faces">
      {line.dice.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their order
        <NumberFace key={i} face={face} />
      ))}
    </span>
  )
}

interface LineProps {
  readonly engine: Engine
  readonly line: LogLine
  /** Beside the headings of turns. */
  readonly crests: { readonly [S in Side]: ReactNode }
}

export const Line = memo(({ engine, line, crests }: LineProps): ReactNode => {
  const { kind, side, struck, speaker, parts, detail, points } = line
  if (kind === 'summary')
    return (
      <li className={`log-line summary ${side ?? ''}`}>
        <b>
          <Words engine={engine} parts={parts} />
        </b>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </li>
    )
  if (kind === 'aside')
    return (
      <li className="log-line aside">
        <b>{speaker}</b>{' '}
        <q>
          <Words engine={engine} parts={parts} />
        </q>
      </li>
    )
  return (
    <li className={`log-line ${kind}${struck ? ' struck' : ''}`}>
      {kind === 'turn' && side && crests[side]}
      <span>
        <Words engine={engine} parts={parts} />
      </span>
      <Dice engine={engine} line={line} />
      {detail !== '' && <span className="log-detail"> {detail}</span>}
    </li>
  )
})
