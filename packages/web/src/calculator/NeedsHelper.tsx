// "What does he need?": the target number for a characteristic and a situation, from the edition's own table of rolls.
// Neighbours: needs.ts calculates, PlanCard.tsx takes the step.
import type { Engine } from '@double-skulls/engine'
import { spelledOut, statText } from '@double-skulls/engine'
import { bandWords, capital, signed } from '@double-skulls/words'
import { type ReactNode, useState } from 'react'
import { Pick } from './Composer.tsx'
import { helped, needed, statOf, waysOf } from './needs.ts'

const usual = { AG: 3, PA: 4, AV: 8 } as const
const bounds: { readonly [stat: string]: readonly [number, number] } = { AG: [1, 6], PA: [1, 6], AV: [3, 12] }

interface HelperProps {
  readonly engine: Engine
  onStep(step: string): void
}

export const NeedsHelper = ({ engine, onStep }: HelperProps): ReactNode => {
  const [roll, setRoll] = useState<string>('dodge')
  const [values, setValues] = useState<{ readonly [stat: string]: number }>(usual)
  const [zones, setZones] = useState(0)
  const [way, setWay] = useState('')
  const [weather, setWeather] = useState(engine.rules.tables.weather.find(({ gust }) => gust)?.id ?? '')
  const kind = helped.find((one) => one.roll === roll) ?? helped[0]
  const stat = statOf(engine, kind)
  const ways = waysOf(engine, kind)
  const chosenWay = way in ways ? way : (Object.keys(ways)[0] ?? '')
  const counts = (engine.rules.tests.get(kind.roll)?.zones ?? 'none') !== 'none'
  const value = values[stat] ?? 0
  const needs = needed(engine, kind, { value, zones: counts ? zones : 0, way: chosenWay, weather })
  const [least, most] = bounds[stat] ?? [0, 0]
  const wayName = (id: string): string => (kind.roll === 'pass' ? bandWords(id) : capital(spelledOut(id)))
  return (
    <details className="odds-needs">
      <summary>What does he need?</summary>
      <div className="odds-needs-fields">
        <Pick
          name="roll"
          value={roll}
          options={helped.map((one) => ({ value: one.roll, name: one.name }))}
          onPick={setRoll}
        />
        {stat !== '' && (
          <Pick
            name={stat}
            value={String(value)}
            options={Array.from({ length: most - least + 1 }, (_, i) => ({
              value: String(least + i),
              name: statText(engine.rules.profile, stat, least + i),
            }))}
            onPick={(picked) => setValues({ ...values, [stat]: Number(picked) })}
          />
        )}
        {counts && (
          <Pick
            name={kind.roll === 'dodge' ? 'zones on the new square' : 'tackle zones on him'}
            value={String(zones)}
            options={[0, 1, 2, 3, 4, 5].map((n) => ({ value: String(n), name: String(n) }))}
            onPick={(picked) => setZones(Number(picked))}
          />
        )}
        {Object.keys(ways).length > 0 && (
          <Pick
            name={kind.roll === 'pass' ? 'range' : 'the ball comes by'}
            value={chosenWay}
            options={Object.entries(ways).map(([id, by]) => ({ value: id, name: `${wayName(id)} (${signed(by)})` }))}
            onPick={setWay}
          />
        )}
        {kind.roll !== 'armour' && (
          <Pick
            name="weather"
            value={weather}
            options={engine.rules.tables.weather.map(({ id, name }) => ({ value: id, name }))}
            onPick={setWeather}
          />
        )}
        <p className="odds-needed" role="status">
          needs <b>{needs}+</b>
        </p>
        <button type="button" className="plain" onClick={() => onStep(`${kind.step} ${needs}+`)}>
          + {kind.name} {needs}+
        </button>
      </div>
      <p className="quiet">
        Skills come on top. In a match every square shows its own number, and why it is what it is.
      </p>
    </details>
  )
}
