// Running Pass: after a quick pass without a turnover he may use the rest of his movement.
import type { Skill } from '../hooks.ts'

export const runningPass: Skill = {
  id: 'running-pass',
  name: 'Running Pass',
  category: 'passing',
  movesAfterThrow: ['quick'],
}
