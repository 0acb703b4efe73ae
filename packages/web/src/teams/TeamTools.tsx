// The tools of a team: undo, redo, play, print, share, save, copy. Neighbours: TeamPage.tsx, SharedTeamPage.tsx, printSheet.ts,
// teamLink.ts, teamFileName.ts.
import type { Fault, Team } from '@double-skulls/league'
import { type ReactNode, useState } from 'react'
import { unprintable } from './faults.ts'
import { printSheet } from './printSheet.ts'
import { offerTeam } from './teamFileName.ts'
import { LONG_LINK, teamLink } from './teamLink.ts'

interface TeamToolsProps {
  readonly team: Team
  readonly faults: readonly Fault[]
  /** Buttons of one page only, before and after those that all pages have. */
  readonly first?: ReactNode
  readonly last?: ReactNode
}

/** Prints, or says why not. */
export const printed = (team: Team, faults: readonly Fault[]): string => {
  const strange = unprintable(faults)
  if (strange) return `No sheet yet: ${strange.message}; ${strange.remedy}.`
  printSheet(team)
  return ''
}

export const TeamTools = ({ team, faults, first, last }: TeamToolsProps): ReactNode => {
  const [note, setNote] = useState('')
  const [link, setLink] = useState('')
  const share = async (): Promise<void> => {
    const address = await teamLink(team)
    const long = address.length > LONG_LINK ? ' It is long: some programs cut it off, and the file does not.' : ''
    try {
      await navigator.clipboard.writeText(address)
      setLink('')
      setNote(`The link to this team is on the clipboard.${long}`)
    } catch {
      setLink(address)
      setNote(`Copy the link from here.${long}`)
    }
  }
  return (
    <div className="team-tools">
      <div className="tool-row">
        {first}
        <button type="button" className="plain" onClick={() => setNote(printed(team, faults))}>
          Print
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => {
            share().catch(() => setNote('This browser cannot pack a link. Save the file instead.'))
          }}
        >
          Copy link
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => {
            offerTeam(team)
            setNote('The file is among your downloads.')
          }}
        >
          Save file
        </button>
        {last}
      </div>
      <p className="tool-note" role="status">
        {note}
      </p>
      {link !== '' && <input className="typed" readOnly aria-label="Link to this team" value={link} />}
    </div>
  )
}
