// The answers that are buttons now, in the order of their number keys: those of the chosen player, squares when there are few,
// and plain answers. Neighbours: tray/Buttons.tsx draws them, useKeys.ts has their keys.
import type { Action } from '@double-skulls/engine'
import type { Choosing } from './choosing.ts'

/** Up to this many squares also become buttons, for keyboards and screen readers. */
const FEW = 6

type Shown = Pick<Choosing, 'choices' | 'chosen' | 'menuOf'>

const fewSquares = ({ choices, chosen }: Shown): readonly Action[] => {
  if (chosen.reach) return []
  const squares = [...choices.squares(chosen.mode, chosen.player).values()]
  return squares.length <= FEW ? squares : []
}

/** What ends his action stands behind what he may do in it. */
const inOrder = (plain: readonly Action[]): readonly Action[] => {
  const end = plain.filter((one) => one.do === 'endAction')
  return end.length === 0 ? plain : [...plain.filter((one) => one.do !== 'endAction'), ...end]
}

export const buttonsOf = (shown: Shown): readonly Action[] => {
  const { choices, chosen, menuOf } = shown
  const about = choices.quick
    ? [...choices.players.values()].flat()
    : (choices.players.get(menuOf >= 0 ? menuOf : chosen.player) ?? [])
  const [first] = about
  const own = first?.do === 'activate' || first?.do === 'cast'
  const menu = choices.quick || menuOf >= 0 || about.length > 1 || own ? about : []
  return [...menu, ...fewSquares(shown), ...inOrder(choices.buttons)]
}
