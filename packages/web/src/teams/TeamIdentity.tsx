// The team's identity: name, coach, colours, special rule, and the money it was founded with. Neighbours: TeamPage.tsx,
// teamEdits.ts.
import { bookOf, type Fault, gold, isNew, type Team, withBudget } from '@double-skulls/league'
import type { ReactNode } from 'react'
import { Colours } from './Colours.tsx'
import { FaultNotes } from './FaultNotes.tsx'
import { fileFault, places } from './faults.ts'
import { RuleLink } from './RuleLink.tsx'
import { TypedField } from './TypedField.tsx'
import { withExhibition } from './teamEdits.ts'
import type { Edit } from './useTeamEditor.ts'

interface TeamIdentityProps {
  readonly team: Team
  readonly faults: readonly Fault[]
  readonly edit: Edit
}

const goldIn = (text: string): number | null => {
  const plain = text.replaceAll(/[\s.,'’]/g, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

const Budget = ({ team, faults, edit }: TeamIdentityProps): ReactNode => {
  const { league } = bookOf(team)
  const own = team.exhibition ? team.budget : league.budget
  return (
    <div className="charter-field" id={places.field('budget')}>
      <span className="charter-name">Budget</span>
      <span className="charter-value">
        <TypedField
          name="Budget"
          value={gold(team.budget)}
          className="gold"
          numeric
          onText={(text) => {
            const budget = goldIn(text)
            if (budget === null) return 'a sum in gold pieces, such as 1,000,000'
            const next = withBudget(team, budget)
            const why = fileFault(next)
            if (why === '') edit.change('budget', next, 'budget')
            return why
          }}
          onLeave={edit.fieldLeft}
        />
        {team.budget !== own && (
          <button type="button" className="plain" onClick={() => edit.change('budget', withBudget(team, own))}>
            Back to {gold(own)}
          </button>
        )}
      </span>
      <FaultNotes faults={faults} place={places.field('budget')} />
    </div>
  )
}

export const TeamRules = ({
  edition,
  rules,
}: {
  readonly edition: string
  readonly rules: readonly string[]
}): ReactNode => (
  <ul className="skill-list">
    {rules.map((rule) => (
      <li key={rule}>
        <RuleLink edition={edition} kind="teamRule" id={rule}>
          {rule}
        </RuleLink>
      </li>
    ))}
  </ul>
)

const SpecialRule = ({ team, faults, edit }: TeamIdentityProps): ReactNode => {
  const { roster } = bookOf(team)
  const choices = roster.chooseOne ?? []
  const always = roster.specialRules ?? []
  if (choices.length + always.length === 0 && team.specialRule === '') return null
  return (
    <div className="charter-field" id={places.field('specialRule')}>
      <span className="charter-name">Special rules</span>
      <span className="charter-value">
        <TeamRules edition={team.edition} rules={[...always, team.specialRule].filter((rule) => rule !== '')} />
        {(choices.length > 0 || team.specialRule !== '') && (
          <select
            aria-label="Special rule to choose"
            value={team.specialRule}
            onChange={({ target }) => edit.change('special rule', { ...team, specialRule: target.value })}
          >
            <option value="">{choices.length > 0 ? 'Choose one' : 'None'}</option>
            {[...new Set([...choices, team.specialRule])]
              .filter((rule) => rule !== '')
              .map((rule) => (
                <option key={rule} value={rule}>
                  {rule}
                </option>
              ))}
          </select>
        )}
      </span>
      <FaultNotes faults={faults} place={places.field('specialRule')} />
    </div>
  )
}

export const TeamIdentity = (props: TeamIdentityProps): ReactNode => {
  const { team, faults, edit } = props
  const { league } = bookOf(team)
  const text = (what: 'name' | 'coach', value: string): string => {
    const next = { ...team, [what]: value }
    const why = fileFault(next)
    if (why === '') edit.change(what === 'name' ? 'name the team' : 'name the coach', next, what)
    return why
  }
  return (
    <section className="charter" id={places.team} tabIndex={-1} aria-label="The team">
      <FaultNotes faults={faults} place={places.team} />
      <div className="charter-field">
        <span className="charter-name">Name</span>
        <span className="charter-value">
          <TypedField
            id="team-name"
            name="Name of the team"
            value={team.name}
            onText={(value) => text('name', value)}
            onLeave={edit.fieldLeft}
          />
        </span>
      </div>
      <div className="charter-field">
        <span className="charter-name">Head coach</span>
        <span className="charter-value">
          <TypedField
            name="Head coach"
            value={team.coach}
            placeholder="Your name"
            onText={(value) => text('coach', value)}
            onLeave={edit.fieldLeft}
          />
        </span>
      </div>
      <Colours team={team} edit={edit} />
      <SpecialRule {...props} />
      {isNew(team) && !team.campaign && <Budget {...props} />}
      {isNew(team) && league.exhibition && !team.campaign && (
        <label className="charter-check">
          <input
            type="checkbox"
            checked={team.exhibition ?? false}
            onChange={({ target }) =>
              edit.change(
                target.checked ? 'draft it for single matches' : 'found it for a league',
                withExhibition(team, target.checked),
              )
            }
          />
          For single matches, without a league
        </label>
      )}
    </section>
  )
}
