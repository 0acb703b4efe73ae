// Stored data is read record by record: a broken one is set aside with its reason, and all others are read.
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { playableEditions } from '../../src/match/playable.ts'
import { restoredLocalMatch } from '../../src/match/restored.ts'
import type { SavedMatch } from '../../src/match/savedMatch.ts'
import { openReplay } from '../../src/replay/openReplay.ts'
import { reelOfRecord, reelOfSaved, stateAt } from '../../src/replay/reel.ts'
import { shelves } from '../../src/store/db.ts'
import type { KeptReplay } from '../../src/store/keptReplay.ts'
import { savedMatch, savedMatches } from '../../src/store/matches.ts'
import { keptReplay, keptReplays } from '../../src/store/replays.ts'
import { BrokenRecord, everything, putBack, rawRecord, removeRecord } from '../../src/store/shelf.ts'
import { keptTeam, keptTeams } from '../../src/store/teams.ts'
import { freshStore } from '../support/freshStore.ts'
import { playedRecord, savedFrom } from '../support/played.ts'
import { readyTeam } from '../support/teams.ts'

beforeAll(freshStore)

const record = playedRecord({ edition: playableEditions[0].id, seed: 1, most: 40 })
const sound = savedFrom(record, 'sound')
const reel = await reelOfRecord(record)
const replay: KeptReplay = {
  ...{ id: reel.id, record, file: 'derby.json', state: stateAt(reel, reel.steps.length), changedAt: 3 },
}
const team = { id: 'sound', team: readyTeam(), changedAt: 4 }

const put = async (shelf: 'matches' | 'replays' | 'teams', value: unknown): Promise<void> => {
  await (await shelves()).put(shelf, value as never)
}

beforeEach(async () => {
  const db = await shelves()
  for (const shelf of ['games', 'matches', 'replays', 'teams', 'things'] as const) await db.clear(shelf)
})

const { get, getAll } = IDBObjectStore.prototype
afterEach(() => {
  Object.assign(IDBObjectStore.prototype, { get, getAll })
})

/** A copy with the field at this path changed; removed when no value is given. */
const spoilt = (whole: object, path: string, value?: unknown): unknown => {
  const copy = structuredClone(whole)
  const names = path.split('.')
  const last = names.pop() as string
  let at: Record<string, unknown> = copy as Record<string, unknown>
  for (const name of names) at = at[name] as Record<string, unknown>
  if (value === undefined) delete at[last]
  else at[last] = value
  return copy
}

const spoiltMatches: readonly (readonly [path: string, value: unknown, why: string])[] = [
  ['edition', undefined, '"edition" must be a text that is not empty'],
  ['edition', 'blitz', 'it is played by rules that this client does not know ("blitz")'],
  ['state.edition', 'blitz', 'it is played by rules that this client does not know ("blitz")'],
  ['seats.away', { by: 'cheat' }, '"seats.away" must be a coach'],
  ['seats.away', { by: 'bot' }, '"seats.away" must be a coach'],
  ['beginning', {}, '"beginning" must be line-ups or a position'],
  ['inputs', 'all of them', '"inputs" must be a list'],
  ['inputs.3', 7, '"inputs[3]" must be a text'],
  ['seed', 'lucky', '"seed" must be null or a whole number'],
  ['state', undefined, '"state" must be an object'],
  ['state', null, '"state" must be an object'],
  ['state.squads', undefined, '"state.squads" must be an object'],
  ['state.squads.home', [], '"state.squads.home" must be an object'],
  ['state.squads.home.name', { first: 'Orcs' }, '"state.squads.home.name" must be a text'],
  ['state.squads.away.score', '3', '"state.squads.away.score" must be a whole or half number'],
  ['state.clock', undefined, '"state.clock" must be an object'],
  ['state.result', 'won', '"state.result" must be null or a result'],
  ['changedAt', undefined, '"changedAt" must be a moment'],
  ['changedAt', Number.NaN, '"changedAt" must be a moment'],
  ['changedAt', 1e300, '"changedAt" must be a moment'],
  ['startedAt', 'yesterday', '"startedAt" must be a moment'],
  ['revision', 'latest', '"revision" must be a whole number'],
]

it.each(spoiltMatches)('sets aside a match whose %s is %j', async (path, value, why) => {
  await put('matches', sound)
  await put('matches', { ...(spoilt(sound, path, value) as object), id: 'bad' })
  const { sound: listed, broken } = await savedMatches()
  expect(listed).toEqual([sound])
  expect(broken.map(({ shelf, key }) => [shelf, key])).toEqual([['matches', 'bad']])
  expect(broken[0].why).toContain(why)
  await expect(savedMatch('bad')).rejects.toThrow(BrokenRecord)
  await expect(savedMatch('bad')).rejects.toThrow(why)
  await expect(openReplay('bad', {})).rejects.toThrow(why)
  expect(await savedMatch('sound')).toEqual(sound)
})

it('sets aside a record that is nothing like a match, whatever its key', async () => {
  await put('matches', { id: 7 })
  await put('matches', { id: ['a', 'b'], cyclic: true })
  await put('matches', sound)
  const { sound: listed, broken } = await savedMatches()
  expect(listed).toEqual([sound])
  expect(broken.map(({ key }) => key)).toEqual([7, ['a', 'b']])
})

it('sets aside replays that cannot be read', async () => {
  await put('replays', replay)
  for (const [i, path] of ['record', 'record.inputs', 'record.format', 'file', 'state.squads', 'changedAt'].entries())
    await put('replays', { ...(spoilt(replay, path) as object), id: `bad-${i}` })
  const { sound: listed, broken } = await keptReplays()
  expect(listed).toEqual([replay])
  expect(broken.map(({ why }) => why.split(' must')[0])).toEqual([
    '"record"',
    '"record.inputs"',
    '"record.format"',
    '"file"',
    '"state.squads"',
    '"changedAt"',
  ])
  await expect(keptReplay('bad-0')).rejects.toThrow('"record" must be an object')
  expect(await keptReplay(replay.id)).toEqual(replay)
})

it('sets aside teams that the league does not accept, with the field', async () => {
  await put('teams', team)
  await put('teams', { id: 'empty', changedAt: 1 })
  await put('teams', { ...(spoilt(team, 'team.players.0.number', 'one') as object), id: 'odd' })
  await put('teams', { id: 'other', team: { format: 'a song' }, changedAt: 1 })
  const { sound: listed, broken } = await keptTeams()
  expect(listed).toEqual([team])
  expect(broken.map(({ key, why }) => [key, why.split(/ must|: wants|: it must/)[0].replaceAll('"', '')])).toEqual([
    ['empty', 'team'],
    ['odd', 'players[0].number'],
    ['other', 'format'],
  ])
  await expect(keptTeam('odd')).rejects.toThrow('"players[0].number": wants')
})

it('reads the others when the browser cannot fetch one of them', async () => {
  await put('matches', sound)
  await put('matches', { ...sound, id: 'lost' })
  Object.assign(IDBObjectStore.prototype, {
    getAll: () => {
      throw new Error('the file of a value is missing')
    },
    get(this: IDBObjectStore, key: IDBValidKey) {
      if (key === 'lost') throw new Error('the file of a value is missing')
      return get.call(this, key)
    },
  })
  const { sound: listed, broken } = await savedMatches()
  expect(listed).toEqual([sound])
  expect(broken).toEqual([
    {
      ...{ shelf: 'matches', key: 'lost', value: undefined },
      why: 'the browser cannot fetch it (the file of a value is missing)',
    },
  ])
  await expect(savedMatch('lost')).rejects.toThrow('cannot fetch it')
})

it('removes a broken record, and restores it as it was', async () => {
  const bad = { id: 'bad', state: 5 }
  await put('matches', bad)
  await (await shelves()).put('things', 'nonsense', 'settings')
  const [broken] = (await savedMatches()).broken
  await removeRecord(broken.shelf, broken.key)
  expect((await savedMatches()).broken).toEqual([])
  await putBack(broken)
  expect(await rawRecord('matches', 'bad')).toEqual(bad)
  await removeRecord('things', 'settings')
  await putBack({ shelf: 'things', key: 'settings', why: '', value: 'nonsense' })
  expect(await rawRecord('things', 'settings')).toBe('nonsense')
})

it('gives everything that is stored, broken records too', async () => {
  await put('matches', sound)
  await put('matches', { id: 'bad' })
  await (await shelves()).put('things', { theme: 'dark' }, 'settings')
  const all = await everything()
  expect(Object.keys(all).sort()).toEqual(['games', 'matches', 'replays', 'teams', 'things'])
  expect(all.matches.map(({ key }) => key)).toEqual(['bad', 'sound'])
  expect(all.things[0].value).toEqual({ theme: 'dark' })
})

const { engine } = reel
const unfit: SavedMatch = { ...sound, inputs: ['nonsense'] }

it('goes on from the last state when inputs cannot be read, and says so', () => {
  const local = restoredLocalMatch(engine, unfit)
  expect(local.beginning).toEqual({ position: sound.state })
  expect(local.notice).toContain('without its history')
  expect(restoredLocalMatch(engine, sound).notice).toBe('')
})

it('refuses a match when neither its inputs nor its last state are valid', async () => {
  const states: readonly unknown[] = [
    spoilt(sound.state, 'players'),
    spoilt(sound.state, 'stack.0.proc', 'nothing of ours'),
    spoilt(sound.state, 'squads.home.rerolls', -3),
    { ...sound.state, players: sound.state.players.map((one) => ({ ...one, place: 'pitch', at: 5 })) },
  ]
  for (const state of states) {
    const saved = { ...unfit, state: state as SavedMatch['state'] }
    expect(() => restoredLocalMatch(engine, saved)).toThrow('Neither what was played nor how it stood')
    await expect(reelOfSaved(saved)).rejects.toThrow('Neither what was played nor how it stood')
  }
  const position = spoilt(sound.state, 'squads.home.rerolls', -3) as SavedMatch['state']
  const begun = { ...sound, beginning: { position }, inputs: [], state: position }
  expect(() => restoredLocalMatch(engine, begun)).toThrow('Neither what was played nor how it stood')
})
