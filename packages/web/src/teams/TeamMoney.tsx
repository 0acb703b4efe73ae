// The money, always visible: what is left, the team's value and its parts, and every fault with a link to it. Neighbours:
// TeamPage.tsx; the league counts.
import {
  type BillLine,
  bookOf,
  counted,
  currentTeamValue,
  type Fault,
  foundingBill,
  foundingCost,
  gold,
  isNew,
  isUndead,
  type Team,
  teamRating,
  teamValue,
  teamValueBill,
  wagesDue,
  withBudget,
} from '@double-skulls/league'
import { type ReactNode, useState } from 'react'
import { FaultList, FaultNotes } from './FaultNotes.tsx'
import { places } from './faults.ts'
import type { Edit } from './useTeamEditor.ts'

interface TeamMoneyProps {
  readonly team: Team
  readonly faults: readonly Fault[]
  readonly edit: Edit | null
}

interface FigureProps {
  readonly name: string
  readonly amount: number
  /** Hidden when there is little space. */
  readonly minor?: boolean
}

const Figure = ({ name, amount, minor = false }: FigureProps): ReactNode => (
  <div className={`figure${amount < 0 ? ' short' : ''}${minor ? ' minor' : ''}`}>
    <dt>{name}</dt>
    <dd>{amount < 0 ? `−${gold(-amount)}` : gold(amount)}</dd>
  </div>
)

export const Bill = ({ name, lines }: { readonly name: string; readonly lines: readonly BillLine[] }): ReactNode => (
  <table className="value-bill">
    <caption>{name}</caption>
    <tbody>
      {lines.map(({ what, count, each, sum }) => (
        <tr key={`${what} ${each}`}>
          <th scope="row">{what}</th>
          <td>
            {count} × {gold(each)}
          </td>
          <td>{gold(sum)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const sameLines = (a: readonly BillLine[], b: readonly BillLine[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The parts of the value, and of the cost if that is another sum. */
export const Parts = ({ team }: { readonly team: Team }): ReactNode => {
  const value = teamValueBill(team)
  const cost = foundingBill(team)
  return (
    <details className="parts">
      <summary>What that is made of</summary>
      {value.length === 0 && <p className="quiet">Nothing yet.</p>}
      {value.length > 0 && <Bill name="Team value" lines={value} />}
      {isNew(team) && !sameLines(value, cost) && cost.length > 0 && <Bill name="What it cost" lines={cost} />}
    </details>
  )
}

const faultCount = (count: number): string => (count === 0 ? 'May play' : counted(count, 'fault'))

export const Figures = ({ team }: { readonly team: Team }): ReactNode => {
  const { league } = bookOf(team)
  const value = teamValue(team)
  const next = currentTeamValue(team)
  const fresh = isNew(team)
  const cost = foundingCost(team)
  if (team.campaign)
    return (
      <dl className="figures">
        <Figure name="Treasury" amount={team.treasury} />
        {isUndead(team) && <Figure name="Magic Points" amount={team.campaign.magicPoints} />}
        <Figure name="Fame" amount={team.fame ?? 0} />
        {!isUndead(team) && <Figure name="Wages after a game" amount={wagesDue(team)} minor />}
      </dl>
    )
  return (
    <dl className="figures">
      {fresh && <Figure name="Left to spend" amount={team.budget - cost} />}
      {fresh && <Figure name="Spent" amount={cost} minor />}
      {!fresh && league.treasury && <Figure name="Treasury" amount={team.treasury} />}
      {league.rated && <Figure name="Team rating" amount={teamRating(team)} />}
      <Figure name="Team value" amount={value} minor={league.rated} />
      {next !== value && <Figure name="For the next match" amount={next} />}
    </dl>
  )
}

export const TeamMoney = ({ team, faults, edit }: TeamMoneyProps): ReactNode => {
  const [open, setOpen] = useState(false)
  const treasury = faults.some(({ kind }) => kind === 'treasury')
  return (
    <aside className={open ? 'till open' : 'till'} aria-label="Money and faults">
      <Figures team={team} />
      <p className={faults.length === 0 ? 'verdict good' : 'verdict bad'} role="status">
        {faultCount(faults.length)}
      </p>
      <button type="button" className="plain till-more" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Less' : 'More'}
        <span className="unseen"> about faults and money</span>
      </button>
      {faults.length > 0 && <FaultList faults={faults} />}
      {treasury && (
        <div id={places.field('treasury')} tabIndex={-1}>
          <FaultNotes faults={faults} place={places.field('treasury')} />
          {edit && isNew(team) && (
            <button
              type="button"
              className="plain"
              onClick={() => edit.change('count the money anew', withBudget(team, team.budget))}
            >
              Count the money anew
            </button>
          )}
        </div>
      )}
      {!team.campaign && <Parts team={team} />}
    </aside>
  )
}
