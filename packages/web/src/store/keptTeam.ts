// Reads a kept team: what the league takes as a team, with its place in the list. Fetched only where there are teams, because the
// league comes with it. Neighbour: teams.ts.
import { asTeam, BadTeam } from '@double-skulls/league'
import { expectShape, moment, name, object, record } from './shape.ts'
import type { KeptTeam } from './teams.ts'

const keptShape = record({ id: name, team: object, changedAt: moment })

export const asKeptTeam = (value: unknown): KeptTeam => {
  expectShape(keptShape, value)
  const kept = value as KeptTeam
  try {
    asTeam(kept.team)
  } catch (error) {
    // The league's remedies are for files, which can be corrected.
    throw error instanceof BadTeam ? new Error(`"${error.where}": ${error.what}`) : error
  }
  return kept
}
