// The dead who rise on the other side when the match is over. Neighbours: the engine decides who can rise, listRules.ts who they
// become and who joins at once; hiring.ts takes them on.
import { rookie } from '../founding.ts'
import { raisingFor } from '../listRules.ts'
import { type Guest, reckoned } from './afterMatch.ts'

export const risenDead = reckoned(({ team, book, own, guests }) => {
  const raising = raisingFor(book)
  if (!raising) return {}
  const risen = Array.from(
    { length: own.infected },
    (_, i): Guest => ({
      free: true,
      player: { ...rookie(team, { position: raising.position }), id: `guest${guests.length + i + 1}` },
    }),
  )
  return { guests: [...guests, ...risen] }
})
