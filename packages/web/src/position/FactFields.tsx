// The facts of the whole position: half, whose turn, turn markers, score, re-rolls, weather. Neighbours: editing.ts,
// PositionEditorPage.tsx.
import { sides } from '@double-skulls/engine'
import { capital, halfWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { type CountName, changedCount, changedFacts, countNames, countOf, type Position } from './editing.ts'

interface FactFieldsProps {
  readonly position: Position
  onText(text: string): void
}

const countWords: { readonly [C in CountName]: string } = { turn: 'Turn', score: 'Score', rerolls: 'Re-rolls' }

const HALVES = [1, 2, 3] as const

export const FactFields = ({ position, onText }: FactFieldsProps): ReactNode => {
  const { engine, match } = position
  return (
    <section className="editor-facts" aria-label="The match">
      <label>
        <span>Half</span>
        <select
          value={match.clock.half}
          onChange={({ target }) => onText(changedFacts(position, { half: Number(target.value) }))}
        >
          {HALVES.map((half) => (
            <option key={half} value={half}>
              {halfWords(half)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>To move</span>
        <select
          value={match.turn.side}
          onChange={({ target }) =>
            onText(changedFacts(position, { side: sides.find((side) => side === target.value) ?? 'home' }))
          }
        >
          {sides.map((side) => (
            <option key={side}>{side}</option>
          ))}
        </select>
      </label>
      <label className="wide">
        <span>Weather</span>
        <select
          value={match.weather}
          onChange={({ target }) => onText(changedFacts(position, { weather: target.value }))}
        >
          {engine.rules.tables.weather.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {sides.map((side) =>
        countNames.map((name) => (
          <label key={`${side} ${name}`}>
            <span>
              {capital(side)} {countWords[name].toLowerCase()}
            </span>
            <input
              type="number"
              min={0}
              max={99}
              value={countOf(match, side, name)}
              onChange={({ target }) =>
                onText(changedCount(position, side, name, Math.max(0, target.valueAsNumber || 0)))
              }
            />
          </label>
        )),
      )}
    </section>
  )
}
