// The audit detects a manipulated team, field by field; the list below and docs/team.md have the fields that it cannot
// check. Neighbours: doctoring.ts manipulates, honest.test.ts has valid teams.
import {
  asTeam,
  auditRecords,
  auditTeam,
  BadTeam,
  checkTeam,
  type Fault,
  faultLine,
  type PlayableRecord,
  playable,
  type Team,
  withPlayer,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { engineOf } from '../campaign/support.ts'
import { type Doctored, doctoredFiles } from './doctoring.ts'
import { type Story, storyOf } from './support.ts'

const EDITIONS = ['third', 'crp', 'bb2020', 'bugman'] as const
type EditionId = (typeof EDITIONS)[number]

/** Names and numbers may be changed at any time. */
const COSMETIC = ['name', 'coach', 'players.name', 'players.number', 'former.name', 'former.number']

/** Fields that no line of a history contains; docs/team.md says why. */
const UNTOLD: { readonly [E in EditionId]: readonly string[] } = {
  third: [
    ...['players.id', 'former.id', 'players.statistics.games', 'former.statistics.games'],
    ...['players.statistics.kills', 'former.statistics.kills', 'history', 'history.player', 'history.injuries'],
  ],
  crp: [
    ...['players.id', 'former.id', 'players.statistics.games', 'former.statistics.games'],
    ...['players.statistics.kills', 'former.statistics.kills'],
    ...['history', 'history.casualties', 'history.player', 'history.injuries', 'history.bought'],
  ],
  bb2020: [
    ...['players.id', 'former.id', 'players.statistics.games', 'former.statistics.games'],
    ...['players.statistics.kills', 'former.statistics.kills', 'players.points', 'former.points'],
    ...['completions', 'throws', 'deflections', 'interceptions', 'casualties', 'touchdowns'].flatMap((name) => [
      `players.statistics.${name}`,
      `former.statistics.${name}`,
    ]),
    ...['players.niggling', 'former.niggling', 'fans', 'nextPlayer'],
    ...['history', 'history.casualties', 'history.player', 'history.injuries', 'history.bought', 'history.amount'],
    ...['history.budget', 'history.score', 'history.paid', 'history.stake'],
  ],
  bugman: [
    ...['players', 'players.id', 'nextPlayer', 'fans', 'sponsored'],
    ...['games', 'touchdowns', 'completions', 'throws', 'deflections', 'interceptions', 'casualties', 'kills'].map(
      (name) => `players.statistics.${name}`,
    ),
    ...['rerolls', 'assistantCoaches', 'cheerleaders', 'apothecaries'].map((kind) => `staff.${kind}`),
    ...['history', 'history.casualties', 'history.player', 'history.score'],
  ],
}

const stories = new Map<EditionId, Story>()
const storyIn = (edition: EditionId): Story => {
  const story =
    stories.get(edition) ?? storyOf({ edition, seed: 3, seasons: 2, games: 3, sensible: true, friendly: false })
  stories.set(edition, story)
  return story
}

const records = new Map<EditionId, readonly PlayableRecord[]>()
const recordsIn = (edition: EditionId): readonly PlayableRecord[] => {
  const known =
    records.get(edition) ??
    storyIn(edition).records.map((record, i) => playable({ path: `${i}.record.json`, record }, engineOf(edition)))
  records.set(edition, known)
  return known
}

const UNREADABLE = ['edition', 'roster', 'position', 'starUnknown']

/** All faults that `team check` reports; an unreadable file counts as detected. */
const noticed = (file: unknown, more: (team: Team) => readonly Fault[]): readonly string[] => {
  try {
    const team = asTeam(file)
    const faults = checkTeam(team)
    return [...faults, ...(faults.some(({ kind }) => UNREADABLE.includes(kind)) ? [] : more(team))].map(faultLine)
  } catch (error) {
    if (!(error instanceof BadTeam)) throw error
    return [error.message]
  }
}

const SAMPLE = 5

/** A sample of each field over the players and lines that have it. */
const doctored = (edition: EditionId): Doctored[] => {
  const all = doctoredFiles(storyIn(edition).team)
  return [...new Set(all.map(({ field }) => field))].flatMap((wanted) => {
    const some = all.filter(({ field }) => field === wanted)
    const step = Math.max(1, Math.floor(some.length / SAMPLE))
    return some.filter((_, i) => i % step === 0)
  })
}

describe.each(EDITIONS)('a doctored team of %s', (edition) => {
  it('is found out in every field that its history tells of', () => {
    const missed = doctored(edition).filter(({ file }) => noticed(file, (team) => auditTeam(team)).length === 0)
    const fields = [...new Set(missed.map(({ field }) => field))]
    expect(fields.filter((field) => ![...UNTOLD[edition], ...COSMETIC].includes(field))).toEqual([])
  })

  it('is found out in every field by its records, but for names and shirts', () => {
    expect(auditRecords(storyIn(edition).team, recordsIn(edition)).map(faultLine)).toEqual([])
    const missed = doctored(edition).filter(
      ({ file }) => noticed(file, (team) => auditRecords(team, recordsIn(edition))).length === 0,
    )
    expect([...new Set(missed.map(({ field }) => field))].filter((field) => !COSMETIC.includes(field))).toEqual([])
  })
})

const linesOf = (team: Team): string[] => auditTeam(team).map(faultLine)
const byRecordsOf = (edition: EditionId, team: Team): string[] => auditRecords(team, recordsIn(edition)).map(faultLine)

describe('the line of a discrepancy', () => {
  const { team } = storyIn('crp')

  it('names the treasury, what it says and what it should be', () => {
    expect(linesOf({ ...team, treasury: 90_000_000 })).toEqual([
      `treasury: it says 90,000,000, and by its history it should be ${team.treasury.toLocaleString('en-US')}; write ${team.treasury}`,
    ])
    expect(byRecordsOf('crp', { ...team, treasury: 90_000_000 })[0]).toMatch(
      /^treasury: it says 90,000,000, and 8\.record\.json leaves [\d,]+; correct it to [\d,]+$/,
    )
  })

  it('names touchdowns that the team never scored', () => {
    const [first] = team.players
    const lines = linesOf(
      withPlayer(team, first.id, (one) => ({ ...one, statistics: { ...one.statistics, touchdowns: 999 } })),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(/^players\[0\]\.statistics\.touchdowns: it says 999, and can be at most \d+: /),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(/^players\[0\]\.points: it says \d+, and his statistics are worth [\d,]+; /),
    )
  })

  it('names re-rolls that nobody paid for', () => {
    const rerolls = team.staff.rerolls + 6
    const lines = linesOf({ ...team, staff: { ...team.staff, rerolls } })
    expect(lines).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^staff\\.rerolls: it says ${rerolls}, and can be at most ${team.staff.rerolls}: nobody ever paid for more`,
        ),
      ),
    )
  })

  it('names a line of the history that cannot be', () => {
    const at = team.history.findIndex(({ what }) => what === 'match')
    const history = team.history.map((event, i) => (i === at ? { ...event, casualties: [-3, 0] } : event))
    expect(linesOf({ ...team, history })).toContainEqual(
      `history[${at}].casualties[0]: it says -3, and must be a whole number from 0 to 9999; bring back the line as it was written`,
    )
    const strange = [...team.history, { what: 'windfall', at: 6, amount: 1_000_000 }]
    expect(linesOf({ ...team, history: strange })[0]).toMatch(/^history\[\d+\]\.what: nothing is called "windfall"; /)
  })

  it('names a match of which there is no record, and a record that was tampered with', () => {
    const all = recordsIn('crp')
    expect(auditRecords(team, all.slice(1)).map(faultLine)).toEqual([
      expect.stringMatching(/^history\[\d+\]: no record has this match; add its record to the folder$/),
    ])
    const old = storyIn('crp').records.at(-1)
    if (old?.kind !== 'season') throw new Error('no season')
    expect(auditRecords(old.team, all).map(faultLine)).toEqual([
      'history: it ends before what 8.record.json has of this very team; take the file that the last record left',
    ])
    const [first] = storyIn('crp').records
    if (first.kind !== 'match' || !first.result) throw new Error('no match')
    const richer = { ...first, result: { ...first.result, home: { ...first.result.home, treasury: 5 } } }
    const lines = auditRecords(team, [
      playable({ path: 'rich.json', record: richer }, engineOf('crp')),
      ...all.slice(1),
    ])
    expect(lines.map(faultLine)).toEqual([
      expect.stringMatching(/^rich\.json: result\.home\.treasury: it says 5, and playing it again leaves [\d,]+; /),
    ])
  })
})

it('finds out a team that has played and hides it by an empty history', () => {
  const { team } = storyIn('crp')
  const hidden = { ...team, history: [] }
  const where = auditTeam(hidden).map((fault) => fault.where)
  expect(where.some((field) => field.endsWith('statistics.games'))).toBe(true)
  const [gone] = team.players
  expect(auditTeam({ ...hidden, former: [{ ...gone, departure: 'dead' }] }).map((fault) => fault.where)).toContain(
    'former',
  )
})
