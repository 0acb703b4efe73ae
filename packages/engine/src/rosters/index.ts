// The team lists that exist, by id.
import { amazon } from './amazon.ts'
import { human } from './human.ts'
import { orc } from './orc.ts'
import type { Roster } from './roster.ts'
import { skaven } from './skaven.ts'

export const rosters: readonly Roster[] = [amazon, human, orc, skaven]

export const rosterNamed = (id: string): Roster | null => rosters.find((roster) => roster.id === id) ?? null
