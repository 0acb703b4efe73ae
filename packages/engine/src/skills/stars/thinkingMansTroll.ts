// Thinking Man's Troll: once per half re-rolls one die of his own.
import type { Skill } from '../../hooks.ts'
import { oneOwnDie } from './oneOwnDie.ts'

export const thinkingMansTroll: Skill = {
  id: 'thinking-mans-troll',
  name: "Thinking Man's Troll",
  category: 'trait',
  worksWhileDown: true,
  oncePer: 'half',
  rerolls: oneOwnDie,
}
