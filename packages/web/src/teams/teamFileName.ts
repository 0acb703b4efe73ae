// The file name of a team, and its download. Neighbours: TeamTools.tsx, TeamRow.tsx, sharing/offerFile.ts.
import { type Team, writeTeam } from '@double-skulls/league'
import { plainFileName } from '../sharing/fileName.ts'
import { offerFile } from '../sharing/offerFile.ts'

export const teamFileName = ({ name }: Team): string => `${plainFileName(name, 'team')}.json`

export const offerTeam = (team: Team): void => offerFile(teamFileName(team), writeTeam(team))
