// Editions are fetched when a page needs them: each has its file, and no page brings them all. Neighbours: src/match/editions.ts,
// ../browser/firstLoad.test.ts measures the build.
import { readdirSync, readFileSync } from 'node:fs'
import { editionCatalogue, editionTitle, isEditionLoaded } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { loadEdition, loadEveryEdition } from '../../src/match/editions.ts'
import { engineNamed } from '../../src/match/engines.ts'

const source = new URL('../../src/', import.meta.url)

it('no source of the client imports the list of all editions, which would bring them into the first load', () => {
  const bringing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) =>
      [...readFileSync(new URL(path, source), 'utf8').matchAll(/import \{([^}]*)\} from '@double-skulls\/engine'/g)]
        .flatMap(([, names]) => names.split(','))
        .some((name) => name.trim() === 'editions'),
    )
  expect(bringing).toEqual([])
})

it('each is found after it was loaded, with its options; one that does not exist is nobody', async () => {
  await loadEveryEdition()
  for (const { id, name } of editionCatalogue) {
    expect(isEditionLoaded(id)).toBe(true)
    expect(engineNamed(id)?.rules.name).toBe(name)
  }
  await loadEdition('third:illegalProcedure')
  expect(engineNamed('third:illegalProcedure')?.edition).toBe('third:illegalProcedure')
  expect(engineNamed('third:undeclared:illegalProcedure')).toBe(engineNamed('third:illegalProcedure:undeclared'))
  expect(editionTitle('third:illegalProcedure')?.name).toBe(editionTitle('third')?.name)
  await loadEdition('crb')
  expect(engineNamed('crb')).toBeNull()
})
