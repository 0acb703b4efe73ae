// `skulls editions`: compares the editions by their manifests. Neighbours: ../editions/editionsPage.ts makes the page,
// docs/editions.md is the page as last written.
import { editions as offered } from '@double-skulls/engine'
import { type Command, isOn, textOf } from '../command.ts'
import { compare, pageOf } from '../editions/editionsPage.ts'
import { writeWhole } from '../files.ts'
import { refuse } from '../usage.ts'

export const editions: Command = {
  name: 'editions',
  summary: 'Compares the editions: numbers, tables, tests, and what each added, changed and removed.',
  notes: ['Prints a page of markdown. The page kept in the repository is docs/editions.md.'],
  operands: [],
  flags: [
    { name: 'write', value: 'FILE', help: 'write the page there instead of printing it' },
    { name: 'json', help: 'one JSON object and nothing else' },
  ],
  examples: ['skulls editions', 'skulls editions --write docs/editions.md', 'skulls editions --json'],

  run(given) {
    const path = textOf(given, 'write')
    if (path !== undefined && isOn(given, 'json'))
      return refuse('--write and --json do not go together; give one of them')
    if (path === '') return refuse('--write needs the path of a file, not ""')
    const comparison = compare(offered)
    if (path !== undefined) {
      writeWhole(path, pageOf(comparison))
      console.log(`Wrote the comparison of ${offered.map(({ id }) => id).join(', ')} to ${path}.`)
    } else console.log(isOn(given, 'json') ? JSON.stringify(comparison) : pageOf(comparison).trimEnd())
    return 0
  },
}
