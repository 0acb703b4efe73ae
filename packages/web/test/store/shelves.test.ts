// What this device keeps comes back as it was: matches with the last played first, set-ups by team list.
import 'fake-indexeddb/auto'
import { ENGINE_VERSION, editions, engineFor, startingLineUp } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import type { SavedMatch } from '../../src/match/savedMatch.ts'
import { shelves } from '../../src/store/db.ts'
import { keepFormations, savedFormations } from '../../src/store/formations.ts'
import { forgetMatch, savedMatch, savedMatches, saveMatch } from '../../src/store/matches.ts'

const engine = engineFor(editions[0])
const setup = { home: startingLineUp(engine.rules.rosters[0]), away: startingLineUp(engine.rules.rosters[1]) }

const saved = (id: string, changedAt: number): SavedMatch => ({
  ...{ id, edition: engine.edition, engine: ENGINE_VERSION, beginning: { setup }, inputs: ['kick'], seed: null },
  ...{ seats: { home: { by: 'here' }, away: { by: 'bot', bot: 'rookie' } }, state: engine.start(setup) },
  ...{ startedAt: 1, changedAt },
})

it('keeps matches, lists the last played first, and forgets one', async () => {
  await saveMatch(saved('old', 10))
  await saveMatch(saved('new', 30))
  await saveMatch(saved('middle', 20))
  expect((await savedMatches()).map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
  expect(await savedMatch('old')).toEqual(saved('old', 10))
  await saveMatch(saved('old', 40))
  expect((await savedMatches()).map(({ id }) => id)).toEqual(['old', 'new', 'middle'])
  await forgetMatch('new')
  expect(await savedMatch('new')).toBeNull()
})

it('keeps set-ups by team list, and takes nothing that is none', async () => {
  const own = [{ name: 'Wedge', spots: [{ number: 1, column: 12, row: 7 }] }]
  await keepFormations('orc', own)
  expect(await savedFormations('orc')).toEqual(own)
  expect(await savedFormations('elf')).toEqual([])
  await (await shelves()).put('things', ['nonsense', { name: 'x' }], 'formations human')
  expect(await savedFormations('human')).toEqual([])
})
