// New files of a command: an existing file is replaced only with --force. Neighbours: leagueActions.ts,
// commands/team.ts; filesTogether/commit.ts writes them.
import { existsSync } from 'node:fs'
import { type Given, isOn } from './command.ts'
import { changeFiles } from './filesTogether/commit.ts'
import { refuse } from './usage.ts'

export const freePath = (given: Given, path: string): string =>
  existsSync(path) && !isOn(given, 'force')
    ? refuse(`"${path}" is there already; give another path, or --force to replace it`)
    : path

/** Of two commands that make the same file at once, one is refused. */
export const writeFree = (given: Given, path: string, text: string): Promise<void> =>
  changeFiles(() => ({
    files: [{ path: freePath(given, path), text, ...(isOn(given, 'force') ? {} : { was: null }) }],
    value: undefined,
  }))
