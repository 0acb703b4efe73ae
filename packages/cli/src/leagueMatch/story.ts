// What a match and the time around it came to, in a few lines: score, deeds, and what is new in a team's book. Neighbours: session.ts
// and actions.ts print it, the league's report.ts and the history of teams have the facts.
import { type BySide, sides, spelledOut } from '@double-skulls/engine'
import {
  counted,
  currentTeamValue,
  gold,
  historyWords,
  type MatchReport,
  type SideReport,
  type Team,
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

export const reportText = (report: MatchReport, names: BySide<string>): string[] => [
  `${names.home} ${report.home.score} – ${report.away.score} ${names.away}${report.by === 'touchdowns' ? '' : ` (${spelledOut(report.by)})`}`,
  ...sides.flatMap((side) => [
    `${names[side]}: ${counted(report[side].casualties, 'casualty', 'casualties')}`,
    ...deedsText(report[side]),
  ]),
]

/** Every new line of its book, and where its money and its value are now. */
export const newsText = (before: Team, after: Team): string[] => [
  `${after.name}: treasury ${gold(before.treasury)} to ${gold(after.treasury)}, value for the next match ${gold(currentTeamValue(after))}`,
  ...after.history.slice(before.history.length).map((event) => `  ${historyWords(after, event)}`),
]
