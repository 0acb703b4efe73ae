// Opponents raised after the match. Neighbours: the engine decides who can be raised, ../listRules.ts what they become
// and who joins during the match; hiring.ts hires them.
import { rookie } from '../founding.ts'
import { raisingFor } from '../listRules.ts'
import { type Guest, reckoned } from './afterMatch.ts'

/** The highest number in the guests' ids; new ids continue after it, because dead guests are no longer listed. */
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
