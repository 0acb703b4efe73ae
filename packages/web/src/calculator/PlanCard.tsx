// One plan: its text, the buttons that write it, its errors, and its chances. Neighbours: OddsPage.tsx puts one or two of them
// side by side; packages/odds calculates.
import type { Engine } from '@double-skulls/engine'
import { BadNotation, type Calculation, calculate } from '@double-skulls/odds'
import { type ReactNode, useId, useState } from 'react'
import { Settings, Steps } from './Composer.tsx'
import { NeedsHelper } from './NeedsHelper.tsx'
import { OddsTable } from './OddsTable.tsx'
import { planText, withStep } from './planText.ts'

export type Reading = { readonly calculation: Calculation } | { readonly fault: BadNotation }

/** The chances of a plan, or its error; null for an empty text. */
export const readingOf = (text: string): Reading | null => {
  if (text.trim() === '') return null
  try {
    return { calculation: calculate(text) }
  } catch (error) {
    if (error instanceof BadNotation) return { fault: error }
    throw error
  }
}

/** Marks the place in the text that cannot be parsed, and says what would be accepted there. */
const Fault = ({ id, text, fault }: { id: string; text: string; fault: BadNotation }): ReactNode => {
  const [problem, accepted] = fault.message.split('; accepted: ')
  return (
    <div id={id} className="trouble" role="alert">
      <p>{problem}.</p>
      {fault.at > 0 && (
        <p className="odds-fault">
          {text.slice(0, fault.at - 1)}
          <mark>{text.slice(fault.at - 1, fault.at - 1 + fault.length)}</mark>
          {text.slice(fault.at - 1 + fault.length)}
        </p>
      )}
      <p>Accepted: {accepted}.</p>
    </div>
  )
}

interface PlanCardProps {
  readonly engine: Engine
  readonly name: string
  readonly text: string
  onText(text: string): void
  /** Removes the plan; missing when it is the only one. */
  readonly onDrop?: (() => void) | undefined
}

export const PlanCard = ({ engine, name, text, onText, onDrop }: PlanCardProps): ReactNode => {
  const [before, setBefore] = useState<string | null>(null)
  const faultId = useId()
  const reading = readingOf(text)
  const calculation = reading && 'calculation' in reading ? reading.calculation : null
  const plan = calculation?.plan ?? null
  const write = (now: string): void => {
    setBefore(null)
    onText(now)
  }
  const clear = (now: string): void => {
    setBefore(text)
    onText(now)
  }
  return (
    <section className="odds-plan" aria-label={name}>
      <div className="odds-head">
        <h2>{name}</h2>
        <p className="odds-ways">
          {before !== null && (
            <button type="button" className="plain" onClick={() => write(before)}>
              Undo
            </button>
          )}
          {text.trim() !== '' && (
            <button type="button" className="plain" onClick={() => clear('')}>
              Clear
            </button>
          )}
          {onDrop && (
            <button type="button" className="plain" aria-label={`Remove ${name}`} onClick={onDrop}>
              Remove
            </button>
          )}
        </p>
      </div>
      <label className="odds-text">
        <span className="unseen">{name} in words</span>
        <textarea
          rows={2}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          placeholder="dodge 3+, rush, 2block pow | rr 1"
          aria-invalid={reading !== null && 'fault' in reading}
          aria-describedby={reading !== null && 'fault' in reading ? faultId : undefined}
          onChange={(event) => write(event.target.value)}
        />
      </label>
      {reading !== null && 'fault' in reading && <Fault id={faultId} text={text} fault={reading.fault} />}
      {calculation ? (
        <OddsTable
          calculation={calculation}
          most={engine.rules.teamRerolls.teamRerollsPerTurn}
          caption={`${name}: the chance to have come through each step, by team re-rolls`}
          onDrop={(at) => {
            const steps = calculation.plan.steps.filter((_, i) => i !== at)
            clear(steps.length === 0 ? '' : planText({ ...calculation.plan, steps }))
          }}
        />
      ) : (
        reading === null && (
          <p className="quiet odds-empty">Add a step, or write a plan, and its chances appear here.</p>
        )
      )}
      <Steps onStep={(step) => write(withStep(text, step))} />
      <Settings engine={engine} plan={plan} onChange={write} />
      <NeedsHelper key={engine.edition} engine={engine} onStep={(step) => write(withStep(text, step))} />
    </section>
  )
}
