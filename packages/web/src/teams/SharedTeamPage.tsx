// A team from a link: to read, print and save. Neighbours: teamLink.ts, TeamPage.tsx opens it once it is saved.
import { bookOf, type Imported, isNew } from '@double-skulls/league'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Page } from '../frame/Page.tsx'
import { Crest } from '../kits/Crest.tsx'
import { keepTeam, newTeamId } from '../store/teams.ts'
import { CampaignParts } from './campaign/CampaignParts.tsx'
import { faultsOf } from './faults.ts'
import { takenOver } from './importTeam.ts'
import { Past } from './Past.tsx'
import { RuleLink } from './RuleLink.tsx'
import { Squad } from './Squad.tsx'
import { StaffTable } from './StaffTable.tsx'
import { TeamMoney } from './TeamMoney.tsx'
import { TeamTools } from './TeamTools.tsx'
import { unpackTeam } from './teamLink.ts'

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const Shared = ({ team, notes }: Imported): ReactNode => {
  const [, navigate] = useLocation()
  const [fault, setFault] = useState('')
  const faults = useMemo(() => faultsOf(team), [team])
  const { roster, edition } = bookOf(team)
  const keep = (): void => {
    const id = newTeamId()
    keepTeam({ id, team, changedAt: Date.now() })
      .then(() => navigate(`/team/${id}`, { replace: true }))
      .catch((error: unknown) => setFault(`The team could not be kept: ${reason(error)}. Save the file instead.`))
  }
  return (
    <>
      <p className="lead">
        <RuleLink edition={team.edition} kind="team" id={team.roster}>
          {roster.name}
        </RuleLink>{' '}
        · {edition.name}
        {team.coach !== '' && ` · coached by ${team.coach}`}
      </p>
      <p className="shared-note">Somebody sent you this team. Nothing is kept on this device until you say so.</p>
      {[...notes, ...(fault === '' ? [] : [fault])].map((note) => (
        <p key={note} className="trouble" role="alert">
          {note}
        </p>
      ))}
      <div className="builder">
        <TeamTools
          team={team}
          faults={faults}
          first={
            <button type="button" className="plain play-link" onClick={keep}>
              Keep it
            </button>
          }
        />
        <div className="builder-main">
          <Squad team={team} faults={faults} edit={null} open={false} />
          {team.campaign && <CampaignParts team={team} faults={faults} edit={null} />}
          <StaffTable team={team} faults={faults} edit={null} />
          {!isNew(team) && <Past team={team} />}
        </div>
        <TeamMoney team={team} faults={faults} edit={null} />
      </div>
    </>
  )
}

export const SharedTeamPage = ({ packed }: { readonly packed: string }): ReactNode => {
  const [found, setFound] = useState<Imported | null>(null)
  const [fault, setFault] = useState('')
  useEffect(() => {
    let gone = false
    unpackTeam(packed)
      .then((team) => takenOver({ team, notes: [] }))
      .then(
        (shared) => {
          if (!gone) setFound(shared)
        },
        (error: unknown) => {
          if (!gone) setFault(reason(error))
        },
      )
    return () => {
      gone = true
    }
  }, [packed])
  return (
    <Page title={found?.team.name ?? 'A team by link'} emblem={found && <Crest team={found.team} size={58} />}>
      {found && <Shared {...found} />}
      {!found && fault === '' && <p>Unpacking the team …</p>}
      {fault !== '' && (
        <>
          <p className="trouble" role="alert">
            This link holds no team. {fault}
          </p>
          <p>
            <Link href="/teams">Your own teams</Link>
          </p>
        </>
      )}
    </Page>
  )
}
