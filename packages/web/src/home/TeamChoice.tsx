// A select below the cover, and the one for a team with the coach's own teams first; teams that cannot play say why. Neighbours:
// PlayNow.tsx, pickableTeams.ts.
import { editionNamed } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { SURPRISE } from './newMatch.ts'
import type { PickableTeam } from './pickableTeams.ts'

interface ChoiceProps {
  readonly name: string
  readonly value: string
  onChange(value: string): void
  /** The options. */
  readonly children: ReactNode
}

export const Choice = ({ name, value, onChange, children }: ChoiceProps): ReactNode => (
  <label className="bill-choice">
    <span>{name}</span>
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {children}
    </select>
  </label>
)

interface TeamChoiceProps extends Omit<ChoiceProps, 'children'> {
  readonly edition: string
  /** The coach's own teams of that edition. */
  readonly own: readonly PickableTeam[]
}

export const TeamChoice = ({ edition, own, ...choice }: TeamChoiceProps): ReactNode => (
  <Choice {...choice}>
    <option value={SURPRISE}>Surprise me</option>
    {own.length > 0 && (
      <optgroup label="Your teams">
        {own.map((team) => (
          <option key={team.id} value={team.choice} disabled={team.why !== ''}>
            {team.name}
            {team.why !== '' && ' (cannot play)'}
            {(team.journeymen ?? 0) > 0 && ` (journeymen: ${team.journeymen})`}
          </option>
        ))}
      </optgroup>
    )}
    <optgroup label="Team lists">
      {editionNamed(edition)?.rosters.map((roster) => (
        <option key={roster.id} value={roster.id}>
          {roster.name}
        </option>
      ))}
    </optgroup>
  </Choice>
)

const MOST_TOLD = 3

/** Own teams that cannot be picked, and why. */
export const UnpickableTeams = ({ own }: { readonly own: readonly PickableTeam[] }): ReactNode => {
  const unfit = own.filter(({ why }) => why !== '')
  return (
    <>
      {unfit.slice(0, MOST_TOLD).map(({ id, name, why }) => (
        <p key={id} className="unfit">
          <Link href={`/team/${id}`}>{name}</Link> cannot play: {why}.
        </p>
      ))}
      {unfit.length > MOST_TOLD && (
        <p className="unfit">
          <Link href="/teams">{unfit.length - MOST_TOLD} more</Link> cannot play yet.
        </p>
      )}
    </>
  )
}
