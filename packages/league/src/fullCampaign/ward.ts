// Who is still hurt after a Healing Phase, as a line of the history: every injury with what it still does. Neighbours: healing.ts writes
// the line, ../audit/campaignAudit.ts compares it with the team.
import type { Team, TeamPlayer } from '../team.ts'
import { type Ailment, campaignInjuries } from './campaignCareer.ts'

/** An injury and whose it is. */
export interface Patient {
  readonly id: string
  readonly ailment: Ailment
}

const written = (id: string, { what, misses, lasting, saves }: Ailment): string =>
  [id, what, String(misses), ...(lasting ? ['lasting'] : []), ...(saves ? ['saves'] : [])].join(' ')

/** What the line has of one player. */
export const patientsOf = ({ id, campaign }: TeamPlayer): readonly string[] =>
  (campaign?.ailments ?? []).map((ailment) => written(id, ailment))

/** Everybody in the ward, in the order of the team. */
export const wardOf = ({ players }: Pick<Team, 'players'>): readonly string[] => players.flatMap(patientsOf)

/** An entry of the line; null for one that nobody could have written. */
export const patientIn = (text: string): Patient | null => {
  const [, id, name, misses, lasting, saves] = /^(\S+) (\S+) (\d+)( lasting)?( saves)?$/.exec(text) ?? []
  const what = campaignInjuries.find((one) => one === name)
  if (id === undefined || what === undefined) return null
  const ailment = { what, misses: Number(misses), lasting: lasting !== undefined, saves: saves !== undefined }
  return { id, ailment }
}
