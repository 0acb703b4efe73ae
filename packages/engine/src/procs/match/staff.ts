// The staff beside the pitch. Neighbours: kickOffEvents/ asks for it, inducements/common.ts hires, foul/sendOffBb2020.ts
// sends the coach off.
import type { Squad } from '../../kernel/match.ts'
import { type SquadRecord, squadRecord } from '../../kernel/squadRecord.ts'

export const cheerleaders = squadRecord('cheerleaders', 0)
export const assistantCoaches = squadRecord('assistantCoaches', 0)

/** They are painted; or a coin has kept them off. */
export const cheerleadersPainted = squadRecord('cheerleadersPainted', false)
export const cheerleadersBarred = squadRecord('cheerleadersBarred', false)

/** The coach was sent off for arguing the call. */
export const coachEjected = squadRecord('coachEjected', false)

/** More of them for this match, up to the most that may be hired. */
export const hire = (staff: SquadRecord<number>, squad: Squad, more: number, most: number): void => {
  const had = staff.of(squad)
  staff.put(squad, Math.max(had, Math.min(most, had + more)))
}
