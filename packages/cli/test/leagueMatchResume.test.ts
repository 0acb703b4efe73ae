// `skulls league match` after an interruption: what was answered is kept, and the match goes on from there. Neighbours:
// leagueMatchSupport.ts, leagueMatch.test.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { act, QUICK, sitAt, textsOf, twoTeams, typing } from './leagueMatchSupport.ts'
import { lineCount, skullsTyping } from './runSkulls.ts'

describe('an interrupted match', () => {
  it('should resume an interrupted match and give the same result', async () => {
    const [through, stopped] = [twoTeams('crp'), twoTeams('crp')]
    await sitAt(
      typing(() => '1'),
      'match',
      through.home,
      through.away,
      ...QUICK,
    )
    const before = textsOf(stopped)
    const left = await sitAt(
      typing((_, count) => (count < 1 ? '1' : null)),
      ...['match', stopped.home, stopped.away, ...QUICK],
    )
    expect(left.code).toBe(130)
    expect(left.text).toContain('No team was changed.')
    expect(textsOf(stopped)).toEqual(before)
    const record = join(stopped.folder, 'Reavers-Marauders.record.json')
    expect(left.text).toContain(`--bots random,random --resume ${record}`)
    const again = ['match', stopped.home, stopped.away, '--bots', 'random,random', '--resume', record]
    expect(
      (
        await sitAt(
          typing(() => '1'),
          ...again,
        )
      ).code,
    ).toBe(0)
    expect(textsOf(stopped)).toEqual(textsOf(through))
    await expect(
      sitAt(
        typing(() => '1'),
        ...again,
      ),
    ).rejects.toThrow('nothing to go on with')
  })

  it.each([
    [
      'the answers of a file run out',
      '1\n',
      /answers\.txt ends after 1 line, and "Reavers: .*" is still to be answered/,
    ],
    ['a line of a file does not fit', '1\nnonsense\n', /answers\.txt line 2: "nonsense" is not one of the answers/],
  ])('should keep a match that was played where %s, and go on with it', async (_what, answers, complaint) => {
    const [through, stopped] = [twoTeams('bugman'), twoTeams('bugman')]
    const always = typing(() => '1')
    await sitAt(always, 'match', through.home, through.away, ...QUICK)
    const before = textsOf(stopped)
    const file = join(stopped.folder, 'answers.txt')
    writeFileSync(file, answers)
    const record = join(stopped.folder, 'Reavers-Marauders.record.json')
    const left = act('match', stopped.home, stopped.away, ...QUICK, '--answers', file)
    await expect(left).rejects.toThrow(complaint)
    await expect(left).rejects.toThrow(
      `No team was changed. What was answered is in ${record}; go on with: skulls league match ${stopped.home} ${stopped.away} --bots random,random --resume ${record}`,
    )
    expect(textsOf(stopped)).toEqual(before)
    const kept = JSON.parse(readFileSync(record, 'utf8'))
    expect([kept.match.final === '', kept.after.length, kept.result]).toEqual([false, 2, null])
    // The rest of the answers from another file: answered questions are not asked again.
    writeFileSync(file, '1\n'.repeat(3))
    const rest = ['--bots', 'random,random', '--resume', record, '--answers', file]
    expect((await act('match', stopped.home, stopped.away, ...rest)).code).toBe(0)
    expect(textsOf(stopped)).toEqual(textsOf(through))
  })

  it('should keep a match on the pitch where the piped moves run out or one of them is wrong', async () => {
    const teams = twoTeams('crp')
    const before = textsOf(teams)
    const words = ['league', 'match', teams.home, teams.away, '--coaches', 'sensible', '--bots', 'person,random']
    const record = join(teams.folder, 'Reavers-Marauders.record.json')
    const cut = await skullsTyping('kick\nreceive\n', ...words, '--seed', '4')
    expect([cut.code, lineCount(cut.err)]).toEqual([2, 1])
    expect(cut.err).toMatch(/standard input (ends after \d+ lines?|line \d+: )/)
    expect(cut.err).toContain(`--resume ${record}`)
    expect(textsOf(teams)).toEqual(before)
    const { inputs } = JSON.parse(readFileSync(record, 'utf8')).match
    expect(inputs.length).toBeGreaterThan(0)
    const wrong = await skullsTyping('jump\n', ...words, '--resume', record)
    expect(wrong.err).toContain('standard input line 1: "jump" is no answer')
    expect(wrong.err).toContain(`What was answered is in ${record}`)
    expect(JSON.parse(readFileSync(record, 'utf8')).match.inputs.slice(0, inputs.length)).toEqual(inputs)
  })
})
