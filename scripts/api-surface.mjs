// What a compiled package exports, chapter by chapter: names, declarations, comments, and the types they mention. The
// chapters are the headings `// ## …` of its src/index.ts. Neighbours: api-pages.mjs writes pages of it.
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { root } from './ensure-installed.mjs'

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

const namesOf = (declaration) =>
  declaration.type === 'VariableDeclaration' ? declaration.declarations.map(({ id }) => id.name) : [declaration.id.name]

/** The names of all types and values that the types of a declaration mention. */
const mentionedIn = (node, found = new Set()) => {
  if (Array.isArray(node)) for (const one of node) mentionedIn(one, found)
  else if (node !== null && typeof node === 'object') {
    const name = node.typeName ?? node.exprName ?? (node.type === 'TSInterfaceHeritage' ? node.expression : null)
    if (name?.type === 'Identifier') found.add(name.name)
    for (const child of Object.values(node)) mentionedIn(child, found)
  }
  return found
}

/** A parameter that is taken apart is shown by a name made from its type: `pitch: Pitch`. */
const withNamedParameters = (text, node) => {
  const changes = []
  const visit = (one) => {
    if (Array.isArray(one)) for (const child of one) visit(child)
    else if (one !== null && typeof one === 'object') {
      if (one.type === 'ObjectPattern' && one.typeAnnotation) {
        const type = one.typeAnnotation.typeAnnotation
        const named = /^Pick$|^Omit$/.test(type.typeName?.name ?? '') ? type.typeArguments.params[0] : type
        const name = named.typeName?.name ?? 'options'
        const end = one.typeAnnotation.start
        const optional = text.slice(one.start, end).includes('?') ? '?' : ''
        changes.push({ start: one.start, end, name: `${name[0].toLowerCase()}${name.slice(1)}${optional}` })
      }
      for (const child of Object.values(one)) visit(child)
    }
  }
  visit(node)
  let signature = text.slice(0, node.end)
  for (const { start, end, name } of changes.reverse())
    signature = `${signature.slice(0, start)}${name}${signature.slice(end)}`
  return signature.slice(node.start)
}

const isFile = (path) => path.endsWith('.d.ts')

/** The declarations, imports and exports of a declaration file, read once. */
const reader = () => {
  const known = new Map()
  const read = (file) => {
    const before = known.get(file)
    if (before) return before
    const text = readFileSync(file, 'utf8')
    const module = { file, declared: new Map(), elsewhere: new Map(), all: [] }
    known.set(file, module)
    const path = ({ value }) =>
      value.startsWith('.') ? resolve(dirname(file), value.replace(/\.ts$/, '.d.ts')) : value
    for (const node of parseAst(text, { lang: 'dts' }).body) {
      const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
      if (declaration?.id ?? declaration?.declarations)
        for (const name of namesOf(declaration)) {
          const signature = withNamedParameters(text, node).replace(/^(export )?(declare )?/, '')
          const comment = commentBefore(text, node.start)
          module.declared.set(name, { name, file, signature, comment, start: node.start, node: declaration })
        }
      else if (node.type === 'ImportDeclaration')
        for (const { local, imported } of node.specifiers)
          module.elsewhere.set(local.name, { file: path(node.source), name: imported?.name })
      else if (node.type === 'ExportNamedDeclaration')
        for (const { local, exported } of node.specifiers)
          module.elsewhere.set(exported.name, { file: node.source ? path(node.source) : file, name: local.name })
      else if (node.type === 'ExportAllDeclaration') module.all.push(path(node.source))
    }
    return module
  }
  return read
}

/** The declaration of a name seen from a file, or the package that has it; null for a name of the language. */
const declarationOf = (read, file, name) => {
  const { declared, elsewhere, all } = read(file)
  const own = declared.get(name)
  if (own) return own
  const from = elsewhere.get(name)
  if (from) return isFile(from.file) ? declarationOf(read, from.file, from.name) : { package: from.file, name }
  for (const other of all) {
    const found = declarationOf(read, other, name)
    if (found) return found
  }
  return null
}

/** The chapters of an entry with the files and names they export, in order. */
const chaptersOf = (entry, chapters = []) => {
  const text = readFileSync(entry, 'utf8')
  let end = 0
  for (const node of parseAst(text, { lang: 'ts' }).body) {
    const [, title, intro] = /^\/\/ ## (.*)\n((?:\/\/ .*\n)*)/m.exec(text.slice(end, node.start)) ?? []
    end = node.end
    if (title) chapters.push({ title, intro: intro.replaceAll(/^\/\/ /gm, '').trim(), names: [] })
    if (node.type === 'ExportAllDeclaration') chaptersOf(resolve(dirname(entry), node.source.value), chapters)
    else if (node.type === 'ExportNamedDeclaration') {
      if (chapters.length === 0) chapters.push({ title: 'Exports', intro: '', names: [] })
      const declared = node.declaration ? namesOf(node.declaration) : []
      chapters.at(-1).names.push([...declared, ...node.specifiers.map(({ exported }) => exported.name)])
    }
  }
  return chapters
}

/** `(typeof sides)[number]` and `keyof typeof bonuses` belong to the list or table they name. */
const listOf = (signature) =>
  /= \(typeof (\w+)\)\[number\];$|= keyof typeof (\w+);$/.exec(signature)?.slice(1).find(Boolean)

/** The entries of one source in its order; a list and the type of its members are one entry. */
const entriesFrom = (declarations) => {
  const entries = []
  for (const { name, signature, comment } of declarations.sort((a, b) => a.start - b.start)) {
    const list = entries.find(({ names }) => names.includes(listOf(signature)))
    if (list) {
      list.names.push(name)
      list.signatures.push(signature)
      list.comment ||= comment
    } else entries.push({ names: [name], signatures: [signature], comment })
  }
  return entries
}

const isFunction = ({ signatures: [signature] }) => /^function|^const \w+: (<[^=]*>)?\(/.test(signature)

/** The entries of a chapter, functions first. */
const entriesOf = (sources) => {
  const entries = sources.flatMap(entriesFrom)
  return [...entries.filter(isFunction), ...entries.filter((entry) => !isFunction(entry))]
}

/**
 * The surface of a compiled package: its chapters with their entries; names without a comment; types that it mentions but
 * does not export; types of other packages that it mentions.
 */
export const surfaceOf = (name) => {
  const read = reader()
  const index = join(root, 'packages', name, 'dist/index.d.ts')
  const chapters = chaptersOf(join(root, 'packages', name, 'src/index.ts'))
  const exported = new Map()
  for (const { names } of chapters) for (const one of names.flat()) exported.set(one, declarationOf(read, index, one))
  const declarations = new Set(exported.values())
  const hidden = new Map()
  const foreign = new Map()
  for (const [one, { file, node }] of exported)
    for (const mentioned of mentionedIn(node)) {
      const declaration = declarationOf(read, file, mentioned)
      const from = declaration?.package
      if (from) foreign.set(from, [...new Set([...(foreign.get(from) ?? []), mentioned])].sort())
      else if (declaration && !declarations.has(declaration)) hidden.set(mentioned, one)
    }
  const withEntries = chapters.map(({ title, intro, names }) => ({
    title,
    intro,
    entries: entriesOf(names.map((source) => source.map((one) => exported.get(one)))),
  }))
  const bare = withEntries
    .flatMap(({ entries }) => entries)
    .filter(({ comment }) => comment === '')
    .flatMap(({ names }) => names)
  return { chapters: withEntries, bare, hidden, foreign }
}
