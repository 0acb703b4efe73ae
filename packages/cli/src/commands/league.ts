// `skulls league ACTION FILE`: runs competitions on files. Neighbours: ../leagueActions.ts has the actions,
// ../leagueWishes.ts the flags.
import { tieBreakers } from '@double-skulls/league'
import { campaignFlags, phasesFlag } from '../campaign/campaignWishes.ts'
import { type Command, checkTaken, type Given, textOf } from '../command.ts'
import { competitionFlags } from '../competitionWishes.ts'
import { settle } from '../filesTogether/settle.ts'
import { handicapNotes } from '../handicapWishes.ts'
import { actions } from '../leagueActions.ts'
import { matchFlags } from '../leagueMatch/wishes.ts'
import { entryFlags, resultFlags, typed } from '../leagueWishes.ts'
import { refuse, unknown } from '../usage.ts'

const longest = Math.max(...Object.keys(actions).map(({ length }) => length))

/** Flags whose value is a file to read. */
const READ = ['competition', 'from', 'resume', 'result']

const filesIn = (given: Given): string[] => [
  ...given.operands.slice(1),
  ...READ.flatMap((name) => textOf(given, name) ?? []),
]

export const league: Command = {
  name: 'league',
  summary: 'Runs leagues and tournaments: entries, draws, results, standings, on files.',
  operands: ['ACTION', 'FILE'],
  more: ['AWAY'],
  notes: [
    ...Object.entries(actions).map(([name, { does }]) => `${name.padEnd(longest)}  ${does}`),
    '',
    'match HOME AWAY asks all questions of both coaches here, or reads the answers from --answers FILE; an answer is its number or its',
    'first words. Both teams, the record and the competition are written together after the last answer. If you stop before (Ctrl-C), or',
    'the answers run out or are not valid, no team is changed, and you can go on later with --resume.',
    '',
    'campaign FILE asks the questions of a full campaign (second), one coach at a time and hidden from the others, or those of --coach only.',
    'Every answer is kept before the next question: whoever stops, or is killed, goes on with the same command. campaign-undo takes a phase',
    'back until the next one has begun: before the games first the dirty tricks, then the Freebooters.',
    '',
    'Several commands may use a file at once: one that has to wait says so, and gives up after a minute. A change that a killed command',
    'left half written is finished or undone by the next command that uses one of the files.',
    '',
    `Tie-breakers: ${tieBreakers.slice(0, 7).map(typed).join(', ')},`,
    `${tieBreakers.slice(7).map(typed).join(', ')}.`,
    '',
    ...handicapNotes(),
    '',
    'Exit code 0: done. 1: repeating a draw or a record gave another result. 2: the call or the file cannot be used; nothing was changed,',
    'but an unfinished match is kept. 130: stopped by Ctrl-C; no team was changed.',
  ],
  flags: [
    ...competitionFlags,
    ...entryFlags,
    ...resultFlags,
    { name: 'team', value: 'TEAM', help: 'forfeit, correct, adjust, drop, retire: by id or name; forfeit: or "both"' },
    { name: 'teams', value: 'A,B', help: 'swap: which two; campaign-new: the files of all teams' },
    { name: 'home', value: 'TEAM', help: 'arrange: who is at home' },
    { name: 'away', value: 'TEAM', help: 'arrange: who visits' },
    { name: 'strike', help: 'correct: the match has no result any more' },
    { name: 'reason', value: 'TEXT', help: 'forfeit, correct, adjust, drop, retire, swap, end-season: why' },
    { name: 'round', value: 'N', help: 'swap, show: which one' },
    { name: 'season', value: 'N', help: 'standings, show, export-naf: which one (default the last)' },
    ...matchFlags,
    ...campaignFlags,
    { ...phasesFlag, help: `campaign-new, ${phasesFlag.help}` },
    { name: 'new-season', help: 'campaign: begins the next season when this one is over' },
    {
      name: 'out',
      value: 'PATH',
      help: 'export-naf: the file to write; match, next-season, no-show, replay: a folder',
    },
    { name: 'force', help: 'new, export-naf, schema, --record: replace a file that is there' },
    { name: 'json', help: 'standings, show: one line of JSON' },
  ],
  examples: [
    'skulls league new cup.json --name "Spring Cup" --edition bugman --plan swiss --rounds 5',
    'skulls league new stars.json --name "Old Stars" --edition second --touchdowns 2 --third-place',
    'skulls league enter cup.json --name "Reikland Reavers" --coach Ann --list human --naf 42',
    'skulls league draw cup.json',
    'skulls league result cup.json --match 1.1 --score 2-1 --casualties 3-0',
    'skulls league correct cup.json --match 1.1 --score 2-2 --reason "wrong card"',
    'skulls league standings cup.json',
    'skulls league match rats.json orcs.json --coaches person,sensible --bots veteran,rookie --competition cup.json',
    'skulls league replay rats-orcs.record.json',
    'skulls league campaign-new league.json --name "Old World" --teams ann.json,bob.json,cleo.json,dan.json --edition second:campaign',
    'skulls league campaign league.json --coach Ann',
    'skulls league campaign league.json --programs all --until season',
    'skulls league campaign-undo league.json',
  ],

  async run(given) {
    const [name, path, other = ''] = given.operands
    const action = Object.hasOwn(actions, name)
      ? actions[name]
      : unknown('action of league', name, Object.keys(actions))
    checkTaken(given, `league ${name}`, action.takes)
    const files = action.files ?? ['FILE']
    if (given.operands.length - 1 !== files.length)
      refuse(`league ${name} takes ${files.join(' and ')}; give ${files.length === 1 ? 'one file' : 'both files'}`)
    await settle(filesIn(given))
    return action.run(given, path, other)
  },
}
