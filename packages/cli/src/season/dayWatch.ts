// Watches over campaigns: after every game day no crown has come from nowhere, and nobody has played who could not. Neighbours:
// simulateSeasons.ts calls it, the league's dayFaults.ts says what must hold.
import { type Campaign, type DayMatch, dayFaults } from '@double-skulls/league'

/** A game day after which something is wrong; the message has a line for each fault. */
export class BrokenDay extends Error {}

export const watchDay = (before: Campaign, day: readonly DayMatch[], after: Campaign): void => {
  const faults = dayFaults(before, day, after)
  if (faults.length === 0) return
  const matches = day.map(({ fixture }) => fixture.id).join(', ')
  throw new BrokenDay(`after the matches ${matches} this is wrong:\n${faults.join('\n')}`)
}
