// Take Root: on a 1 after declaring an action he cannot leave his square until the drive ends or he goes down.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import type { ActivationFrame } from '../procs/activationFrame.ts'
import { hasState, setState } from '../procs/states.ts'

const takingRoot = (took: (f: ActivationFrame) => void): WindowHook => ({
  offer: (_c, owner, cause) => !(cause as ActivationFrame).lost && !hasState(owner, 'rooted'),
  roll: (_c, owner) => ({ roll: 'takeRoot', player: owner.id }),
  tested: (c, owner, cause, passed) => {
    if (passed) return null
    setState(c, owner, 'rooted', true)
    took(cause as ActivationFrame)
    return null
  },
  compulsory: true,
  declining: '',
})

export const takeRoot: Skill = {
  id: 'take-root',
  name: 'Take Root',
  category: 'extraordinary',
  windows: {
    activated: takingRoot((f) => {
      // Rooted as he starts a blitz, he may not even block from where he stands.
      if (f.action === 'blitz') f.mayNotBlock = true
    }),
  },
}

/** He does what his action still allows from where he stands. */
export const takeRoot2020 = revise(takeRoot, {
  category: 'trait',
  worksWhileDown: true,
  windows: { activated: takingRoot(() => undefined) },
})
