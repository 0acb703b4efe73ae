// After a command is killed while it writes, the next command on any of its files brings all of them into one state.
// Neighbours: killedCommit.ts is the command, src/filesTogether/ is tested.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suggestTeam, writeTeam } from '@double-skulls/league'
import { rolldown } from 'rolldown'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashOf, type Plan } from '../src/filesTogether/journal.ts'
import type { KilledCommit } from './killedCommit.ts'
import { act, actOnTeam } from './leagueMatchSupport.ts'
import { newFolder } from './runSkulls.ts'

const HOME = 'first/Reavers.json'
const AWAY = 'second/Marauders.json'
const CUP = 'league/cup.json'
const RECORD = 'first/match.record.json'
const names = [HOME, AWAY, CUP, RECORD]

type Texts = { readonly [name: string]: string | null }

const textsIn = (folder: string): Texts =>
  Object.fromEntries(
    names.map((name) => {
      const path = join(folder, name)
      return [name, existsSync(path) ? readFileSync(path, 'utf8') : null]
    }),
  )

let script = ''
let before: Texts = {}
let after: Texts = {}

/** A folder with the files before the match. */
const newPlace = (): string => {
  const folder = newFolder()
  for (const [name, text] of Object.entries(before)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    if (text !== null) writeFileSync(join(folder, name), text)
  }
  return folder
}

beforeAll(async () => {
  const build = await rolldown({
    input: fileURLToPath(new URL('./killedCommit.ts', import.meta.url)),
    platform: 'node',
    tsconfig: false,
    resolve: { conditionNames: ['double-skulls', 'node', 'import', 'default'] },
  })
  const folder = mkdtempSync(join(tmpdir(), 'skulls-test-'))
  script = join(folder, 'killed.mjs')
  await build.write({ file: script, format: 'esm' })
  await build.close()

  // A real match in one folder, moved to three folders.
  const [home, away] = ['Reavers', 'Marauders'].map((name) => {
    const path = join(folder, `${name}.json`)
    writeFileSync(path, writeTeam(suggestTeam({ edition: 'crp', roster: 'human', name, coach: 'Ann' })))
    return path
  })
  const cup = join(folder, 'cup.json')
  await act('new', cup, '--name', 'Cup')
  for (const path of [home, away]) await act('enter', cup, '--from', path)
  await act('draw', cup)
  const { events } = JSON.parse(readFileSync(cup, 'utf8'))
  const [first, second] = events.at(-1).fixtures[0].home === 'reavers' ? [home, away] : [away, home]
  const read = (): Texts => ({
    [HOME]: readFileSync(home, 'utf8'),
    [AWAY]: readFileSync(away, 'utf8'),
    [CUP]: readFileSync(cup, 'utf8'),
    [RECORD]: null,
  })
  before = read()
  const record = join(folder, 'match.record.json')
  const alone = ['--coaches', 'sensible', '--bots', 'random', '--seed', '4', '--competition', cup, '--record', record]
  expect((await act('match', first, second, ...alone)).code).toBe(0)
  after = { ...read(), [RECORD]: readFileSync(record, 'utf8') }
  for (const name of names) expect(after[name]).not.toBe(before[name])
  return () => rmSync(folder, { recursive: true, force: true })
})

const planIn = (folder: string): Plan => ({
  id: 'abcdef012345',
  files: names.map((name) => {
    const [was, becomes] = [before[name], after[name] ?? '']
    return {
      path: join(folder, name),
      was: was === null ? null : hashOf(was),
      becomes: hashOf(becomes),
      keepOld: name === HOME || name === AWAY,
    }
  }),
})

/** Starts a command that is killed after that many steps; returns the names of the steps done. */
const killed = (folder: string, wish: Pick<KilledCommit, 'write' | 'path' | 'steps'>): string[] => {
  const file = join(folder, 'killed.json')
  writeFileSync(file, JSON.stringify({ ...wish, paths: planIn(folder).files.map(({ path }) => path) }))
  const { signal, stdout, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' })
  expect(signal, stderr).toBe('SIGKILL')
  return stdout.split('\n').filter((line) => line !== '')
}

const killedWriting = (steps: number): { readonly folder: string; readonly done: string[] } => {
  const folder = newPlace()
  const texts = names.map((name) => after[name] ?? '')
  return { folder, done: killed(folder, { write: { plan: planIn(folder), texts }, path: '', steps }) }
}

/** Makes its locks stale. */
const grownOld = (folder: string): string[] => {
  const locks = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.lock'))
  const long = new Date(Date.now() - 60_000)
  for (const name of locks) utimesSync(join(folder, name), long, long)
  return locks
}

const copyOf = (folder: string): string => {
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true })
  grownOld(copy)
  return copy
}

/** The next command on one of the files, which only reads it. */
const touch = async (folder: string, name: string): Promise<void> => {
  const path = join(folder, name)
  if (name === CUP) await act('show', path)
  else if (name === RECORD)
    await actOnTeam('restore', join(folder, 'other.json'), '--name', 'Reavers', '--record', path).catch(() => {})
  else await actOnTeam('show', path)
}

const left = (folder: string, kind: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => kind.test(name))

/**
 * After the next command on any file, all are old or all are new; and no temporary files remain once each was written
 * again.
 */
const expectOneState = async (folder: string, expected: 'old' | 'new', touched = names): Promise<void> => {
  for (const name of touched) {
    const copy = copyOf(folder)
    await touch(copy, name)
    const now = textsIn(copy)
    const state = now[HOME] === before[HOME] ? 'old' : 'new'
    expect(now, `after ${name} was touched`).toEqual(state === 'old' ? before : after)
    expect(state).toBe(expected)
    for (const other of names) await touch(copy, other)
    expect(textsIn(copy)).toEqual(now)
    expect(left(copy, /\.commit$/)).toEqual([])
  }
}

/** Four files staged, three journals, the commit, two teams backed up, four renamed, four journals removed. */
const STEPS = 18

describe('a command that is killed while it writes the files of a match', () => {
  it('should do its steps in an order in which nothing is replaced before all is written down', () => {
    const { folder, done } = killedWriting(STEPS + 1)
    const kinds = done.map((step) => step.split(' ')[0])
    expect(kinds).toEqual([
      ...['staged', 'staged', 'staged', 'staged', 'noted', 'noted', 'noted', 'decided'],
      ...['kept', 'renamed', 'kept', 'renamed', 'renamed', 'renamed', 'forgot', 'forgot', 'forgot', 'forgot'],
    ])
    expect(kinds).toHaveLength(STEPS)
    expect(textsIn(folder)).toEqual(after)
    expect(left(folder, /\.lock$/)).toHaveLength(4)
    expect(readFileSync(join(folder, `${HOME}.bak`), 'utf8')).toBe(before[HOME])
  })

  for (let steps = 0; steps <= STEPS; steps++)
    it(`should leave files that any next command brings into one state: after ${steps} of ${STEPS} steps`, async () => {
      const { folder, done } = killedWriting(steps)
      expect(done).toHaveLength(steps)
      await expectOneState(folder, done.some((step) => step.startsWith('decided')) ? 'new' : 'old')
    })

  it.each([
    ['that finishes it', 11],
    ['that takes it back', 7],
  ])('should not matter even if the command %s is killed too', async (_what, steps) => {
    const { folder } = killedWriting(steps)
    // Found beside the second file, whose journal is not the deciding one.
    for (let more = 0; ; more++) {
      const copy = copyOf(folder)
      // Journals hold relative paths, so they are valid in the copy too.
      const done = killed(copy, { write: null, path: join(copy, AWAY), steps: more })
      await expectOneState(copy, steps === 11 ? 'new' : 'old', [names[more % names.length]])
      if (done.length < more) break
    }
  })

  it('should say so where a file was changed by hand since, and finish when that is out of the way', async () => {
    const { folder } = killedWriting(10)
    grownOld(folder)
    const edited = `${before[AWAY]}\n`
    writeFileSync(join(folder, AWAY), edited)
    await expect(act('show', join(folder, CUP))).rejects.toThrow(
      /Marauders\.json" was changed by other means since; move/,
    )
    expect(readFileSync(join(folder, AWAY), 'utf8')).toBe(edited)
    renameSync(join(folder, AWAY), join(folder, 'mine.json'))
    await act('show', join(folder, CUP))
    expect(textsIn(folder)).toEqual(after)
  })

  it('should say so where another folder of the change is not there, and finish when it is back', async () => {
    const { folder } = killedWriting(10)
    grownOld(folder)
    renameSync(join(folder, 'first'), join(folder, 'away'))
    await expect(act('show', join(folder, CUP))).rejects.toThrow(/the folder of the latter is not there; bring it back/)
    renameSync(join(folder, 'away'), join(folder, 'first'))
    expect((await act('show', join(folder, CUP))).text).toContain('had been interrupted; it is finished now')
    expect(textsIn(folder)).toEqual(after)
  })

  it('should not be finished a second time over what was written since', async () => {
    const { folder, done } = killedWriting(16)
    expect(done.at(-1)).toMatch(/^forgot .*cup\.json$/)
    grownOld(folder)
    // The competition's journal is gone, and those of the teams are still there.
    await act('adjust', join(folder, CUP), '--team', 'reavers', '--points', '1', '--reason', 'nice kit')
    const adjusted = readFileSync(join(folder, CUP), 'utf8')
    await actOnTeam('show', join(folder, HOME))
    expect(textsIn(folder)).toEqual({ ...after, [CUP]: adjusted })
    expect(left(folder, /\.(commit|new|lock)$/)).toEqual([])
  })
})
