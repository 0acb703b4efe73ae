// Ageing after a star roll: a roll against the number of the player's star rolls, and its result at once. Neighbours:
// starRolls.ts calls it, ageingTable.ts has the numbers; nothing heals it.
import type { Book } from '../book.ts'
import { earnedAdvances } from '../checkCareer.ts'
import { type LeagueProcedure, rollPair } from '../procedure.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { noted, type SideAfter, shirtOf, withWearer } from './afterMatch.ts'
import { type AgeingResult, ageingResults, ageingTargets } from './ageingTable.ts'
import { lowered } from './injuries.ts'

/** What age does, in a few words. */
export const ageWords = ({ niggling, lowers }: Pick<AgeingResult, 'niggling' | 'lowers'>): string =>
  niggling ? 'a niggling injury' : `${lowers} is one lower`

const resultFor = (sum: number): AgeingResult => {
  const result = ageingResults.find(({ upTo }) => sum <= upTo)
  if (!result) throw new Error(`the ageing table has no row for ${sum}`)
  return result
}

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
  const why = `ageing of ${shirtOf(player)}, ${target} or more`
  const spared = (first: number, second: number): string => (first + second >= target ? 'he does not age' : 'he ages')
  if (sumOf(yield* rollPair(after.side, why, spared)) >= target) return after
  const fate = yield* rollPair(after.side, `what age does to ${shirtOf(player)}`, (first, second) =>
    ageWords(resultFor(first + second)),
  )
  const result = resultFor(sumOf(fate))
  const changed = withWearer(after, player.id, () => agedBy(book, after.team, player, result))
  const { niggling, lowers } = result
  return { ...changed, team: noted(changed.team, 'aged', { player: shirtOf(player), niggling, lowers }) }
}
