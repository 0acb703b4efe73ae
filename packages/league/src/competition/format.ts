// Reads and writes the file of a competition; an invalid file is refused as a whole.
// Neighbours: competitionSchema.ts has the schema, state.ts checks the events, docs/competition.md describes the format.
import {
  baseOf,
  type Edition,
  type EditionOption,
  editionFault,
  editionNamed,
  idWith,
  withoutMark,
} from '@double-skulls/engine'
import { schemaFaults } from '../format/schema.ts'
import {
  BadCompetition,
  COMPETITION_FORMAT,
  COMPETITION_VERSION,
  type Competition,
  type Decision,
  decisions,
  type Entrant,
  type FixtureResult,
  misfit,
  resultSides,
} from './competition.ts'
import { competitionSchema } from './competitionSchema.ts'
import { stateOf } from './state.ts'

const notOne = (why: string): never => misfit(`this is no competition: ${why}`)

/** The first field that does not fit the schema; null where all do. */
const faultOf = (data: unknown): string | null => {
  const [fault] = schemaFaults(competitionSchema, data)
  return fault === undefined ? null : `${fault.where || 'file'}: wants ${fault.wanted}, not ${fault.got}`
}

/** The competition in a file, with every event checked. Throws `BadCompetition` that says what is wrong. */
export const parseCompetition = (text: string): Competition => {
  let data: unknown
  try {
    data = JSON.parse(withoutMark(text))
  } catch {
    return notOne('the file is not valid JSON')
  }
  const head: { format?: unknown; version?: unknown } = typeof data === 'object' && data !== null ? data : {}
  if (head.format !== COMPETITION_FORMAT) return notOne(`"format" must be "${COMPETITION_FORMAT}"`)
  if (head.version !== COMPETITION_VERSION)
    return notOne(
      `"version" must be ${COMPETITION_VERSION}; a file of version ${String(head.version)} needs another Double Skulls`,
    )
  const fault = faultOf(data)
  if (fault !== null) return notOne(fault)
  // Checked by the schema.
  const competition = data as Competition
  checkCompetition(competition)
  return competition
}

/**
 * Checks what the schema cannot: the edition and its team lists exist, and every event is valid after those before it.
 */
export const checkCompetition = (competition: Competition): void => {
  checkEdition(competition.edition, competition.match)
  checkVictory(competition)
  if (new Set(competition.tieBreakers).size < competition.tieBreakers.length)
    misfit('tieBreakers: one is named twice; name each once')
  for (const [index, event] of competition.events.entries()) {
    if (event.kind === 'entered') checkRoster(idWith(competition.edition, competition.match ?? []), event.team)
    if ((event.kind === 'result' || event.kind === 'corrected') && event.result !== null)
      checkScore(competition, event.result, `events[${index}].result`)
  }
  stateOf(competition)
}

const editionIn = ({ edition, match = [] }: Competition): Edition | null => editionNamed(idWith(edition, match))

/** How a match of this competition can be decided: level play-offs by a shoot-out, or by a coin where there is none. */
export const decisionsIn = (competition: Competition): readonly Decision[] => {
  const level: Decision = editionIn(competition)?.procedures.shootOut ? 'coin' : 'shootOut'
  return decisions.filter((one) => one !== level)
}

/** Whether a field goal counts half a touchdown in the matches of this competition. */
export const countsHalves = (competition: Competition): boolean => Boolean(editionIn(competition)?.rules.clock.downs)

const checkScore = (competition: Competition, result: FixtureResult, where: string): void => {
  const half = resultSides.find((side) => !Number.isInteger(result[side].touchdowns))
  if (half && !countsHalves(competition))
    misfit(`${where}.${half}.touchdowns: wants a whole number from 0 to 99, not ${result[half].touchdowns}`)
  const ways = decisionsIn(competition)
  if (!ways.includes(result.by)) misfit(`${where}.by: wants one of ${ways.join(', ')}, not "${result.by}"`)
}

const checkVictory = (competition: Competition): void => {
  if (competition.victory && editionIn(competition)?.rules.clock.touchdownsToWin === null)
    misfit(
      `victory: in ${idWith(competition.edition, competition.match ?? [])} no number of touchdowns wins a match; leave it out`,
    )
}

/** Throws `BadCompetition` where there is no such edition, or where it has no such option. */
export const checkEdition = (id: string, match: readonly EditionOption[] = []): void => {
  const fault = editionFault(baseOf(id))
  if (fault !== '') misfit(`edition: ${fault}`)
  if (id !== baseOf(id))
    misfit(`edition: "${id}" names options of a match; write "${baseOf(id)}", and the options in the list "match"`)
  const strange = editionFault(idWith(id, match))
  if (strange !== '') misfit(`match: ${strange}`)
}

/** Throws `BadCompetition` where the edition does not have the team list. */
export const checkRoster = (edition: string, { roster }: Pick<Entrant, 'roster'>): void => {
  const rosters = editionNamed(edition)?.rosters ?? []
  if (!rosters.some(({ id }) => id === roster))
    misfit(`roster: ${edition} has no team list "${roster}"; known are ${rosters.map(({ id }) => id).join(', ')}`)
}

/** A competition as the text of its file. Throws `BadCompetition` where it could not be read again. */
export const writeCompetition = (competition: Competition): string => {
  const fault = faultOf(competition)
  if (fault !== null) throw new BadCompetition(fault)
  checkCompetition(competition)
  return `${JSON.stringify(competition, null, 2)}\n`
}
