// Big Guy: his team cannot use its re-rolls for him, the leader's included.
import type { Skill } from '../hooks.ts'

export const bigGuy: Skill = {
  id: 'big-guy',
  name: 'Big Guy',
  category: 'extraordinary',
  permits: ['noTeamRerolls'],
}
