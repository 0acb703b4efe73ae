// The playable editions, by id. Neighbours: the manifests bugman.ts, crp.ts and bb2020.ts.
import type { Edition } from '../edition.ts'
import { bb2020 } from './bb2020.ts'
import { bugman } from './bugman.ts'
import { crp } from './crp.ts'

export const editions: readonly Edition[] = [bugman, crp, bb2020]

export const editionNamed = (id: string): Edition | null => editions.find((edition) => edition.id === id) ?? null
