// Sentences for what a coach has up his sleeve: each topic has words of its own. Neighbours: sentence.ts asks here first; spellWords.ts,
// itemWords.ts, potionWords.ts, bribeWords.ts and trickWords.ts have them.
import type { GameEvent, Side } from '@double-skulls/engine'
import { type BribeEvent, bribeSentence, isBribeEvent } from './bribeWords.ts'
import { type ItemEvent, isItemEvent, itemSentence } from './itemWords.ts'
import { isPotionEvent, type PotionEvent, potionSentence } from './potionWords.ts'
import type { Sentence } from './sentence.ts'
import { isSpellEvent, type SpellEvent, spellSentence } from './spellWords.ts'
import { isTrickEvent, type TrickEvent, trickSentence } from './trickWords.ts'

/** How sentence.ts names players, teams and squares. */
interface Names {
  who(player: number): string
  team(side: Side): string
  at(square: number): string
  sideOf(player: number): Side | null
}

export type TopicEvent = SpellEvent | ItemEvent | PotionEvent | BribeEvent | TrickEvent

export const isOfTopic = (event: GameEvent): event is TopicEvent =>
  isSpellEvent(event) || isItemEvent(event) || isPotionEvent(event) || isBribeEvent(event) || isTrickEvent(event)

export const topicSentence = (event: TopicEvent, names: Names): Sentence => {
  if (isSpellEvent(event)) return spellSentence(event, names)
  if (isItemEvent(event)) return itemSentence(event, names)
  if (isPotionEvent(event)) return potionSentence(event, names)
  return isBribeEvent(event) ? bribeSentence(event, names) : trickSentence(event, names)
}
