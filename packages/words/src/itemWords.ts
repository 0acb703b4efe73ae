// What is told of magic items: who finds, gets, uses and loses one. Neighbours: itemNames.ts; sentence.ts chooses among several sentences.
import type { GameEvent, ItemId, Side } from '@double-skulls/engine'
import { itemNames } from './itemNames.ts'
import type { Sentence } from './sentence.ts'

const types = ['itemsFound', 'itemFound', 'itemGiven', 'itemConfiscated', 'itemUsed', 'itemSeen'] as const

export type ItemEvent = Extract<GameEvent, { type: (typeof types)[number] }>

export const isItemEvent = (event: GameEvent): event is ItemEvent => types.some((type) => type === event.type)

/** What is seen when one is used. */
const used: { readonly [I in ItemId]: readonly string[] } = {
  armbandsOfBlocking: [
    'The armbands of {who} light up, and so does his face.',
    '{who} rolls up his sleeves: armbands!',
  ],
  gauntletsOfCatching: [
    'The ball was past {who}. His gauntlets disagree.',
    'Something pulls the ball back to {who}: his gauntlets.',
  ],
  helmOfDistraction: [
    '{who} wears a helm in blue and gold, and nobody can look away.',
    'The helm of {who} whirls. So does the pitch.',
  ],
  bootsOfHeroicLeaping: ['The boots of {who} crouch before he does.', '{who} has boots that know the way.'],
  amuletOfInterception: [
    'The amulet of {who} hums, and the ball bends its way.',
    'The ball turns its head: {who} has an amulet.',
  ],
  sandalsOfLeaping: [
    '{who} steps over him as if there were stairs. Sandals!',
    'The sandals of {who} do not care who lies there.',
  ],
  luckyRabbitsFoot: [
    '{who} rubs a rabbit’s foot. The rabbit had none of that luck.',
    '{who} has a rabbit’s foot with him.',
  ],
  bracersOfSmashing: ['The bracers of {who} roar.', '{who} swings his bracers, and the stands duck.'],
  bootsOfSpeed: ['The boots of {who} smoke.', '{who} runs twice as fast as his legs: his boots do it.'],
  glovesOfTackling: ['The gloves of {who} close by themselves.', '{who} gets hold of him, or rather his gloves do.'],
  headbandOfThrowing: [
    '{who} frowns under his headband, and the ball corrects itself.',
    'The headband of {who} has a word with the ball.',
  ],
  ringOfInvulnerability: ['{who} kisses his ring. Nothing hurts.', 'It goes clang, and {who} smiles: a ring.'],
}

const phrases = (event: ItemEvent): readonly string[] => {
  switch (event.type) {
    case 'itemsFound':
      return event.count === 0
        ? ['{team} have asked every wizard in town, and got advice.', 'No magic for {team} today.']
        : event.count === 1
          ? ['{team} have found a magic item. They do not say what.']
          : ['{team} have found two magic items. They do not say which.']
    case 'itemFound':
      return ['It is this: {what}.']
    case 'itemGiven':
      return ['{who} gets it: {what}.']
    case 'itemConfiscated':
      return event.player < 0
        ? ['The officials open the bags of {team}. Confiscated: {what}.']
        : ['The officials look {who} over. Confiscated: {what}.']
    case 'itemUsed':
      return used[event.item]
    case 'itemSeen':
      return [
        'A whistle: {other} has seen it. {who} hands it over and goes ({what}).',
        '{other} takes it away from {who}: {what}.',
      ]
  }
}

/** How sentence.ts names players and teams. */
interface Names {
  who(player: number): string
  team(side: Side): string
  sideOf(player: number): Side | null
}

export const itemSentence = (event: ItemEvent, { who, team, sideOf }: Names): Sentence => {
  const side = 'side' in event ? event.side : sideOf(event.player)
  const slots = {
    ...('side' in event ? { team: team(event.side) } : {}),
    ...('player' in event ? { who: who(event.player) } : {}),
    ...('item' in event ? { what: itemNames[event.item] } : {}),
    ...(event.type === 'itemSeen' ? { other: who(event.by) } : {}),
  }
  return { choices: phrases(event), slots, kind: 'other', topics: [], side, more: {} }
}
