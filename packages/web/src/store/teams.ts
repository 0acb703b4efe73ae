// Teams saved on this device, in the league's own format. Neighbours: db.ts, shelf.ts reads, keptTeam.ts checks; teams/ builds
// them, home/ fields them.
import type { Team } from '@double-skulls/league'
import { loadEveryEdition } from '../match/editions.ts'
import { shelves } from './db.ts'
import { keepRecord, readRecord, readShelf, type Sorted } from './shelf.ts'

export interface KeptTeam {
  readonly id: string
  readonly team: Team
  /** Milliseconds since 1970, for the order of the list. */
  readonly changedAt: number
}

export const newTeamId = (): string => crypto.randomUUID().slice(0, 8)

export const keepTeam = (kept: KeptTeam): Promise<void> => keepRecord('teams', kept)

/** null when there is none; throws BrokenRecord when it cannot be read. */
export const keptTeam = async (id: string): Promise<KeptTeam | null> => {
  const [{ asKeptTeam }] = await Promise.all([import('./keptTeam.ts'), loadEveryEdition()])
  return readRecord('teams', id, asKeptTeam)
}

/** Last changed first. */
export const keptTeams = async (): Promise<Sorted<KeptTeam>> => {
  if ((await (await shelves()).count('teams')) === 0) return { sound: [], broken: [] }
  const [{ asKeptTeam }] = await Promise.all([import('./keptTeam.ts'), loadEveryEdition()])
  return readShelf('teams', asKeptTeam)
}

export const forgetTeam = async (id: string): Promise<void> => {
  await (await shelves()).delete('teams', id)
}
