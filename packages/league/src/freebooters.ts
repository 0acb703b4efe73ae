// Mercenaries of no list in a league: their options are kept like advances that were given to them, at the price they cost.
// Neighbours: preMatch/shopping.ts sells them, profile.ts takes what they can do, the engine says what goes together.
import {
  type Edition,
  type Freebooter,
  type FreebooterOption,
  type FreebooterRules,
  freebooterOptions,
  freebooterSpec,
} from '@double-skulls/engine'
import type { Book } from './book.ts'
import type { Profile } from './profile.ts'
import type { TeamPlayer } from './team.ts'
import { playerValue } from './value.ts'

const known = new WeakMap<Edition, FreebooterRules>()

const rulesOf = ({ edition }: Book): FreebooterRules => {
  const found = known.get(edition)
  if (found) return found
  const { numbers, freebooters } = edition
  const made = { skills: new Map(edition.skills.map((skill) => [skill.id, skill])), numbers, freebooters }
  known.set(edition, made)
  return made
}

const chosenBy = ({ advances }: TeamPlayer): string[] => advances.map(({ gained }) => gained)

/** What he may still have for so much. */
export const freebooterChoices = (
  book: Book,
  player: TeamPlayer,
  who: Freebooter,
  purse: number,
): readonly FreebooterOption[] => {
  const paid = playerValue(book, player)
  return freebooterOptions(rulesOf(book), who, chosenBy(player)).filter(({ cost }) => paid + cost <= purse)
}

export const withOption = (player: TeamPlayer, { id, cost }: FreebooterOption): TeamPlayer => ({
  ...player,
  advances: [...player.advances, { source: 'gift', gained: id, value: cost, points: 0 }],
})

/** What he can do with his options; null where he is no freebooter. */
export const builtProfile = (book: Book, player: TeamPlayer): Profile | null => {
  if (player.kind !== 'mercenary') return null
  const who = book.edition.freebooters.find(({ name }) => name === player.position)
  if (!who) return null
  const { position, stats, skills } = freebooterSpec(rulesOf(book), who, chosenBy(player), player.number)
  return { position, stats, skills, primary: '', secondary: '', race: '' }
}
