// Scenes of second in which something happens to somebody when a turn starts: a test of armour and injury needs no attack.
// Neighbour: second.ts makes the scene.
import type { Ctx } from '../../src/edition.ts'
import { second } from '../../src/editions/second.ts'
import type { Frame } from '../../src/kernel/match.ts'
import type { Routine } from '../../src/routine.ts'
import type { Scene } from './scene.ts'
import { type SecondOptions, sceneSecond } from './second.ts'

/** What happens; H1 is player `H1`. */
export type Happening = (c: Ctx, id: (token: string) => number) => Frame | null

/** Home ends its turn, and at the start of away's turn the thing happens, once. */
export const happening = (
  picture: string,
  what: Happening,
  { on = [], routines = [], ...options }: SecondOptions & { readonly routines?: readonly Routine[] } = {},
): Scene => {
  const manifest = on.length === 0 ? second : (second.variants?.with(on) ?? second)
  let happened = false
  const s: Scene = sceneSecond(picture, {
    ...options,
    edition: {
      ...manifest,
      routines: [
        ...(manifest.routines ?? []),
        ...routines,
        {
          id: 'test',
          at: 'turnStart',
          begin: (c) => {
            if (happened) return null
            happened = true
            return what(c, (token) => s.player(token).id)
          },
        },
      ],
    },
  })
  s.endTurn()
  return s
}
