// Undead teams: what their players are worth in Magic Points. Neighbours: checkUndead.ts has
// the faults of such a team.
import { bookOf, positionIn } from '../book.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { tradeOf } from './trades.ts'

const SKELETON = 'Skeleton'

/** In Magic Points. */
export const magicCosts = { lineman: 1, catcher: 2, thrower: 3, mummy: 15, champion: 5, starPoint: 5 } as const

type Dead = Pick<TeamPlayer, 'position' | 'campaign'>

const isOfBones = (team: Team, { position }: Dead): boolean => positionIn(bookOf(team), position)?.race === SKELETON

/** A Champion looks like a Skeleton in the list, but has some meat on his bones. */
export const isChampion = (team: Team, player: Dead): boolean =>
  isOfBones(team, player) && player.campaign?.rank === 'star'

export const isSkeleton = (team: Team, player: Dead): boolean => isOfBones(team, player) && !isChampion(team, player)

const costOfPosition = (team: Team, { position }: Dead): number => {
  const entry = positionIn(bookOf(team), position)
  const trade = entry ? tradeOf(entry) : null
  switch (trade?.race === SKELETON ? trade.position : 'Mummy') {
    case 'Catcher':
      return magicCosts.catcher
    case 'Thrower':
      return magicCosts.thrower
    case 'Mummy':
      return magicCosts.mummy
    default:
      return magicCosts.lineman
  }
}

/** What it costs to create such a player, and what counts for his maintenance. */
export const magicCost = (team: Team, player: Dead): number => {
  const points = (player.campaign?.starPoints ?? 0) * magicCosts.starPoint
  return (isChampion(team, player) ? magicCosts.champion : costOfPosition(team, player)) + points
}

/** The Magic Points of the whole team. */
export const magicValue = (team: Team): number => team.players.reduce((sum, player) => sum + magicCost(team, player), 0)
