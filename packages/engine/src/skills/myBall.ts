// My Ball: whoever has it keeps the ball; he neither passes it, hands it off nor drops it on purpose.
import type { Skill } from '../hooks.ts'

export const myBall: Skill = {
  id: 'my-ball',
  name: 'My Ball',
  category: 'trait',
  keepsBall: true,
}
