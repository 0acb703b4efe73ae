// Foul Appearance: an opponent who wants to block him, or use another attack, must roll 2 or more first.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { type BlockFrame, wasNominated } from '../procs/block/blockFrame.ts'
import { disturbs } from './disturbingPresence.ts'

const blockDeclared: WindowHook<BlockFrame> = {
  offer: (_c, owner, cause) => owner.id === cause.defender && !cause.swing && !cause.cancelled,
  roll: (_c, owner, cause) => ({ roll: 'foulAppearance', player: cause.attacker, other: owner.id }),
  tested: (_c, _owner, cause, passed) => {
    if (!passed) cause.cancelled = true
    return null
  },
  compulsory: true,
}

export const foulAppearance: Skill = {
  id: 'foul-appearance',
  name: 'Foul Appearance',
  category: 'mutation',
  windows: { blockDeclared },
}

/** Actions against him that need no roll. */
const HARMLESS: readonly string[] = ['foul', 'move']

/** bb2020: a failure loses the whole action; every further block of Frenzy needs its own roll. */
export const foulAppearanceBb2020 = revise(foulAppearance, {
  worksWhileDown: true,
  windows: {
    nominated: {
      // Bloodlust may have turned the declared action into a Move.
      offer: (_c, _owner, cause) => !HARMLESS.includes(cause.action),
      roll: (_c, owner, cause) => ({
        roll: 'foulAppearance',
        player: cause.player,
        other: owner.id,
      }),
      tested: (_c, _owner, cause, passed) => {
        if (!passed) cause.lost = true
        return null
      },
      compulsory: true,
    },
    blockDeclared: {
      ...blockDeclared,
      offer: (c, owner, cause) => blockDeclared.offer(c, owner, cause) && !wasNominated(c, cause),
    },
  },
})

/** `third`: it disturbs passes, catches and interceptions too, and both of two opponents who are blocked at once. */
export const foulAppearanceThird = revise(foulAppearance, {
  modifiers: { foes: { pass: disturbs, catch: disturbs, intercept: disturbs } },
  windows: {
    blockDeclared: {
      ...blockDeclared,
      offer: (c, owner, cause) =>
        blockDeclared.offer(c, owner, cause) || (owner.id === cause.partner && !cause.cancelled),
    },
  },
})
