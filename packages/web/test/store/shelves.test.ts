// Stored data comes back as it was: matches last played first, set-ups by team list.
import { editions, engineFor, startingLineUp } from '@double-skulls/engine'
import { beforeAll, expect, it } from 'vitest'
import { playedBy, type SavedMatch } from '../../src/match/savedMatch.ts'
import { shelves } from '../../src/store/db.ts'
import {
  forgetBrokenFormation,
  forgetFormation,
  keepFormation,
  putBackFormation,
  savedFormations,
} from '../../src/store/formations.ts'
import { forgetMatch, keepNewMatch, savedMatch, savedMatches, saveMatch } from '../../src/store/matches.ts'
import { freshStore } from '../support/freshStore.ts'

beforeAll(freshStore)

const engine = engineFor(editions[0])
const setup = { home: startingLineUp(engine.rules.rosters[0]), away: startingLineUp(engine.rules.rosters[1]) }

const saved = (id: string, changedAt: number): SavedMatch => ({
  ...{ id, ...playedBy(engine), beginning: { setup }, inputs: ['kick'], seed: null },
  ...{ seats: { home: { by: 'here' }, away: { by: 'bot', bot: 'rookie' } }, state: engine.start(setup) },
  ...{ startedAt: 1, changedAt },
})

const listed = async (): Promise<readonly string[]> => (await savedMatches()).sound.map(({ id }) => id)

it('saves matches, lists them last played first, and deletes one', async () => {
  await keepNewMatch(saved('old', 10))
  await keepNewMatch(saved('new', 30))
  await keepNewMatch(saved('middle', 20))
  expect(await listed()).toEqual(['new', 'middle', 'old'])
  expect(await savedMatch('old')).toEqual(saved('old', 10))
  await saveMatch({ ...saved('old', 40), revision: 1 })
  expect(await listed()).toEqual(['old', 'new', 'middle'])
  await forgetMatch('new')
  expect(await savedMatch('new')).toBeNull()
})

it('saves set-ups by team list, one of each name', async () => {
  const wedge = { name: 'Wedge', spots: [{ number: 1, column: 12, row: 7 }] }
  const wider = { name: 'Wedge', spots: [{ number: 1, column: 11, row: 2 }] }
  const wall = { name: 'Wall', spots: [] }
  await keepFormation('orc', wedge)
  await keepFormation('orc', wall)
  await keepFormation('orc', wider)
  expect(await savedFormations('orc')).toEqual({ sound: [wall, wider], broken: [] })
  expect(await savedFormations('elf')).toEqual({ sound: [], broken: [] })
  await forgetFormation('orc', 'Wall')
  expect((await savedFormations('orc')).sound).toEqual([wider])
})

it('sets aside set-ups that cannot be read, and loses none of them when another is saved', async () => {
  const bent = { name: 'Bent', spots: [{ number: 1, column: 'left', row: 7 }] }
  await (await shelves()).put('things', ['nonsense', bent], 'formations human')
  await keepFormation('human', { name: 'Line', spots: [] })
  const { sound, broken } = await savedFormations('human')
  expect(sound.map(({ name }) => name)).toEqual(['Line'])
  expect(broken).toEqual([
    { why: 'it must be an object', value: 'nonsense' },
    { why: '"spots[0].column" must be a whole number of 0 or more', value: bent },
  ])
  await forgetBrokenFormation('human', broken[0])
  expect((await savedFormations('human')).broken).toEqual([broken[1]])
  await putBackFormation('human', broken[0])
  expect((await savedFormations('human')).broken.length).toBe(2)
  await (await shelves()).put('things', { was: 'no list' }, 'formations elf')
  await keepFormation('elf', { name: 'Line', spots: [] })
  expect((await savedFormations('elf')).broken.map(({ value }) => value)).toEqual([{ was: 'no list' }])
})
