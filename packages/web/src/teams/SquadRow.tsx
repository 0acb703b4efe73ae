// One player on the team's page: number, name, profile, career, value; and his faults below. Neighbours: Squad.tsx, rows.ts,
// teamEdits.ts.
import { bookOf, called, type Fault, type Team, type TeamPlayer } from '@double-skulls/league'
import type { KeyboardEvent, ReactNode } from 'react'
import { CampaignCareer, Rank } from './campaign/CampaignCareer.tsx'
import { StarTick } from './campaign/StarTick.tsx'
import { FaultNotes, hasFaults, notesId } from './FaultNotes.tsx'
import { fileFault, places } from './faults.ts'
import { SkillList } from './RuleLink.tsx'
import { type SquadLine, squadLine } from './rows.ts'
import { TypedField } from './TypedField.tsx'
import { dismissed, moved, renamed, renumbered } from './teamEdits.ts'
import type { Edit } from './useTeamEditor.ts'

interface SquadRowProps {
  readonly team: Team
  readonly player: TeamPlayer
  readonly faults: readonly Fault[]
  /** null: read-only. */
  readonly edit: Edit | null
  /** Whether players may be hired and dismissed: the team has not played. */
  readonly open: boolean
  /** Of campaign teams: what he is dragged by, and the button that changes where he sits. */
  readonly grip?: ReactNode
  readonly tools?: ReactNode
  /** Further keys of his row. */
  onKey?(event: KeyboardEvent): void
}

const focusSoon = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

const Stats = ({ line, names }: { readonly line: SquadLine | null; readonly names: readonly string[] }): ReactNode =>
  names.map((name, i) => {
    const change = Math.sign(
      (line?.raised ?? []).filter((one) => one === name).length -
        (line?.lowered ?? []).filter((one) => one === name).length,
    )
    return (
      <td key={name} className="stat" data-label={name}>
        {line?.row.stats[i] ?? '–'}
        {change !== 0 && (
          <sup className={change > 0 ? 'better' : 'worse'}>
            {change > 0 ? '▲' : '▼'}
            <span className="unseen">{change > 0 ? ' better than his position' : ' worse than his position'}</span>
          </sup>
        )}
      </td>
    )
  })

/** His career; empty for a rookie. */
const Career = ({ line, player }: { readonly line: SquadLine | null; readonly player: TeamPlayer }): ReactNode => {
  const { games, touchdowns, casualties, completions, interceptions, mostValuable } = player.statistics
  const deeds = (
    [
      [games, 'games'],
      [touchdowns, 'touchdowns'],
      [casualties, 'casualties'],
      [completions, 'completions'],
      [interceptions, 'interceptions'],
      [mostValuable, 'MVP'],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${name} ${count}`)
  const told = [line?.level ?? '', player.points > 0 ? (line?.points ?? '') : '', ...deeds].filter((one) => one !== '')
  // Of a campaign his own line has them.
  const injuries = player.campaign ? '' : (line?.row.injuries ?? '')
  if (told.length === 0 && injuries === '') return null
  return (
    <p className="career">
      {injuries !== '' && <b className="injury">{injuries}</b>} {told.join(' · ')}
    </p>
  )
}

export const SquadRow = ({ team, player, faults, edit, open, grip, tools, onKey }: SquadRowProps): ReactNode => {
  const book = bookOf(team)
  const line = squadLine(book, team, player)
  const names = book.edition.profile.names
  const place = places.player(player.id)
  const wrong = hasFaults({ faults, place })
  const button = (what: string): string => `${place}-${what}`
  const who = called(player)
  const columns = names.length + 6

  const tried = (what: string, next: Team, field: string): string => {
    const why = fileFault(next)
    if (why === '') edit?.change(what, next, field)
    return why
  }
  const move = (by: -1 | 1): void => {
    edit?.change(`move ${who}`, moved(team, player.id, by))
    focusSoon(button(by < 0 ? 'up' : 'down'))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>): void => {
    onKey?.(event)
    if (!edit || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  const dismiss = (): void => {
    const at = team.players.indexOf(player)
    const next = team.players[at + 1] ?? team.players[at - 1]
    edit?.change(`dismiss ${who}`, dismissed(team, player.id))
    focusSoon(next ? `${places.player(next.id)}-dismiss` : 'hire')
  }
  return (
    <>
      <tr id={place} className={wrong ? 'squad-row wrong' : 'squad-row'} tabIndex={-1} onKeyDown={onKeyDown}>
        <td className="shirt">
          {grip}
          {edit ? (
            <TypedField
              name={`Number of ${player.name}`}
              value={String(player.number)}
              numeric
              describedBy={wrong ? notesId(place) : ''}
              onText={(text) =>
                /^\d{1,2}$/.test(text)
                  ? tried(`number ${player.name}`, renumbered(team, player.id, Number(text)), button('number'))
                  : 'a number from 1 to 99'
              }
              onLeave={edit.fieldLeft}
            />
          ) : (
            player.number
          )}
        </td>
        <td className="who">
          {edit ? (
            <TypedField
              name={`Name of number ${player.number}`}
              value={player.name}
              describedBy={wrong ? notesId(place) : ''}
              onText={(text) => tried(`name number ${player.number}`, renamed(team, player.id, text), button('name'))}
              onLeave={edit.fieldLeft}
            />
          ) : (
            <b>{player.name}</b>
          )}
        </td>
        <td className="position">
          {line?.row.position ?? player.position}
          {player.kind !== 'hired' && <span className="kind"> {player.kind}</span>}
          {player.campaign && (
            <span className="rank-line">
              {open && edit ? <StarTick team={team} player={player} edit={edit} /> : <Rank career={player.campaign} />}
            </span>
          )}
        </td>
        <Stats line={line} names={names} />
        <td className="abilities">
          {line && <SkillList edition={team.edition} skills={line.skills} gained={line.gained} />}
          {player.campaign && <CampaignCareer career={player.campaign} />}
          <Career line={line} player={player} />
        </td>
        <td className="worth">{line?.row.value ?? '?'}</td>
        {edit && (
          <td className="row-tools">
            <button
              id={button('up')}
              type="button"
              className="tool"
              aria-label={`Move ${who} up`}
              aria-keyshortcuts="Alt+ArrowUp"
              title="Alt and ↑"
              onClick={() => move(-1)}
            >
              ↑
            </button>
            <button
              id={button('down')}
              type="button"
              className="tool"
              aria-label={`Move ${who} down`}
              aria-keyshortcuts="Alt+ArrowDown"
              title="Alt and ↓"
              onClick={() => move(1)}
            >
              ↓
            </button>
            {tools}
            {open && (
              <button
                id={button('dismiss')}
                type="button"
                className="tool"
                aria-label={`Dismiss ${who}`}
                onClick={dismiss}
              >
                ✕
              </button>
            )}
          </td>
        )}
      </tr>
      {wrong && (
        <tr className="fault-row">
          <td colSpan={columns}>
            <FaultNotes faults={faults} place={place} />
          </td>
        </tr>
      )}
    </>
  )
}
