// The team builder: one team, changed step by step, checked by the league after every step. Neighbours: useTeamEditor.ts holds it;
// TeamIdentity.tsx, Squad.tsx, HireTable.tsx, StaffTable.tsx and TeamMoney.tsx are its parts.
import { bookOf, isNew, type Team } from '@double-skulls/league'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Page } from '../frame/Page.tsx'
import { Crest } from '../kits/Crest.tsx'
import { Rescue } from '../rescue/Rescue.tsx'
import { openGameOf } from '../store/games.ts'
import { keepTeam, newTeamId } from '../store/teams.ts'
import { CampaignParts } from './campaign/CampaignParts.tsx'
import { StarRolls } from './campaign/StarRolls.tsx'
import { FaultList } from './FaultNotes.tsx'
import { faultsOf, unreadable } from './faults.ts'
import { HireTable } from './HireTable.tsx'
import type { History } from './history.ts'
import { Past } from './Past.tsx'
import { RuleLink } from './RuleLink.tsx'
import { Squad } from './Squad.tsx'
import { StaffTable } from './StaffTable.tsx'
import { TeamIdentity } from './TeamIdentity.tsx'
import { TeamMoney } from './TeamMoney.tsx'
import { printed, TeamTools } from './TeamTools.tsx'
import { copyOf } from './teamEdits.ts'
import { type TeamEditor, useTeamEditor } from './useTeamEditor.ts'

/** Undo and redo by their usual keys, and printing the sheet instead of the page. */
const useTeamKeys = ({ undo, redo }: Pick<TeamEditor, 'undo' | 'redo'>, print: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const act =
        key === 'p' ? print : key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [undo, redo, print])
}

/** Of a team that is not changed now. */
const noSteps = { undo: () => undefined, redo: () => undefined }

const UndoButtons = ({
  editor,
  history,
}: {
  readonly editor: TeamEditor
  readonly history: History<Team>
}): ReactNode => {
  const last = history.past.at(-1)?.what
  const next = history.future[0]?.what
  const step = (name: string, what: string | undefined, key: string, act: () => void): ReactNode => (
    <button
      type="button"
      className="plain"
      aria-disabled={what === undefined}
      aria-keyshortcuts={`Control+${key}`}
      {...(what === undefined ? {} : { title: `${name}: ${what}` })}
      onClick={act}
    >
      {what === undefined ? (
        name
      ) : (
        <>
          <span aria-hidden="true">{name}</span>
          <span className="unseen">{`${name}: ${what}`}</span>
        </>
      )}{' '}
      <kbd>Ctrl {key}</kbd>
    </button>
  )
  return (
    <>
      {step('Undo', last, 'Z', editor.undo)}
      {step('Redo', next, 'Y', editor.redo)}
    </>
  )
}

interface BuilderProps {
  readonly id: string
  readonly editor: TeamEditor
  readonly history: History<Team>
}

/** The game that it plays in now; null for none. Nothing of it is changed until that is over. */
const useOpenGame = (id: string, campaign: boolean): string | null => {
  const [game, setGame] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    if (campaign)
      openGameOf(id).then(
        (found) => {
          if (!gone) setGame(found?.id ?? null)
        },
        () => undefined,
      )
    return () => {
      gone = true
    }
  }, [id, campaign])
  return game
}

const Builder = ({ id, editor, history }: BuilderProps): ReactNode => {
  const [, navigate] = useLocation()
  const [note, setNote] = useState('')
  const team = history.now
  const faults = useMemo(() => faultsOf(team), [team])
  const { roster, edition } = bookOf(team)
  const game = useOpenGame(id, team.campaign !== undefined)
  const open = isNew(team) && game === null
  const edit = game === null ? editor : null
  useTeamKeys(edit ?? noSteps, () => setNote(printed(team, faults)))
  const copy = (): void => {
    const other = newTeamId()
    keepTeam({ id: other, team: copyOf(team), changedAt: Date.now() })
      .then(() => navigate(`/team/${other}`))
      .catch((error: unknown) => setNote(`The copy could not be kept: ${String(error)}`))
  }
  return (
    <>
      <p className="lead">
        <RuleLink edition={team.edition} kind="team" id={team.roster}>
          {roster.name}
        </RuleLink>{' '}
        · {edition.name}
      </p>
      {editor.fault !== '' && (
        <p className="trouble" role="alert">
          {editor.fault}
        </p>
      )}
      {note !== '' && (
        <p className="trouble" role="alert">
          {note}
        </p>
      )}
      <div className="builder">
        <TeamTools
          team={team}
          faults={faults}
          first={
            <>
              {game !== null && (
                <Link href={`/game/${game}`} className="plain play-link">
                  Go on with its game
                </Link>
              )}
              {game === null && team.campaign && (
                <Link href={`/game/new/${id}`} className="plain play-link">
                  A game of the campaign
                </Link>
              )}
              <Link href={`/play/${id}`} className={team.campaign ? 'plain' : 'plain play-link'}>
                {team.campaign ? 'A friendly' : 'Play with this team'}
              </Link>
              {edit && <UndoButtons editor={editor} history={history} />}
            </>
          }
          last={
            <button type="button" className="plain" onClick={copy}>
              Make a copy
            </button>
          }
        />
        <div className="builder-main">
          {edit && <TeamIdentity team={team} faults={faults} edit={edit} />}
          {game !== null && (
            <p className="shared-note">It plays a game now. Until that is over nothing is changed here.</p>
          )}
          {!open && game === null && (
            <p className="quiet">
              This team has played: names, numbers, colours{team.campaign ? ', the First Team' : ''} and the order can
              be changed here. It buys and dismisses between matches.
            </p>
          )}
          <Squad team={team} faults={faults} edit={edit} open={open} />
          {open && team.campaign && <StarRolls team={team} edit={editor} />}
          {open && <HireTable team={team} edit={editor} />}
          {team.campaign && <CampaignParts team={team} faults={faults} edit={open ? editor : null} />}
          <StaffTable team={team} faults={faults} edit={open ? editor : null} />
          {!isNew(team) && <Past team={team} />}
        </div>
        <TeamMoney team={team} faults={faults} edit={edit} />
      </div>
    </>
  )
}

export const TeamPage = ({ id }: { readonly id: string }): ReactNode => {
  const editor = useTeamEditor(id)
  const team = editor.history?.now
  const lost = team && unreadable(faultsOf(team))
  if (editor.history && team && !lost)
    return (
      <Page title={team.name} emblem={<Crest team={team} size={58} />}>
        <Builder id={id} editor={editor} history={editor.history} />
      </Page>
    )
  return (
    <Page title={team?.name ?? 'Team'}>
      {!team && editor.fault === '' && <p>Fetching the sheet …</p>}
      {!team && editor.fault !== '' && (
        <>
          <p className="trouble" role="alert">
            {editor.fault}
          </p>
          <Rescue shelf="teams" id={id} />
        </>
      )}
      {team && lost && (
        <>
          <p>This team cannot be shown.</p>
          <FaultList faults={[lost]} />
          <Rescue shelf="teams" id={id} />
        </>
      )}
      <p>
        <Link href="/teams">All teams</Link>
      </p>
    </Page>
  )
}
