// Pick-me-up: at the end of the opponents' turn prone team-mates within three squares stand up on a 5 or more.

import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { gapBetween } from '../kernel/base.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { rise } from '../procs/hurt/fall.ts'
import { isOnPitch } from '../procs/move/zones.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'

interface PickMeUpFrame extends Frame, Receives<{ rolled: RollResult }> {
  readonly proc: 'pickMeUp'
  step: 'next' | 'rolled'
  waiting: readonly number[]
}

const REACH = 3

/** The mark of players who were rolled for; if one stood up, he cannot help others in the same turn. */
const PICKED_UP = 'pick-me-up'

/** Prone team-mates near the owner who have not been rolled for. */
const fallenNear = (c: Ctx, owner: Player): number[] =>
  c.match.players
    .filter(
      (p) =>
        p.side === owner.side &&
        isOnPitch(p) &&
        p.posture === 'prone' &&
        !p.marks.includes(PICKED_UP) &&
        gapBetween(c.rules.pitch, p, owner) <= REACH,
    )
    .map((p) => p.id)

const pickMeUpFrame = (waiting: readonly number[]): PickMeUpFrame => ({
  proc: 'pickMeUp',
  step: 'next',
  waiting,
})

const pickMeUpProcedure: Procedure<PickMeUpFrame, Ctx> = {
  steps: {
    next: (c, f) => (f.waiting.length === 0 ? DONE : call(rollFrame(c, 'pickMeUp', f.waiting[0]), 'rolled')),

    rolled: (c, f, roll) => {
      const player = c.match.players[f.waiting[0]]
      f.waiting = f.waiting.slice(1)
      player.marks = [...player.marks, PICKED_UP]
      if (roll === 'passed') rise(c, player, PICKED_UP)
      return 'next'
    },
  },
}

export const pickMeUp: Skill = {
  id: 'pick-me-up',
  name: 'Pick-me-up',
  category: 'trait',
  procedures: { pickMeUp: pickMeUpProcedure },
  windows: {
    foesTurnEnded: {
      offer: (c, owner) => !owner.marks.includes(PICKED_UP) && fallenNear(c, owner).length > 0,
      use: (c, owner) => pickMeUpFrame(fallenNear(c, owner)),
      declining: 'teamMatesStayDown',
    },
  },
}
