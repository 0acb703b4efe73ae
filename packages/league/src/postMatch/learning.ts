// What a player can gain: skills of his categories, and characteristics below their limits. Neighbours: improvement.ts
// rolls for them, advancement.ts sells them; ../check.ts reports impossible ones.
import type { Characteristic } from '@double-skulls/engine'
import { type Book, familyOf, positionIn, skillIn } from '../book.ts'
import { barredBy, categoriesFor, initialOf, isOpenTo } from '../checkSkill.ts'
import { profileOf } from '../profile.ts'
import type { Learning } from '../rules/leagueRules.ts'
import type { Advance, AdvanceSource, Team, TeamPlayer } from '../team.ts'

/** The skills of a category by its initial, in the edition's order; a skill with several strengths is its first. */
export const skillTable = ({ edition }: Book, initial: string): readonly string[] => {
  const families = new Set<string>()
  return edition.skills
    .filter((skill) => {
      const fits = initialOf(skill) === initial && !families.has(familyOf(skill.id))
      if (fits) families.add(familyOf(skill.id))
      return fits
    })
    .map(({ id }) => id)
}

/** The initials of the categories open to him by this learning. */
export const openCategories = (book: Book, player: TeamPlayer, from: Learning): readonly string[] => {
  const position = positionIn(book, player.position)
  return position ? [...categoriesFor(position, from)] : []
}

export const canLearn = (book: Book, team: Team, player: TeamPlayer, skill: string): boolean =>
  barredBy(book, profileOf(book, team, player).skills, skill) === null

export const skillsToLearn = (book: Book, team: Team, player: TeamPlayer, from: Learning): readonly string[] => {
  const position = positionIn(book, player.position)
  const opens = (id: string): boolean => {
    const skill = skillIn(book, id)
    return position !== undefined && skill !== undefined && isOpenTo(position, from, skill)
  }
  return openCategories(book, player, from)
    .flatMap((initial) => skillTable(book, initial))
    .filter((id) => opens(id) && canLearn(book, team, player, id))
}

const withAdvance = (player: TeamPlayer, advance: Advance): TeamPlayer => ({
  ...player,
  advances: [...player.advances, advance],
})

const raise = (book: Book, which: Characteristic, points: number): Advance => ({
  source: 'characteristic',
  gained: which,
  value: book.league.characteristics?.value[which] ?? 0,
  points,
})

/** Whether the characteristic can be raised: below its limit, and not raised too often. */
export const canRise = (book: Book, team: Team, player: TeamPlayer, which: Characteristic): boolean => {
  const rule = book.league.characteristics
  if (!rule) return false
  const times = player.advances.filter(({ gained }) => gained === which).length
  if (rule.timesRaised !== null && times >= rule.timesRaised) return false
  const raised = withAdvance(player, raise(book, which, 0))
  return profileOf(book, team, raised).stats[which] !== profileOf(book, team, player).stats[which]
}

/** The player with one more advance: a characteristic, or a skill from that source. */
export const gaining = (
  book: Book,
  player: TeamPlayer,
  source: AdvanceSource,
  gained: string,
  points = 0,
): TeamPlayer => {
  const rule = book.league.advances[source]
  return withAdvance(
    player,
    rule && rule.from === null
      ? raise(book, gained as Characteristic, points)
      : { source, gained, value: rule?.value ?? 0, points },
  )
}

/** What each option would add to his value, by its source. */
export const addedBy = (
  book: Book,
  player: TeamPlayer,
  choices: ReadonlyMap<string, AdvanceSource>,
): { readonly [gained: string]: number } =>
  Object.fromEntries(
    [...choices].map(([gained, source]) => [gained, gaining(book, player, source, gained).advances.at(-1)?.value ?? 0]),
  )
