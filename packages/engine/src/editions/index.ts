// All editions. Neighbours: the manifests bugman.ts, crp.ts, bb2020.ts, third.ts and second.ts; catalogue.ts lists them without their rules,
// loaded.ts finds them by id.
import type { Edition } from '../edition.ts'
import { bb2020 } from './bb2020.ts'
import { bugman } from './bugman.ts'
import { crp } from './crp.ts'
import { second } from './second.ts'
import { third } from './third.ts'

/** The editions that programs offer. */
export const editions: readonly Edition[] = [second, third, bugman, crp, bb2020]
