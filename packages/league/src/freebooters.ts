// Freebooters, mercenaries of no team list: their options are stored as given advances with their price.
// Neighbours: preMatch/shopping.ts sells them, profile.ts reads their profile, the engine says which options combine.
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
  const cached = known.get(edition)
  if (cached) return cached
  const { tables, profile, freebooters } = edition
  const rules = { skills: new Map(edition.skills.map((skill) => [skill.id, skill])), tables, profile, freebooters }
  known.set(edition, rules)
  return rules
}

const chosenBy = ({ advances }: TeamPlayer): string[] => advances.map(({ gained }) => gained)

/** The options he may still take for that much gold. */
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

/** A freebooter's profile with his options; null for other players. */
export const builtProfile = (book: Book, player: TeamPlayer): Profile | null => {
  if (player.kind !== 'mercenary') return null
  const who = book.edition.freebooters.find(({ name }) => name === player.position)
  if (!who) return null
  const { position, stats, skills } = freebooterSpec(rulesOf(book), who, chosenBy(player), player.number)
  return { position, stats, skills, primary: '', secondary: '', race: '' }
}
