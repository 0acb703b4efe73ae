// What a client of an earlier engine kept can still be opened. Neighbours: before/README.md, ../../src/match/restored.ts,
// ../../src/replay/reel.ts.
import { readFileSync } from 'node:fs'
import { account, type GameEvent, readInput } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { eventsHash } from '../../../engine/test/support/eventsHash.ts'
import { engineNamed } from '../../src/match/engines.ts'
import { restoredInputs } from '../../src/match/restored.ts'
import { beginMatch, type SavedMatch } from '../../src/match/savedMatch.ts'
import { asSavedMatch } from '../../src/match/savedShape.ts'
import { openPosition } from '../../src/position/positionLink.ts'
import { reelOfRecord, stateAt } from '../../src/replay/reel.ts'
import { asKeptReplay } from '../../src/replay/source.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`before/${name}.json`, import.meta.url), 'utf8'))
const savedIn = (name: string): SavedMatch => asSavedMatch(read(name))
const engineOf = (edition: string) => {
  const engine = engineNamed(edition)
  if (!engine) throw new Error(`no edition ${edition}`)
  return engine
}
const { match: end } = read('ends') as {
  readonly match: { readonly events: number; readonly eventsHash: string; readonly account: readonly string[] }
}

describe('what a client of engine 0.2.0 kept', () => {
  it('a match in the middle of a block goes on exactly where it was left', () => {
    const saved = savedIn('match')
    const engine = engineOf(saved.edition)
    const { inputs, fromState } = restoredInputs(engine, saved)
    expect([fromState, inputs.length]).toEqual([false, saved.inputs.length])
    const match = beginMatch(engine, saved.beginning)
    const events: GameEvent[] = inputs.flatMap((input) => engine.apply(match, input))
    expect([events.length, eventsHash(events)]).toEqual([end.events, end.eventsHash])
    expect(account(engine.rules.pitch, match).split('\n')).toEqual(end.account)
    const pending = engine.pending(match)
    expect(pending.wait === 'coach' && pending.question.kind).toBe('reroll')
  })

  it('a match that began as a position goes on', () => {
    const saved = savedIn('position')
    const engine = engineOf(saved.edition)
    expect(restoredInputs(engine, saved).inputs.length).toBe(saved.inputs.length)
    expect(saved.inputs.every((line) => readInput(engine.rules.pitch, line) !== null)).toBe(true)
  })

  it('a replay is wound to its end', async () => {
    const { id, record } = asKeptReplay(read('replay'))
    const reel = await reelOfRecord(record)
    expect([reel.id, reel.steps.length]).toEqual([id, record.inputs.length])
    expect(stateAt(reel, reel.steps.length).result?.by).toBe('touchdowns')
  })

  it('an address of a position is opened', async () => {
    const { link } = read('link') as { readonly link: string }
    expect((await openPosition(link)).match.squads.home.score).toBe(1)
  })
})
