// What is told of potions that are drunk. Neighbours: potionNames.ts; sentence.ts chooses among several sentences.
import type { GameEvent, Potion, Side } from '@double-skulls/engine'
import type { Sentence } from './sentence.ts'

export type PotionEvent = Extract<GameEvent, { type: 'potionDrunk' }>

export const isPotionEvent = (event: GameEvent): event is PotionEvent => event.type === 'potionDrunk'

const drunk: { readonly [P in Potion]: readonly string[] } = {
  anaesthetic: ['{who} drinks, and grins at his bruises.', '{who} cannot feel his feet. Nor anything else.'],
  antidote: ['{who} gets the Antidote, and his colour back.', 'One sip, and {who} asks what was in the others.'],
  fortune: ['{who} drinks to his luck.', 'Gold bubbles in the cup of {who}: Fortune.'],
  healing: ['{who} feels better already.'],
  magicSponge: ['The Magic Sponge slaps {who} in the face. He is up.', 'A wet thud: {who} and the Magic Sponge.'],
  speed: ['{who} empties the cup, and his feet will not stand still.', 'Speed for {who}. His boots tap.'],
  stimulant: ['{who} swallows in his sleep, and twitches.', 'Something strong is poured into {who}.'],
}

export const potionSentence = (
  { potion, player, side }: PotionEvent,
  { who }: { who(player: number): string },
): Sentence => ({
  choices: drunk[potion],
  slots: { who: who(player) },
  kind: 'other',
  topics: [],
  side: side satisfies Side,
  more: {},
})
