// Writes docs/api/ from the compiled declarations of the library packages: `npm run api`. With --check it only says whether they are
// current. Neighbours: build-library.mjs compiles, packages/cli/test/library.test.ts tests the packages.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { buildLibrary } from './build-library.mjs'
import { root } from './ensure-installed.mjs'

const libraries = ['engine', 'odds', 'league', 'bots']

const kinds = {
  VariableDeclaration: 'value',
  FunctionDeclaration: 'value',
  TSDeclareFunction: 'value',
  ClassDeclaration: 'class',
  TSInterfaceDeclaration: 'type',
  TSTypeAliasDeclaration: 'type',
}

const namesOf = (declaration) =>
  declaration.type === 'VariableDeclaration' ? declaration.declarations.map(({ id }) => id.name) : [declaration.id.name]

/** The doc comment right before an offset, as plain text. */
const commentBefore = (text, start) => {
  const before = text.slice(0, start).trimEnd()
  if (!before.endsWith('*/')) return ''
  return before
    .slice(before.lastIndexOf('/**') + 3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim()
}

/** All exported names of a declaration file with their declarations. */
const exportsOf = (file, known = new Map()) => {
  const found = known.get(file)
  if (found) return found
  const exported = new Map()
  known.set(file, exported)
  const text = readFileSync(file, 'utf8')
  const from = ({ value }) => exportsOf(resolve(dirname(file), value.replace(/\.ts$/, '.d.ts')), known)
  for (const node of parseAst(text, { lang: 'dts' }).body) {
    if (node.type === 'ExportAllDeclaration') for (const [name, one] of from(node.source)) exported.set(name, one)
    if (node.type !== 'ExportNamedDeclaration') continue
    if (node.declaration) {
      const signature = text.slice(node.start, node.end).replace(/^export (declare )?/, '')
      const one = { kind: kinds[node.declaration.type], signature, comment: commentBefore(text, node.start) }
      for (const name of namesOf(node.declaration)) exported.set(name, one)
    } else if (node.source) {
      for (const { local, exported: as } of node.specifiers) exported.set(as.name, from(node.source).get(local.name))
    }
  }
  return exported
}

const titles = { value: 'Functions and values', class: 'Errors', type: 'Types' }

/** The page of one package. */
const apiPage = (name) => {
  buildLibrary(name)
  const all = [...exportsOf(join(root, 'packages', name, 'dist/index.d.ts'))].sort(([a], [b]) => (a < b ? -1 : 1))
  const part = (kind) => {
    const entries = all.filter(([, one]) => one.kind === kind)
    if (entries.length === 0) return []
    const text = entries.map(([of, { signature, comment }]) =>
      [`### ${of}`, ...(comment ? [comment] : []), `\`\`\`ts\n${signature}\n\`\`\``].join('\n'),
    )
    return [`## ${titles[kind]}`, ...text]
  }
  const head = `# @double-skulls/${name}\nWhat the package exports. \`npm run api\` makes this page from the sources.`
  return `${[head, ...part('value'), ...part('class'), ...part('type')].join('\n\n')}\n`
}

const pageOf = (name) => join(root, 'docs/api', `${name}.md`)

const isCurrent = (name) => existsSync(pageOf(name)) && readFileSync(pageOf(name), 'utf8') === apiPage(name)

if (process.argv.includes('--check')) {
  const old = libraries.filter((name) => !isCurrent(name))
  if (old.length > 0) {
    console.error(`docs/api is not current for ${old.join(', ')}; run npm run api`)
    process.exit(1)
  }
} else {
  mkdirSync(join(root, 'docs/api'), { recursive: true })
  for (const name of libraries) writeFileSync(pageOf(name), apiPage(name))
}
