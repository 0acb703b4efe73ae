// "Why?": the target of a roll and each reason for it, opened in place by a click on the number. Neighbours: ReasonedNumber.tsx,
// words/rolls.ts.
import type { Explanation, Match } from '@double-skulls/engine'
import { playerName, rollWords, signed, sourceWords, targetWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { RuleName } from '../companion/RuleName.tsx'
import { ruleOf } from '../companion/ruleKinds.ts'
import { engineNamed } from '../match/engines.ts'
import { ReasonedNumber } from './ReasonedNumber.tsx'

interface WhyProps {
  readonly match: Match
  readonly roll: Explanation
  readonly children: ReactNode
}

/** A source that the rules have a name for is a link to it. */
const Source = ({ match, source }: { readonly match: Match; readonly source: string }): ReactNode => {
  const engine = engineNamed(match.edition)
  return engine && ruleOf(engine, source) ? <RuleName engine={engine} id={source} /> : sourceWords(source)
}

export const Reasons = ({ match, roll }: Omit<WhyProps, 'children'>): ReactNode => (
  <table className="reasons">
    <tbody>
      {roll.base > 0 && (
        <tr>
          <th scope="row">{rollWords(roll.roll)}</th>
          <td>{targetWords({ ...roll, needed: roll.base })}</td>
        </tr>
      )}
      {roll.modifiers.map(({ source, value, player }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: modifiers keep their order
        <tr key={i}>
          <th scope="row">
            <Source match={match} source={source} />
            {player >= 0 && player !== roll.player ? ` of ${playerName(match, player)}` : ''}
          </th>
          <td>{signed(value)}</td>
        </tr>
      ))}
      {roll.needed > 0 && (
        <tr className="sum">
          <th scope="row">the die must show</th>
          <td>{targetWords(roll)}</td>
        </tr>
      )}
    </tbody>
  </table>
)

export const Why = ({ match, roll, children }: WhyProps): ReactNode => (
  <ReasonedNumber numbers={[children]}>
    <Reasons match={match} roll={roll} />
  </ReasonedNumber>
)
