// Links of the documents lead to files of this repository that exist, and to headings or anchors that are there.
// Neighbour: headers.test.ts checks the file names in the headers of sources.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.ci'])

const documents = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return documents(path)
    return entry.name.endsWith('.md') ? [path] : []
  })

const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g
const CODE = /```[\s\S]*?```|`[^`\n]*`/g

/** The anchor that a Markdown heading gets: lower case, words joined by hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** A heading that stands on the page before gets a number behind its anchor. */
const anchorsOf = (file: string): ReadonlySet<string> => {
  const text = readFileSync(file, 'utf8')
  const times = new Map<string, number>()
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => {
    const anchor = anchorOf(heading.replaceAll('`', ''))
    const before = times.get(anchor) ?? 0
    times.set(anchor, before + 1)
    return before === 0 ? anchor : `${anchor}-${before}`
  })
  const marks = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id]) => id)
  return new Set([...headings, ...marks])
}

const faultOf = (file: string, link: string): string | null => {
  const [path, anchor] = decodeURI(link).split('#')
  const target = path === '' ? file : resolve(dirname(file), path)
  if (!existsSync(target)) return 'no such file'
  if (!anchor || !statSync(target).isFile() || !target.endsWith('.md')) return null
  return anchorsOf(target).has(anchor) ? null : 'no such heading'
}

it('lead to what exists', () => {
  const files = documents(root)
  expect(files.length).toBeGreaterThan(30)
  const links = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').replace(CODE, '').matchAll(LINK)].map(([, link]) => ({ file, link })),
  )
  expect(links.length).toBeGreaterThan(300)
  const broken = links.flatMap(({ file, link }) => {
    const fault = faultOf(file, link)
    return fault ? [`${relative(root, file)}: ${link}: ${fault}`] : []
  })
  expect(broken).toEqual([])
})
