// `skulls league match`: two team files play a match, and refusals that change nothing. Neighbours:
// leagueMatchSupport.ts; leagueMatchAsking.test.ts for questions to persons, leagueMatchResume.test.ts for interruptions.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkTeam, parseCompetition, readTeam, stateOf } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../src/usage.ts'
import { act, QUICK, sitAt, textsOf, twoTeams, typing } from './leagueMatchSupport.ts'
import { lineCount, skullsTyping } from './runSkulls.ts'

const ALONE = ['--coaches', 'sensible,sensible', ...QUICK]

describe.each(['third', 'bugman', 'crp', 'bb2020'])('a match of %s on files', (edition) => {
  it('should write both teams, keep the old ones, and leave a record that replays', async () => {
    const teams = twoTeams(edition)
    const before = textsOf(teams)
    const { code, text } = await act('match', teams.home, teams.away, ...ALONE)
    expect(code).toBe(0)
    expect(text).toContain('Written: ')
    const after = textsOf(teams)
    expect([`${teams.home}.bak`, `${teams.away}.bak`].map((path) => readFileSync(path, 'utf8'))).toEqual(before)
    for (const [i, written] of after.entries()) {
      const team = readTeam(written)
      expect(team.history.some(({ what }) => what === 'match')).toBe(true)
      expect(written).not.toBe(before[i])
      expect(checkTeam(team)).toEqual([])
    }
    const record = join(teams.folder, 'Reavers-Marauders.record.json')
    const out = join(teams.folder, 'again')
    expect(await act('replay', record, '--out', out)).toMatchObject({ code: 0 })
    expect(['reavers.json', 'marauders.json'].map((name) => readFileSync(join(out, name), 'utf8'))).toEqual(after)
  })
})

describe('skulls league match', () => {
  it('should come to the same with the same seed, and leave the teams alone with --out', async () => {
    const [one, other] = [twoTeams('crp'), twoTeams('crp')]
    await act('match', one.home, one.away, ...ALONE)
    const before = textsOf(other)
    await act('match', other.home, other.away, ...ALONE, '--out', join(other.folder, 'next'))
    expect(textsOf(other)).toEqual(before)
    expect(readdirSync(other.folder).sort()).toEqual(['Marauders.json', 'Reavers.json', 'next'])
    const next = ['Reavers.json', 'Marauders.json'].map((name) =>
      readFileSync(join(other.folder, 'next', name), 'utf8'),
    )
    expect(next).toEqual(textsOf(one))
  })

  it('should replay a record of engine 0.2.0 and say that the end of its match could not be compared', async () => {
    const record = fileURLToPath(new URL('../../league/test/campaign/before/bb2020-league.json', import.meta.url))
    const text = expect.stringMatching(/gives the recorded teams\.\n.*the end could not be compared: engine 0\.2\.0/)
    expect(await act('replay', record)).toMatchObject({ code: 0, text })
  })

  it('should name what differs in a changed record', async () => {
    const teams = twoTeams('bugman')
    const record = join(teams.folder, 'match.json')
    await act('match', teams.home, teams.away, ...ALONE, '--record', record)
    const whole = readFileSync(record, 'utf8')
    const touched = JSON.parse(whole)
    writeFileSync(record, JSON.stringify({ ...touched, after: touched.after.slice(1) }))
    expect(await act('replay', record)).toMatchObject({ code: 1, text: expect.stringContaining('answers[0]') })
    await expect(act('match', teams.home, teams.away, ...ALONE, '--record', record)).rejects.toThrow('is there already')
    await expect(act('replay', teams.home)).rejects.toThrow('format: it must be "double-skulls-league-record"')
  })

  it('should take typed answers from a file, line by line, and change no team where one does not fit', async () => {
    const rich = twoTeams('crp', (team) => ({ ...team, treasury: 100_000, history: [{ what: 'match', at: 0 }] }))
    const before = textsOf(rich)
    const file = join(rich.folder, 'answers.txt')
    const play = (answers: string) => {
      writeFileSync(file, answers)
      return act('match', rich.home, rich.away, ...QUICK, '--coaches', 'person,sensible', '--answers', file)
    }
    await expect(play('# petty cash\n\n55000\n')).rejects.toThrow(/answers\.txt line 3: "55000" is none of these sums/)
    await expect(play('50k\n')).rejects.toThrow(/ends after 1 line, and "Reavers: what to hire/)
    await expect(play('50k\nluck\n')).rejects.toThrow(/line 2: "luck" is not one of the answers/)
    expect(textsOf(rich)).toEqual(before)
    const { code, text } = await play(`50k\nBloodweiser\n${'1\n'.repeat(40)}`)
    expect(code).toBe(0)
    expect(text).toContain('2  Bloodweiser Babes  50,000')
    expect(readTeam(textsOf(rich)[0]).history).toContainEqual({
      ...{ what: 'inducements', at: 1, bought: ['bloodweiser-babes'], paid: 50_000, stake: 0 },
    })
  })

  it('should take dice that were thrown at the table', async () => {
    const teams = twoTeams('bugman')
    const heard: string[] = []
    const open = typing((question) => (/improve/.test(question) ? '6' : /weather/.test(question) ? '6 6' : '1'), heard)
    const { code } = await sitAt(open, 'match', teams.home, teams.away, ...QUICK, '--own-dice')
    expect(code).toBe(0)
    expect(heard[0]).toBe('The match: weather')
    expect(readTeam(textsOf(teams)[0]).players.flatMap(({ advances }) => advances)).toMatchObject([
      { source: 'double' },
    ])
  })

  it('should prepare a match that is played elsewhere, and take its record', async () => {
    const [whole, split] = [twoTeams('bb2020'), twoTeams('bb2020')]
    await act('match', whole.home, whole.away, ...ALONE)
    const result = join(split.folder, 'result.json')
    const { match } = JSON.parse(readFileSync(join(whole.folder, 'Reavers-Marauders.record.json'), 'utf8'))
    writeFileSync(result, JSON.stringify(match))
    const before = textsOf(split)
    const record = join(split.folder, 'record.json')
    const prepared = await act('match', split.home, split.away, ...ALONE, '--prepare', '--record', record)
    expect(prepared.text).toContain('The match can begin.')
    expect(textsOf(split)).toEqual(before)
    const rest = ['--coaches', 'sensible,sensible', '--resume', record, '--result', result]
    expect((await act('match', split.home, split.away, ...rest)).code).toBe(0)
    expect(textsOf(split)).toEqual(textsOf(whole))

    const direct = twoTeams('bb2020')
    const other = ['--coaches', 'sensible,sensible', '--seed', '99', '--result', result]
    const { code, text } = await act('match', direct.home, direct.away, ...other)
    expect(code).toBe(0)
    // Fans and weather come from the record, not from the seed.
    expect(text).toContain(`The match: weather: ${JSON.parse(readFileSync(record, 'utf8')).before[2].join(' ')}`)
    const strangers = twoTeams('bb2020', (team) => ({
      ...team,
      staff: { ...team.staff, assistantCoaches: team.staff.assistantCoaches + 1 },
      history: [{ what: 'match', at: 0 }],
    }))
    await expect(act('match', strangers.home, strangers.away, ...other)).rejects.toThrow(
      /result\.json: setup\.\w+\.\w+/,
    )
  })

  it('should enter the result into a competition in one go', async () => {
    const teams = twoTeams('crp')
    const cup = join(teams.folder, 'cup.json')
    await act('new', cup, '--name', 'Cup', '--plan', 'knock-out')
    for (const path of [teams.home, teams.away]) await act('enter', cup, '--from', path)
    await act('draw', cup)
    const before = [...textsOf(teams), readFileSync(cup, 'utf8')]
    const play = (home: string, away: string, ...more: string[]) =>
      act('match', home, away, ...ALONE, '--competition', cup, '--played', '2026-03-15 16:03', ...more)
    const { home } = stateOf(parseCompetition(before[2])).season.fixtures[0]
    const [first, second] = home === 'reavers' ? [teams.home, teams.away] : [teams.away, teams.home]
    await expect(play(second, first)).rejects.toThrow('name the teams the other way round')
    await expect(play(first, second, '--match', '7.1')).rejects.toThrow('is open; see')
    expect([...textsOf(teams), readFileSync(cup, 'utf8')]).toEqual(before)
    expect((await play(first, second)).code).toBe(0)
    const [fixture] = stateOf(parseCompetition(readFileSync(cup, 'utf8'))).season.fixtures
    // A final needs a winner.
    expect(fixture.result).toMatchObject({ winner: expect.stringMatching(/home|away/), playedAt: '2026-03-15 16:03' })
    const scores = [fixture.result?.home.touchdowns, fixture.result?.away.touchdowns]
    expect(readTeam(readFileSync(first, 'utf8')).history[0]).toMatchObject({ what: 'match', score: scores })
    await expect(play(first, second)).rejects.toThrow('is open; see')
  })

  it('should not write over a team that was changed while it asked', async () => {
    const teams = twoTeams('crp')
    const open = typing(() => {
      writeFileSync(teams.away, textsOf(teams)[1].replace('Ann', 'Bob'))
      return '1'
    })
    await expect(sitAt(open, 'match', teams.home, teams.away, ...QUICK)).rejects.toThrow('was changed while questions')
    expect(textsOf(teams)[1]).toContain('"coach": "Bob"')
    expect(existsSync(`${teams.home}.bak`)).toBe(false)
  })

  it('should refuse what it cannot use, and change nothing', async () => {
    const teams = twoTeams('crp')
    const { home, away, folder } = teams
    const before = textsOf(teams)
    const misuses: readonly (readonly [words: readonly string[], remedy: string])[] = [
      [['match', home], 'takes HOME and AWAY; give both files'],
      [['match', home, home], 'cannot play against itself'],
      [['match', home, away, '--edition', 'bb2020'], 'is of edition crp, not bb2020'],
      [['match', home, away, '--coaches', 'persn'], 'did you mean "person"?'],
      [['match', home, away, '--coaches', 'person,person,person'], 'names home and away'],
      [['match', home, away, '--bots', 'vetran'], 'did you mean "veteran"?'],
      [['match', home, away, '--match', '1.1'], 'give --competition FILE too'],
      [['match', home, away, '--upkeep', '3'], 'as in --upkeep 3,10000'],
      [['match', home, away, '--mvp', 'nominatd'], 'did you mean "nominated"?'],
      [['match', home, away, '--mvp', 'nominated'], 'in crp nobody is nominated; leave it out'],
      [['match', home, away, '--result', home], 'this is no record'],
      [['match', home, away, '--resume', home], 'format: it must be'],
      [['match', home, away, '--place', '1'], 'does not take --place'],
      [['match', home, away, '--resume', 'x.json', '--friendly'], '--friendly was settled when the record was begun'],
      [['match', home, `${away}x`], 'no such file'],
      [['match', home, away, '--competition', home], 'format'],
      [['next-season', home, away], 'takes TEAM; give one file'],
      [['next-season', home, '--competition', away], 'format'],
      [['replay', `${home}x`], 'no such file'],
    ]
    for (const [words, remedy] of misuses) {
      await expect(act(...words), words.join(' ')).rejects.toThrow(UsageError)
      await expect(act(...words), words.join(' ')).rejects.toThrow(remedy)
    }
    writeFileSync(home, before[0].replace('"roster": "human"', '"roster": "martian"'))
    await expect(act('match', home, away)).rejects.toThrow('Reavers may not play: roster')
    writeFileSync(home, before[0])
    expect(textsOf(teams)).toEqual(before)
    expect(readdirSync(folder).sort()).toEqual(['Marauders.json', 'Reavers.json'])
  })

  it('should say in one line that nobody is there to answer', async () => {
    const teams = twoTeams('crp')
    const before = textsOf(teams)
    const { code, err } = await skullsTyping('', 'league', 'match', teams.home, teams.away, ...QUICK)
    expect([code, lineCount(err)]).toEqual([2, 1])
    expect(err).toContain('nobody is there to answer "')
    expect(err).toContain('--coaches sensible,sensible')
    expect(err).toContain(`--resume ${join(teams.folder, 'Reavers-Marauders.record.json')}`)
    expect(textsOf(teams)).toEqual(before)
  })

  it('should take answers that are piped in', async () => {
    const teams = twoTeams('bugman')
    const { code, out } = await skullsTyping('p3\n1\np4\n1\n', 'league', 'match', teams.home, teams.away, ...QUICK)
    expect(code).toBe(0)
    expect(out).toContain('Reavers: who improves')
    expect(readTeam(textsOf(teams)[0]).players[2].advances).toHaveLength(1)
  })
})
