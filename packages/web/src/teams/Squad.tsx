// The players of a team as a table like a roster sheet. Neighbours: SquadRow.tsx, HireTable.tsx fills it.
import { bookOf, type Fault, type Team } from '@double-skulls/league'
import type { ReactNode } from 'react'
import { FirstTeamAndBench } from './campaign/FirstTeamAndBench.tsx'
import { FaultNotes } from './FaultNotes.tsx'
import { places } from './faults.ts'
import { SquadRow } from './SquadRow.tsx'
import { numberedInOrder } from './teamEdits.ts'
import type { Edit } from './useTeamEditor.ts'

interface SquadProps {
  readonly team: Team
  readonly faults: readonly Fault[]
  readonly edit: Edit | null
  readonly open: boolean
}

export const Squad = ({ team, faults, edit, open }: SquadProps): ReactNode => {
  const { league, edition } = bookOf(team)
  const inOrder = team.players.every(({ number }, i) => number === i + 1)
  return (
    <section id={places.field('players')} className="squad" tabIndex={-1}>
      <div className="section-head">
        <h2>Players</h2>
        <p className="quiet">
          {team.players.length} on the list
          {team.campaign
            ? ', of whom the First Team plays'
            : `; a team has ${league.players.least} to ${league.players.most}`}
        </p>
        {edit && !inOrder && (
          <button
            type="button"
            className="plain"
            onClick={() => edit.change('number them in order', numberedInOrder(team))}
          >
            Number in this order
          </button>
        )}
      </div>
      <FaultNotes faults={faults} place={places.field('players')} />
      {team.players.length === 0 ? (
        <p className="quiet">Nobody yet. Hire the first one from the list below.</p>
      ) : (
        <table className="roster">
          <thead>
            <tr>
              <th scope="col" className="shirt">
                No.
              </th>
              <th scope="col">Name</th>
              <th scope="col">Position</th>
              {edition.profile.names.map((name) => (
                <th key={name} scope="col" className="stat">
                  {name}
                </th>
              ))}
              <th scope="col">Skills</th>
              <th scope="col" className="worth">
                Value
              </th>
              {edit && (
                <th scope="col">
                  <span className="unseen">Order</span>
                </th>
              )}
            </tr>
          </thead>
          {team.campaign ? (
            <FirstTeamAndBench team={team} faults={faults} edit={edit} open={open} />
          ) : (
            <tbody>
              {team.players.map((player) => (
                <SquadRow key={player.id} team={team} player={player} faults={faults} edit={edit} open={open} />
              ))}
            </tbody>
          )}
        </table>
      )}
    </section>
  )
}
