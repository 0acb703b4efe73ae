// Usage errors: one line with the remedy, exit code 2, nothing on stdout. Neighbours: src/usage.ts.
import { describe, expect, it } from 'vitest'
import { type Command, readArguments } from '../src/command.ts'
import { bench } from '../src/commands/bench.ts'
import { fuzz } from '../src/commands/fuzz.ts'
import { league } from '../src/commands/league.ts'
import { play } from '../src/commands/play.ts'
import { rules } from '../src/commands/rules.ts'
import { simulate } from '../src/commands/simulate.ts'
import { team } from '../src/commands/team.ts'
import { UsageError } from '../src/usage.ts'
import { lineCount, skulls } from './runSkulls.ts'

describe('the skulls command', () => {
  it.concurrent.each([
    [['simulat'], 'did you mean "simulate"?'],
    [['help', 'nonsense'], 'known: play, simulate'],
    [['simulate', '--gamez', '3'], 'did you mean "--games"?'],
    [['simulate', '--games', 'many'], 'whole number from 1'],
    [['play', '--edition', 'crb'], 'did you mean "crp"?'],
    [['replay'], 'needs FILE'],
    [['replay', 'no/such/file.json'], 'no such file'],
    [['show', 'no/such/file.txt'], 'no such file'],
    [['show', 'rubbish'], 'edition'],
  ])('should refuse %j with a remedy', async (words, remedy) => {
    const { code, out, err } = await skulls(...words)
    expect(err).toContain(remedy)
    expect(err).toMatch(/^skulls: /)
    expect(lineCount(err)).toBe(1)
    expect(out).toBe('')
    expect(code).toBe(2)
  })
})

describe('a command', () => {
  const misuses: readonly (readonly [Command, readonly string[], remedy: string])[] = [
    [simulate, ['-x'], 'known: --edition'],
    [simulate, ['--games'], '--games N'],
    [simulate, ['--games', '-3'], '--games must be a whole number from 1'],
    [simulate, ['--games', '0'], 'whole number from 1'],
    [simulate, ['--referees', '5'], '--referees must be a whole number from 0 to 4'],
    [play, ['--referees', '2'], 'in crp it changes nothing; leave it out'],
    [play, ['--edition', 'second', '--touchdowns', '0'], 'must be a whole number from 1 to 20'],
    [simulate, ['--seed', '4294967296'], 'from 0 to 4294967295'],
    [simulate, ['--edition', 'crb'], 'did you mean "crp"?'],
    [simulate, ['--home', 'humans'], 'did you mean "human"?'],
    [simulate, ['--bots', 'clever,random'], 'known: random'],
    [simulate, ['--bots', 'random'], 'two bots'],
    [simulate, ['more'], 'skulls help simulate'],
    [bench, ['--json=yes'], 'takes no value'],
    [bench, ['--seconds', '0'], 'must be a number from'],
    [rules, ['--edition', 'crq'], 'did you mean "crp"?'],
    [fuzz, ['--minutes', 'soon'], '--minutes must be a number'],
    [play, ['--delay', '1.5'], 'whole number'],
    [play, ['--away', 'ork'], 'did you mean "orc"?'],
    [simulate, ['--seed', '-1'], '--seed must be a whole number from 0'],
    [fuzz, ['--minutes', '-0.5'], '--minutes must be a number'],
    [team, ['show', 'rats.json', '--json'], 'team show does not take --json; it takes --budget'],
    [team, ['new', 'rats.json', '--list', 'orc', '--json'], 'team new does not take --json'],
    [team, ['edit', 'rats.json', '--json'], 'team edit does not take --json'],
    [team, ['print', 'rats.json', '--json'], 'team print does not take --json'],
    [team, ['import', 'rats.json', '--json'], 'team import does not take --json'],
    [team, ['schema', 'rats.json', '--json'], 'team schema does not take --json'],
    [team, ['value', 'rats.json', '--since', 'x'], 'team value does not take --since; it takes --json'],
    [league, ['log', 'cup.json', '--json'], 'league log does not take --json'],
  ]

  it.each(misuses.map(([command, words, remedy]) => ({ command, words, remedy })))(
    '$command.name should refuse $words',
    async ({ command, words, remedy }) => {
      const run = async () => command.run(readArguments(command, words))
      await expect(run).rejects.toThrow(UsageError)
      await expect(run).rejects.toThrow(remedy)
    },
  )
})

describe('a flag', () => {
  it('should take a number below nothing as its value, with a space or an equals sign', () => {
    for (const words of [['--points', '-2'], ['--points=-2']])
      expect(readArguments(league, ['adjust', 'cup.json', ...words]).flags.points).toBe('-2')
    expect(() => readArguments(league, ['adjust', 'cup.json', '--points', '--team', 'a'])).toThrow(
      '--points needs a value',
    )
    expect(() => readArguments(simulate, ['--json', '-2'])).toThrow(UsageError)
  })
})
