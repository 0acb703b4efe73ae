// Set-ups a coach has kept, by team list. Neighbours: db.ts, setUp/SavedFormations.tsx.
import type { Formation } from '../setUp/formation.ts'
import { shelves } from './db.ts'

const keyOf = (roster: string): string => `formations ${roster}`

const isFormation = (value: unknown): value is Formation =>
  typeof value === 'object' && value !== null && 'name' in value && 'spots' in value && Array.isArray(value.spots)

export const savedFormations = async (roster: string): Promise<readonly Formation[]> => {
  const kept = await (await shelves()).get('things', keyOf(roster))
  return Array.isArray(kept) ? kept.filter(isFormation) : []
}

export const keepFormations = async (roster: string, formations: readonly Formation[]): Promise<void> => {
  await (await shelves()).put('things', formations, keyOf(roster))
}
