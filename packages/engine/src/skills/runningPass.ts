// Running Pass: after a quick pass that did not end the turn he may go on moving with the movement he has left.
import type { Skill } from '../hooks.ts'

export const runningPass: Skill = {
  id: 'running-pass',
  name: 'Running Pass',
  category: 'passing',
  movesAfterThrow: ['quick'],
}
