// The rolls that are still to come, one per line, each with its "why?". Neighbours: Preview.tsx, DeedPreview.tsx.
import type { RollForecast } from '@double-skulls/engine'
import { rollWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import type { Situation } from '../match/host.ts'
import { percent } from '../words/numbers.ts'
import { Why } from './Why.tsx'

/** A contest, where both players roll, has no target, and nor have dice that only happen: their chance is told instead. */
const target = ({ needed, chance }: RollForecast): string =>
  needed > 0 ? `${needed}+` : chance < 1 ? percent(chance) : ''

export const Rolls = ({ situation, rolls }: { situation: Situation; rolls: readonly RollForecast[] }): ReactNode => (
  <ul className="rolls">
    {rolls.map((roll, i) => {
      const text = `${rollWords(roll.roll)} ${target(roll)}`
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls keep their order
        <li key={i}>
          {roll.explanation ? (
            <Why match={situation.match} roll={roll.explanation}>
              {text}
            </Why>
          ) : (
            text
          )}
          {roll.rerolls.length > 0 && (
            <small title="can be re-rolled">
              <span aria-hidden="true"> ↻</span>
              <span className="unseen"> can be re-rolled</span>
            </small>
          )}
        </li>
      )
    })}
  </ul>
)
