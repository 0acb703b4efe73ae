// The skills of second for kicks and boots, from star cards and positions: levels that are added to a roll or to the reach of a kick,
// and what only trained players do. Neighbours: second.ts lists them; procs/kickOff/kickInPlay.ts and procs/block/boot.ts ask.
import type { Skill } from '../hooks.ts'
import { levelled, type SkillFamily } from '../skillFamilies.ts'
import type { RollKind } from '../vocabulary/rolls.ts'

const category = 'extraordinary'

const adding = (id: SkillFamily, name: string, levels: number, roll: RollKind): readonly Skill[] =>
  levelled(id, name, levels, (level) => ({ category, modifiers: { own: { [roll]: level } } }))

/** Kickers have it by their position. */
export const kicker: Skill = { id: 'kicker', name: 'Kicker', category: 'trait', permits: ['trainedToKick'] }

export const kickingSecond = (levels: number): readonly Skill[] => [
  ...adding('kick', 'Kick', levels, 'kick'),
  ...levelled('longKick', 'Long Kick', levels, () => ({ category })),
  ...adding('mightyKick', 'Mighty Kick', levels, 'boot'),
  { id: 'up-and-under', name: 'Up and Under', category, permits: ['kicksHigh'] },
]
