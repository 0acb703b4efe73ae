// The files of the repository that tests about sources look at. Neighbours: headers.test.ts, sources.test.ts.
import { readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const NOT_OURS = new Set(['node_modules', 'dist', '.git'])

/** All files below a folder, as paths from the root of the repository. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [relative(repository, join(repository, path))]
  })

/** Every source and style sheet: of the packages, their tests, the scripts and the root. */
export const sourceFiles = (): readonly string[] => {
  const atRoot = readdirSync(repository).filter((name) => name.endsWith('.ts'))
  return [...filesBelow('packages'), ...filesBelow('scripts'), ...atRoot].filter((file) =>
    /\.(tsx?|mjs|css)$/.test(file),
  )
}
