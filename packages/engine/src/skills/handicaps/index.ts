// What handicaps do to single players for one match: a line-up lists it among their skills.
// Neighbours: skills/third.ts, inducements/handicaps.ts for whole teams.
import type { Skill } from '../../hooks.ts'
import { apart } from './apart.ts'
import { buzzing } from './buzzing.ts'
import { greased } from './greased.ts'
import { ironMan } from './ironMan.ts'
import { late } from './late.ts'
import { queasy } from './queasy.ts'
import { unpaid } from './unpaid.ts'

export const handicapSkills: readonly Skill[] = [apart, buzzing, greased, ironMan, late, queasy, unpaid]
