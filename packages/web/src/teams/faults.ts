// What the league finds wrong with a team, and where on the page that belongs. Neighbours: FaultNotes.tsx shows them,
// teamEdits.ts makes the changes that are tried out here.
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

/** The budget is the coach's to choose here, as a league may; for single matches the edition says what it may be. */
export const faultsOf = (team: Team): readonly Fault[] =>
  checkTeam(team, team.exhibition ? {} : { budget: team.budget })

const fields = ['players', 'specialRule', 'budget', 'treasury', 'fans', 'sponsored'] as const

/** Places of the page that a fault can stand beside, as ids of elements. */
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
  const field = fields.find((one) => one === where)
  return field ? places.field(field) : places.team
}

/** Faults that leave nothing of a team to be shown. */
export const unreadable = (faults: readonly Fault[]): Fault | undefined =>
  faults.find(({ kind }) => kind === 'edition' || kind === 'roster')

/** Faults that keep a roster sheet from being printed: nobody knows what such a player can do. */
export const unprintable = (faults: readonly Fault[]): Fault | undefined =>
  faults.find(({ kind }) => kind === 'position' || kind === 'starUnknown')

/** Why nobody more can join like that; '' where somebody can. Money is another matter: it may be saved elsewhere. */
export const objectionToHire = (team: Team, hire: Hire): string => {
  const before = new Set(team.players.map(({ id }) => id))
  const found = faultsOf(hired(team, hire)).find(
    ({ player, kind }) => kind === 'tooManyPlayers' || (player !== '' && !before.has(player)),
  )
  return found?.message ?? ''
}

const objectionAt = (changed: Team, where: string): string =>
  faultsOf(changed).find((fault) => fault.where === where)?.message ?? ''

/** Why there cannot be so many of that staff; '' where there can. */
export const objectionToStaff = (team: Team, kind: StaffKind, count: number): string =>
  objectionAt(engageStaff(team, kind, count), `staff.${kind}`)

export const objectionToFans = (team: Team, fans: number): string => objectionAt(withFans(team, fans), 'fans')

/** Why a team like that could not even be written to a file; '' where it can. */
export const misfit = (team: Team): string => {
  try {
    asTeam(team)
    return ''
  } catch (error) {
    if (error instanceof BadTeam) return error.what
    throw error
  }
}
