// The `skulls` command: picks a command, prints help, and reports usage errors in one line with exit code 2.
// Neighbours: commands/ has one file a command, command.ts reads flags, bin/skulls.mjs builds and starts this file.
import { readFileSync } from 'node:fs'
import { ENGINE_VERSION, visible } from '@double-skulls/engine'
import { type Command, helpOf, readArguments } from './command.ts'
import { arena } from './commands/arena.ts'
import { bench } from './commands/bench.ts'
import { editions } from './commands/editions.ts'
import { fuzz } from './commands/fuzz.ts'
import { league } from './commands/league.ts'
import { odds } from './commands/odds.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { season } from './commands/season.ts'
import { show } from './commands/show.ts'
import { simulate } from './commands/simulate.ts'
import { team } from './commands/team.ts'
import { packageFolder } from './packageFolder.ts'
import { UsageError, unknown } from './usage.ts'

const commands: readonly Command[] = [
  play,
  simulate,
  arena,
  odds,
  show,
  replay,
  rules,
  editions,
  bench,
  fuzz,
  team,
  league,
  season,
]

const commandNamed = (name: string): Command =>
  commands.find((command) => command.name === name) ??
  unknown(
    'command',
    name,
    commands.map((command) => command.name),
  )

const version = (): string => {
  const manifest = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8')) as { version: string }
  return `skulls ${manifest.version} (engine ${ENGINE_VERSION})`
}

const overview = (): string => {
  const heads = commands.map(({ name, operands }) => [name, ...operands].join(' '))
  const width = Math.max(...heads.map((head) => head.length))
  return [
    'skulls COMMAND [flags]: fantasy football, every edition of its rules in one engine.',
    '',
    'Commands',
    ...commands.map((command, i) => `  ${heads[i].padEnd(width)}  ${command.summary}`),
    `  ${'help COMMAND'.padEnd(width)}  Flags and examples of a command.`,
    '',
    'Examples',
    '  skulls play',
    '  skulls simulate --edition crp --games 200 --seed 7 --bots random,random',
    '  skulls help simulate',
  ].join('\n')
}

const run = (words: readonly string[]): number | Promise<number> => {
  const [first, ...rest] = words
  if (first === undefined || first === '--help' || first === '-h' || (first === 'help' && rest.length === 0)) {
    console.log(overview())
    return 0
  }
  if (first === '--version' || first === 'version') {
    console.log(version())
    return 0
  }
  if (first === 'help') {
    console.log(helpOf(commandNamed(rest[0])))
    return 0
  }
  const command = commandNamed(first)
  const given = readArguments(command, rest)
  if (given.flags.help !== true) return command.run(given)
  console.log(helpOf(command))
  return 0
}

// A reader of our output may stop early, as `head` does; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`skulls: ${visible(error.message.replaceAll(/\s*\n\s*/g, ' '))}`)
  process.exitCode = 2
}
