// The dead who rise on the other side when the match is over. Neighbours: the engine decides who can rise, listRules.ts who they
// become and who joins at once; hiring.ts takes them on.
import { rookie } from '../founding.ts'
import { raisingFor } from '../listRules.ts'
import { type Guest, reckoned } from './afterMatch.ts'

/** The numbers of guests' ids go on after the highest: one who has died is not on the list any more. */
const lastNumber = (guests: readonly Guest[]): number =>
  Math.max(0, ...guests.map(({ player }) => Number(player.id.replace(/\D+/, ''))))

export const risenDead = reckoned(({ team, book, own, guests }) => {
  const raising = raisingFor(book)
  if (!raising) return {}
  const risen = Array.from(
    { length: own.infected },
    (_, i): Guest => ({
      free: true,
      player: { ...rookie(team, { position: raising.position }), id: `guest${lastNumber(guests) + i + 1}` },
    }),
  )
  return { guests: [...guests, ...risen] }
})
