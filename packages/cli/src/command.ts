// The type of a command, its flags and its help text. Neighbours: commands/ has one file a command, main.ts picks one,
// usage.ts reports errors.
import { parseArgs } from 'node:util'
import { refuse, unknown } from './usage.ts'

export interface Flag {
  readonly name: string
  /** The placeholder of its value in the help; absent for a switch. */
  readonly value?: string
  readonly help: string
}

export interface Given {
  readonly flags: { readonly [name: string]: string | boolean | undefined }
  readonly operands: readonly string[]
}

export interface Command {
  readonly name: string
  readonly summary: string
  /** The names of the required operands. */
  readonly operands: readonly string[]
  /** The names of further operands, checked by the command. */
  readonly more?: readonly string[]
  readonly flags: readonly Flag[]
  readonly examples: readonly string[]
  /** Help texts besides the flags. */
  readonly notes?: readonly string[]
  /** The exit code. */
  run(given: Given): number | Promise<number>
}

const HELP: Flag = { name: 'help', help: 'this text' }

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** The flag in an error message of parseArgs, with its dashes. */
const namedIn = (error: unknown): string => /--?[\w-]+/.exec(error instanceof Error ? error.message : '')?.[0] ?? ''

const remedy = (command: Command): string => `see "skulls help ${command.name}"`

/** Joins `--points -2` into one word: a word that begins with a minus and a digit is a value. */
const withNumbers = (words: readonly string[], flags: readonly Flag[]): string[] => {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const takesIt = flags.some(({ name, value }) => value !== undefined && last === `--${name}`)
    if (takesIt && /^-\d/.test(word)) joined[joined.length - 1] = `${last}=${word}`
    else joined.push(word)
  }
  return joined
}

export const readArguments = (command: Command, words: readonly string[]): Given => {
  const flags = [...command.flags, HELP]
  try {
    const { values, positionals } = parseArgs({
      args: withNumbers(words, flags),
      options: Object.fromEntries(
        flags.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
      ),
      allowPositionals: true,
      strict: true,
    })
    const given: Given = { flags: values as Given['flags'], operands: positionals }
    if (!given.flags.help) checkOperands(command, positionals)
    return given
  } catch (error) {
    const flag = namedIn(error)
    switch (codeOf(error)) {
      case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
        return unknown(
          `flag of ${command.name}`,
          flag,
          flags.map(({ name }) => `--${name}`),
        )
      case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE': {
        const known = flags.find(({ name }) => `--${name}` === flag)
        return refuse(
          known?.value === undefined
            ? `${flag} takes no value; ${remedy(command)}`
            : `${flag} needs a value: ${flag} ${known.value}`,
        )
      }
      default:
        throw error
    }
  }
}

const checkOperands = (command: Command, operands: readonly string[]): void => {
  const wanted = command.operands.length
  const most = wanted + (command.more?.length ?? 0)
  if (operands.length < wanted)
    refuse(`skulls ${command.name} needs ${command.operands[operands.length]}; ${remedy(command)}`)
  if (operands.length > most)
    refuse(`skulls ${command.name} does not take the word "${operands[most]}"; ${remedy(command)}`)
}

/** A word quoted for a shell where needed. */
export const shellWord = (word: string): string => (/^[\w@%+=:,./\\-]+$/.test(word) ? word : `"${word}"`)

/** Refuses flags that an action does not use. */
export const checkTaken = (given: Given, action: string, takes: readonly string[]): void => {
  const stray = Object.keys(given.flags).find((flag) => !takes.includes(flag))
  if (stray === undefined) return
  const known = takes.map((flag) => `--${flag}`).join(', ')
  refuse(`${action} does not take --${stray}; it takes ${known === '' ? 'no flags' : known}`)
}

export const isOn = (given: Given, name: string): boolean => given.flags[name] === true

export const textOf = (given: Given, name: string): string | undefined => {
  const value = given.flags[name]
  return typeof value === 'string' ? value : undefined
}

interface Range {
  readonly from: number
  readonly to: number
}

export const wholeNumber = <T>(given: Given, name: string, { from, to }: Range, otherwise: T): number | T => {
  const text = textOf(given, name)
  if (text === undefined) return otherwise
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to
    ? value
    : refuse(`--${name} must be a whole number from ${from} to ${to}, not "${text}"`)
}

export const amount = <T>(given: Given, name: string, { from, to }: Range, otherwise: T): number | T => {
  const text = textOf(given, name)
  if (text === undefined) return otherwise
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to
    ? value
    : refuse(`--${name} must be a number from ${from} to ${to}, not "${text}"`)
}

export const MOST_SEED = 2 ** 32 - 1

export const seedOf = <T>(given: Given, otherwise: T): number | T =>
  wholeNumber(given, 'seed', { from: 0, to: MOST_SEED }, otherwise)

const shown = (flag: Flag): string => `--${flag.name}${flag.value === undefined ? '' : ` ${flag.value}`}`

export const helpOf = (command: Command): string => {
  const flags = [...command.flags, HELP]
  const width = Math.max(...flags.map((flag) => shown(flag).length))
  const more = command.more?.map((word) => `[${word}]`) ?? []
  const head = ['skulls', command.name, ...command.operands, ...more, command.flags.length > 0 ? '[flags]' : '']
  return [
    `${head.filter(Boolean).join(' ')}`,
    '',
    command.summary,
    ...(command.notes ? ['', ...command.notes] : []),
    '',
    'Flags',
    ...flags.map((flag) => `  ${shown(flag).padEnd(width)}  ${flag.help}`),
    '',
    command.examples.length === 1 ? 'Example' : 'Examples',
    ...command.examples.map((example) => `  ${example}`),
  ].join('\n')
}
