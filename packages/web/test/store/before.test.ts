// What a client of an earlier engine kept can still be opened. Neighbours: before/README.md, ../../src/match/restored.ts,
// ../../src/replay/reel.ts.
import { readFileSync } from 'node:fs'
import { account, type GameEvent } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { eventsHash } from '../../../engine/test/support/eventsHash.ts'
import { engineNamed } from '../../src/match/engines.ts'
import { restoredInputs, restoredLocalMatch } from '../../src/match/restored.ts'
import { beginMatch, type SavedMatch } from '../../src/match/savedMatch.ts'
import { asSavedMatch } from '../../src/match/savedShape.ts'
import { openPosition } from '../../src/position/positionLink.ts'
import { openReplay } from '../../src/replay/openReplay.ts'
import { reelOfRecord, stateAt } from '../../src/replay/reel.ts'
import { asKeptReplay } from '../../src/store/keptReplay.ts'
import { keepNewMatch, savedMatch } from '../../src/store/matches.ts'
import { freshStore } from '../support/freshStore.ts'

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
    expect(saved.state.layout).toBe(2)
    const { inputs, fromState, notice } = restoredInputs(engine, saved)
    expect([fromState, inputs.length, notice]).toEqual([false, saved.inputs.length, ''])
    const match = beginMatch(engine, saved.beginning)
    const events: GameEvent[] = inputs.flatMap((input) => engine.apply(match, input))
    expect([events.length, eventsHash(events)]).toEqual([end.events, end.eventsHash])
    expect(account(engine.rules.pitch, match).split('\n')).toEqual(end.account)
    const pending = engine.pending(match)
    expect(pending.wait === 'coach' && pending.question.kind).toBe('reroll')
  })

  it('a match that began as a position is in the layout of that day: it is not opened, and told why and what helps', async () => {
    await freshStore()
    const saved = savedIn('position')
    await keepNewMatch(saved)
    const why =
      /Neither what was played .* it is a match in layout 2, and this engine reads layout \d+ only\. It stays kept as it is; a client with engine 0\.2\.0 may open it/
    expect(() => restoredLocalMatch(engineOf(saved.edition), saved)).toThrow(why)
    await expect(openReplay(saved.id, {})).rejects.toThrow(why)
    expect(await savedMatch(saved.id)).toEqual(saved)
  })

  it('a match whose rules have been corrected since, in a layout of that day, tells both', () => {
    const saved = { ...savedIn('match'), rules: 99 }
    expect(() => restoredLocalMatch(engineOf(saved.edition), saved)).toThrow(
      /What was played: it was played by version 99 of the rules of bb2020 .* How it stood: it is a match in layout 2/,
    )
  })

  it('a replay is wound to its end, and its note says that the end was not compared', async () => {
    const { id, record } = asKeptReplay(read('replay'))
    const reel = await reelOfRecord(record)
    expect([reel.id, reel.steps.length]).toEqual([id, record.inputs.length])
    expect(stateAt(reel, reel.steps.length).result?.by).toBe('touchdowns')
    expect(reel.note).toContain('the end could not be compared: engine 0.2.0')
  })

  it('an address of a position is refused with the reason and what helps', async () => {
    const { link } = read('link') as { readonly link: string }
    await expect(openPosition(link)).rejects.toThrow(/a match in layout 2, .*; ask for the link again/)
  })
})
