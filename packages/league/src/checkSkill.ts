// Which skills and traits a player can gain, and why one is not open to him. Neighbours: checkCareer.ts checks whole
// careers, postMatch/learning.ts lists what is open, rules/leagueRules.ts says by which roll.
import { type Position, type Skill, withArticle } from '@double-skulls/engine'
import { type Book, familyOf, skillIn } from './book.ts'
import type { FaultKind } from './fault.ts'
import type { Learning } from './rules/leagueRules.ts'
import type { Advance } from './team.ts'

/** A fault of a player: the field, without his name. */
export interface CareerFault {
  readonly kind: FaultKind
  readonly where: string
  readonly message: string
  readonly remedy: string
}

const LEARNABLE = 'GASPM'
/** With traits, which are given but never learnt. */
const EVERY_CATEGORY = `${LEARNABLE}TE`

/** The initial by which team lists name a skill's category. */
export const initialOf = ({ category }: Skill): string => category.slice(0, 1).toUpperCase()

export const categoriesFor = ({ normal, double }: Position, from: Learning): string => {
  switch (from) {
    case 'primary':
      return normal
    case 'secondary':
      return double
    case 'either':
      return normal + double
    case 'any':
    case 'anyOrOwnTrait':
      return LEARNABLE
    case 'all':
      return EVERY_CATEGORY
  }
}

/** Whether a skill can be gained in this way: a trait only of the own categories, and by a double. */
export const isOpenTo = (position: Position, from: Learning, skill: Skill): boolean =>
  skill.trait && from !== 'all'
    ? from === 'anyOrOwnTrait' && position.normal.includes(initialOf(skill))
    : categoriesFor(position, from).includes(initialOf(skill))

/** Why a player with these skills cannot learn one more; null if he can. */
export const barredBy = (
  book: Book,
  owned: readonly string[],
  id: string,
): 'advanceTwice' | 'advanceExcluded' | null => {
  if (owned.some((one) => familyOf(one) === familyOf(id))) return 'advanceTwice'
  const excludes = (a: string, b: string): boolean => skillIn(book, a)?.excludes?.includes(b) ?? false
  return owned.some((one) => excludes(one, id) || excludes(id, one)) ? 'advanceExcluded' : null
}

/** The category as players call it: mutations that are traits are Physical. */
export const categoryName = ({ category, trait }: Skill): string =>
  trait && category === 'mutation' ? 'Physical' : category

/** The categories of these initials that have traits, or skills that are none: `general, strength`. */
const categoryNames = ({ edition }: Book, initials: string, traits: boolean): string =>
  [...initials]
    .flatMap((initial) => {
      const one = edition.skills.find((skill) => initialOf(skill) === initial && (skill.trait === true) === traits)
      return one ? [categoryName(one)] : []
    })
    .join(', ')

/** What is wrong with a skill that was gained; null for nothing. */
export const checkSkill = (
  book: Book,
  position: Position,
  advance: Advance,
  owned: readonly string[],
): CareerFault | null => {
  const { gained, source } = advance
  const skill = skillIn(book, gained)
  const fault = (kind: FaultKind, message: string, remedy: string): CareerFault => ({
    kind,
    where: 'gained',
    message,
    remedy,
  })
  const from = book.league.advances[source]?.from
  if (!skill || (from !== 'all' && !LEARNABLE.includes(initialOf(skill))))
    return fault(
      'advanceUnknown',
      `nobody can learn "${gained}" in ${book.edition.id}`,
      'take a skill that can be learnt',
    )
  const barred = barredBy(book, owned, gained)
  if (barred === 'advanceTwice') return fault(barred, `he has ${skill.name} already`, 'take another skill')
  if (barred === 'advanceExcluded')
    return fault(barred, `${skill.name} never goes with a skill he has`, 'take another skill')
  if (from && isOpenTo(position, from, skill)) return null
  const own = categoryNames(book, position.normal, true)
  if (skill.trait)
    return position.normal.includes(initialOf(skill))
      ? fault(
          'advanceCategory',
          `${skill.name} (${categoryName(skill)}) is a trait, and a trait is gained by a double only, not by "${source}"`,
          `write "double" if a double was rolled, or take a skill of ${categoryNames(book, position.normal, false)}`,
        )
      : fault(
          'advanceCategory',
          `${skill.name} (${categoryName(skill)}) is a trait, and traits of ${withArticle(position.name)} are ${own} only`,
          `take a trait of ${own}, or a skill`,
        )
  const open = from ? categoriesFor(position, from) : ''
  return fault(
    'advanceCategory',
    `${skill.name} (${skill.category}) is not open to ${withArticle(position.name)} by "${source}"`,
    `take a skill of ${[...open].join(', ') || 'no category'}`,
  )
}
