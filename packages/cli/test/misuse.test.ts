// What a caller can do wrong: one clear line with the remedy, exit code 2, nothing on stdout.
import { describe, expect, it } from 'vitest'
import { type Command, readArguments } from '../src/command.ts'
import { bench } from '../src/commands/bench.ts'
import { fuzz } from '../src/commands/fuzz.ts'
import { play } from '../src/commands/play.ts'
import { rules } from '../src/commands/rules.ts'
import { simulate } from '../src/commands/simulate.ts'
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
