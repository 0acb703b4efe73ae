// The chances of a plan: a row per step, a column per number of team re-rolls, small bars in the cells. Neighbour: PlanCard.tsx.
import type { Calculation, NotedOdds, NotedStep } from '@double-skulls/odds'
import type { ReactNode } from 'react'
import { finePercent } from '../words/numbers.ts'

const kindNames: { readonly [K in Exclude<NotedStep['kind'], 'block' | 'onTable'>]: string } = {
  test: 'Roll',
  dodge: 'Dodge',
  goForIt: 'Rush',
  pickUp: 'Pick up',
  pass: 'Pass',
  catch: 'Catch',
  leap: 'Leap or jump',
  standUp: 'Stand up',
  armour: 'Break armour',
  injury: 'Injury',
}

const faceNames = { pow: 'down', stumble: 'stumble', push: 'push', both: 'both down', skull: 'skull' } as const

export const stepName = (step: NotedStep): string => {
  if (step.kind === 'onTable') return `${step.text.charAt(0).toUpperCase()}${step.text.slice(1)}`
  if (step.kind !== 'block') return `${kindNames[step.kind]} ${step.needed}+${step.own ? ', re-roll of its own' : ''}`
  const dice = step.dice === 1 ? 'One block die' : `${step.dice === 2 ? 'Two' : 'Three'} block dice`
  return `${dice}${step.against && step.dice > 1 ? ', theirs to choose' : ''}: ${step.good.map((face) => faceNames[face]).join(', ')}`
}

const Cell = ({ chance, tone = '' }: { readonly chance: number; readonly tone?: string }): ReactNode => (
  <td className={tone}>
    <span className="odds-number">{finePercent(chance)}</span>
    <span className="odds-bar" aria-hidden="true">
      <i style={{ width: `${chance * 100}%` }} />
    </span>
  </td>
)

interface RowProps {
  readonly name: string
  /** Removes the step from the plan. */
  readonly onDrop?: (() => void) | undefined
  readonly byRerolls: readonly NotedOdds[]
  readonly tone: string
  of(odds: NotedOdds): number
}

const Row = ({ name, byRerolls, tone, of, onDrop }: RowProps): ReactNode => (
  <tr className={tone}>
    <th scope="row" className={onDrop ? 'odds-step' : undefined}>
      {onDrop && (
        <button type="button" className="odds-drop" aria-label={`Remove the step ${name}`} onClick={onDrop}>
          ×
        </button>
      )}
      {name}
    </th>
    {byRerolls.map((odds) => (
      <Cell key={odds.rerolls} chance={of(odds)} tone={tone} />
    ))}
  </tr>
)

interface OddsTableProps {
  readonly calculation: Calculation
  /** Columns beyond this number of re-rolls are not shown. */
  readonly most: number
  readonly caption: string
  onDrop(step: number): void
}

/** Differences below this are rounding errors. */
const NOTHING = 1e-9

export const OddsTable = ({ calculation, most, caption, onDrop }: OddsTableProps): ReactNode => {
  const byRerolls = calculation.byRerolls.filter(({ rerolls }) => rerolls <= most)
  return (
    <table className="odds-table">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Come through</th>
          {byRerolls.map(({ rerolls }) => (
            <th key={rerolls} scope="col">
              {rerolls === 0 ? 'no re-roll' : rerolls === 1 ? '1 re-roll' : `${rerolls} re-rolls`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calculation.plan.steps.map((step, i) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
            key={i}
            name={stepName(step)}
            byRerolls={byRerolls}
            tone=""
            of={({ cumulative }) => cumulative[i]}
            onDrop={() => onDrop(i)}
          />
        ))}
      </tbody>
      <tbody className="odds-sums">
        <Row name="Success" byRerolls={byRerolls} tone="success" of={({ success }) => success} />
        <Row name="Turnover" byRerolls={byRerolls} tone="turnover" of={({ turnover }) => turnover} />
        {byRerolls.some(({ other }) => other > NOTHING) && (
          <Row name="Neither" byRerolls={byRerolls} tone="" of={({ other }) => other} />
        )}
      </tbody>
    </table>
  )
}
