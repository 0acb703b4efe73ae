// Reads a saved team: what the league accepts as a team, with its place in the list. Loaded only if there are teams, because it
// loads the league. Neighbour: teams.ts.
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
    // The remedies in the league's messages are for files, so they are left out here.
    throw error instanceof BadTeam ? new Error(`"${error.where}": ${error.what}`) : error
  }
  return kept
}
