// Matches recorded by an earlier engine replay with the same events to the same end. Neighbours: before/README.md says what
// they are, ../../src/play/record.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { account } from '../../src/play/account.ts'
import { endCheckOf, parseRecord, replay } from '../../src/play/record.ts'
import type { GameEvent } from '../../src/vocabulary/events.ts'
import { eventsHash } from '../support/eventsHash.ts'
import { engineOf } from '../support/scene.ts'

interface End {
  readonly inputs: number
  readonly events: number
  readonly eventsHash: string
  readonly account: readonly string[]
}

const folder = new URL('before/', import.meta.url)
const textOf = (name: string): string => readFileSync(new URL(`${name}.json`, folder), 'utf8')
const ends = JSON.parse(textOf('ends')) as { readonly [name: string]: End }

describe('a match recorded by engine 0.2.0', () => {
  for (const [name, end] of Object.entries(ends))
    it(`replays with the same events to the same end: ${name}`, () => {
      const record = parseRecord(textOf(name))
      const engine = engineOf(record.edition)
      const events: GameEvent[] = []
      const match = replay(engine, record, (_input, happened) => events.push(...happened))
      expect(endCheckOf(record)).toBe(match.result ? 'olderForm' : 'notOver')
      expect([record.inputs.length, events.length]).toEqual([end.inputs, end.events])
      expect(eventsHash(events)).toBe(end.eventsHash)
      expect(account(engine.rules.pitch, match).split('\n')).toEqual(end.account)
    })

  it('is compared with its end, each of them', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'ends.json')
    expect(files.map((file) => file.replace('.json', '')).sort()).toEqual(Object.keys(ends).sort())
  })
})
