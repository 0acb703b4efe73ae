// What several stars share: one die of a roll of their own is rolled again, whatever it showed.
import type { RerollHook } from '../../hooks.ts'
import { ownRolls } from '../pro.ts'

export const oneOwnDie: RerollHook = {
  rolls: ownRolls,
  anyResult: true,
  oneOf: (_c, f) => [...f.dice.keys()],
}
