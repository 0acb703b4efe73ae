// The groups of a league: which team plays in which conference and division, and what they are called. Neighbours:
// conferences.ts says how many there are and schedules their matches, draw.ts records them.
import { sameCoach } from './coaches.ts'
import { type ConferencesPlan, type DrawnEvent, misfit } from './competition.ts'
import { type Layout, layoutOf } from './conferences.ts'
import { type Lots, shuffled } from './lots.ts'
import type { EnteredTeam, Season } from './state.ts'

/** The name of a group: `conference 2`, or `conference 2, division 1`. */
const nameOf = (group: number, divisions: number): string =>
  divisions === 1
    ? `conference ${group + 1}`
    : `conference ${Math.floor(group / divisions) + 1}, division ${(group % divisions) + 1}`

/** The names of the groups of a season, in their order: `Conference 2`, or `Conference 2, division 1`. */
export const groupNames = ({ conferences, divisions = 1 }: Pick<Season, 'conferences' | 'divisions'>): string[] =>
  conferences.map((_, group) => nameOf(group, divisions).replace('c', 'C'))

/** The index of the group that a team asks for; null where lots decide. */
const askedGroup = ({ conference, division }: EnteredTeam, divisions: number): number | null => {
  if (conference === undefined || (divisions > 1 && division === undefined)) return null
  return (conference - 1) * divisions + (divisions > 1 ? (division ?? 1) - 1 : 0)
}

const askedLayout = (teams: readonly EnteredTeam[]): Layout => ({
  conferences: Math.max(0, ...teams.map(({ conference }) => conference ?? 0)),
  divisions: Math.max(0, ...teams.map(({ division }) => division ?? 0)),
})

/** Who is placed first: who has asked for a conference, then the coaches with the most teams, whom the fewest groups suit. */
const inOrder = (teams: readonly EnteredTeam[], { coachesApart }: ConferencesPlan): EnteredTeam[] => {
  const later = ({ conference }: EnteredTeam): number => (conference === undefined ? 1 : 0)
  const count = (team: EnteredTeam): number => teams.filter((other) => sameCoach(team, other)).length
  const first = (team: EnteredTeam): number => teams.findIndex((other) => sameCoach(team, other))
  return [...teams].sort(
    (a, b) => later(a) - later(b) || (coachesApart ? count(b) - count(a) || first(a) - first(b) : 0),
  )
}

interface Drawn extends Pick<DrawnEvent, 'divisions'> {
  readonly conferences: readonly (readonly string[])[]
}

/** Draws the teams into groups of about one size: those of one coach into different ones, if the plan says so. */
export const drawGroups = (teams: readonly EnteredTeam[], plan: ConferencesPlan, lots: Lots): Drawn => {
  const { conferences, divisions } = layoutOf(plan, teams.length, askedLayout(teams))
  const groups: EnteredTeam[][] = Array.from({ length: conferences * divisions }, () => [])
  const conferenceOf = (group: number): number => Math.floor(group / divisions)
  const suits = (team: EnteredTeam, group: number): boolean =>
    (team.conference === undefined || conferenceOf(group) === team.conference - 1) &&
    !(plan.coachesApart && groups[group].some((other) => sameCoach(team, other)))
  /** The teams of his coach in the same conference, if coaches are kept apart. */
  const own = (team: EnteredTeam, group: number): number =>
    plan.coachesApart
      ? groups.filter((ids, at) => conferenceOf(at) === conferenceOf(group) && ids.some((one) => sameCoach(team, one)))
          .length
      : 0

  const asked = (team: EnteredTeam): number | null => askedGroup(team, divisions)
  for (const team of teams) {
    const group = asked(team)
    if (group === null) continue
    if (!groups[group])
      misfit(
        `division: ${team.name} asks for division ${team.division}, and there are ${divisions}; enter it in another`,
      )
    if (!suits(team, group))
      misfit(`conferences: ${team.coach} has two teams in ${nameOf(group, divisions)}; enter one of them in another`)
    groups[group].push(team)
  }
  const free = shuffled(
    teams.filter((team) => asked(team) === null),
    lots,
  )
  for (const team of inOrder(free, plan)) {
    const [best] = groups
      .map((_, group) => group)
      .filter((group) => suits(team, group))
      .sort((a, b) => groups[a].length - groups[b].length || own(team, a) - own(team, b) || a - b)
    const group =
      best ??
      misfit(
        `conferences: ${team.coach} has a team in every ${divisions > 1 ? 'division' : 'conference'} that ${team.name} could play in; plan more of them, or give a team to another coach`,
      )
    groups[group].push(team)
  }
  const thin = groups.findIndex(({ length }) => length < 2)
  if (thin >= 0)
    misfit(
      `conferences: ${nameOf(thin, divisions)} would have fewer than 2 teams; enter more teams or plan fewer conferences`,
    )
  return {
    conferences: groups.map((group) => group.map(({ id }) => id)),
    ...(divisions > 1 ? { divisions } : {}),
  }
}
