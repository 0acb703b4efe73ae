// The D6 of an inducement: no test, so nothing modifies it and nobody re-rolls it; its face is told as an event. Neighbours:
// the inducements beside this file; procs/rolling/roll.ts for tests.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import type { Next, Throw } from '../kernel/procedure.ts'

type UseFrame = Frame & { readonly use: string }

const nobody = (): number => -1

/** One D6 for the use that the frame names; `playerOf` is the player it is rolled for, if it is rolled for one. */
export const useDie = <F extends UseFrame>(
  rolled: (c: Ctx, f: F, face: number) => Next<F>,
  playerOf: (f: F) => number = nobody,
): Throw<F, Ctx> => ({
  kind: 'throw',
  dice: () => ['d6'],
  why: (_c, f) => f.use,
  rolled: (c, f, faces) => {
    c.events.push({ type: 'chance', why: f.use, player: playerOf(f), dice: faces })
    return rolled(c, f, faces[0])
  },
})
