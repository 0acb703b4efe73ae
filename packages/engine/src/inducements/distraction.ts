// A player who stalled last turn may be too distracted to act: a D6 before his activation.
// Neighbours: turn.ts calls it in place of the activation, stalling.ts says who stalled, inducements/cards/ causes it.
import type { Ctx } from '../edition.ts'
import type { Occasions } from '../inducement.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { hasState, setState } from '../procs/match/states.ts'
import { type AnyKind, activationFrame } from '../procs/turn/activationFrame.ts'

export interface DistractionFrame extends Frame {
  readonly proc: 'distraction'
  step: 'roll' | 'end'
  readonly player: number
  readonly action: AnyKind
}

const distractionFrame = (player: number, kind: AnyKind): DistractionFrame => ({
  proc: 'distraction',
  step: 'roll',
  player,
  action: kind,
})

/** Remembers who stalled until the end of his side's next turn, and makes him roll before he acts. */
export const distractsStallers: Occasions = {
  foeActivated: (player, kind) => (hasState(player, 'stalled') ? distractionFrame(player.id, kind) : null),
  foesTurnEnding: (c, staller) => {
    const { side } = c.match.turn
    for (const player of c.match.players) if (player.side === side) setState(c, player, 'stalled', player === staller)
  },
}

const LISTENS_ON = 4

export const distraction: Procedure<DistractionFrame, Ctx> = {
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'distraction',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'distraction', player: f.player, dice: faces })
        if (faces[0] >= LISTENS_ON) return call(activationFrame(f.player, f.action), 'end')
        // He was not activated, so no once-per-turn action is used up.
        c.match.players[f.player].acted = true
        return DONE
      },
    },
    end: () => DONE,
  },
}
