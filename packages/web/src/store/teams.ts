// Teams kept on this device, in the league's own form. Neighbours: db.ts, teams/ builds them, home/ fields them.
import type { Team } from '@double-skulls/league'
import { shelves } from './db.ts'

export interface KeptTeam {
  readonly id: string
  readonly team: Team
  /** Milliseconds since 1970, for the order of the list. */
  readonly changedAt: number
}

export const newTeamId = (): string => crypto.randomUUID().slice(0, 8)

export const keepTeam = async (kept: KeptTeam): Promise<void> => {
  await (await shelves()).put('teams', kept)
}

export const keptTeam = async (id: string): Promise<KeptTeam | null> =>
  (await (await shelves()).get('teams', id)) ?? null

/** The last changed first. */
export const keptTeams = async (): Promise<readonly KeptTeam[]> =>
  (await (await shelves()).getAllFromIndex('teams', 'changedAt')).reverse()

export const forgetTeam = async (id: string): Promise<void> => {
  await (await shelves()).delete('teams', id)
}
