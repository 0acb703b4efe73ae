// A summary of a match: score, deeds, and the new lines of each team's history. Neighbours: matchDay.ts and teamFileActions.ts
// print it, the league's report.ts and the team histories have the facts.
import { type BySide, type Edition, scoreText, sides, spelledOut } from '@double-skulls/engine'
import {
  counted,
  currentTeamValue,
  editionOf,
  gold,
  historyWords,
  type MatchReport,
  type SideReport,
  type Team,
  tallied,
  teamRating,
} from '@double-skulls/league'

const deedsText = ({ players }: SideReport): string[] =>
  players.flatMap(({ number, name, deeds, points, injuries, dead }) => {
    const done = Object.entries(deeds)
      .filter(([, count]) => count > 0)
      .map(([deed, count]) => `${count} × ${spelledOut(deed)}`)
    const hurt = dead ? ['dead'] : injuries.map(spelledOut)
    const all = [...done, ...(points > 0 ? [counted(points, 'point')] : []), ...hurt]
    return all.length === 0 ? [] : [`  #${number} ${name}: ${all.join(', ')}`]
  })

/** What it used of its inducements and handicaps, each with the number of times. */
const usedText = ({ used }: SideReport, inducements: Edition['inducements']): string[] => {
  const names = used.map((id) => inducements.find((one) => one.id === id)?.name ?? spelledOut(id))
  return names.length === 0 ? [] : [`  used: ${tallied(names).join(', ')}`]
}

export const reportText = (
  report: MatchReport,
  names: BySide<string>,
  { inducements }: Pick<Edition, 'inducements'>,
): string[] => [
  `${names.home} ${scoreText(report.home.score)} – ${scoreText(report.away.score)} ${names.away}${report.by === 'touchdowns' ? '' : ` (${spelledOut(report.by)})`}`,
  ...sides.flatMap((side) => [
    `${names[side]}: ${counted(report[side].casualties, 'casualty', 'casualties')}`,
    ...deedsText(report[side]),
    ...usedText(report[side], inducements),
  ]),
]

const ratingText = (before: Team, after: Team): string =>
  editionOf(after.edition).league.rated ? `, rating ${teamRating(before)} to ${teamRating(after)}` : ''

/** The new lines of its history, its treasury and value; a team for single matches has none. */
export const newsText = (before: Team, after: Team): string[] =>
  after.exhibition
    ? [`${after.name} is as it was before the match.`]
    : [
        `${after.name}: treasury ${gold(before.treasury)} to ${gold(after.treasury)}, value for the next match ${gold(currentTeamValue(after))}${ratingText(before, after)}`,
        ...after.history.slice(before.history.length).map((event) => `  ${historyWords(after, event)}`),
      ]
