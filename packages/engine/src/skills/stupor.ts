// Shared by Bone-head and Really Stupid: a roll after declaring an action; a failure loses it and the tackle zone.
import type { Ctx } from '../edition.ts'
import type { RollRequest, WindowHook } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { setState } from '../procs/match/states.ts'
import type { ActivationFrame } from '../procs/turn/activationFrame.ts'

export const stupor = (roll: (c: Ctx, owner: Player) => RollRequest): WindowHook<ActivationFrame> => ({
  offer: (_c, _owner, cause) => !cause.lost,
  roll,
  tested: (c, owner, cause, passed) => {
    setState(c, owner, 'confused', !passed)
    if (!passed) cause.lost = true
    return null
  },
  compulsory: true,
})
