// Magic items in a match: who carries which, what everybody knows of it, and the uses for which referees have still to be asked.
// Neighbours: ../../magicItem.ts says what an item is, ../rolling/window.ts offers them, findItems.ts gives them out, ../foul/itemsSeen.ts
// asks the referees.
import type { CompiledEdition, Ctx } from '../../edition.ts'
import type { Match, Player, Squad } from '../../kernel/match.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import { squadSecret } from '../../kernel/squadSecret.ts'
import { type CarriedItem, type ItemId, itemIds } from '../../vocabulary/items.ts'
import type { Side } from '../../vocabulary/words.ts'
import { isTurncoat, ownSideOf } from './turncoats.ts'

/** The number on the shirt of nobody: the item has still to be given to somebody. */
export const NOBODYS = -1

const NO_ITEMS: readonly CarriedItem[] = []
const NO_IDS: readonly ItemId[] = []

/** What only their own coach knows: replaced, never changed in place, like the next. A line-up may bring them. */
export const hiddenItems = squadSecret<readonly CarriedItem[]>('items', NO_ITEMS)

/** Those that everybody has seen used. */
export const shownItems = squadRecord<readonly CarriedItem[]>('items', NO_ITEMS)

/** A use that a referee may have seen. */
export interface ItemUse {
  readonly player: number
  readonly item: ItemId
}

const NO_USES: readonly ItemUse[] = []

/** Uses for which no referee has been asked yet. */
export const itemUses = squadRecord<readonly ItemUse[]>('itemUses', NO_USES)

const isHis = (player: Player, item: ItemId) => (one: CarriedItem) =>
  one.item === item && one.number === player.who.number

const without = <T>(list: readonly T[], which: (one: T) => boolean): readonly T[] => {
  const at = list.findIndex(which)
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)]
}

const squadOf = (match: Match, player: Player): Squad | null => {
  const side = ownSideOf(match, player)
  return side === 'neutral' ? null : match.squads[side]
}

const ownedBy = (squad: Squad): readonly CarriedItem[] => {
  const hidden = hiddenItems.of(squad)
  const shown = shownItems.of(squad)
  return hidden.length === 0 ? shown : [...hidden, ...shown]
}

/** What he carries, in the order of the list of all items: which of two came first tells nobody anything. */
export const itemsOf = ({ rules, match }: Ctx, player: Player): readonly ItemId[] => {
  // Whoever plays for the other side uses none of his own.
  const squad = rules.items.size === 0 || isTurncoat(match, player) ? null : squadOf(match, player)
  const owned = squad ? ownedBy(squad) : NO_ITEMS
  if (!owned.some(({ number }) => number === player.who.number)) return NO_IDS
  return itemIds.filter((item) => owned.some(isHis(player, item)))
}

export const carries = (c: Ctx, player: Player, item: ItemId): boolean => itemsOf(c, player).includes(item)

/** Whether everybody knows that he has it. */
export const isShown = (match: Match, player: Player, item: ItemId): boolean => {
  const squad = squadOf(match, player)
  return squad !== null && shownItems.of(squad).some(isHis(player, item))
}

/** How often his items let him re-roll in a match; `isOpen`: those of which everybody knows. */
export const rerollsByItems = (c: Ctx, player: Player, isOpen: boolean): number => {
  let sum = 0
  for (const id of itemsOf(c, player))
    if (!isOpen || isShown(c.match, player, id)) sum += c.rules.items.get(id)?.ownRerolls ?? 0
  return sum
}

/** The item of his with which he re-rolls; null without any. */
export const itemForReroll = (c: Ctx, player: Player): ItemId | null =>
  itemsOf(c, player).find((id) => c.rules.items.get(id)?.ownRerolls !== undefined) ?? null

/** His coach says that he uses it, and everybody knows it from now on. */
export const useItem = (c: Ctx, player: Player, item: ItemId): void => {
  const squad = squadOf(c.match, player)
  if (!squad || player.side === 'neutral') throw new Error('a referee has no magic item')
  const wasShown = isShown(c.match, player, item)
  if (!wasShown) {
    hiddenItems.put(squad, without(hiddenItems.of(squad), isHis(player, item)))
    shownItems.put(squad, [...shownItems.of(squad), { number: player.who.number, item }])
  }
  c.events.push({ type: 'itemUsed', player: player.id, item, ...(wasShown ? {} : { reveals: player.side }) })
  if (!c.rules.items.get(item)?.legal) itemUses.put(squad, [...itemUses.of(squad), { player: player.id, item }])
}

/** Whether he uses it now, and no referee has been asked for it yet. */
export const isUsing = (match: Match, player: Player, item: ItemId): boolean => {
  const squad = squadOf(match, player)
  return squad !== null && itemUses.of(squad).some((use) => use.player === player.id && use.item === item)
}

/** It was taken from him. */
export const loseItem = (match: Match, player: Player, item: ItemId): void => {
  const squad = squadOf(match, player)
  if (squad) shownItems.put(squad, without(shownItems.of(squad), isHis(player, item)))
}

/** A use is dealt with. */
export const forgetUse = (match: Match, { player, item }: ItemUse): void => {
  const squad = squadOf(match, match.players[player])
  if (!squad) return
  itemUses.put(
    squad,
    without(itemUses.of(squad), (use) => use.player === player && use.item === item),
  )
}

/** What is wrong with the items that a line-up brings, or ''. */
export const itemsFault = (
  { items, id: edition }: CompiledEdition,
  brought: unknown,
  numbers: readonly number[],
): string => {
  if (!Array.isArray(brought)) return 'must be a list, as [{ "number": 7, "item": "bootsOfSpeed" }]'
  for (const one of brought as readonly (Partial<CarriedItem> | null)[]) {
    const item = itemIds.find((id) => id === one?.item)
    if (!item || !items.has(item)) return `edition ${edition} knows no item ${JSON.stringify(one?.item)}; leave it out`
    if (!numbers.some((number) => number === one?.number))
      return `nobody wears the number ${JSON.stringify(one?.number)}; name another`
    if (brought.filter((other) => other?.item === item && other.number === one?.number).length > 1)
      return `give ${item} twice to number ${one?.number}; give one of them to somebody else`
  }
  return ''
}

/** What a side still has to give to somebody. */
export const ungiven = ({ squads }: Match, side: Side): ItemId | null =>
  hiddenItems.of(squads[side]).find(({ number }) => number === NOBODYS)?.item ?? null
