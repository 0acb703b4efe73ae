// `skulls league ACTION FILE`: runs competitions on files. Neighbours: leagueActions.ts has the actions, leagueWishes.ts the flags.
import { tieBreakers } from '@double-skulls/league'
import type { Command } from '../command.ts'
import { actions } from '../leagueActions.ts'
import { competitionFlags, entryFlags, resultFlags, typed } from '../leagueWishes.ts'
import { refuse, unknown } from '../usage.ts'

const longest = Math.max(...Object.keys(actions).map(({ length }) => length))

export const league: Command = {
  name: 'league',
  summary: 'Runs leagues and tournaments: entries, draws, results, standings, on files.',
  operands: ['ACTION', 'FILE'],
  notes: [
    ...Object.entries(actions).map(([name, { does }]) => `${name.padEnd(longest)}  ${does}`),
    '',
    `Tie-breakers: ${tieBreakers.slice(0, 7).map(typed).join(', ')},`,
    `${tieBreakers.slice(7).map(typed).join(', ')}.`,
    'Exit code 0: done. 1: a draw does not come out again. 2: the call or the file cannot be used; nothing was changed.',
  ],
  flags: [
    ...competitionFlags,
    ...entryFlags,
    ...resultFlags,
    { name: 'team', value: 'TEAM', help: 'forfeit, correct, adjust, drop: by id or name; forfeit: or "both"' },
    { name: 'teams', value: 'A,B', help: 'swap: which two' },
    { name: 'home', value: 'TEAM', help: 'arrange: who is at home' },
    { name: 'away', value: 'TEAM', help: 'arrange: who visits' },
    { name: 'strike', help: 'correct: the match has no result any more' },
    { name: 'reason', value: 'TEXT', help: 'forfeit, correct, adjust, drop, swap, end-season: why' },
    { name: 'round', value: 'N', help: 'swap, show: which one' },
    { name: 'season', value: 'N', help: 'standings, show, export-naf: which one (default the last)' },
    { name: 'out', value: 'FILE', help: 'export-naf: where to write' },
    { name: 'force', help: 'new, export-naf, schema: replace a file that is there' },
    { name: 'json', help: 'standings, show: one line of JSON' },
  ],
  examples: [
    'skulls league new cup.json --name "Spring Cup" --edition bugman --plan swiss --rounds 5',
    'skulls league enter cup.json --name "Reikland Reavers" --coach Ann --list human --naf 42',
    'skulls league draw cup.json',
    'skulls league result cup.json --match 1.1 --score 2-1 --casualties 3-0',
    'skulls league correct cup.json --match 1.1 --score 2-2 --reason "wrong card"',
    'skulls league standings cup.json',
  ],

  run(given) {
    const [name, path] = given.operands
    const action = Object.hasOwn(actions, name)
      ? actions[name]
      : unknown('action of league', name, Object.keys(actions))
    const stray = Object.keys(given.flags).find((flag) => !action.takes.includes(flag))
    if (stray !== undefined) {
      const takes = action.takes.map((flag) => `--${flag}`).join(', ')
      refuse(`league ${name} does not take --${stray}; it takes ${takes === '' ? 'no flags' : takes}`)
    }
    return action.run(given, path)
  },
}
