// What a sensible coach wants in the Cup: whoever has learnt least improves, the dearest of them first. Neighbours: sensibleCoach.ts asks
// it, improvement.ts.
import { bookOf } from '../book.ts'
import type { LeagueAsk } from '../procedure.ts'
import { playerValue } from '../value.ts'

export const tasteInTheCup = ({ options, about }: LeagueAsk): string | null => {
  if (about?.topic !== 'improves') return null
  const book = bookOf(about.team)
  const [first] = about.team.players
    .filter(({ id }) => options.includes(id))
    .sort((a, b) => a.advances.length - b.advances.length || playerValue(book, b) - playerValue(book, a))
  return first?.id ?? null
}
