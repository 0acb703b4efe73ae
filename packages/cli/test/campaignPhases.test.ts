// `skulls league campaign-undo` before the games of a campaign: Freebooters and dirty tricks are phases of their own, which are taken
// back one at a time. Neighbours: campaignLeague.test.ts has the other phases, campaignSupport.ts makes the league.
import { readFileSync, writeFileSync } from 'node:fs'
import { type Kept, openPhase } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { diaryAt, newLeague, sitDown } from './campaignSupport.ts'
import { act, typing } from './leagueMatchSupport.ts'

const keptAt = (path: string): { readonly [match: string]: Kept } => {
  const { phase, kept } = openPhase(diaryAt(path).day)
  expect(phase).toBe('before')
  return kept
}

/** Both matches are ready to be played. */
const readyLeague = async (): Promise<string> => {
  const path = await newLeague('--edition', 'second:campaign')
  await sitDown(
    path,
    ['--programs', 'all'],
    typing(() => 'stop'),
  )
  return path
}

/** The phases that `campaign-show` or `campaign-undo` names, match by match. */
const phasesIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => /^ {2}match (\S+): .+ against .+: (.+)$/.exec(line)?.slice(1).join(' ') ?? [])

describe('phases before the games', () => {
  it('[second 256] [second 323] are taken back one at a time, and come again as they were', async () => {
    const path = await readyLeague()
    const ready = readFileSync(path, 'utf8')
    const full = keptAt(path)
    expect(Object.keys(full)).toEqual(['1.1', '1.2'])
    expect(phasesIn((await act('campaign-show', path)).text)).toEqual([
      '1.1 ready to be played',
      '1.2 ready to be played',
    ])

    const tricks = await act('campaign-undo', path)
    expect(tricks.text).toContain('Taken back: dirty tricks, day 1.')
    expect(phasesIn(tricks.text)).toEqual(['1.1 dirty tricks', '1.2 dirty tricks'])
    const cut = keptAt(path)
    for (const [match, { answers }] of Object.entries(full)) {
      const left = cut[match].answers
      expect(left.length).toBeGreaterThan(0)
      expect(left.length).toBeLessThan(answers.length)
      expect(answers.slice(0, left.length)).toEqual(left)
    }

    const hired = await act('campaign-undo', path)
    expect(hired.text).toContain('Taken back: Freebooters, day 1.')
    expect(phasesIn(hired.text)).toEqual(['1.1 Freebooters', '1.2 Freebooters'])
    expect(keptAt(path)).toEqual({})
    await expect(act('campaign-undo', path)).rejects.toThrow('nothing has happened that could be taken back')

    await sitDown(
      path,
      ['--programs', 'all'],
      typing(() => 'stop'),
    )
    expect(readFileSync(path, 'utf8')).toBe(ready)
  })

  it('are taken back of one match only where it is named', async () => {
    const path = await readyLeague()
    const full = keptAt(path)
    const { text } = await act('campaign-undo', path, '--match', '1.2')
    expect(phasesIn(text)).toEqual(['1.1 ready to be played', '1.2 dirty tricks'])
    expect(keptAt(path)['1.1']).toEqual(full['1.1'])
    // The other match is further now: its dirty tricks go first.
    const next = await act('campaign-undo', path)
    expect(next.text).toContain('Taken back: dirty tricks')
    expect(phasesIn(next.text)).toEqual(['1.1 dirty tricks', '1.2 dirty tricks'])
    const one = await act('campaign-undo', path, '--match', '1.2')
    expect(one.text).toContain('Taken back: Freebooters')
    expect(phasesIn(one.text)).toEqual(['1.1 dirty tricks', '1.2 Freebooters'])
    await expect(act('campaign-undo', path, '--match', '1.2')).rejects.toThrow(/1\.2 has nothing to take back/)
  })

  it('lose what one coach has written down, and nothing of the phase before', async () => {
    const path = await readyLeague()
    await act('campaign-undo', path)
    const before = readFileSync(path, 'utf8')
    // Ann orders a spy; her opponent has not said what he wants.
    await sitDown(
      path,
      ['--coach', 'Ann'],
      typing((_question, count) => (count === 0 ? 'spy' : null)),
    )
    const kept = Object.values(keptAt(path)).filter(({ open }) => Object.keys(open).length > 0)
    expect(kept.map(({ open }) => Object.values(open))).toEqual([[['spy']]])
    const { text } = await act('campaign-undo', path)
    expect(text).toContain('Taken back: dirty tricks')
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  it('that a league does not play are no phases', async () => {
    const path = await newLeague('--edition', 'second:campaign', '--phases', 'tricks')
    await sitDown(
      path,
      ['--programs', 'all'],
      typing(() => 'stop'),
    )
    const { text } = await act('campaign-undo', path)
    expect(text).toContain('Taken back: dirty tricks')
    expect(keptAt(path)).toEqual({})
    const none = await newLeague('--edition', 'second:campaign', '--phases', 'none')
    expect(phasesIn((await act('campaign-show', none)).text)).toEqual([
      '1.1 ready to be played',
      '1.2 ready to be played',
    ])
  })

  it('refuse answers that nobody could have given, and change nothing', async () => {
    const path = await readyLeague()
    const broken = readFileSync(path, 'utf8').replace('"answers": [', '"answers": [ "x",')
    writeFileSync(path, broken)
    await expect(act('campaign-undo', path)).rejects.toThrow(/answers\[0\]/)
    expect(readFileSync(path, 'utf8')).toBe(broken)
  })
})

describe('a coach who does not come', () => {
  it('cannot forfeit a match of a campaign, and is told what can be done; a bot plays it, and the day goes on', async () => {
    const path = await newLeague('--phases', 'none')
    const before = readFileSync(path, 'utf8')
    await expect(
      act('forfeit', path, '--match', '1.1', '--team', 'ann-s-humans', '--reason', 'did not come'),
    ).rejects.toThrow(/this is a campaign, .+ played for: "skulls league campaign .+ --match 1\.2 --bots rookie/)
    await expect(act('show', path)).rejects.toThrow('this is a campaign')
    expect(readFileSync(path, 'utf8')).toBe(before)
    await sitDown(path, ['--until', 'phase'])
    await sitDown(
      path,
      [],
      typing((_question, count) => (count === 0 ? '' : null)),
    )
    expect(Object.keys(diaryAt(path).day.matches)).toEqual(['1.1', '1.2'])
  })
})
