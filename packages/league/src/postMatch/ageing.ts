// Ageing after a star roll: a roll against the number of the player's star rolls, and its result at once. Neighbours:
// starRolls.ts calls it, ageingTable.ts has the numbers; nothing heals it.
import type { Book } from '../book.ts'
import { earnedAdvances } from '../checkCareer.ts'
import { type LeagueProcedure, roll } from '../procedure.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { noted, type SideAfter, shirtOf, withWearer } from './afterMatch.ts'
import { type AgeingResult, ageingResults, ageingTargets } from './ageingTable.ts'
import { lowered } from './injuries.ts'

const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)

/** The player after that result; a characteristic at its limit falls no further. */
export const agedBy = (
  book: Book,
  team: Team,
  player: TeamPlayer,
  { niggling, lowers }: Pick<AgeingResult, 'niggling' | 'lowers'>,
): TeamPlayer => {
  const older = { ...player, niggling: player.niggling + (niggling ? 1 : 0) }
  return lowers === '' ? older : lowered(book, team, older, lowers)
}

/** After his latest star roll. */
export function* ageing(book: Book, after: SideAfter, player: TeamPlayer): LeagueProcedure<SideAfter> {
  const target = ageingTargets[earnedAdvances(player) - 1]
  const sum = sumOf(yield* roll(after.side, `ageing of ${shirtOf(player)}, ${target} or more`, 'd6', 'd6'))
  if (sum >= target) return after
  const fate = sumOf(yield* roll(after.side, `what age does to ${shirtOf(player)}`, 'd6', 'd6'))
  const result = ageingResults.find(({ upTo }) => fate <= upTo)
  if (!result) throw new Error(`the ageing table has no row for ${fate}`)
  const changed = withWearer(after, player.id, () => agedBy(book, after.team, player, result))
  const { niggling, lowers } = result
  return { ...changed, team: noted(changed.team, 'aged', { player: shirtOf(player), niggling, lowers }) }
}
