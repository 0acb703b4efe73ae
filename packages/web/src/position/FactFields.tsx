// The facts of the whole position: half, whose turn, turn markers, score, re-rolls, weather, options of the match. Neighbours:
// editing.ts, PositionEditorPage.tsx.
import { EYE_ON_YOU, eyeHolder, optionsOf, sides } from '@double-skulls/engine'
import { capital, editionOptionWords, halfWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { offeredOptions, withSwitched } from '../match/options.ts'
import {
  type CountName,
  changedCount,
  changedFacts,
  countNames,
  countOf,
  isUnmoved,
  type Position,
  withEdition,
  withEye,
  withMarker,
} from './editing.ts'

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
      {engine.rules.inducements.has(EYE_ON_YOU) && (
        <label>
          <span>Eye counter</span>
          <select
            value={eyeHolder(match) ?? ''}
            onChange={({ target }) => onText(withEye(position, sides.find((side) => side === target.value) ?? null))}
          >
            <option value="">nobody</option>
            {sides.map((side) => (
              <option key={side}>{side}</option>
            ))}
          </select>
        </label>
      )}
      {offeredOptions(engine.edition).map((option) => (
        <label key={option} className="wide editor-switch">
          <input
            type="checkbox"
            checked={optionsOf(engine.edition).includes(option)}
            onChange={() => onText(withEdition(position, withSwitched(engine.edition, option)))}
          />
          <span>{editionOptionWords[option].name}</span>
        </label>
      ))}
      {optionsOf(engine.edition).includes('illegalProcedure') && (
        <label className="wide editor-switch">
          <input
            type="checkbox"
            checked={isUnmoved(position)}
            onChange={({ target }) => onText(withMarker(position, target.checked))}
          />
          <span>Turn marker not moved yet</span>
        </label>
      )}
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
