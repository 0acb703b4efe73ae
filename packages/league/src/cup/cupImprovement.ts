// The Cup's improvement: after every game each team improves one player. Neighbours: ../postMatch/postMatchSteps.ts lists it,
// ../postMatch/learning.ts says what he can learn.
import { about, eachSide, noted, shirtOf } from '../postMatch/afterMatch.ts'
import { gaining, skillsToLearn } from '../postMatch/learning.ts'
import { ask, roll } from '../procedure.ts'
import { playerOf, withPlayer } from '../team.ts'

/** The D6 result that opens every category. */
const EVERYTHING_ON = 6

/** The answer that learns nothing. */
const NO_SKILL = 'none'

/** The player is chosen before the die is thrown (ruling R23). */
export const chosenImprovement = eachSide(function* ({ team, side, book }) {
  const candidates = team.players.filter(({ kind }) => kind === 'hired')
  const names = candidates.map(({ id }) => id)
  const player = playerOf(team, yield* ask(side, 'who improves', names, about('improves', team)))
  if (!player) return {}
  const [face] = yield* roll(side, `improvement of ${shirtOf(player)}`, 'd6')
  const source = face >= EVERYTHING_ON ? 'double' : 'normal'
  const from = book.league.advances[source]?.from
  const skills = from ? skillsToLearn(book, team, player, from) : []
  if (skills.length === 0) return {}
  const question = `what ${shirtOf(player)} learns`
  const skill = yield* ask(side, question, [...skills, NO_SKILL], about('skill', team, player))
  if (skill === NO_SKILL) return {}
  const improved = withPlayer(team, player.id, (one) => gaining(book, one, source, skill))
  return { team: noted(improved, 'improved', { player: shirtOf(player), gained: skill }) }
})
