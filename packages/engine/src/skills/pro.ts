// Pro: once a turn re-rolls any roll of his own on 4 or more, but for armour, injury and casualty.
import { revise, type Skill } from '../hooks.ts'
import { isActing } from '../procs/zones.ts'
import { type RollKind, rollKinds } from '../vocabulary/rolls.ts'

/** Rolls that are not the player's own doing, or that nothing re-rolls. */
const NEVER: readonly RollKind[] = [
  'armour',
  'injury',
  'regeneration',
  'recover',
  'bribe',
  'apothecary',
  'loner',
  'pro',
]

/** What a player rolls for himself and may have made anew. */
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

/** Later: one die in his own action, on 3 or more; standing up is never re-rolled so. */
export const pro2020 = revise(pro, {
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
