// Swift as the Breeze: once a match, said before the roll, a dodge, leap or rush needs only a 2, whatever stands in the way.
import type { Skill } from '../../hooks.ts'
import { modifierSum, type RollFrame } from '../../procs/roll.ts'
import type { RollKind } from '../../vocabulary/rolls.ts'

const NEEDS = 2
const MOVES: readonly RollKind[] = ['dodge', 'leap', 'jump', 'goForIt']

export const swiftAsTheBreeze: Skill = {
  id: 'swift-as-the-breeze',
  name: 'Swift as the Breeze',
  category: 'trait',
  oncePer: 'match',
  windows: {
    rolling: {
      // A roll that needs no more anyway is not worth it.
      offer: (_c, _owner, cause) => {
        const f = cause as RollFrame
        return MOVES.includes(f.roll) && f.base - modifierSum(f.modifiers) > NEEDS
      },
      use: (_c, _owner, cause) => {
        const f = cause as RollFrame
        f.base = NEEDS
        f.modifiers.length = 0
        f.sealed = true
        return null
      },
      declining: 'He rolls as usual.',
    },
  },
}
