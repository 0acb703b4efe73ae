// The players of a campaign team in two lists: the First Team, who play, and the bench. A player changes over by his button, by
// Alt and B in his row, or by dragging him. Neighbours: ../Squad.tsx, ../SquadRow.tsx.
import {
  benchwarmers,
  called,
  type Fault,
  firstTeam,
  firstTeamPlaces,
  isUndead,
  type Team,
  type TeamPlayer,
  withBenched,
} from '@double-skulls/league'
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { places } from '../faults.ts'
import { SquadRow } from '../SquadRow.tsx'
import type { Edit } from '../useTeamEditor.ts'

interface FirstTeamAndBenchProps {
  readonly team: Team
  readonly faults: readonly Fault[]
  readonly edit: Edit | null
  readonly open: boolean
}

const KIND = 'application/x-double-skulls-player'

const benchButton = (id: string): string => `${places.player(id)}-bench`

export const FirstTeamAndBench = ({ team, faults, edit, open }: FirstTeamAndBenchProps): ReactNode => {
  const [over, setOver] = useState<boolean | null>(null)
  const { taken, most } = firstTeamPlaces(team)
  const change = (player: TeamPlayer, bench: boolean): void => {
    if (!edit || player.campaign?.bench === bench) return
    edit.change(
      bench ? `${called(player)} to the bench` : `${called(player)} to the First Team`,
      withBenched(team, player.id, bench),
    )
    requestAnimationFrame(() => document.getElementById(benchButton(player.id))?.focus())
  }
  /** A list takes players and nothing else. */
  const dragged = (event: DragEvent, bench: boolean): void => {
    if (!edit || !event.dataTransfer.types.includes(KIND)) return
    event.preventDefault()
    setOver(bench)
  }
  const dropped = (event: DragEvent, bench: boolean): void => {
    event.preventDefault()
    setOver(null)
    const player = team.players.find(({ id }) => id === event.dataTransfer.getData(KIND))
    if (player) change(player, bench)
  }
  const lists = [
    { bench: false, name: 'First Team', players: firstTeam(team), count: `${taken} of ${most} places` },
    ...(isUndead(team) && benchwarmers(team).length === 0
      ? []
      : [{ bench: true, name: 'Bench', players: benchwarmers(team), count: 'paid, in training, and not in a match' }]),
  ]
  return lists.map(({ bench, name, players, count }) => (
    <tbody
      key={name}
      className={over === bench ? 'squad-group over' : 'squad-group'}
      aria-label={name}
      onDragEnter={(event) => dragged(event, bench)}
      onDragOver={(event) => dragged(event, bench)}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => dropped(event, bench)}
    >
      <tr className="group-row">
        <th scope="rowgroup" colSpan={20}>
          {name} <small>{count}</small>
        </th>
      </tr>
      {players.length === 0 && (
        <tr className="group-empty">
          <td colSpan={20} className="quiet">
            {bench ? 'Nobody sits here.' : 'Nobody plays yet.'}
          </td>
        </tr>
      )}
      {players.map((player) => (
        <SquadRow
          key={player.id}
          {...{ team, player, faults, edit, open }}
          onKey={(event: KeyboardEvent) => {
            if (!event.altKey || event.key.toLowerCase() !== 'b') return
            event.preventDefault()
            change(player, !bench)
          }}
          grip={
            edit && (
              <span
                className="grip"
                aria-hidden="true"
                title={bench ? 'Drag him to the First Team' : 'Drag him to the bench'}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.setData(KIND, player.id)
                  event.dataTransfer.effectAllowed = 'move'
                  const row = event.currentTarget.closest('tr')
                  if (row) event.dataTransfer.setDragImage(row, 12, 12)
                }}
                onDragEnd={() => setOver(null)}
              >
                ⠿
              </span>
            )
          }
          tools={
            edit && (
              <button
                id={benchButton(player.id)}
                type="button"
                className="tool"
                aria-label={`${called(player)} to the ${bench ? 'First Team' : 'bench'}`}
                aria-keyshortcuts="Alt+B"
                title={`To the ${bench ? 'First Team' : 'bench'}: Alt and B`}
                onClick={() => change(player, !bench)}
              >
                {bench ? '⤒' : '⤓'}
              </button>
            )
          }
        />
      ))}
    </tbody>
  ))
}
