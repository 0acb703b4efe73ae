// Spells that players have left over from earlier matches: what is wrong with those of a line-up, and who has them as a match starts.
// Neighbours: spells.ts keeps them, ../../lineUpCheck.ts and ../../lineUp.ts ask.
import type { CompiledEdition } from '../../edition.ts'
import type { Player, Squad } from '../../kernel/match.ts'
import { type SpellId, spellIds } from '../../vocabulary/spells.ts'
import { spells } from './spells.ts'

/** A spell in the head of the player with this number on his shirt: a line-up brings a list of them as `secrets.spells`. */
export interface SpellBrought {
  readonly number: number
  readonly spell: SpellId
}

/** What is wrong with the spells that a line-up brings, or ''. */
export const spellsFault = (
  { spells: known, id: edition }: CompiledEdition,
  brought: unknown,
  numbers: readonly number[],
): string => {
  if (!Array.isArray(brought)) return 'must be a list, as [{ "number": 7, "spell": "grabbit" }]'
  for (const one of brought as readonly (Partial<SpellBrought> | null)[]) {
    const spell = spellIds.find((id) => id === one?.spell)
    if (!spell || !known.has(spell))
      return `edition ${edition} knows no spell ${JSON.stringify(one?.spell)}; leave it out`
    if (!numbers.some((number) => number === one?.number))
      return `nobody wears the number ${JSON.stringify(one?.number)}; name another`
  }
  return ''
}

/** Players of the squad have what its line-up says. */
export const bringSpells = (squad: Squad, brought: readonly SpellBrought[], own: readonly Player[]): void =>
  spells.put(
    squad,
    brought.flatMap(({ number, spell }) => {
      const holder = own.find(({ who }) => who.number === number)
      return holder ? [{ id: spell, player: holder.id }] : []
    }),
  )
