// Chefs cook once per half: each success gives the own team a re-roll and takes one from the other.
// Neighbours: half.ts lists the chefs and calls this at once, or kickOff.ts calls it after the kick.
import { type Ctx, needed } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { innermost } from '../../kernel/stack.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import type { HalfFrame } from './half.ts'
import { gainReroll } from './resources.ts'

export interface ChefFrame extends Frame {
  readonly proc: 'chef'
  step: 'next' | 'cook'
  /** Sides whose chef has not cooked yet. */
  left: readonly Side[]
}

export const chefFrame = (left: readonly Side[]): ChefFrame => ({ proc: 'chef', step: 'next', left })

/** Takes over the list of sides whose chef has not cooked in this half. */
export const takeCooks = (c: Ctx): readonly Side[] => {
  const half = innermost<HalfFrame>(c.match, 'half')
  if (!half || half.cooks.length === 0) return []
  const { cooks } = half
  half.cooks = []
  return cooks
}

export const chef: Procedure<ChefFrame, Ctx> = {
  steps: {
    next: (_c, f) => (f.left.length > 0 ? 'cook' : DONE),
    cook: {
      kind: 'throw',
      dice: () => ['d6', 'd6', 'd6'],
      why: () => 'masterChef',
      rolled: (c, f, faces) => {
        const [side, ...left] = f.left
        f.left = left
        const other = c.match.squads[otherSide(side)]
        const dishes = faces.filter((face) => face >= needed(c, c.rules.chef, 'chefs').chefRoll).length
        c.events.push({ type: 'chance', why: 'masterChef', player: -1, dice: faces })
        for (let i = 0; i < dishes; i++) gainReroll(c, side, 'masterChef')
        const lost = Math.min(dishes, other.rerolls)
        other.rerolls -= lost
        if (lost > 0)
          c.events.push({ type: 'gained', side: otherSide(side), what: 'reroll', amount: -lost, why: 'masterChef' })
        return 'next'
      },
    },
  },
}
