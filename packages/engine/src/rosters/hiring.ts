// Players hired for one match: mercenaries of the own team list, stars, and journeymen who fill up a squad.
// Neighbours: roster.ts and stars.ts are the data, lineUp.ts checks the whole squad.
import type { CompiledEdition } from '../edition.ts'
import type { LineUp, PlayerSpec } from '../lineUp.ts'
import type { Position, Roster } from './roster.ts'
import type { Star } from './star.ts'

export class BadHire extends Error {}

/** A team list allows at least this many of its linemen. */
const MANY = 12

/** The Loner skill of hired players: `loner-4`, or `loner` in editions with one kind only. */
const lonerOf = ({ skills }: CompiledEdition): string => (skills.has('loner-4') ? 'loner-4' : 'loner')

const guest = (
  rules: CompiledEdition,
  position: Position,
  number: number,
  skills: readonly string[],
): Omit<PlayerSpec, 'engaged'> => ({
  name: `${position.name} ${number}`,
  position: position.name,
  number,
  stats: position.stats,
  skills: [...skills.filter((id) => !id.startsWith('loner')), lonerOf(rules)],
  primary: position.normal,
  ...(position.race === undefined ? {} : { race: position.race }),
})

const positionOf = (roster: Roster, name: string): Position => {
  const position = roster.positions.find((one) => one.name === name)
  if (!position)
    throw new BadHire(`${roster.name} have no position "${name}"; take one of ${roster.positions.map((p) => p.name)}`)
  return position
}

const checkExtra = ({ skills }: CompiledEdition, { name, normal, skills: own }: Position, extra: string): void => {
  const initial = skills.get(extra)?.category[0].toUpperCase() ?? '?'
  if (!normal.includes(initial)) throw new BadHire(`"${extra}" is no primary skill of "${name}"; those are ${normal}`)
  if (own.includes(extra)) throw new BadHire(`"${name}" have "${extra}" anyway; take another skill`)
}

/** A mercenary of a position that the squad has not filled; `extra` is one primary skill, or ''. */
export const mercenaryFor = (
  rules: CompiledEdition,
  roster: Roster,
  lineUp: LineUp,
  positionName: string,
  extra = '',
): PlayerSpec => {
  const position = positionOf(roster, positionName)
  const others = lineUp.players.filter((spec) => spec.position === position.name).length
  if (others >= position.max)
    throw new BadHire(
      `${lineUp.name} have ${others} of at most ${position.max} "${position.name}"; hire another position`,
    )
  if (extra !== '') checkExtra(rules, position, extra)
  const number = Math.max(0, ...lineUp.players.map((spec) => spec.number)) + 1
  const skills = extra === '' ? position.skills : [...position.skills, extra]
  return { ...guest(rules, position, number, skills), engaged: 'mercenary' }
}

export const starFor = ({ name, stats, skills, race }: Star, number: number): PlayerSpec => ({
  name,
  position: name,
  number,
  stats,
  skills,
  ...(race === undefined ? {} : { race }),
  engaged: 'star',
})

/** The team's journeyman: its lineman, or the first of several kinds; null if it has none. */
export const journeymanFor = (rules: CompiledEdition, roster: Roster, number: number): PlayerSpec | null => {
  const lineman = roster.positions.find(({ max }) => max >= MANY)
  return lineman ? { ...guest(rules, lineman, number, lineman.skills), engaged: 'journeyman' } : null
}
