// What a roster sheet says of a campaign team and its players beside the usual. Neighbours: ../format/rosterRows.ts shows it.
import { gold } from '../fault.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { basicRace, isUndead } from './races.ts'

type Fact = readonly [what: string, amount: string]

export const campaignFacts = (team: Team): readonly Fact[] => {
  const { campaign, fame = 0 } = team
  if (!campaign) return []
  const { apothecary, tactics, magicPoints } = campaign
  return [
    ['Basic race', basicRace(team)],
    ['Fame', String(fame)],
    ['Treasury', gold(team.treasury)],
    ...(apothecary ? [['Apothecary, Healing Points', String(apothecary.healingPoints)] as const] : []),
    ...(tactics > 0 ? [['Special Tactics', String(tactics)] as const] : []),
    ...(isUndead(team) ? [['Magic Points', String(magicPoints)] as const] : []),
  ]
}

/** What stands beside a player's name: his rank if it is not the usual one, and the bench. */
export const campaignNotes = ({ campaign }: TeamPlayer): readonly string[] =>
  campaign
    ? [
        ...(campaign.rank === 'experienced' ? [] : [campaign.rank]),
        ...(campaign.bench ? ['bench'] : []),
        ...(campaign.disenchantment > 0 ? [`disenchanted ${campaign.disenchantment}`] : []),
      ]
    : []
