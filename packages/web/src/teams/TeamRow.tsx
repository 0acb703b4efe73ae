// A saved team in the list of teams: a description, whether it may play, and its buttons. Neighbour: TeamsPage.tsx.
import { bookOf, counted, gold, teamRating, teamValue } from '@double-skulls/league'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Crest } from '../kits/Crest.tsx'
import { type KeptTeam, newTeamId } from '../store/teams.ts'
import { fileFault } from './faults.ts'
import { whyNot } from './fielding.ts'
import { copyOf } from './teamEdits.ts'
import { offerTeam } from './teamFileName.ts'

interface TeamRowProps {
  readonly kept: KeptTeam
  onKeep(kept: KeptTeam): void
  onDelete(): void
}

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** A description and whether it may play; says so if the team cannot be described. */
const summaryOf = ({ team, changedAt }: KeptTeam): { readonly facts: string; readonly why: string } => {
  try {
    const { roster, edition, league } = bookOf(team)
    const worth = team.campaign
      ? `campaign, ${gold(team.treasury)} in the treasury, Fame ${team.fame ?? 0}`
      : league.rated
        ? `rating ${teamRating(team)}`
        : gold(teamValue(team))
    const facts = [roster.name, edition.name, counted(team.players.length, 'player'), worth]
    return { facts: [...facts, when.format(changedAt)].join(' · '), why: whyNot(team) }
  } catch (error) {
    return { facts: team.edition, why: error instanceof Error ? error.message : String(error) }
  }
}

const Renaming = ({ kept, onKeep, onDone }: Pick<TeamRowProps, 'kept' | 'onKeep'> & { onDone(): void }): ReactNode => {
  const [name, setName] = useState(kept.team.name)
  const why = fileFault({ ...kept.team, name })
  return (
    <form
      className="renaming"
      onSubmit={(event) => {
        event.preventDefault()
        if (why !== '') return
        if (name !== kept.team.name) onKeep({ ...kept, team: { ...kept.team, name }, changedAt: Date.now() })
        onDone()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
      }}
    >
      <input
        className="typed"
        aria-label={`New name of ${kept.team.name}`}
        aria-invalid={why !== ''}
        // biome-ignore lint/a11y/noAutofocus: the coach has just asked to type here
        autoFocus
        value={name}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="plain">
        Rename
      </button>
      {why !== '' && (
        <span className="typed-why" role="alert">
          {why}
        </span>
      )}
    </form>
  )
}

export const TeamRow = ({ kept, onKeep, onDelete }: TeamRowProps): ReactNode => {
  const [renaming, setRenaming] = useState(false)
  const { team, id } = kept
  const { facts, why } = summaryOf(kept)
  const of = <span className="unseen"> {team.name}</span>
  return (
    <li className="team-row">
      <Crest team={team} size={38} />
      {renaming ? (
        <Renaming kept={kept} onKeep={onKeep} onDone={() => setRenaming(false)} />
      ) : (
        <Link href={`/team/${id}`}>
          <b>{team.name}</b>
          <span>{facts}</span>
        </Link>
      )}
      {why !== '' && <p className="row-fault">Cannot play yet: {why}.</p>}
      <p className="row-verbs">
        {why === '' && (
          <Link href={`/play/${id}`} className="plain">
            Play{of}
          </Link>
        )}
        <button type="button" className="plain" onClick={() => setRenaming(!renaming)}>
          Rename{of}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => onKeep({ id: newTeamId(), team: copyOf(team), changedAt: Date.now() })}
        >
          Copy{of}
        </button>
        <button type="button" className="plain" onClick={() => offerTeam(team)}>
          Save file{of}
        </button>
        <button type="button" className="plain" onClick={onDelete}>
          Delete{of}
        </button>
      </p>
    </li>
  )
}
