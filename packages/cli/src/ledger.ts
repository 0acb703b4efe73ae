// The ledger: which rules of an edition are named in test titles. Reads packages/engine/rules/*.md and the tests.
// Neighbours: commands/rules.ts prints the counts, packages/engine/test/ledger.test.ts checks the marks.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageFolder } from './packageFolder.ts'

export const parts = ['match', 'skills', 'staff', 'event', 'faq', 'league', 'stars', 'cards'] as const
export type Part = (typeof parts)[number]

export interface LedgerItem {
  number: number
  text: string
  source: string
  done: boolean
}
export interface LedgerChapter {
  id: string
  title: string
  part: Part
  items: LedgerItem[]
}
export interface Ledger {
  chapters: LedgerChapter[]
}
export interface ChapterCount {
  id: string
  title: string
  part: Part
  total: number
  proven: number
}
export interface LedgerCounts {
  edition: string
  total: number
  proven: number
  unproven: number[]
  chapters: ChapterCount[]
}
export type Proven = Map<string, Set<number>>

export const packagesDir = fileURLToPath(new URL('..', packageFolder))
const rulesDir = join(packagesDir, 'engine', 'rules')

const itemLine = /^- \[([ x])\] (\d+) (.+)$/
const chapterLine = /^## ([A-Z]+\d*)\. (.+)$/
const partLine = /^part: (.+)$/
const isPart = (word: string): word is Part => (parts as readonly string[]).includes(word)

/** The counts in an installed package, which contains no tests. */
const countedFile = new URL('dist/packed/ledger.json', packageFolder)

export const ledgerPath = (edition: string): string => join(rulesDir, `${edition}.md`)
/** Not available in an installed package, which has only the counts. */
export const hasLedgers = (): boolean => existsSync(rulesDir)
export const readLedger = (edition: string): string => readFileSync(ledgerPath(edition), 'utf8')
export const ledgerEditions = (): string[] =>
  readdirSync(rulesDir)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort()

export const parseLedger = (text: string): Ledger => {
  const chapters: LedgerChapter[] = []
  const firstSeen = new Map<number, number>()
  let waiting: { id: string; title: string; line: number } | null = null

  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1
    const wrong = (why: string): Error => new Error(`ledger line ${line}: ${why}: ${raw}`)
    const body = raw.trimEnd()
    if (body === '') continue

    if (waiting) {
      const word = partLine.exec(body)?.[1]
      if (word === undefined) throw wrong(`chapter ${waiting.id} needs its "part: …" line first`)
      if (!isPart(word)) throw wrong(`unknown part "${word}", expected one of ${parts.join(', ')}`)
      chapters.push({ id: waiting.id, title: waiting.title, part: word, items: [] })
      waiting = null
      continue
    }

    const heading = chapterLine.exec(body)
    if (heading) {
      const [, id, title] = heading
      if (chapters.some((chapter) => chapter.id === id)) throw wrong(`chapter ${id} appears twice`)
      waiting = { id, title, line }
      continue
    }

    const chapter = chapters.at(-1)
    const item = itemLine.exec(body)
    if (!item) {
      // Free text is allowed only before the first chapter: further down it is likely a rule that lost its mark.
      if (chapter || body.startsWith('- ') || body.startsWith('##')) throw wrong('malformed item')
      continue
    }
    if (!chapter) throw wrong('item outside any chapter')
    const [, mark, digits, rest] = item
    const number = Number(digits)
    const before = firstSeen.get(number)
    if (before !== undefined) throw wrong(`item ${number} is already on line ${before}`)
    const dash = rest.lastIndexOf(' — ')
    if (dash < 1) throw wrong(`item ${number} does not say where it is written (" — seed …")`)
    firstSeen.set(number, line)
    chapter.items.push({ number, text: rest.slice(0, dash), source: rest.slice(dash + 3), done: mark === 'x' })
  }

  if (waiting) throw new Error(`ledger line ${waiting.line}: chapter ${waiting.id} has no "part: …" line`)
  return { chapters }
}

// Whole-line comments are removed first: a test that is commented out proves nothing.
const withoutComments = (source: string): string =>
  source.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, '').replace(/^[ \t]*\/\/.*$/gm, '')

// `it(` and similar calls, or the second call of `it.each(table)(title)`.
const titleCall =
  /(?<![\w$.])(?:it|test|describe|rule)(?:\s*\(|\.each\s*\([\s\S]*?\)\s*\()\s*('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g
const ruleBracket = /\[([a-z][a-z0-9]*) +((?:\d|\$\{)[^\]]*)\]/g

const expand = (list: string, where: string): number[] =>
  list.split(',').flatMap((piece) => {
    const range = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(piece)
    if (!range) throw new Error(`${where}: "${list}" is no list of rule numbers such as 38, 41-44`)
    const first = Number(range[1])
    const last = Number(range[2] ?? range[1])
    if (last < first) throw new Error(`${where}: the range ${first}-${last} runs backwards`)
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })

export const titlesOf = (source: string): string[] =>
  [...withoutComments(source).matchAll(titleCall)].map((call) => call[1].slice(1, -1))

export const namedRules = (title: string, where: string): { edition: string; numbers: number[] }[] =>
  [...title.matchAll(ruleBracket)].map(([, edition, list]) => ({
    edition,
    numbers: expand(list, `${where}: ${title}`),
  }))

// The same files as the test runner's: a file that never runs proves nothing.
export const testFiles = (dir: string = packagesDir): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(dir, entry.name)
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFiles(path)
      return entry.name.endsWith('.test.ts') && path.includes(`${sep}test${sep}`) ? [path] : []
    })
    .sort()

export const provenItems = (testDir: string = packagesDir): Proven => {
  const proven: Proven = new Map()
  for (const file of testFiles(testDir)) {
    for (const title of titlesOf(readFileSync(file, 'utf8'))) {
      for (const { edition, numbers } of namedRules(title, relative(testDir, file))) {
        const known = proven.get(edition) ?? new Set<number>()
        for (const number of numbers) known.add(number)
        proven.set(edition, known)
      }
    }
  }
  return proven
}

export const countLedger = (edition: string, ledger: Ledger, proven: ReadonlySet<number>): LedgerCounts => {
  const items = ledger.chapters.flatMap((chapter) => chapter.items)
  const unproven = items.map((item) => item.number).filter((number) => !proven.has(number))
  return {
    edition,
    total: items.length,
    proven: items.length - unproven.length,
    unproven: unproven.sort((a, b) => a - b),
    chapters: ledger.chapters.map((chapter) => ({
      id: chapter.id,
      title: chapter.title,
      part: chapter.part,
      total: chapter.items.length,
      proven: chapter.items.filter((item) => proven.has(item.number)).length,
    })),
  }
}

/** The counts of every edition with a ledger. */
export const countLedgers = (): LedgerCounts[] => {
  if (!hasLedgers()) return JSON.parse(readFileSync(countedFile, 'utf8')) as LedgerCounts[]
  const proven = provenItems()
  return ledgerEditions().map((edition) =>
    countLedger(edition, parseLedger(readLedger(edition)), proven.get(edition) ?? new Set()),
  )
}

export const markLedger = (text: string, proven: ReadonlySet<number>): string =>
  text.replace(
    /^- \[[ x]\] (\d+) /gm,
    (_, digits: string) => `- [${proven.has(Number(digits)) ? 'x' : ' '}] ${digits} `,
  )
