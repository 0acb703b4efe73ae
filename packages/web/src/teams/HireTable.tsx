// The players that can be hired: the positions of the team list with prices and limits, and the stars that join for good.
// Neighbours: rows.ts writes the lines, faults.ts says who cannot be hired, Squad.tsx shows the hired ones.
import type { Position, PositionGroup, Star } from '@double-skulls/engine'
import { bookOf, gold, type Hire, starIn, starsFor, type Team } from '@double-skulls/league'
import { type ReactNode, useMemo, useState } from 'react'
import { objectionToHire } from './faults.ts'
import { RuleLink, SkillList } from './RuleLink.tsx'
import { offerLine } from './rows.ts'
import { Stepper } from './Stepper.tsx'
import { hired, lastDismissed } from './teamEdits.ts'
import type { Edit } from './useTeamEditor.ts'

interface OffersProps {
  readonly team: Team
  readonly kind: 'hired' | 'star'
  readonly entries: readonly (Position | Star)[]
  /** null: read-only. */
  readonly edit: Edit | null
  /** The element that links to the hiring lead to: in the first table only. */
  readonly id?: string
}

const hireOf = (kind: 'hired' | 'star', entry: Position | Star): Hire => ({
  kind,
  position: 'id' in entry ? entry.id : entry.name,
})

export const Offers = ({ team, kind, entries, edit, id }: OffersProps): ReactNode => {
  const book = bookOf(team)
  const lines = useMemo(
    () => entries.map((entry) => offerLine(bookOf({ edition: team.edition, roster: team.roster }), kind, entry)),
    [entries, kind, team.edition, team.roster],
  )
  const count = ({ position }: Hire): number =>
    team.players.filter((player) => player.kind === kind && player.position === position).length
  return (
    <table className="roster offers">
      <thead>
        <tr>
          <th scope="col">{kind === 'star' ? 'Star' : 'Position'}</th>
          {book.edition.profile.names.map((name) => (
            <th key={name} scope="col" className="stat">
              {name}
            </th>
          ))}
          <th scope="col">Skills</th>
          <th scope="col" className="worth">
            Price
          </th>
          <th scope="col" className="hires">
            {edit ? 'On the team' : 'At most'}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ entry, stats, price }, i) => {
          const hire = hireOf(kind, entry)
          const limit = 'max' in entry ? `of ${entry.max}` : ''
          return (
            <tr key={hire.position} className="squad-row">
              <th scope="row" className="who">
                {'id' in entry ? (
                  <RuleLink edition={team.edition} kind="star" id={entry.id}>
                    {entry.name}
                  </RuleLink>
                ) : (
                  entry.name
                )}
              </th>
              {book.edition.profile.names.map((name, at) => (
                <td key={name} className="stat" data-label={name}>
                  {stats[at]}
                </td>
              ))}
              <td className="abilities">
                <SkillList edition={team.edition} skills={entry.skills} />
              </td>
              <td className="worth">{gold(price)}</td>
              <td className="hires">
                {edit ? (
                  <Stepper
                    {...(id !== undefined && i === 0 ? { id } : {})}
                    name={entry.name}
                    count={count(hire)}
                    limit={limit}
                    notMore={objectionToHire(team, hire)}
                    notFewer={count(hire) === 0 ? `there is no ${entry.name} on the team` : ''}
                    onMore={() => edit.change(`hire ${entry.name}`, hired(team, hire))}
                    onFewer={() => edit.change(`dismiss ${entry.name}`, lastDismissed(team, hire))}
                  />
                ) : (
                  limit.replace('of ', '')
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface MixedOffersProps {
  readonly team: Team
  readonly groups: readonly PositionGroup[]
  /** null: read-only. */
  readonly edit: Edit | null
}

/** Whom a mixed team may hire besides its own list, one race at a time. */
export const MixedOffers = ({ team, groups, edit }: MixedOffersProps): ReactNode => {
  const [race, setRace] = useState(groups[0].name)
  const group = groups.find(({ name }) => name === race) ?? groups[0]
  const names = new Set(groups.flatMap(({ positions }) => positions.map(({ name }) => name)))
  const count = team.players.filter(({ kind, position }) => kind === 'hired' && names.has(position)).length
  return (
    <details className="mixed-team">
      <summary>Players of other races{count > 0 && `: ${count} on the team`}</summary>
      <p className="quiet">
        A mixed team has players of any living races. Nobody else has mutants than the races of Chaos.
      </p>
      <label>
        Race{' '}
        <select value={group.name} onChange={({ target }) => setRace(target.value)}>
          {groups.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Offers team={team} kind="hired" entries={group.positions} edit={edit} />
    </details>
  )
}

export const HireTable = ({ team, edit }: { readonly team: Team; readonly edit: Edit }): ReactNode => {
  const book = bookOf(team)
  const { specialRule } = team
  const stars = useMemo(() => {
    const known = bookOf({ edition: team.edition, roster: team.roster })
    return starsFor(known, { specialRule }).flatMap((id) => starIn(known, id) ?? [])
  }, [team.edition, team.roster, specialRule])
  return (
    <section className="hiring">
      <h2>Hire</h2>
      <Offers team={team} kind="hired" entries={book.roster.positions} edit={edit} id="hire" />
      {book.roster.others && <MixedOffers team={team} groups={book.roster.others} edit={edit} />}
      {book.league.stars.permanent ? (
        stars.length > 0 && (
          <details>
            <summary>Stars who would join: {stars.length}</summary>
            <Offers team={team} kind="star" entries={stars} edit={edit} />
          </details>
        )
      ) : (
        <p className="quiet">
          {team.campaign
            ? 'Anybody on the list above may be hired as a star: tick it in his row. Others come as Freebooters, for a match.'
            : 'Stars are hired for a match, not for the team.'}
        </p>
      )}
    </section>
  )
}
