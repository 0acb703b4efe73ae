// Regeneration: after a casualty, and any apothecary, he heals on a 4 or more; only a henchman can re-roll it.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { isFreelance } from '../kernel/match.ts'
import type { CasualtyFrame } from '../procs/hurt/casualty.ts'
import { heal } from '../procs/hurt/heal.ts'
import { henchman, henchmanFrame } from './henchman.ts'

type Tested = NonNullable<WindowHook<CasualtyFrame>['tested']>

const regenerate: Tested = (c, owner, cause, healed) => {
  if (healed) heal(c, owner, cause.results.length)
  else if (c.match.squads[owner.side].resources.henchman > 0) return henchmanFrame(owner.id, cause.results.length)
  return null
}

export const regeneration: Skill = {
  id: 'regeneration',
  name: 'Regeneration',
  category: 'extraordinary',
  procedures: { henchman },
  permits: ['cannotBeInfected', 'cannotBeRaised'],
  windows: {
    casualty: {
      offer: (_c, owner) => owner.place === 'casualty',
      roll: (_c, owner) => ({ roll: 'regeneration', player: owner.id }),
      tested: regenerate,
      compulsory: true,
    },
  },
}

/** bb2020: stars and mercenaries get no re-roll. */
const regenerateBb2020: Tested = (c, owner, cause, healed) =>
  healed || !isFreelance(owner) ? regenerate(c, owner, cause, healed) : null

export const regenerationBb2020 = revise(regeneration, {
  category: 'trait',
  worksWhileDown: true,
  windows: {
    casualty: {
      offer: (_c, owner) => owner.place === 'casualty',
      roll: (_c, owner) => ({ roll: 'regeneration', player: owner.id }),
      tested: regenerateBb2020,
      compulsory: true,
    },
  },
})
