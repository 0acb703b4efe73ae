// A coach with both finalists of a campaign is asked at a terminal which of them retires, and the runner-up of its conference plays.
// Neighbours: campaignSupport.ts makes the league, campaignLeague.test.ts has the other phases.
import { readFileSync, writeFileSync } from 'node:fs'
import { fixturesOfDay, openPhase } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { diaryAt, leagueOf, sitDown } from './campaignSupport.ts'
import { act, typing } from './leagueMatchSupport.ts'

const phaseAt = (path: string): string => openPhase(diaryAt(path).day).phase

/** Two conferences with a team of each coach: Bob’s elfs and Bob’s dwarfs win them by this seed, and only they would play the final. */
const bothFinalists = async (): Promise<string> => {
  const founders = [
    { coach: 'Ann', roster: 'human' },
    { coach: 'Ann', roster: 'orc' },
    { coach: 'Bob', roster: 'elf' },
    { coach: 'Bob', roster: 'dwarf' },
  ]
  const flags = ['--conferences', '2', '--play-offs', '2', '--cross', '0', '--phases', 'none']
  const path = await leagueOf(founders, 1, flags)
  await sitDown(path, ['--programs', 'all', '--until', 'day'])
  expect(phaseAt(path)).toBe('firstTeam')
  await sitDown(
    path,
    [],
    typing((_question, count) => (count === 0 ? '' : null)),
  )
  return path
}

const finalists = (path: string): (string | null)[] =>
  fixturesOfDay(diaryAt(path).day).flatMap(({ home, away }) => [home, away])

/** Bob answers, and somebody goes on to the final. */
const retires = async (path: string, team: string): Promise<void> => {
  await sitDown(
    path,
    ['--coach', 'Bob'],
    typing(() => team),
  )
  await sitDown(
    path,
    [],
    typing((_question, count) => (count === 0 ? '' : null)),
  )
}

describe('a coach with both finalists', () => {
  it('[second 241] [second 320] is asked which team retires; the runner-up of its conference plays the final, and the season ends', async () => {
    const path = await bothFinalists()
    expect([phaseAt(path), diaryAt(path).number]).toEqual(['retiring', 2])
    expect(finalists(path)).toEqual([])
    const shown = await act('campaign-show', path)
    expect(shown.text).toContain('day 2: who retires from the play-offs')
    expect(shown.text).toContain('Waits for Bob')
    // Nobody else is asked, and nothing goes on without him.
    const { text } = await sitDown(path, ['--coach', 'Ann', '--until', 'phase'])
    expect(text).toContain('Nothing more to answer here; waits for Bob')

    const heard: string[] = []
    await sitDown(
      path,
      ['--coach', 'Bob'],
      typing(() => '1', heard),
    )
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatch(/^Bob’s .+: which team retires, as both would meet in the final$/)
    await sitDown(
      path,
      [],
      typing((_question, count) => (count === 0 ? '' : null)),
    )
    expect(phaseAt(path)).toBe('before')
    const now = finalists(path)
    expect(now).toHaveLength(2)
    expect(now.filter((id) => id?.startsWith('ann'))).toHaveLength(1)
    expect(now.filter((id) => id?.startsWith('bob'))).toHaveLength(1)

    await sitDown(path, ['--programs', 'all', '--until', 'season'])
    expect(phaseAt(path)).toBe('newSeason')
    expect((await act('campaign-show', path)).text).toMatch(/The season is over: (Ann|Bob)’s .+ won it\./)
    await sitDown(path, ['--programs', 'all', '--new-season', '--until', 'phase'])
    expect(phaseAt(path)).toBe('before')
    expect(finalists(path)).toHaveLength(4)
  })

  it('may take it back until the final has begun, and retire the other team', async () => {
    const path = await bothFinalists()
    const asked = readFileSync(path, 'utf8')
    await retires(path, '1')
    const first = finalists(path)
    const { text } = await act('campaign-undo', path)
    expect(text).toContain('Taken back: who retires from the play-offs, day 2.')
    expect(readFileSync(path, 'utf8')).toBe(asked)
    await retires(path, '2')
    const other = finalists(path)
    expect(other.filter((id) => id?.startsWith('bob'))).not.toEqual(first.filter((id) => id?.startsWith('bob')))
    expect(other.filter((id) => id?.startsWith('ann'))).not.toEqual(first.filter((id) => id?.startsWith('ann')))
    // The day before comes next.
    await act('campaign-undo', path)
    const back = await act('campaign-undo', path)
    expect(back.text).toContain('Taken back: First Teams, day 1.')
  })

  it('is answered for by a program, which keeps the better team', async () => {
    const path = await bothFinalists()
    const { text } = await sitDown(path, ['--programs', 'Bob', '--until', 'phase'])
    const [, retired] = /which team retires, as both would meet in the final: (.+)/.exec(text) ?? []
    expect(retired).toMatch(/^Bob’s/)
    expect(text).not.toContain(`${retired}: which team retires`)
  })

  it('cannot retire a team that is not one of the two, in the file either', async () => {
    const path = await bothFinalists()
    await retires(path, '1')
    const broken = readFileSync(path, 'utf8').replace(/"answers": \[\s*"bob[^"]*"/, '"answers": ["ann-s-humans"')
    writeFileSync(path, broken)
    await expect(act('campaign-show', path)).rejects.toThrow(
      /answers\[0\]: "which team retires.+ wants one of "bob.+", "bob.+", not "ann-s-humans"/,
    )
    expect(readFileSync(path, 'utf8')).toBe(broken)
  })
})
