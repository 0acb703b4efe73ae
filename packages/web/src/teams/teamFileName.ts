// What the file of a team is called, and handing it over. Neighbours: TeamTools.tsx, TeamRow.tsx, sharing/offerFile.ts.
import { type Team, writeTeam } from '@double-skulls/league'
import { offerFile } from '../sharing/offerFile.ts'

/** Letters and figures of any alphabet; whatever a file system might mind becomes a dash. */
export const teamFileName = ({ name }: Team): string => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${plain || 'team'}.json`
}

export const offerTeam = (team: Team): void => offerFile(teamFileName(team), writeTeam(team))
