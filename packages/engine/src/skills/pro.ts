// Pro: once per turn re-rolls any roll of his own on a 4 or more, except armour, injury and casualty.
import { revise, type Skill } from '../hooks.ts'
import { isActing } from '../procs/move/zones.ts'
import { type RollKind, rollKinds } from '../vocabulary/rolls.ts'

/** Rolls that are not the player's own, or that cannot be re-rolled. */
const NEVER: readonly RollKind[] = [
  'armour',
  'injury',
  'regeneration',
  'recover',
  'bribe',
  'apothecary',
  'loner',
  'pro',
  'thickSkull',
  'queasy',
]

/** Rolls that a player makes himself and may re-roll. */
export const ownRolls: readonly RollKind[] = rollKinds.filter((kind) => !NEVER.includes(kind))

export const pro: Skill = {
  id: 'pro',
  name: 'Pro',
  category: 'general',
  worksWhileDown: true,
  rerolls: {
    rolls: ownRolls,
    anyResult: true,
    oncePerTurn: true,
    gate: 'pro',
  },
}

/** bb2020: one die in his own action, on a 3 or more; not for standing up. */
export const proBb2020 = revise(pro, {
  worksWhileDown: false,
  rerolls: {
    rolls: ownRolls.filter((kind) => kind !== 'standUp'),
    anyResult: true,
    oncePerTurn: true,
    perAction: true,
    gate: 'pro',
    allowed: (c, _f, owner) => isActing(c, owner),
    oneOf: (_c, f) => [...f.dice.keys()],
  },
})
