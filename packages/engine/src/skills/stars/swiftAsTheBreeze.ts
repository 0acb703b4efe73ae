// Swift as the Breeze: once per match, decided before the roll, a dodge, leap or rush needs a 2, without modifiers.
import type { Skill } from '../../hooks.ts'
import { modifierSum } from '../../procs/rolling/judging.ts'
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
      // Not offered if the roll needs no more than that anyway.
      offer: (_c, _owner, cause) => MOVES.includes(cause.roll) && cause.base - modifierSum(cause.modifiers) > NEEDS,
      use: (_c, _owner, cause) => {
        cause.base = NEEDS
        cause.modifiers.length = 0
        cause.sealed = true
        return null
      },
      declining: 'rollsAsUsual',
    },
  },
}
