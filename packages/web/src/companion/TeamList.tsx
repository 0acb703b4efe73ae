// A team list as a printed sheet: positions, profiles, skills and prices. Neighbour: EntryView.tsx.
import { amountText, type Engine, type Roster, statText } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { RuleName, RuleNames } from './RuleName.tsx'

export const TeamList = ({ engine, roster }: { readonly engine: Engine; readonly roster: Roster }): ReactNode => {
  const { characteristics } = engine.rules
  const rules = [...(roster.specialRules ?? []), ...(roster.chooseOne ?? [])]
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
      <div className="team-list" tabIndex={0} role="region" aria-label={`Positions of ${roster.name}`}>
        <table className="rule-table">
          <thead>
            <tr>
              <th scope="col">Most</th>
              <th scope="col">Position</th>
              {characteristics.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">Skills</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {roster.positions.map((position) => (
              <tr key={position.name}>
                <td data-label="most">{position.max}</td>
                <th scope="row">{position.name}</th>
                {characteristics.map((name) => (
                  <td key={name} data-label={name}>
                    {statText(engine.rules.profile, name, position.stats[name])}
                  </td>
                ))}
                <td className="team-skills">
                  {position.skills.length === 0 ? '–' : <RuleNames engine={engine} ids={position.skills} />}
                </td>
                <td data-label="price">{amountText(position.cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {roster.others && (
        <p>A mixed team may also hire: {roster.others.map(({ name }) => name).join(', ')}. Each keeps its own row.</p>
      )}
      {rules.length > 0 && (
        <p>
          {roster.chooseOne ? 'Special rules, one of them of choice: ' : 'Special rules: '}
          {rules.map((id, i) => (
            <span key={id}>
              {i > 0 && ', '}
              <RuleName engine={engine} kind="teamRule" id={id}>
                {id}
              </RuleName>
            </span>
          ))}
          .
        </p>
      )}
    </>
  )
}
