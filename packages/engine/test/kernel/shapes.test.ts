// Frames of one procedure have the same fields in the same order, whoever made them, and so do their clones: V8 then
// gives them one shape, and reads them fast.
import { describe, expect, it } from 'vitest'
import { presetsOf } from '../../src/editionId.ts'
import { editions, livelyCoach, playMatch, seededRoller, wildSetup } from '../../src/index.ts'
import type { Frame } from '../../src/kernel/match.ts'
import { engineOf } from '../support/scene.ts'

const GAMES = 16

describe('shapes', () => {
  // The last preset of an edition has the most procedures.
  it.each(editions.map(({ id }) => ({ id: presetsOf(id).at(-1)?.id ?? id })))(
    'of frames are one for each procedure of $id',
    ({ id }) => {
      const engine = engineOf(id)
      const shapes = new Map<string, Set<string>>()
      /** Whether one of the frames has a shape that was not seen before. */
      const note = (frames: readonly Frame[]): boolean => {
        let found = false
        for (const frame of frames) {
          const known = shapes.get(frame.proc) ?? new Set()
          const shape = Object.keys(frame).join(' ')
          found ||= !known.has(shape)
          shapes.set(frame.proc, known.add(shape))
        }
        return found
      }
      for (let game = 0; game < GAMES; game++) {
        const match = engine.start(wildSetup(engine.rules, seededRoller(game)))
        playMatch(engine, match, {
          roller: seededRoller(1000 + game),
          coaches: { home: livelyCoach(seededRoller(2000 + game)), away: livelyCoach(seededRoller(3000 + game)) },
          onInput: () => {
            if (note(match.stack)) note(engine.clone(match).stack)
          },
        })
      }
      expect(shapes.size).toBeGreaterThan(30)
      expect([...shapes].filter(([, known]) => known.size > 1).map(([proc, known]) => [proc, ...known])).toEqual([])
    },
  )
})
