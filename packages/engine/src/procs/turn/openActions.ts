// What an action may still become where none is declared, and what a deed makes of it. Neighbours: activationOpen.ts plays it,
// activationOptions.ts lists the deeds, whoMayAct.ts says what is open to a player.
import type { Ctx } from '../../edition.ts'
import type { Action } from '../../vocabulary/actions.ts'
import type { ActionKind, ActivationFrame, AnyKind } from './activationFrame.ts'
import { hasToBlock } from './compulsion.ts'
import { kindsFor } from './whoMayAct.ts'

/** The actions that this may still become. Who has moved makes no Block action any more. */
export const stillPossible = (c: Ctx, f: ActivationFrame): readonly ActionKind[] => {
  const kinds = kindsFor(c, c.match.players[f.player], hasToBlock(c, f))
  return f.action === 'walking' ? kinds.filter((kind) => kind !== 'block') : kinds
}

/** What his action is once he does this. Moving leaves most of it open, and so does a gaze. */
export const kindAfter = (c: Ctx, f: ActivationFrame, { do: deed, option }: Action): AnyKind => {
  switch (deed) {
    case 'step':
    case 'leap':
    case 'swing':
    case 'putBall':
      return 'walking'
    case 'standUp':
      return option === 'block' ? 'block' : 'walking'
    case 'block':
      return option !== 'blitz' && stillPossible(c, f).includes('block') ? 'block' : 'blitz'
    case 'throw':
    case 'throwTeamMate':
      return 'pass'
    case 'handOff':
      return 'handOff'
    case 'foul':
      return 'foul'
    default:
      return f.action
  }
}
