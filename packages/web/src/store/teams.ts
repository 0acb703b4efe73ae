// Teams kept on this device, in the league's own form. Neighbours: db.ts, shelf.ts reads, keptTeam.ts says what fits;
// teams/ builds them, home/ fields them.
import type { Team } from '@double-skulls/league'
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

/** Null where there is none; throws BrokenRecord where it cannot be read. */
export const keptTeam = async (id: string): Promise<KeptTeam | null> => {
  const { asKeptTeam } = await import('./keptTeam.ts')
  return readRecord('teams', id, asKeptTeam)
}

/** The last changed first. */
export const keptTeams = async (): Promise<Sorted<KeptTeam>> => {
  if ((await (await shelves()).count('teams')) === 0) return { sound: [], broken: [] }
  const { asKeptTeam } = await import('./keptTeam.ts')
  return readShelf('teams', asKeptTeam)
}

export const forgetTeam = async (id: string): Promise<void> => {
  await (await shelves()).delete('teams', id)
}
