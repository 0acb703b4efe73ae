// Teams for the tests, and ways to break them. Neighbours: the tests in this folder.
import {
  type Advance,
  checkTeam,
  engageStaff,
  type FaultKind,
  foundTeam,
  hirePlayer,
  type StaffKind,
  type Team,
  type TeamPlayer,
  withFans,
} from '@double-skulls/league'

export interface Wish {
  readonly edition?: string
  readonly roster?: string
  readonly squad?: readonly (readonly [position: string, count: number])[]
  readonly stars?: readonly string[]
  readonly staff?: { readonly [S in StaffKind]?: number }
  readonly fans?: number
  readonly budget?: number
  readonly specialRule?: string
  readonly exhibition?: boolean
}

/** A team with exactly these parts; by default eleven human linemen. */
export const teamOf = ({
  edition = 'crp',
  roster = 'human',
  squad,
  stars = [],
  staff = {},
  fans,
  ...rest
}: Wish = {}): Team => {
  let team = foundTeam({ edition, roster, name: 'Reikland Rovers', coach: 'Ann', ...rest })
  for (const [position, count] of squad ?? [['Lineman', 11]])
    for (let i = 0; i < count; i++) team = hirePlayer(team, { position })
  for (const star of stars) team = hirePlayer(team, { position: star, kind: 'star' })
  for (const [kind, count] of Object.entries(staff)) team = engageStaff(team, kind as StaffKind, count)
  return fans === undefined ? team : withFans(team, fans)
}

export const kindsOf = (team: Team, budget = team.budget): FaultKind[] =>
  checkTeam(team, { budget }).map(({ kind }) => kind)

/** The team with the player at that index changed. */
export const with1 = (team: Team, change: Partial<TeamPlayer>, place = 0): Team => ({
  ...team,
  players: team.players.map((player, i) => (i === place ? { ...player, ...change } : player)),
})

export const learnt = (gained: string, source: Advance['source'] = 'normal', value = 20_000, points = 0): Advance => ({
  source,
  gained,
  value,
  points,
})

/** The team after one match. */
export const played = (team: Team): Team => ({ ...team, history: [{ what: 'match', at: 0 }] })
