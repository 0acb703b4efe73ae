// Shared by several stars: re-rolls one die of their own roll, also of a success.
import type { RerollHook } from '../../hooks.ts'
import { ownRolls } from '../pro.ts'

export const oneOwnDie: RerollHook = {
  rolls: ownRolls,
  anyResult: true,
  oneOf: (_c, f) => [...f.dice.keys()],
}
