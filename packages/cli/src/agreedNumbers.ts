// The numbers on which the coaches agree before a match, as flags: touchdowns, turns and referees. The engine says which of them an
// edition knows. Neighbours: choices.ts checks them with the teams, commands/play.ts and commands/simulate.ts have the flags.
import type { MatchSetup } from '@double-skulls/engine'
import { type Flag, type Given, wholeNumber } from './command.ts'

const numbers = [
  { name: 'touchdowns', to: 20, help: 'the touchdowns that win at once, in editions that are won so' },
  { name: 'turns', to: 96, help: 'the turns of each side in such editions' },
  { name: 'referees', to: 4, help: 'the referees on the pitch, 0 to 4, in editions that have them there' },
] as const

type Agreed = NonNullable<MatchSetup['options']>

export const agreedFlags: readonly Flag[] = numbers.map(({ name, help }) => ({ name, value: 'N', help }))

export const agreedNumbers = (given: Given): Agreed =>
  Object.fromEntries(
    numbers.flatMap(({ name, to }) => {
      const value = wholeNumber(given, name, { from: 0, to }, null)
      return value === null ? [] : [[name, value]]
    }),
  )

/** The same as it was typed, for a command that repeats the match. */
export const agreedText = (agreed: Agreed): string =>
  numbers.flatMap(({ name }) => (agreed[name] === undefined ? [] : ` --${name} ${agreed[name]}`)).join('')
