// Grab: in a Block action pushes his opponent into any empty adjacent square. Grab and Side Step cancel each other.

import type { Ctx } from '../edition.ts'
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { frameBelow, innermost, isFrame } from '../kernel/stack.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'
import type { PushFrame } from '../procs/block/push.ts'
import { openSquares } from '../procs/move/stride.ts'
import { skillWorks } from '../procs/move/zones.ts'
import type { DoubleBlockFrame } from './doubleBlock.ts'

/** If two are blocked at once, neither may be pushed to where the other stood. */
const barredFor = (c: Ctx, victim: number): Square => {
  const both = innermost<DoubleBlockFrame>(c.match, 'doubleBlock')
  return both ? both.squares[1 - both.targets.indexOf(victim)] : OFF
}

const pull: WindowHook<PushFrame> = {
  offer: (c, owner, cause) => {
    const below = frameBelow(c.match, cause)
    const ownBlock = isFrame<BlockFrame>(below, 'block') && !below.blitz
    const barred = barredFor(c, cause.victim)
    const room = openSquares(c, c.match.players[cause.victim]).some((square) => square !== barred)
    return owner.id === cause.by && !cause.chain && ownBlock && room
  },
  use: (c, _owner, cause) => {
    cause.anywhere = true
    cause.barred = barredFor(c, cause.victim)
    return null
  },
  declining: 'usualPushSquares',
}

export const grab: Skill = {
  id: 'grab',
  name: 'Grab',
  category: 'strength',
  excludes: ['frenzy'],
  windows: {
    pushing: {
      ...pull,
      offer: (c, owner, cause) => {
        const victim = c.match.players[cause.victim]
        const sideStep = c.rules.skills.get('side-step')
        const sideSteps =
          victim.skills.includes('side-step') && sideStep !== undefined && skillWorks(c, victim, sideStep)
        return !sideSteps && pull.offer(c, owner, cause)
      },
    },
  },
}

/** bb2020: it cancels Sidestep, in a Blitz too, and is no longer cancelled by it. */
export const grabBb2020 = revise(grab, {
  deniesInHisBlock: ['sidestep'],
  windows: { pushing: pull },
})
