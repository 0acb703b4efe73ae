// Campaign teams for the tests in this folder. Neighbours: ../team/teams.ts builds other teams.
import { checkTeam, faultLine, foundTeam, hirePlayer, type Team, type TeamPlayer } from '@double-skulls/league'
import type { CampaignCareer } from '../../src/fullCampaign/campaignCareer.ts'
import { type CampaignState, newApothecary } from '../../src/fullCampaign/campaignState.ts'

export type Squad = readonly (readonly [position: string, count: number, star?: 'star' | undefined])[]

export const elfSquad: Squad = [
  ['Lineman', 8],
  ['Blitzer', 2],
  ['Thrower', 2],
  ['Catcher', 3],
]

/** A campaign team with exactly these players; stars have a skill each, as if they had been rolled for. */
export const campaignTeam = (squad: Squad = [['Lineman', 11]], roster = 'elf', name = 'Valar'): Team => {
  let team = foundTeam({ edition: 'second', roster, name, coach: 'Ann', campaign: true })
  for (const [position, count, star] of squad)
    for (let i = 0; i < count; i++) team = hirePlayer(team, { position, star: star === 'star' })
  const players = team.players.map((player) =>
    player.campaign?.rank === 'star'
      ? {
          ...player,
          advances: [{ source: 'star' as const, gained: 'luck-1', value: 0, points: 1 }],
          campaign: { ...player.campaign, starPoints: 3 },
        }
      : player,
  )
  return { ...team, players }
}

export const linesOf = (team: Team): string[] => checkTeam(team).map(faultLine)

/** The team with the career of the player at that index changed. */
export const withCareer = (team: Team, place: number, change: Partial<CampaignCareer>): Team => ({
  ...team,
  players: team.players.map((player, i) =>
    i === place && player.campaign ? { ...player, campaign: { ...player.campaign, ...change } } : player,
  ),
})

export const withState = (team: Team, change: Partial<CampaignState>): Team => ({
  ...team,
  ...(team.campaign ? { campaign: { ...team.campaign, ...change } } : {}),
})

/** The same team with that much gold, and an entry for it. */
export const withGold = (team: Team, treasury: number): Team => {
  const amount = treasury - team.treasury
  const book = [...(team.campaign?.book ?? []), { at: 0, for: 'fee' as const, amount, whom: '' }]
  return { ...withState(team, { book }), treasury }
}

export const careerOf = (player: TeamPlayer | undefined): CampaignCareer => {
  if (!player?.campaign) throw new Error('he has no campaign record')
  return player.campaign
}

/** The same team with a healer, whoever has paid for him. */
export const withApothecaryOf = (team: Team): Team => withState(team, { apothecary: newApothecary })
