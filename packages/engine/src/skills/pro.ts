// Pro: once a turn re-rolls any roll of his own on 4 or more, but for armour, injury and casualty.
import type { Skill } from '../hooks.ts'
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

export const pro: Skill = {
  id: 'pro',
  name: 'Pro',
  category: 'general',
  worksWhileDown: true,
  rerolls: {
    rolls: rollKinds.filter((kind) => !NEVER.includes(kind)),
    anyResult: true,
    oncePerTurn: true,
    gate: 'pro',
  },
}
