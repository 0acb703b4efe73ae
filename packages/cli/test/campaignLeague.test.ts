// `skulls league campaign…`: questions come one coach at a time, other answers stay hidden, phases are taken back until the next has
// begun, coaches answer by commands of their own. Neighbours: campaignSupport.ts, campaignKilled.test.ts; src/campaign/.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkTeam, openPhase, readTeam } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { diaryAt, newLeague, sitDown } from './campaignSupport.ts'
import { act, typing } from './leagueMatchSupport.ts'

const phaseAt = (path: string): string => openPhase(diaryAt(path).day).phase
const PROGRAMS = ['--programs', 'all']

/** Up to that phase, which has begun and in which nobody has answered. */
const upTo = async (path: string, phase: string): Promise<void> => {
  // A program plays on; what it did in that phase is taken back.
  while (phaseAt(path) !== phase)
    await sitDown(
      path,
      PROGRAMS,
      typing((question) => (question === 'whether to go on' ? (phaseAt(path) === phase ? 'stop' : '') : 'done')),
    )
  await act('campaign-undo', path).catch(() => {})
  expect(phaseAt(path)).toBe(phase)
}

describe('a campaign at one terminal', () => {
  it('[second 256] goes through the phases of a day in their order, and on to the next day', async () => {
    const path = await newLeague()
    const seen: string[] = []
    while (diaryAt(path).number === 1) {
      const phase = phaseAt(path)
      if (seen.at(-1) !== phase) seen.push(phase)
      const before = readFileSync(path, 'utf8')
      let asked = 0
      await sitDown(
        path,
        PROGRAMS,
        typing(() => (asked++ === 0 ? '' : 'stop')),
      )
      expect(readFileSync(path, 'utf8')).not.toBe(before)
    }
    expect(seen).toEqual(['before', 'match', 'after', 'leaving', 'bidding', 'newPlayers', 'firstTeam'])
    expect(phaseAt(path)).toBe('before')
  })

  it('asks one coach after another, hands over between them, and shows nobody what others have answered', async () => {
    const path = await newLeague()
    await upTo(path, 'newPlayers')
    const heard: string[] = []
    const { text } = await sitDown(
      path,
      ['--programs', 'Dan'],
      typing((question, count) => (count < 5 ? (question.includes(':') ? 'done' : '') : null), heard),
    )
    expect(heard.slice(0, 5)).toEqual([
      'Ann (Ann’s humans)',
      'Ann’s humans: new players without bids',
      'Bob (Bob’s orcs)',
      'Bob’s orcs: new players without bids',
      'Cleo (Cleo’s elfs)',
    ])
    // What the program has decided for Dan is nobody's business yet.
    expect(text).not.toContain('Dan’s dwarfs: new players')
    const [kept] = Object.values(openPhase(diaryAt(path).day).kept)
    expect(kept.answers).toEqual([])
    expect(Object.keys(kept.open).sort()).toEqual(['ann-s-humans', 'bob-s-orcs', 'dan-s-dwarfs'])
  })
})

describe('coaches who answer by commands of their own', () => {
  it('get their own questions only, in any order, and the record is the same', async () => {
    const start = await newLeague()
    await upTo(start, 'newPlayers')
    const text = readFileSync(start, 'utf8')
    const after = async (order: readonly string[]): Promise<string> => {
      writeFileSync(start, text)
      for (const coach of order) {
        const heard: string[] = []
        await sitDown(
          start,
          ['--coach', coach],
          typing((question) => (question.includes(':') ? 'done' : null), heard),
        )
        for (const question of heard) expect(question).toContain(coach)
      }
      return readFileSync(start, 'utf8')
    }
    const once = await after(['Ann', 'Bob', 'Cleo', 'Dan'])
    expect(await after(['Dan', 'Cleo', 'Ann', 'Bob'])).toBe(once)
    expect(once).not.toBe(text)
  })

  it('are told who is still waited for, and may take back what they have written down', async () => {
    const path = await newLeague()
    await upTo(path, 'newPlayers')
    const before = readFileSync(path, 'utf8')
    const { text, code } = await sitDown(
      path,
      ['--coach', 'Bob'],
      typing(() => 'done'),
    )
    expect(code).toBe(0)
    expect(text).toContain(
      'Nothing more to answer here; waits for Ann (Ann’s humans), Cleo (Cleo’s elfs), Dan (Dan’s dwarfs).',
    )
    await act('campaign-undo', path, '--coach', 'Bob')
    expect(readFileSync(path, 'utf8')).toBe(before)
    await expect(act('campaign-undo', path, '--coach', 'Bob')).rejects.toThrow(/Bob has written down nothing/)
    await expect(sitDown(path, ['--coach', 'Eve'])).rejects.toThrow(/Eve/)
  })
})

describe('a phase that is taken back', () => {
  it('can be played again and gives the same dice, until the next has begun', async () => {
    const path = await newLeague()
    await upTo(path, 'after')
    const played = async (): Promise<string> => {
      await sitDown(
        path,
        PROGRAMS,
        typing(() => 'stop'),
      )
      return readFileSync(path, 'utf8')
    }
    const once = await played()
    const { text } = await act('campaign-undo', path)
    expect(text).toContain('Taken back: between games: fees, wages, healing, training, day 1.')
    expect(Object.keys(openPhase(diaryAt(path).day).kept)).toEqual([])
    expect(await played()).toBe(once)
  })

  it('is the one before where nothing has happened since, also that of the day before', async () => {
    const path = await newLeague()
    await sitDown(path, [...PROGRAMS, '--until', 'day'])
    expect([phaseAt(path), diaryAt(path).number]).toEqual(['firstTeam', 1])
    await sitDown(
      path,
      PROGRAMS,
      typing((_question, count) => (count === 0 ? '' : 'stop')),
    )
    expect([phaseAt(path), diaryAt(path).number]).toEqual(['before', 2])
    await act('campaign-undo', path)
    const { number, last } = diaryAt(path)
    expect([number, last]).toEqual([1, null])
  })

  it('may be one match only, and nothing is left to take back in the end', async () => {
    const path = await newLeague()
    await upTo(path, 'match')
    await sitDown(
      path,
      PROGRAMS,
      typing(() => 'stop'),
    )
    const [first, second] = Object.keys(diaryAt(path).day.matches)
    await act('campaign-undo', path, '--match', first)
    expect(Object.keys(diaryAt(path).day.matches)).toEqual([second])
    await expect(act('campaign-undo', path, '--match', '9.9')).rejects.toThrow(
      /9\.9 has nothing to take back in this phase; take one of/,
    )
    await act('campaign-undo', path)
    await expect(act('campaign-undo', path)).rejects.toThrow('nothing has happened that could be taken back')
  })
})

describe('a whole season', () => {
  it('ends with a champion, begins anew once it is wished for, and leaves files for other commands', async () => {
    const path = await newLeague()
    await sitDown(path, [...PROGRAMS, '--until', 'season'])
    expect(phaseAt(path)).toBe('newSeason')
    const shown = await act('campaign-show', path)
    expect(shown.text).toMatch(/The season is over: .+ won it\./)
    await sitDown(path, [...PROGRAMS, '--until', 'phase'])
    expect(phaseAt(path)).toBe('newSeason')
    await sitDown(path, [...PROGRAMS, '--new-season', '--until', 'phase'])
    expect(phaseAt(path)).toBe('before')
    const folder = join(dirname(path), 'saved')
    await act('campaign-export', path, '--out', folder)
    const team = readTeam(readFileSync(join(folder, 'ann-s-humans.json'), 'utf8'))
    expect(checkTeam(team)).toEqual([])
    expect(team.history.filter(({ what }) => what === 'season')).toHaveLength(1)
  })
})

describe('bad input', () => {
  it('names the field and the remedy, and changes nothing', async () => {
    const path = await newLeague()
    const text = readFileSync(path, 'utf8')
    const faults: readonly (readonly [was: string, becomes: string, message: RegExp])[] = [
      ['"seed": 3', '"seed": "x"', /seed: wants a whole number from 0 to \d+, not "x"; take a file/],
      ['"version": 1', '"version": 9', /version: wants 1, not 9/],
      ['"phase": "before"', '"phase": "supper"', /day\.phases\[0\]\.phase: wants one of retiring, before, match/],
      [
        '"kept": {}',
        '"kept": { "1.1": { "answers": [7], "open": {} } }',
        /kept\.1\.1\.answers\[0\]: answers are texts/,
      ],
      [
        '"kept": {}',
        '"kept": { "1.1": { "answers": ["x"], "open": {} } }',
        /answers\[0\]: it was over before this one/,
      ],
      ['"treasury": 5000', '"treasury": "much"', /day\.start\.teams\.ann-s-humans\.treasury/],
      ['"kind": "conferences"', '"kind": "lottery"', /day\.start\.competition: .*plan/],
    ]
    for (const [was, becomes, message] of faults) {
      const broken = text.replace(was, becomes)
      expect(broken).not.toBe(text)
      writeFileSync(path, broken)
      await expect(sitDown(path, PROGRAMS)).rejects.toThrow(message)
      expect(readFileSync(path, 'utf8')).toBe(broken)
    }
    await expect(act('campaign-new', path, '--name', 'X')).rejects.toThrow('--teams')
    writeFileSync(path, text)
    await expect(sitDown(path, [...PROGRAMS, '--until', 'never'])).rejects.toThrow(/never/)
    expect(readFileSync(path, 'utf8')).toBe(text)
  })
})
