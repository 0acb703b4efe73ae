// A sensible coach's answers in the Cup: the player who has learnt least improves, the most expensive first.
// Neighbours: ../sensibleCoach.ts calls it, cupImprovement.ts asks the questions.
import { bookOf } from '../book.ts'
import type { LeagueAsk } from '../procedure.ts'
import { playerValue } from '../value.ts'

export const sensibleImprovement = ({ options, about }: LeagueAsk): string | null => {
  if (about?.topic !== 'improves') return null
  const book = bookOf(about.team)
  const [first] = about.team.players
    .filter(({ id }) => options.includes(id))
    .sort((a, b) => a.advances.length - b.advances.length || playerValue(book, b) - playerValue(book, a))
  return first?.id ?? null
}
