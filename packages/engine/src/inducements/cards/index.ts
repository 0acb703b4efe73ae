// The six decks of special plays, and the inducement that draws from them. Neighbours: a file for each deck has its cards,
// drawCards.ts draws, ../bb2020.ts.

import type { Deck, Inducement } from '../../inducement.ts'
import { benefitsOfTraining } from './benefitsOfTraining.ts'
import { dirtyTricks } from './dirtyTricks.ts'
import { drawCards, drawCardsFrame } from './drawCards.ts'
import { heroicFeats } from './heroicFeats.ts'
import { magicalMemorabilia } from './magicalMemorabilia.ts'
import { miscellaneousMayhem } from './miscellaneousMayhem.ts'
import { randomEvents } from './randomEvents.ts'

/** By D6; the cards of each by D8, in the order of its file. */
const decks = [
  { id: 'random-events', name: 'Random Events', cards: randomEvents },
  { id: 'dirty-tricks', name: 'Dirty Tricks', cards: dirtyTricks },
  { id: 'magical-memorabilia', name: 'Magical Memorabilia', cards: magicalMemorabilia },
  { id: 'heroic-feats', name: 'Heroic Feats', cards: heroicFeats },
  { id: 'benefits-of-training', name: 'Benefits of Training', cards: benefitsOfTraining },
  { id: 'miscellaneous-mayhem', name: 'Miscellaneous Mayhem', cards: miscellaneousMayhem },
]

export const specialPlayDecks: readonly Deck[] = decks.map((deck) => ({
  ...deck,
  cards: deck.cards.map(({ id }) => id),
}))

export const specialPlayCards: readonly Inducement[] = decks.flatMap(({ cards }) => cards)

export const specialPlays: Inducement = {
  id: 'special-plays',
  name: 'Special Plays',
  kind: 'common',
  gist: 'A card: a D6 chooses the deck, two are drawn and one is kept, hidden from the opponents.',
  decks: specialPlayDecks,
  uses: [
    {
      id: 'draw-special-plays',
      name: 'Special Plays',
      at: 'weatherComing',
      spends: 'nothing',
      compulsory: true,
      use: (_c, side) => drawCardsFrame(side, 'special-plays'),
      procedures: { drawCards },
    },
  ],
}
