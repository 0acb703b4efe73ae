// Who has which spells in the position notation: `spells=4:grabbit,4:mindBlow/7:quagmire`. Neighbours: positionFacts.ts reads the word,
// position.ts puts all together, procs/match/spells.ts keeps them. What coaches were told before the match is not written.
import type { CompiledEdition } from '../edition.ts'
import type { Match } from '../kernel/match.ts'
import { type HeldSpell, spells } from '../procs/match/spells.ts'
import { spellIds } from '../vocabulary/spells.ts'
import { type BySide, type Side, sides } from '../vocabulary/words.ts'
import { BadPosition } from './positionPlayer.ts'

const readSpell = (rules: CompiledEdition, { players }: Match, side: Side, text: string): HeldSpell => {
  const [number, name] = text.split(':')
  const id = spellIds.find((one) => one === name)
  if (!id || !rules.spells.has(id))
    throw new BadPosition(`"spells=${text}": edition ${rules.id} plays with no such spell; leave it out`)
  const player = players.find(({ side: whose, who }) => whose === side && `${who.number}` === number)
  if (!player) throw new BadPosition(`"spells=${text}": ${side} has no player ${number}`)
  return { id, player: player.id }
}

export const setSpells = (rules: CompiledEdition, match: Match, words: BySide<readonly string[]>): void => {
  for (const side of sides)
    if (words[side].length > 0)
      spells.put(
        match.squads[side],
        words[side].map((text) => readSpell(rules, match, side, text)),
      )
}

export const spellFacts = ({ players, squads }: Match): BySide<readonly string[]> => {
  const written = (side: Side): readonly string[] =>
    spells.of(squads[side]).flatMap(({ id, player }) => (player < 0 ? [] : [`${players[player].who.number}:${id}`]))
  return { home: written('home'), away: written('away') }
}
