// My Ball: he never passes, hands off or drops the ball by choice.
import type { Skill } from '../hooks.ts'

export const myBall: Skill = {
  id: 'my-ball',
  name: 'My Ball',
  category: 'trait',
  permits: ['keepsBall'],
}
