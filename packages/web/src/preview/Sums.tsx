// The reasons of numbers that are made of several rolls: the chance of a route, the dice of a block, the results of a deed.
// Neighbours: ReasonedNumber.tsx opens them, Preview.tsx and DeedPreview.tsx show them.
import type { BlockForecast, Engine, Match, Modifier, RollForecast } from '@double-skulls/engine'
import { blockResultWords, playerName, rollWords, sourceWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { RuleNames } from '../companion/RuleName.tsx'
import type { DeedChances } from '../thinking/talk.ts'
import { percent } from '../words/numbers.ts'

const rollText = ({ roll, needed }: RollForecast): string => `${rollWords(roll)}${needed > 0 ? ` ${needed}+` : ''}`

interface RouteSumProps {
  readonly engine: Engine
  readonly rolls: readonly RollForecast[]
  readonly bare: number
  readonly chance: number
}

/** Every roll of a route with its chance and its re-rolls, and the total. */
export const RouteSum = ({ engine, rolls, bare, chance }: RouteSumProps): ReactNode => (
  <table className="reasons">
    <tbody>
      {rolls.map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls keep their order
        <tr key={i}>
          <th scope="row">
            {rollText(roll)}
            {roll.rerolls.length > 0 && (
              <small>
                {' '}
                again by <RuleNames engine={engine} ids={roll.rerolls.map(({ source }) => source)} between=" or " />
              </small>
            )}
          </th>
          <td>{percent(roll.chance)}</td>
        </tr>
      ))}
      <tr className="sum">
        <th scope="row">all of them, without re-rolls</th>
        <td>{percent(bare)}</td>
      </tr>
      <tr>
        <th scope="row">with re-rolls where they help most</th>
        <td>{percent(chance)}</td>
      </tr>
    </tbody>
  </table>
)

const Strengths = ({ match, list }: { readonly match: Match; readonly list: readonly Modifier[] }): ReactNode => (
  <table className="reasons">
    <tbody>
      {list.map(({ value, source, player }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons keep their order
        <tr key={i}>
          <th scope="row">
            {playerName(match, player)}: {sourceWords(source)}
          </th>
          <td>{i === 0 ? value : `+${value}`}</td>
        </tr>
      ))}
      <tr className="sum">
        <th scope="row">together</th>
        <td>{list.reduce((sum, { value }) => sum + value, 0)}</td>
      </tr>
    </tbody>
  </table>
)

/** What each player contributes to a block. */
export const BlockSum = ({
  match,
  forecast,
}: {
  readonly match: Match
  readonly forecast: BlockForecast
}): ReactNode => (
  <div className="both-sides">
    <Strengths match={match} list={forecast.strength.attacker} />
    <Strengths match={match} list={forecast.strength.defender} />
  </div>
)

/** How the chances of a deed are made: the route, the dice, and how the rest is calculated. */
export const DeedSum = ({ odds }: { readonly odds: NonNullable<DeedChances> }): ReactNode => (
  <>
    <table className="reasons">
      <tbody>
        {odds.way < 1 && (
          <tr>
            <th scope="row">gets there</th>
            <td>{percent(odds.way)}</td>
          </tr>
        )}
        {odds.results
          .filter(({ chance }) => chance > 0)
          .map(({ what, chance }) => (
            <tr key={what}>
              <th scope="row">{blockResultWords[what] ?? what}</th>
              <td>{percent(chance)}</td>
            </tr>
          ))}
      </tbody>
    </table>
    <small>Every throw of the dice is played out: you choose what is best, the other coach what is worst.</small>
  </>
)
