// What only leagues of campaigns have: Fame, ranks and benches, and what every crown of a season came and went for. Neighbours:
// seasonReport.ts prints it in the place of values and ratings; the league's book of a treasury has the entries.
import { type BookEntry, campaignOf, type EntryKind, gold, type Team, type TeamPlayer } from '@double-skulls/league'
import { aligned } from '../arena/arenaReport.ts'

/** The columns of money, by the entries that they add up. */
const columns = {
  fees: ['grant', 'fee', 'demonstration', 'sponsor'],
  wages: ['wage', 'bonus', 'toStay', 'retainer'],
  hired: ['hire', 'bid', 'freebooter', 'apothecary', 'potion'],
  tricks: ['assassin', 'playerBribe', 'refereeBribe', 'drug', 'spy', 'secretWeapon'],
} as const satisfies { readonly [column: string]: readonly EntryKind[] }
type Column = keyof typeof columns

/** Money of a season by column. */
export type Money = { readonly [C in Column]: number }

const sumOf = (entries: readonly BookEntry[], kinds: readonly EntryKind[]): number =>
  entries.filter((entry) => kinds.includes(entry.for)).reduce((sum, { amount }) => sum + amount, 0)

/** What came and went between two states of a team. */
export const moneyBetween = (before: Team, after: Team): Money => {
  const fresh = campaignOf(after).book.slice(campaignOf(before).book.length)
  return {
    fees: sumOf(fresh, columns.fees),
    wages: sumOf(fresh, columns.wages),
    hired: sumOf(fresh, columns.hired),
    tricks: sumOf(fresh, columns.tricks),
  }
}

const count = ({ players }: Team, has: (player: TeamPlayer) => boolean): number => players.filter(has).length

/** The squad of a team in numbers. */
export const squadOf = (team: Team) => ({
  fame: team.fame ?? 0,
  players: team.players.length,
  bench: count(team, ({ campaign }) => campaign?.bench === true),
  rookies: count(team, ({ campaign }) => campaign?.rank === 'rookie'),
  veterans: count(team, ({ campaign }) => campaign?.rank === 'veteran'),
  stars: count(team, ({ campaign }) => campaign?.rank === 'star'),
  laidUp: count(team, ({ missesNextGame }) => missesNextGame),
  dead: team.former.filter(({ departure }) => departure === 'dead').length,
  left: team.former.filter(({ departure }) => departure === 'left').length,
})

/** Two tables: squads, and money since the teams were as before. */
export const campaignText = (before: readonly Team[], after: readonly Team[]): string[] => {
  const squads = after.map((team) => {
    const squad = squadOf(team)
    return [team.name, team.roster, team.coach, ...Object.values(squad).map(String)]
  })
  const money = after.map((team, i) => {
    const { fees, wages, hired, tricks } = moneyBetween(before[i], team)
    return [team.name, ...[before[i].treasury, fees, wages, hired, tricks, team.treasury].map(gold)]
  })
  const heads = [
    [
      'team',
      'list',
      'bot',
      'Fame',
      'players',
      'bench',
      'Rookies',
      'Veterans',
      'stars',
      'laid up',
      'dead so far',
      'left',
    ],
    ['team', 'had', 'fees and sponsors', 'wages', 'hired', 'tricks', 'treasury'],
  ]
  return [
    ...aligned([heads[0], ...squads]).map((line) => `  ${line}`),
    '',
    'Money of the season, in Gold Crowns',
    ...aligned([heads[1], ...money]).map((line) => `  ${line}`),
  ]
}
