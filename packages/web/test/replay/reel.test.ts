// Records and saved matches are loaded completely; a file that is not a record changes nothing, and the reason is reported.
import { readdirSync, readFileSync } from 'node:fs'
import { accountCheck, type MatchRecord } from '@double-skulls/engine'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { keepRecordFile, openReplay } from '../../src/replay/openReplay.ts'
import { recordOf, reelOfRecord, reelOfSaved, stateAt } from '../../src/replay/reel.ts'
import { faultOf, MOST_BYTES, MOST_INPUTS } from '../../src/replay/source.ts'
import { keepNewMatch } from '../../src/store/matches.ts'
import { keepReplay, keptReplay, keptReplays } from '../../src/store/replays.ts'
import { freshStore } from '../support/freshStore.ts'
import { playedRecord, savedFrom } from '../support/played.ts'

beforeAll(freshStore)

const golden = new URL('../../../engine/test/golden/', import.meta.url)

const file = (text: string, name = 'match.json', size = text.length) => ({ name, size, text: async () => text })
const faultOfFile = (text: string, size?: number): Promise<string> =>
  keepRecordFile(file(text, 'match.json', size), 1).then(
    () => 'none',
    (error: unknown) => faultOf(error),
  )

const record = playedRecord({ edition: playableEditions[0].id, seed: 3 })
const changed = (change: Partial<MatchRecord>): string => JSON.stringify({ ...record, ...change })

describe('loading', () => {
  for (const { id } of playableEditions)
    it(`gives every state of a wild match of ${id}, the last as the record says, and the same record back`, async () => {
      const wild = playedRecord({ edition: id, seed: 8, wild: true })
      const reel = await reelOfRecord(wild)
      expect(reel.steps.length).toBe(wild.inputs.length)
      expect(accountCheck(reel.engine, stateAt(reel, reel.steps.length))).toBe(wild.final)
      expect(recordOf(reel)).toEqual(wild)
      const engine = engineNamed(id)
      const again = engine?.start(wild.setup)
      if (!engine || !again) throw new Error('no engine')
      for (const [index, { input }] of (reel.played ?? []).entries()) {
        if (index % 97 === 0) expect(stateAt(reel, index)).toEqual(again)
        engine.apply(again, input)
      }
    })

  it('opens the golden records', async () => {
    const files = readdirSync(golden).filter((name) => name.endsWith('.json') && name !== 'summaries.json')
    expect(files.length).toBeGreaterThan(5)
    for (const name of files) {
      const text = readFileSync(new URL(name, golden), 'utf8')
      const kept = await keptReplay(await keepRecordFile(file(text, name), 1))
      expect(kept?.state.result, name).not.toBeNull()
      expect(kept?.file).toBe(name)
    }
  })

  it('opens a saved match by its id, and one from before a correction of the rules by its last state', async () => {
    const saved = savedFrom(record, 'mine')
    await keepNewMatch(saved)
    const reel = await openReplay('mine', {})
    expect(reel.steps.length).toBe(record.inputs.length)
    expect(reel.seats.away).toEqual({ by: 'bot', bot: 'rookie' })
    const old = await reelOfSaved({ ...saved, rules: 99 })
    expect(old.steps).toEqual([])
    expect(old.start).toEqual(saved.state)
    expect(old.note).toContain('Only its last state')
  })

  it('reports its progress, and stops when the result is no longer wanted', async () => {
    let clock = 0
    const watch = vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 100
      return clock
    })
    const short = playedRecord({ edition: playableEditions[0].id, seed: 3, most: 4 })
    const told: number[] = []
    await reelOfRecord(short, { onProgress: (done) => told.push(done) })
    expect(told).toEqual([0.25, 0.5, 0.75, 1])
    const stopped = reelOfRecord(short, { onProgress: (done) => told.push(done), isStopped: () => told.length === 6 })
    await expect(stopped).rejects.toThrow('Nobody waits')
    expect(told.length).toBe(6)
    watch.mockRestore()
  })

  it('gives the same record the same address, and another one another', async () => {
    const other = playedRecord({ edition: record.edition, seed: 4 })
    const ids = await Promise.all([record, record, other].map((one) => keepRecordFile(file(JSON.stringify(one)), 1)))
    expect(ids[0]).toBe(ids[1])
    expect(ids[0]).not.toBe(ids[2])
  })
})

describe('an invalid record', () => {
  const cases: readonly (readonly [why: string, text: string, told: RegExp])[] = [
    ['nothing', '', /empty/],
    ['a picture', '\u0089PNG', /not valid JSON.*save it again/],
    ['a file that was cut off', JSON.stringify(record).slice(0, 5000), /not valid JSON.*cut off/],
    ['another file', '{"name":"double-skulls"}', /"format" must be/],
    ['no inputs', changed({ inputs: 3 as unknown as string[] }), /"inputs" must be a list/],
    [
      'other rules',
      changed({ rules: 99 }),
      /played by version 99 of the rules.*has version \d+; replay it with a newer/,
    ],
    ['another edition', changed({ edition: 'blitz' }), /edition that is not here: "blitz".*plays/],
    ['a changed line', changed({ inputs: [...record.inputs.slice(0, 9), '6 6 #00000000'] }), /Input 10.*changed/],
    ['a missing end', changed({ inputs: record.inputs.slice(0, 40) }), /Input 41 is missing/],
    ['no team', changed({ setup: {} as MatchRecord['setup'] }), /line-up is missing/],
    ['too many inputs', changed({ inputs: Array(MOST_INPUTS + 1).fill('6') }), /no match has more/],
  ]
  for (const [why, text, told] of cases)
    it(`is refused with the reason: ${why}`, async () => {
      const before = await keptReplays()
      expect(await faultOfFile(text)).toMatch(told)
      expect(await keptReplays()).toEqual(before)
    })

  it('is not even read when it is huge', async () => {
    const text = vi.fn(async () => '')
    const huge = { name: 'film.mkv', size: MOST_BYTES + 1, text }
    await expect(keepRecordFile(huge, 1)).rejects.toThrow('no record is larger')
    expect(text).not.toHaveBeenCalled()
  })

  it('is reported when it was stored by an earlier version', async () => {
    await keepReplay({
      id: 'rold',
      record: { ...record, rules: 99 },
      file: 'old.json',
      state: stateAt(await reelOfRecord(record), 0),
      changedAt: 1,
    })
    await expect(openReplay('rold', {})).rejects.toThrow('version 99 of the rules')
    await expect(openReplay('nowhere', {})).rejects.toThrow('"nowhere"')
  })
})
