// Regeneration: after a casualty, and any apothecary, he heals on a 4 or more; only a henchman can re-roll it.

import type { Ctx } from '../edition.ts'
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import type { CasualtyFrame } from '../procs/hurt/casualty.ts'
import { heal } from '../procs/hurt/heal.ts'
import { isFreelance } from '../procs/match/freelance.ts'
import { spend } from '../procs/match/resources.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'

interface HenchmanFrame extends Frame, Receives<{ rolled: RollResult }> {
  readonly proc: 'henchman'
  step: 'offer' | 'rolled'
  readonly player: number
  readonly results: number
}

const henchmanFrame = (player: number, results: number): HenchmanFrame => ({
  proc: 'henchman',
  step: 'offer',
  player,
  results,
})

const henchman: Procedure<HenchmanFrame, Ctx> = {
  steps: {
    offer: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('useResource', f.player, { subject: 'henchman', declining: 'staysInjured' }),
      legal: () => [action('use', -1, -1, 'henchman'), action('decline')],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return DONE
        spend(c, coachOf(c.match, c.match.players[f.player]), 'henchman', f.player)
        return call(rollFrame(c, 'regeneration', f.player), 'rolled')
      },
    },
    rolled: (c, f, regeneration) => {
      if (regeneration === 'passed') heal(c, c.match.players[f.player], f.results)
      return DONE
    },
  },
}

type Tested = NonNullable<WindowHook<CasualtyFrame>['tested']>

const regenerate: Tested = (c, owner, cause, healed) => {
  if (healed) heal(c, owner, cause.results.length)
  else if (c.match.squads[coachOf(c.match, owner)].resources.henchman > 0)
    return henchmanFrame(owner.id, cause.results.length)
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
