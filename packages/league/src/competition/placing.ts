// The table of a knock-out: how far each team came. Neighbours: knockOut.ts draws it, standings.ts shows it.
import type { PlannedFixture } from './fixtures.ts'
import { isBye, isOpen, loserOf, scoreOf, sideOf, winnerOf } from './fixtures.ts'
import { bracketName } from './knockOut.ts'
import type { TeamRecord } from './records.ts'
import type { Row, Table } from './standings.ts'
import type { EnteredTeam, Season } from './state.ts'

interface Placed {
  readonly team: EnteredTeam
  /** Smaller is better; equal numbers share a place. */
  readonly rank: number
  readonly reason: string
}

const FIRST = 0
const STILL_IN = 0.5
const SECOND = 1
const THIRD = 2
const FOURTH = 3
/** Behind all who played on in the round that it gave up, and those for third place. */
const RETIRED = 0.5

/** Losers of a later round rank above losers of an earlier one. */
const rankOfLoser = (of: number): number => (of === 1 ? SECOND : FOURTH + of)

const between = (fixture: PlannedFixture, team: string, season: Season): string => {
  const side = sideOf(fixture, team)
  const otherId = side === 'home' ? fixture.away : fixture.home
  const other = season.teams.find(({ id }) => id === otherId)?.name ?? 'nobody'
  const score = fixture.result === null ? '' : `, ${scoreOf(fixture.result, side ?? 'home')}`
  const how = fixture.result === null || fixture.result.by === 'touchdowns' ? '' : ` (${words[fixture.result.by]})`
  return `against ${other}${score}${how}`
}

const words = {
  touchdowns: '',
  overtime: 'overtime',
  shootOut: 'shoot-out',
  coin: 'coin',
  concession: 'conceded',
  forfeit: 'forfeit',
} as const

const placedBy = (team: EnteredTeam, season: Season): Placed | null => {
  const mine = season.fixtures.filter((fixture) => fixture.stage !== 'regular' && sideOf(fixture, team.id) !== null)
  const last = mine.at(-1)
  if (!last) return null
  const of = last.of ?? 1
  if (isOpen(last)) {
    const match = last.stage === 'thirdPlace' ? 'the match for third place' : `the ${bracketName(of)}`
    return {
      team,
      rank: last.stage === 'thirdPlace' ? THIRD : STILL_IN,
      reason: `plays ${match} ${between(last, team.id, season)}`,
    }
  }
  const won = winnerOf(last) === team.id
  const how = isBye(last) ? 'without an opponent' : between(last, team.id, season)
  if (last.stage === 'thirdPlace')
    return { team, rank: won ? THIRD : FOURTH, reason: `${won ? 'won' : 'lost'} the match for third place ${how}` }
  if (won && of === 1) return { team, rank: FIRST, reason: `won the final ${how}` }
  if (won && season.retired?.some((one) => one.team === team.id))
    return {
      team,
      rank: (of === 2 ? FOURTH : rankOfLoser(of / 2)) + RETIRED,
      reason: `won the ${bracketName(of)} ${how}, then retired`,
    }
  if (won && team.dropped === null) return { team, rank: STILL_IN, reason: `won the ${bracketName(of)} ${how}` }
  // A team that wins and then drops out is placed as if it had lost the next round.
  if (won) return { team, rank: rankOfLoser(of / 2), reason: `won the ${bracketName(of)} ${how}, then dropped out` }
  const verb = loserOf(last) === team.id ? 'lost' : 'did not play'
  return { team, rank: rankOfLoser(of), reason: `${verb} the ${bracketName(of)} ${how}` }
}

export const placing = (season: Season, records: ReadonlyMap<string, TeamRecord>): Table => {
  const placed = season.teams.flatMap((team) => placedBy(team, season) ?? []).sort((a, b) => a.rank - b.rank)
  const rows = placed.flatMap(({ team, rank, reason }): Row[] => {
    const record = records.get(team.id)
    const place = placed.findIndex((other) => other.rank === rank) + 1
    return record ? [{ place, record, decidedBy: null, reason }] : []
  })
  return { title: 'Play-offs', counts: 'rounds', rows }
}
