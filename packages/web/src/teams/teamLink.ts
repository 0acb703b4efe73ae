// A whole team as an address: its file, packed. Neighbours: SharedTeamPage.tsx opens one, TeamTools.tsx copies one.
import { asTeam, BadTeam, parseJson, type Team } from '@double-skulls/league'
import { pack, unpack } from '../sharing/packed.ts'

/** Some programs cut longer addresses off. */
export const LONG_LINK = 8000

export const packTeam = (team: Team): Promise<string> => pack(team)

/** Throws with the field and the remedy when the address holds no team. */
export const unpackTeam = async (packed: string): Promise<Team> => {
  let text: string
  try {
    text = await unpack(packed)
  } catch {
    throw new BadTeam('link', 'it was cut off or changed on its way', 'ask for it again, or for the file of the team')
  }
  return asTeam(parseJson(text, 'a team'))
}

export const teamLink = async (team: Team): Promise<string> =>
  `${location.href.split('#')[0]}#/team-link/${await packTeam(team)}`
