// What a player does to another before his action: his coach names the target, and usually a die is rolled.
// Neighbours: hooks.ts defines feats, skills/feats.ts offers them, skills/stars/ has them.

import type { Ctx } from '../edition.ts'
import type { FeatHook } from '../hooks.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { rollFrame } from '../procs/rolling/roll.ts'
import { playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'

export interface FeatFrame extends Frame {
  readonly proc: 'feat'
  step: 'choose' | 'rolled' | 'end'
  readonly player: number
  readonly skill: string
  target: number
}

export const featFrame = (player: number, skill: string): FeatFrame => ({
  proc: 'feat',
  step: 'choose',
  player,
  skill,
  target: -1,
})

const featOf = (c: Ctx, f: FeatFrame): FeatHook => {
  const feat = c.rules.skills.get(f.skill)?.feat
  if (!feat) throw new Error(`${f.skill} is no feat`)
  return feat
}

const carryOut = (c: Ctx, f: FeatFrame, face: number): Next<FeatFrame> => {
  const { players } = c.match
  const frame = featOf(c, f).done(c, players[f.player], players[f.target], face)
  return frame ? call(frame, 'end') : 'end'
}

const chooseOne = playerActions('choose')

export const feat: Procedure<FeatFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('nominate', f.player, { subject: f.skill }),
      legal: (c, f) =>
        featOf(c, f)
          .targets(c, c.match.players[f.player])
          .map(({ id }) => chooseOne(id)),
      chosen: (c, f, answer): Next<FeatFrame> => {
        f.target = answer.player
        const { needs } = featOf(c, f)
        if (needs === 0) return carryOut(c, f, 0)
        return call(rollFrame(c, 'feat', f.player, { base: needs, other: f.target, why: f.skill }), 'rolled')
      },
    },
    rolled: (c, f) => carryOut(c, f, c.match.lastRoll?.faces[0] ?? 0),
    end: () => DONE,
  },
}
