// Watches over campaigns: after every game day no crown has come from nowhere, nobody has played who could not, and every team
// agrees with its history. Neighbours:
// simulateSeasons.ts calls it, the league's dayFaults.ts says what must hold.
import { auditTeam, type Campaign, type DayMatch, dayFaults, faultLine } from '@double-skulls/league'

/** A game day after which something is wrong; the message has a line for each fault. */
export class BrokenDay extends Error {}

export const watchDay = (before: Campaign, day: readonly DayMatch[], after: Campaign): void => {
  const audited = Object.values(after.teams).flatMap((team) =>
    auditTeam(team).map((fault) => `${team.name}: ${faultLine(fault)}`),
  )
  const faults = [...dayFaults(before, day, after), ...audited]
  if (faults.length === 0) return
  const matches = day.map(({ fixture }) => fixture.id).join(', ')
  throw new BrokenDay(`after the matches ${matches} this is wrong:\n${faults.join('\n')}`)
}
