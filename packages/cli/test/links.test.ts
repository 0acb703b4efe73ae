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

/** The anchor that a Markdown heading gets: lower case, words joined by hyphens; `numbered` adds a number to repeated ones. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const numbered = (anchors: readonly string[]): readonly string[] =>
  anchors.map((anchor, i) => {
    const before = anchors.slice(0, i).filter((one) => one === anchor).length
    return before === 0 ? anchor : `${anchor}-${before}`
  })

const anchorsOf = (file: string): ReadonlySet<string> => {
  const text = readFileSync(file, 'utf8')
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading.replaceAll('`', '')))
  const marks = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id]) => id)
  return new Set([...numbered(headings), ...marks])
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
