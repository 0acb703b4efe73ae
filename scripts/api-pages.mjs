// Writes docs/api/ from the compiled declarations of the library packages: `npm run api`. With --check it only says what
// is not current, not documented or not exported. Neighbours: build-library.mjs compiles, api-surface.mjs reads.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { surfaceOf } from './api-surface.mjs'
import { buildLibrary } from './build-library.mjs'
import { root } from './ensure-installed.mjs'

const libraries = ['engine', 'odds', 'league', 'bots']
/** Packages whose exports are not chosen yet. */
const unchosen = ['engine']

const WIDTH = 100

/** A list of words one below the other, filled into lines. */
const filled = (signature) =>
  signature.replace(/readonly \[\n((?: {2}'[^']*',\n)+)\]/, (_, words) => {
    const lines = ['']
    for (const word of words.trim().split(/\n\s*/)) {
      const longer = `${lines.at(-1)} ${word}`
      if (longer.length < WIDTH) lines[lines.length - 1] = longer
      else lines.push(` ${word}`)
    }
    return `readonly [\n${lines.map((line) => ` ${line}\n`).join('')}]`
  })

/** All signatures of a page, formatted in one go. */
const formatted = (signatures) => {
  const source = signatures.map((signature, at) => `// signature ${at}\nexport declare ${signature}\n`).join('')
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'format', '--stdin-file-path=page.d.ts', `--line-width=${WIDTH}`]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, input: source, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the declarations cannot be formatted:\n${stderr}`)
  return stdout
    .split(/^\/\/ signature \d+\n/m)
    .slice(1)
    .map((text) => filled(text.trim().replace(/^export declare /, '')))
}

/** The anchors that headings get on a page: a heading that stands there before gets a number. */
const anchors = () => {
  const taken = new Map()
  return (heading) => {
    const plain = heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9 _-]/g, '')
      .replaceAll(' ', '-')
    const before = taken.get(plain) ?? 0
    taken.set(plain, before + 1)
    return before === 0 ? `#${plain}` : `#${plain}-${before}`
  }
}

/** The README between its title and its licence: what the package is, and an example. */
const introduction = (name) =>
  readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
    .replace(/^# .*\n/, '')
    .replace(/^MIT licence[\s\S]*$/m, '')
    .trim()

const pageOf = (name, { chapters, foreign }) => {
  const shown = formatted(chapters.flatMap(({ entries }) => entries.flatMap(({ signatures }) => signatures)))
  const anchor = anchors()
  for (const heading of [`@double-skulls/${name}`, 'Contents']) anchor(heading)
  const contents = chapters.map(({ title, entries }) => {
    const chapter = `[${title}](${anchor(title)})`
    return `- ${chapter}: ${entries.map(({ names }) => `[${names[0]}](${anchor(names.join(', '))})`).join(', ')}`
  })
  const others = [...foreign].map(
    ([from, names]) => `- Types of \`${from}\`, [documented there](${from.split('/')[1]}.md): ${names.join(', ')}`,
  )
  const entryText = ({ names, signatures, comment }) =>
    [`### ${names.join(', ')}`, comment, `\`\`\`ts\n${shown.splice(0, signatures.length).join('\n')}\n\`\`\``].join(
      '\n',
    )
  return `${[
    `# @double-skulls/${name}`,
    introduction(name),
    '## Contents',
    [...contents, ...others].join('\n'),
    ...chapters.flatMap(({ title, intro, entries }) => [
      `## ${title}`,
      ...(intro === '' ? [] : [intro]),
      ...entries.map(entryText),
    ]),
    '`npm run api` makes this page from the sources.',
  ].join('\n\n')}\n`
}

const pathOf = (name) => join(root, 'docs/api', `${name}.md`)

/** What is wrong with the exports of a package, a line each. */
const faultsOf = (name, surface) => {
  const current = existsSync(pathOf(name)) && readFileSync(pathOf(name), 'utf8') === pageOf(name, surface)
  const old = current ? [] : [`docs/api/${name}.md is not current; run npm run api`]
  if (unchosen.includes(name)) return old
  return [
    ...surface.bare.map((one) => `packages/${name} exports ${one} without a doc comment`),
    ...[...surface.hidden].map(([type, one]) => `packages/${name} exports ${one}, but not ${type}, which it mentions`),
    ...old,
  ]
}

const surfaces = libraries.map((name) => {
  buildLibrary(name)
  return { name, surface: surfaceOf(name) }
})
if (process.argv.includes('--check')) {
  const faults = surfaces.flatMap(({ name, surface }) => faultsOf(name, surface))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
} else {
  mkdirSync(join(root, 'docs/api'), { recursive: true })
  for (const { name, surface } of surfaces) writeFileSync(pathOf(name), pageOf(name, surface))
}
