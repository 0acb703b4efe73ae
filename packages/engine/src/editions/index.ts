// The editions that exist, by id.
import type { Edition } from '../edition.ts'
import { bugman } from './bugman.ts'
import { crp } from './crp.ts'

export const editions: readonly Edition[] = [bugman, crp]

export const editionNamed = (id: string): Edition | null => editions.find((edition) => edition.id === id) ?? null
