// Take Root: on a 1 after declaring an action he cannot leave his square until the drive ends or he falls.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { stayOut } from '../procs/kickOff/fielding.ts'
import { isSpentFor, spendFor } from '../procs/match/limits.ts'
import { hasState, setState } from '../procs/match/states.ts'
import type { ActivationFrame } from '../procs/turn/activationFrame.ts'

const takingRoot = (took: (f: ActivationFrame) => void): WindowHook<ActivationFrame> => ({
  offer: (_c, owner, cause) => !cause.lost && !hasState(owner, 'rooted'),
  roll: (_c, owner) => ({ roll: 'takeRoot', player: owner.id }),
  tested: (c, owner, cause, passed) => {
    if (passed) return null
    setState(c, owner, 'rooted', true)
    took(cause)
    return null
  },
  compulsory: true,
})

export const takeRoot: Skill = {
  id: 'take-root',
  name: 'Take Root',
  category: 'extraordinary',
  windows: {
    activated: takingRoot((f) => {
      // If he is rooted at the start of a Blitz he may not block either.
      if (f.action === 'blitz') f.mayNotBlock = true
    }),
  },
}

/** bb2020: he may still do what his action allows from his square. */
export const takeRootBb2020 = revise(takeRoot, {
  category: 'trait',
  worksWhileDown: true,
  windows: { activated: takingRoot(() => undefined) },
})

/** `third`: a roll before the match decides whether he sleeps through its first half. Nothing re-rolls it. */
export const takeRootThird = revise(takeRoot, {
  windows: {
    matchStarting: {
      offer: (_c, owner) => owner.place !== 'casualty',
      roll: (_c, owner) => ({ roll: 'takeRoot', player: owner.id, again: true }),
      tested: (_c, owner, _cause, passed) => {
        if (!passed) spendFor(owner, takeRoot.id, 'half')
        return null
      },
      compulsory: true,
    },
    fielding: {
      offer: (_c, owner) => owner.place === 'reserves' && isSpentFor(owner, takeRoot.id, 'half'),
      use: (c, owner) => {
        stayOut(c, owner, takeRoot.id)
        return null
      },
      compulsory: true,
    },
  },
})
