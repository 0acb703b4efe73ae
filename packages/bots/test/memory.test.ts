// A cached block forecast equals a fresh one: dice and chooser of every block, even after players have moved.
// Neighbours: src/memory.ts, src/blockOdds.ts.
import { action, editions, engineFor, nextInput, seededRoller, startingLineUp } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { forecastBlock } from '../src/blockOdds.ts'
import { opponentsBeside } from '../src/blocks.ts'
import { newMemory } from '../src/memory.ts'
import { makeScene } from '../src/scene.ts'
import { coachOf, hasBlockDice } from './support.ts'

describe.each(editions.filter(hasBlockDice).map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  it('a block that was asked for before is thrown with the same dice', () => {
    const engine = engineFor(edition)
    const [home, away] = [edition.rosters[3], edition.rosters[7]].map((roster) => startingLineUp(roster))
    const match = engine.start({ home, away })
    const coach = coachOf('rookie', 1, {})
    const driver = { coaches: { home: coach, away: coach }, roller: seededRoller(21) }
    let turn = ''
    let memory = newMemory()
    let [blocks, remembered] = [0, 0]
    for (
      let input = nextInput(engine, match, driver);
      input && blocks < 400;
      input = nextInput(engine, match, driver)
    ) {
      const pending = engine.pending(match)
      if (pending.wait === 'coach' && pending.question.kind === 'turn') {
        const now = `${match.clock.half} ${match.clock.home} ${match.clock.away} ${match.turn.side}`
        if (now !== turn) memory = newMemory()
        turn = now
        const scene = makeScene(engine, match, pending.side, memory)
        for (const player of scene.ready) {
          if (!scene.legal.has(action('activate', player.id, -1, 'block'))) continue
          for (const other of opponentsBeside(scene, player)) {
            const known = memory.blocks.size
            const told = forecastBlock(scene.sight, memory, player, other, 'block')
            const afresh = forecastBlock(scene.sight, newMemory(), player, other, 'block')
            if (memory.blocks.size === known) remembered++
            blocks++
            expect([told?.dice, told?.chooser, told?.ready]).toEqual([afresh?.dice, afresh?.chooser, afresh?.ready])
          }
        }
      }
      engine.apply(match, input)
    }
    expect(blocks).toBeGreaterThan(100)
    expect(remembered).toBeGreaterThan(30)
  })
})
