// A sensible coach's answers about handicaps: what helps most, for or against the best player. Neighbours: rolling.ts and
// applying.ts ask, ../sensibleCoach.ts calls it.
import { bookOf, positionIn } from '../book.ts'
import type { About, LeagueAsk } from '../procedure.ts'
import type { TeamPlayer } from '../team.ts'
import { playerValue } from '../value.ts'

/** Handicaps of choice, the best first. */
const LIKED = ['in-the-bag', 'it-wasnt-me', 'assassin', 'doom-and-gloom', 'extra-training', 'bad-habits']

/** What a player learns or raises for one match, the best first. */
const SKILLS = ['ST', 'block', 'dodge', 'guard', 'tackle']

/** Most points, then most expensive. */
const bestOf = ({ team, candidates = [] }: About): TeamPlayer | undefined => {
  const book = bookOf(team)
  // Opponents may be of a list that has other positions.
  const worth = (player: TeamPlayer): number => (positionIn(book, player.position) ? playerValue(book, player) : 0)
  return [...candidates].sort((a, b) => b.points - a.points || worth(b) - worth(a))[0]
}

const dearest = ({ team }: About, options: readonly string[]): string | undefined => {
  const book = bookOf(team)
  const cost = (name: string): number => positionIn(book, name)?.cost ?? 0
  return [...options].sort((a, b) => cost(b) - cost(a))[0]
}

const firstOf = (wanted: readonly string[], options: readonly string[]): string | null =>
  wanted.find((one) => options.includes(one)) ?? null

export const sensibleHandicaps = ({ options, about }: LeagueAsk): string | null => {
  switch (about?.topic) {
    case 'handicap':
      return firstOf(LIKED, options)
    case 'handicapPlayer':
      return bestOf(about)?.id ?? null
    case 'handicapSkill':
      return firstOf(SKILLS, options)
    case 'handicapStaff':
      return options[0]
    case 'handicapPosition':
      return dearest(about, options) ?? null
    default:
      return null
  }
}
