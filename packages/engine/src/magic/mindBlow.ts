// Mind Blow: whoever is hit is knocked out. Neighbour: ranged.ts.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { playerAt } from '../kernel/occupancy.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { intoBox } from '../procs/hurt/boxes.ts'
import { isMachine } from '../procs/things/machines.ts'
import type { Spell } from '../spell.ts'
import { rangedSpell } from './ranged.ts'

interface MindBlowFrame extends Frame {
  readonly proc: 'mindBlow'
  step: 'blow' | 'end'
  readonly player: number
}

const blow: Procedure<MindBlowFrame, Ctx> = {
  steps: {
    blow: (c, f) => {
      intoBox(c, c.match.players[f.player], 'ko', 'mindBlow')
      return call(settleFrame(), 'end')
    },

    end: () => DONE,
  },
}

export const mindBlow: Spell = rangedSpell({
  id: 'mindBlow',
  name: 'Mind Blow',
  strikes: (c, _caster, square): MindBlowFrame | null => {
    const victim = playerAt(c.match, square)
    return victim && !isMachine(c, victim) ? { proc: 'mindBlow', step: 'blow', player: victim.id } : null
  },
  procedures: { mindBlow: blow },
})
