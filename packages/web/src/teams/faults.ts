// The league's faults of a team, and where on the page each belongs. Neighbours: FaultNotes.tsx shows them, teamEdits.ts makes
// the changes that are tried out here.
import {
  asTeam,
  BadTeam,
  checkTeam,
  engageStaff,
  type Fault,
  type Hire,
  type StaffKind,
  staffKinds,
  type Team,
  withFans,
} from '@double-skulls/league'
import { hired } from './teamEdits.ts'

/** Here the coach chooses the budget, as a league may; for single matches the edition limits it. */
export const faultsOf = (team: Team): readonly Fault[] =>
  checkTeam(team, team.exhibition ? {} : { budget: team.budget })

const fields = ['players', 'specialRule', 'budget', 'treasury', 'fans', 'sponsored', 'apothecary'] as const

/** Places of the page that a fault can belong to, as ids of elements. */
export const places = {
  player: (id: string): string => `player-${id}`,
  staff: (kind: StaffKind): string => `staff-${kind}`,
  field: (name: (typeof fields)[number]): string => `field-${name}`,
  team: 'field-team',
}

export const placeOf = ({ player, where }: Fault): string => {
  if (player !== '') return places.player(player)
  const kind = staffKinds.find((one) => where === `staff.${one}`)
  if (kind) return places.staff(kind)
  const field = fields.find((one) => one === where || where === `campaign.${one}`)
  return field ? places.field(field) : places.team
}

/** Faults that make it impossible to show the team. */
export const unreadable = (faults: readonly Fault[]): Fault | undefined =>
  faults.find(({ kind }) => kind === 'edition' || kind === 'roster')

/** Faults that prevent printing the roster sheet: the player's profile is unknown. */
export const unprintable = (faults: readonly Fault[]): Fault | undefined =>
  faults.find(({ kind }) => kind === 'position' || kind === 'starUnknown')

/** Why no more of this position can be hired; '' when one can. Money is not checked: it may be saved elsewhere. */
export const objectionToHire = (team: Team, hire: Hire): string => {
  const before = new Set(team.players.map(({ id }) => id))
  const found = faultsOf(hired(team, hire)).find(
    ({ player, kind }) => kind === 'tooManyPlayers' || (player !== '' && !before.has(player)),
  )
  return found?.message ?? ''
}

const objectionAt = (changed: Team, where: string): string =>
  faultsOf(changed).find((fault) => fault.where === where)?.message ?? ''

/** Why there cannot be this many of that staff; '' when there can. */
export const objectionToStaff = (team: Team, kind: StaffKind, count: number): string =>
  objectionAt(engageStaff(team, kind, count), `staff.${kind}`)

export const objectionToFans = (team: Team, fans: number): string => objectionAt(withFans(team, fans), 'fans')

/** Why such a team could not be written to a file; '' when it can. */
export const fileFault = (team: Team): string => {
  try {
    asTeam(team)
    return ''
  } catch (error) {
    if (error instanceof BadTeam) return error.what
    throw error
  }
}
