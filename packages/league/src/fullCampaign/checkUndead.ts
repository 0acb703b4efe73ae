// Faults of an Undead campaign team: it begins with sixteen Skeletons, and never has a bench or a living healer. Neighbours:
// checkCampaign.ts calls it, undead.ts has the Magic Points.
import type { Book } from '../book.ts'
import { called, faultOf } from '../checkPlayers.ts'
import { type Fault, teamFault } from '../fault.ts'
import { isNew, type Team } from '../team.ts'
import { campaignOf } from './accounts.ts'
import { benchwarmers } from './races.ts'
import { isSkeleton } from './undead.ts'

const checkStart = (book: Book, team: Team): Fault[] => {
  if (!isNew(team)) return []
  const due = book.league.campaign?.firstTeam ?? 0
  const others = team.players.filter((player) => !isSkeleton(team, player))
  const count = team.players.length
  return [
    ...(count < due
      ? [teamFault('tooFewPlayers', 'players', `the Undead begin with ${due} Skeletons, not ${count}`, 'take more')]
      : []),
    ...others.map((player) =>
      faultOf(
        team,
        player,
        'position',
        'position',
        `${called(player)} is no Skeleton, and a new Undead team has nobody else`,
        'make him a Skeleton; Magic Points buy Mummies and Champions between games',
      ),
    ),
  ]
}

export const checkUndead = (book: Book, team: Team): Fault[] => [
  ...checkStart(book, team),
  ...benchwarmers(team).map((player) =>
    faultOf(
      team,
      player,
      'bench',
      'campaign.bench',
      `${called(player)} is on the bench, and the Undead have none`,
      'take him off the list',
    ),
  ),
  ...(campaignOf(team).apothecary
    ? [teamFault('apothecary', 'campaign.apothecary', 'nobody alive works for the Undead', 'write null')]
    : []),
]
