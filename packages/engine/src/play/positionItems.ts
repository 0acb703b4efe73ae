// Magic items in the position notation: `items=7:bootsOfSpeed,9:ringOfInvulnerability:shown/`. Neighbours: positionFacts.ts reads the word,
// position.ts puts all together, procs/match/items.ts says who carries which.
import type { CompiledEdition } from '../edition.ts'
import type { Match, Squad } from '../kernel/match.ts'
import { hiddenItems, itemsFault, itemUses, shownItems } from '../procs/match/items.ts'
import { type CarriedItem, type ItemId, itemIds } from '../vocabulary/items.ts'
import { type BySide, type Side, sides } from '../vocabulary/words.ts'
import { BadPosition } from './positionPlayer.ts'

/** Everybody has seen it; it is in use, and no referee has been asked yet. */
const FLAGS = ['shown', 'used'] as const
type Flag = (typeof FLAGS)[number]

interface Word extends CarriedItem {
  readonly flag: Flag | ''
}

const readItem = (rules: CompiledEdition, text: string): Word => {
  const [number = '', name = '', flag = '', ...more] = text.split(':')
  const item = itemIds.find((id) => id === name)
  if (!item || !rules.items.has(item))
    throw new BadPosition(`"items=${text}": edition ${rules.id} knows no such item; leave it out`)
  const known = FLAGS.find((one) => one === flag)
  if (more.length > 0 || (flag !== '' && !known))
    throw new BadPosition(`"items=${text}": after the item stands ${FLAGS.join(' or ')}, or nothing`)
  return { number: Number(number), item, flag: known ?? '' }
}

const setOf = (match: Match, side: Side, words: readonly Word[]): void => {
  const squad = match.squads[side]
  const having = (which: (flag: Word['flag']) => boolean): readonly CarriedItem[] =>
    words.filter(({ flag }) => which(flag)).map(({ number, item }) => ({ number, item }))
  const hidden = having((flag) => flag === '')
  const shown = having((flag) => flag !== '')
  if (hidden.length > 0) hiddenItems.put(squad, hidden)
  if (shown.length > 0) shownItems.put(squad, shown)
  const uses = having((flag) => flag === 'used').flatMap(({ number, item }) => {
    const user = match.players.find((player) => player.side === side && player.who.number === number)
    return user ? [{ player: user.id, item }] : []
  })
  if (uses.length > 0) itemUses.put(squad, uses)
}

export const setItems = (rules: CompiledEdition, match: Match, words: BySide<readonly string[]>): void => {
  for (const side of sides) {
    if (words[side].length === 0) continue
    const read = words[side].map((text) => readItem(rules, text))
    const numbers = match.players.filter((player) => player.side === side).map(({ who }) => who.number)
    const fault = itemsFault(rules, read, numbers)
    if (fault !== '') throw new BadPosition(`"items=": ${fault}`)
    setOf(match, side, read)
  }
}

const written = (match: Match, squad: Squad): readonly string[] => {
  const isUsed = (number: number, item: ItemId): boolean =>
    itemUses.of(squad).some((use) => use.item === item && match.players[use.player].who.number === number)
  return [
    ...hiddenItems.of(squad).map(({ number, item }) => `${number}:${item}`),
    ...shownItems.of(squad).map(({ number, item }) => `${number}:${item}:${isUsed(number, item) ? 'used' : 'shown'}`),
  ]
}

export const itemFacts = (match: Match): BySide<readonly string[]> => ({
  home: written(match, match.squads.home),
  away: written(match, match.squads.away),
})
