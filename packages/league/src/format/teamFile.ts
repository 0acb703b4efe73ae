// Reads and writes team files: JSON in a fixed order; errors name the field. Neighbours: teamSchema.ts has the schema,
// check.ts checks the team once it can be read.
import { withoutMark } from '@double-skulls/engine'
import { BadTeam } from '../book.ts'
import { noStaff, TEAM_FORMAT, TEAM_VERSION, type Team } from '../team.ts'
import { schemaFaults } from './schema.ts'
import { teamSchema } from './teamSchema.ts'

/** The value of a JSON text. Throws `BadTeam` that says where it fails and that a file of `what` is wanted. */
export const parseJson = (text: string, what: string): unknown => {
  try {
    return JSON.parse(withoutMark(text))
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new BadTeam('file', `it is no JSON (${reason})`, `give a file of ${what}`)
  }
}

const formatOf = (value: unknown): { readonly format?: unknown; readonly version?: unknown } =>
  typeof value === 'object' && value !== null ? value : {}

/** A parsed value as a team. Throws `BadTeam` that names the first field that does not fit. */
export const asTeam = (value: unknown): Team => {
  const { format, version } = formatOf(value)
  if (format !== TEAM_FORMAT)
    throw new BadTeam(
      'format',
      `it must be "${TEAM_FORMAT}", not ${JSON.stringify(format) ?? 'missing'}`,
      'make a team with "skulls team new", or import one',
    )
  if (version !== TEAM_VERSION)
    throw new BadTeam('version', `version ${JSON.stringify(version)} is not known here`, `use version ${TEAM_VERSION}`)
  const [fault, ...more] = schemaFaults(teamSchema, value)
  if (fault)
    throw new BadTeam(
      fault.where,
      `wants ${fault.wanted}, not ${fault.got}`,
      more.length > 0 ? `correct it, and ${more.length} more after it` : 'correct it',
    )
  const team = value as Team
  return { ...team, staff: { ...noStaff, ...team.staff } }
}

/**
 * The team in a file. Throws `BadTeam` that names the first field that does not fit; faults by the rules are found by
 * `checkTeam`.
 */
export const readTeam = (text: string): Team => asTeam(parseJson(text, 'a team'))

/** A team as the text of its file; the same team always gives the same text. */
export const writeTeam = (team: Team): string => {
  const ordered = Object.keys(teamSchema.properties ?? {}).map((field) => [field, team[field as keyof Team]] as const)
  return `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`
}
