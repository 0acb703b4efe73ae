// Names of magic items, apart from what is told of them: pages need them before any match. Neighbours: itemWords.ts, names.ts.
import type { ItemId } from '@double-skulls/engine'

export const itemNames: { readonly [I in ItemId]: string } = {
  armbandsOfBlocking: 'Armbands of Blocking',
  gauntletsOfCatching: 'Gauntlets of Catching',
  helmOfDistraction: 'Helm of Distraction',
  bootsOfHeroicLeaping: 'Boots of Heroic Leaping',
  amuletOfInterception: 'Amulet of Interception',
  sandalsOfLeaping: 'Sandals of Leaping',
  luckyRabbitsFoot: 'Lucky Rabbit’s Foot',
  bracersOfSmashing: 'Bracers of Smashing',
  bootsOfSpeed: 'Boots of Speed',
  glovesOfTackling: 'Gloves of Tackling',
  headbandOfThrowing: 'Headband of Throwing',
  ringOfInvulnerability: 'Ring of Invulnerability',
}

const isItem = (id: string): id is ItemId => Object.hasOwn(itemNames, id)

/** The name, if it is an item. */
export const itemName = (id: string): string | undefined => (isItem(id) ? itemNames[id] : undefined)
