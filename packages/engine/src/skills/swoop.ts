// Swoop: after a throw that reaches its target square he glides on instead of scattering.

import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { coachOf } from '../kernel/allegiance.ts'
import { OFF } from '../kernel/pitch.ts'
import { DONE, done, type Procedure } from '../kernel/procedure.ts'
import { frameAround } from '../kernel/stack.ts'
import { fly, type ThrowTeamMateFrame } from '../procs/ball/throwTeamMate.ts'
import type { SwoopFrame } from '../procs/ball/throwTeamMateBb2020.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { asD3, type Facing, facings } from '../vocabulary/words.ts'
import { templateDirection } from './swing.ts'

const GLIDED = done('glided')

const swoopProcedure: Procedure<SwoopFrame, Ctx> = {
  steps: {
    face: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('swoop', f.player, { declining: 'scattersLikeAnybody' }),
      legal: () => [action('decline'), ...facings.map((facing) => action('swing', -1, -1, facing))],
      chosen: (_c, f, answer) => {
        if (answer.do === 'decline') return DONE
        f.facing = answer.option as Facing
        return 'glide'
      },
    },

    glide: {
      kind: 'throw',
      dice: () => ['d6', 'd6'],
      why: () => 'swoop',
      ordered: true,
      rolled: (c, f, faces) => {
        const below = frameAround<ThrowTeamMateFrame>(c.match, 'throwTeamMate')
        c.events.push({ type: 'chance', why: 'swoop', player: f.player, dice: faces })
        const direction = templateDirection(f.facing, faces[0])
        for (let i = 0; i < asD3(faces[1]); i++) if (fly(c, below, direction) === OFF) break
        return GLIDED
      },
    },
  },
}

export const swoop: Skill = {
  id: 'swoop',
  name: 'Swoop',
  category: 'trait',
  procedures: { swoop: swoopProcedure },
  permits: ['swoops'],
}
