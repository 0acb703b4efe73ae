// The totals of each team: matches, touchdowns, casualties and points.
// Neighbours: results.ts gives the points of a match, tieBreakers.ts compares records.
import { otherSide } from '@double-skulls/engine'
import { type Competition, type Outcome, type ResultSide, resultSides } from './competition.ts'
import { isBye, type PlannedFixture } from './fixtures.ts'
import { outcomeFor, pointsFor } from './results.ts'
import type { EnteredTeam, Season } from './state.ts'

/** A match as one team saw it. */
export interface Meeting {
  readonly opponent: string
  readonly outcome: Outcome
  readonly points: number
}

/** The totals of a team. */
export interface TeamRecord {
  readonly team: EnteredTeam
  /** With forfeited matches, without byes. */
  played: number
  won: number
  drawn: number
  lost: number
  byes: number
  /** Matches this team did not play. */
  forfeits: number
  touchdownsFor: number
  touchdownsAgainst: number
  casualtiesFor: number
  casualtiesAgainst: number
  /** The total, with the points below. */
  points: number
  bonusPoints: number
  /** Points given or taken by the commissioner. */
  adjustedPoints: number
  /** Home matches less away matches. */
  homes: number
  /** As entered last; absent: never. */
  readonly fame?: number
  readonly meetings: Meeting[]
}

const tally = { win: 'won', draw: 'drawn', loss: 'lost' } as const satisfies { [O in Outcome]: keyof TeamRecord }

const emptyRecord = (team: EnteredTeam, { points }: Competition): TeamRecord => {
  const adjustedPoints = team.adjustments.reduce((sum, { points: change }) => sum + change, 0)
  return {
    team,
    ...{ played: 0, won: 0, drawn: 0, lost: 0, byes: 0, forfeits: 0 },
    ...{ touchdownsFor: 0, touchdownsAgainst: 0, casualtiesFor: 0, casualtiesAgainst: 0 },
    points: adjustedPoints + (team.from - 1) * points.missedRound,
    ...{ bonusPoints: 0, adjustedPoints, homes: 0, meetings: [] },
    ...(team.fame === undefined ? {} : { fame: team.fame }),
  }
}

/** Regular matches or play-offs, which are counted separately. */
export type Part = 'regular' | 'playOffs'

/** The records of all teams by id. */
export const recordsOf = (
  competition: Competition,
  season: Season,
  part: Part = 'regular',
): Map<string, TeamRecord> => {
  const records = new Map(season.teams.map((team) => [team.id, emptyRecord(team, competition)]))
  for (const fixture of season.fixtures) {
    if ((fixture.stage === 'regular') !== (part === 'regular')) continue
    if (isBye(fixture)) addBye(records.get(fixture.home), competition)
    else for (const side of resultSides) addMatch(records, fixture, side, competition)
  }
  return records
}

const addBye = (record: TeamRecord | undefined, { points }: Competition): void => {
  if (!record) return
  record.byes++
  record.points += points.bye
}

const addMatch = (
  records: Map<string, TeamRecord>,
  fixture: PlannedFixture,
  side: ResultSide,
  { points }: Competition,
): void => {
  const { result } = fixture
  const mine = fixture[side]
  const opponent = fixture[otherSide(side)]
  const record = mine === null ? undefined : records.get(mine)
  if (!record || opponent === null || fixture.cancelled) return
  record.homes += side === 'home' ? 1 : -1
  if (result === null) return
  const outcome = outcomeFor(result, side)
  const earned = pointsFor(result, side, points)
  record.played++
  record[tally[outcome]]++
  if (fixture.forfeitedBy.includes(record.team.id)) record.forfeits++
  record.touchdownsFor += result[side].touchdowns
  record.touchdownsAgainst += result[otherSide(side)].touchdowns
  record.casualtiesFor += result[side].casualties
  record.casualtiesAgainst += result[otherSide(side)].casualties
  record.bonusPoints += earned.bonus
  record.points += earned.outcome + earned.bonus
  record.meetings.push({ opponent, outcome, points: earned.outcome + earned.bonus })
}
