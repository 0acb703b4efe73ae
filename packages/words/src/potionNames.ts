// Names of potions, apart from what is told of them. Neighbours: potionWords.ts, names.ts.
import type { Potion } from '@double-skulls/engine'

export const potionNames: { readonly [P in Potion]: string } = {
  anaesthetic: 'Anaesthetic',
  antidote: 'Antidote',
  fortune: 'Potion of Fortune',
  healing: 'Potion of Healing',
  magicSponge: 'Magic Sponge',
  speed: 'Potion of Speed',
  stimulant: 'Stimulant',
}

const isPotion = (id: string): id is Potion => Object.hasOwn(potionNames, id)

/** The name, if it is a potion. */
export const potionName = (id: string): string | undefined => (isPotion(id) ? potionNames[id] : undefined)
