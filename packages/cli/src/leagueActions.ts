// The actions of `skulls league` and their flags. Neighbours: leagueWishes.ts reads the flags, leagueReports.ts prints,
// packages/league has the rules.
import {
  adjust,
  arrange,
  type Competition,
  checkRoster,
  draw,
  dropOut,
  editionOfMatches,
  endSeason,
  enter,
  enterResult,
  forfeit,
  openFixtures,
  retire,
  type Season,
  stateOf,
  swap,
  undo,
} from '@double-skulls/league'
import { exportCampaign, newCampaign, showCampaign, undoCampaign } from './campaign/campaignActions.ts'
import { campaignFlags } from './campaign/campaignWishes.ts'
import { campaign } from './campaign/sittingDown.ts'
import { type Given, seedOf, textOf, wholeNumber } from './command.ts'
import { competitionFlags, wishedCompetition } from './competitionWishes.ts'
import { changeFiles } from './filesTogether/commit.ts'
import { writeFree } from './freeFile.ts'
import { consequencesOf } from './leagueConsequences.ts'
import { corrected } from './leagueCorrection.ts'
import { competitionFile, newCompetitionFile, orRefuse, tell } from './leagueFiles.ts'
import { match, nextSeason, noShow, replay } from './leagueMatch/teamFileActions.ts'
import { matchFlags } from './leagueMatch/wishes.ts'
import { log, report, schema, show, table, verify } from './leagueReports.ts'
import { eventText, headText, nextText, rematches, roundText } from './leagueText.ts'
import { entryFlags, needed, resultFlags, teamIn, wishedEntry, wishedResult } from './leagueWishes.ts'
import { refuse } from './usage.ts'

type Change = (given: Given, before: Competition, season: Season) => Competition

/** Reads, changes and writes the competition together with its teams, and prints what happened and what comes next. */
const changing =
  (change: Change) =>
  async (given: Given, path: string): Promise<number> => {
    const { before, now, lines } = await changeFiles(async () => {
      const { text, competition } = competitionFile(path)
      const changed = orRefuse('', () => change(given, competition, stateOf(competition).season))
      const { files, lines } = await consequencesOf(path, competition, changed)
      return {
        files: [newCompetitionFile(path, changed, text), ...files],
        value: { before: competition, now: changed, lines },
      }
    })
    const { season } = stateOf(before)
    const { season: after } = stateOf(now)
    const happened = now.events.slice(before.events.length).map(eventText)
    const fresh = after.rounds > season.rounds && now.plan.kind !== 'ladder'
    const rounds = Array.from({ length: after.rounds - season.rounds }, (_, index) => season.rounds + index + 1)
    tell([
      ...happened,
      ...lines,
      ...(fresh ? rounds.flatMap((round) => roundText(after, round)) : []),
      nextText(now, after),
    ])
    return 0
  }

const fixtureOf = (given: Given): string => needed(given, 'match', '1.2')
const reasonOf = (given: Given): string => needed(given, 'reason', '"did not come"')

const createCompetition = async (given: Given, path: string): Promise<number> => {
  const competition = wishedCompetition(given)
  await writeFree(given, path, newCompetitionFile(path, competition, null).text)
  const { season } = stateOf(competition)
  tell([headText(competition, season), nextText(competition, season), `Written to ${path}.`])
  return 0
}

const forfeits = (given: Given, season: Season): string[] => {
  const word = needed(given, 'team', 'reikland-reavers')
  const fixture = season.fixtures.find(({ id }) => id === fixtureOf(given))
  return word === 'both' && fixture?.away ? [fixture.home, fixture.away] : [teamIn(season, word)]
}

const swapped: Change = (given, before, season) => {
  const [one, other, ...more] = needed(given, 'teams', 'a,b').split(',')
  if (other === undefined || more.length > 0) refuse('--teams must name two teams, as in --teams reavers,marauders')
  const open = openFixtures(season).at(-1)?.round ?? season.rounds
  const round = wholeNumber(given, 'round', { from: 1, to: 10_000 }, open)
  const now = swap(before, round, [teamIn(season, one), teamIn(season, other)], textOf(given, 'reason') ?? '')
  for (const { id } of rematches(stateOf(now).season, round))
    console.error(`skulls: match ${id} is a rematch now; "skulls league undo" takes the swap back`)
  return now
}

const takeBack = async (_given: Given, path: string): Promise<number> => {
  const { now, undone, lines } = await changeFiles(async () => {
    const { text, competition } = competitionFile(path)
    const { competition: changed, undone } = orRefuse('', () => undo(competition))
    const { files, lines } = await consequencesOf(path, competition, changed)
    return { files: [newCompetitionFile(path, changed, text), ...files], value: { now: changed, undone, lines } }
  })
  tell([`Taken back: ${eventText(undone)}`, ...lines, nextText(now, stateOf(now).season)])
  return 0
}

interface Action {
  readonly does: string
  /** The names of its operands, where it is not one competition file. */
  readonly files?: readonly string[]
  /** The flags it takes. */
  readonly takes: readonly string[]
  readonly run: (given: Given, path: string, other: string) => number | Promise<number>
}

/** From about this number on a Swiss draw takes more than two seconds. */
const MANY_TEAMS = 250

/** Shared flags that `match` takes. */
const matchExtras = ['edition', 'seed', 'match', 'played', 'out', 'force']
const aloneFlags = ['coaches', 'answers', 'own-dice', 'resume', 'record', 'seed', 'out', 'force']

/** Flags of seasons only. */
const ofSeasons = ['place', 'unplayed', 'cap']

const resultNames = [...resultFlags.map(({ name }) => name), 'fame']

export const actions: { readonly [name: string]: Action } = {
  new: {
    does: 'makes a competition and writes it to FILE',
    takes: [...competitionFlags.map(({ name }) => name), 'touchdowns', 'turns', 'force'],
    run: createCompetition,
  },
  enter: {
    does: 'enters a team',
    takes: ['name', ...entryFlags.map(({ name }) => name)],
    run: changing((given, before) => {
      const entry = wishedEntry(given, before)
      checkRoster(editionOfMatches(before), entry)
      return enter(before, entry)
    }),
  },
  draw: {
    does: 'draws the next round, or the whole schedule',
    takes: ['seed'],
    run: changing((given, before, season) => {
      const seed = seedOf(given, undefined)
      if (season.teams.length > MANY_TEAMS) console.error(`Drawing ${season.teams.length} teams; this takes a while …`)
      return draw(before, seed)
    }),
  },
  arrange: {
    does: 'ladder: notes a match that two coaches want to play',
    takes: ['home', 'away'],
    run: changing((given, before, season) =>
      arrange(
        before,
        teamIn(season, needed(given, 'home', 'reavers')),
        teamIn(season, needed(given, 'away', 'marauders')),
      ),
    ),
  },
  result: {
    does: 'enters the result of a match',
    takes: resultNames,
    run: changing((given, before) => enterResult(before, fixtureOf(given), wishedResult(given, before))),
  },
  forfeit: {
    does: 'notes who did not play, a team or both',
    takes: ['match', 'team', 'reason'],
    run: changing((given, before, season) =>
      forfeit(before, fixtureOf(given), forfeits(given, season), reasonOf(given)),
    ),
  },
  correct: {
    does: 'puts right what was wrong in a result, with the reason; what is not named stays; --strike also takes the match back',
    takes: [...resultNames, 'team', 'strike', 'reason'],
    run: changing((given, before, season) => corrected(given, before, season, forfeits)),
  },
  adjust: {
    does: 'gives or takes points, with the reason',
    takes: ['team', 'points', 'reason'],
    run: changing((given, before, season) => {
      const points = needed(given, 'points', '-2')
      if (!/^[+-]?\d{1,6}$/.test(points)) refuse(`--points must be a whole number, as in --points -2, not "${points}"`)
      return adjust(before, teamIn(season, needed(given, 'team', 'reavers')), Number(points), reasonOf(given))
    }),
  },
  swap: {
    does: 'exchanges two teams in a round, or home and away in their match',
    takes: ['teams', 'round', 'reason'],
    run: changing(swapped),
  },
  drop: {
    does: 'takes a team out of the season',
    takes: ['team', 'reason'],
    run: changing((given, before, season) =>
      dropOut(before, teamIn(season, needed(given, 'team', 'reavers')), reasonOf(given)),
    ),
  },
  retire: {
    does: 'play-offs: takes out one of two teams whose coach would meet himself; the next of its conference plays',
    takes: ['team', 'reason'],
    run: changing((given, before, season) =>
      retire(before, teamIn(season, needed(given, 'team', 'reavers')), textOf(given, 'reason') ?? ''),
    ),
  },
  standings: { does: 'prints the tables, each row with its reason', takes: ['season', 'json'], run: table },
  show: { does: 'prints the rounds and what comes next', takes: ['round', 'season', 'json'], run: show },
  log: { does: 'prints everything that happened', takes: [], run: log },
  'export-naf': {
    does: "writes the results for the players' association: FILE.naf.xml, or --out",
    takes: ['out', 'season', 'played', 'organiser', 'force'],
    run: report,
  },
  undo: {
    does: 'takes back the last thing that happened, and of a match what it did to its team files',
    takes: [],
    run: takeBack,
  },
  'end-season': {
    does: 'closes the season and starts the next with the teams that are left',
    takes: ['reason'],
    run: changing((given, before) => endSeason(before, textOf(given, 'reason') ?? '')),
  },
  verify: { does: 'draws every draw again and compares', takes: [], run: verify },
  match: {
    does: 'takes two team files through a match: the questions before it, the match, the questions after it',
    files: ['HOME', 'AWAY'],
    takes: [...matchFlags.map(({ name }) => name).filter((name) => !ofSeasons.includes(name)), ...matchExtras],
    run: (given, home, away) => match(given, [home, away]),
  },
  'next-season': {
    does: 'takes a team file into the next season, once: prizes, what heals, drafting anew where the rules say so',
    files: ['TEAM'],
    takes: [...aloneFlags, 'competition', 'place', 'unplayed', 'cap'],
    run: (given, path) => nextSeason(given, [path]),
  },
  'no-show': {
    does: 'a win for a team file whose opponent did not come, with what the rules give for it',
    files: ['TEAM'],
    takes: [...aloneFlags, 'mvp'],
    run: (given, path) => noShow(given, [path]),
  },
  replay: {
    does: 'plays the record of a match or a season again and compares every byte of the teams; --out DIR writes them',
    files: ['RECORD'],
    takes: ['out'],
    run: (given, path) => replay(given, [path]),
  },
  'campaign-new': {
    does: 'makes a full campaign of the team files of --teams and writes it to FILE',
    takes: [...competitionFlags.map(({ name }) => name), 'touchdowns', 'turns', 'teams', 'phases', 'force'],
    run: newCampaign,
  },
  campaign: {
    does: 'sits down to a campaign: the questions of its open phase, one coach at a time, and its matches; then the next phase',
    takes: [
      'coach',
      'answers',
      'own-dice',
      'bots',
      'match',
      'result',
      'new-season',
      ...campaignFlags.map(({ name }) => name),
    ],
    run: (given, path) => campaign(given, path),
  },
  'campaign-show': {
    does: 'prints where a campaign is, whom it waits for, and its tables',
    takes: [],
    run: showCampaign,
  },
  'campaign-undo': {
    does: 'takes back a phase of a campaign, until the next one has begun; of one match with --match, of one coach with --coach',
    takes: ['match', 'coach'],
    run: undoCampaign,
  },
  'campaign-export': {
    does: 'writes the competition and the teams of a campaign into the folder --out, for other commands',
    takes: ['out'],
    run: exportCampaign,
  },
  schema: { does: 'writes the JSON Schema of competition files to FILE', takes: ['force'], run: schema },
}
