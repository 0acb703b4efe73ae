// The six decks of special plays by D6, each with its cards by D8, and the inducements that draw from them.
// Neighbours: a file for each deck, inducements/cards/drawCards.ts, ../bb2020.ts.

import type { Deck, Inducement } from '../../inducement.ts'
import { benefitsOfTraining } from './benefitsOfTraining.ts'
import { dirtyTricks } from './dirtyTricks.ts'
import { drawCards, drawCardsFrame } from './drawCards.ts'
import { heroicFeats } from './heroicFeats.ts'
import { magicalMemorabilia } from './magicalMemorabilia.ts'
import { miscellaneousMayhem } from './miscellaneousMayhem.ts'
import { randomEvents } from './randomEvents.ts'

const deck = (id: string, name: string, ...cards: readonly string[]): Deck => ({
  id,
  name,
  cards: cards.map((one) => `card-${one}`),
})

export const specialPlayDecks: readonly Deck[] = [
  deck(
    'random-events',
    'Random Events',
    ...['ball-clone', 'enjoy-your-trip', 'flock-of-seagulls', 'heckler'],
    ...['pot-hole', 'public-inconvenience', 'sprinkler-malfunction', 'walk-it-off'],
  ),
  deck(
    'dirty-tricks',
    'Dirty Tricks',
    ...['dirty-block', 'heavy-bias', 'look-a-distraction', 'rune-of-unwilling-flight'],
    ...['slippery-shoes', 'spot-the-sneak', 'main-skull-prit', 'tripping-hazard'],
  ),
  deck(
    'magical-memorabilia',
    'Magical Memorabilia',
    ...['biffin-helmet', 'enchanted-bucket', 'gruks-gauntlets', 'helm-of-many-eyes'],
    ...['oath-stone', 'sticky-slop', 'spranleys-cup', 'sweatband-of-conquest'],
  ),
  deck(
    'heroic-feats',
    'Heroic Feats',
    ...['burst-of-speed', 'catchers-instincts', 'die-hard', 'in-the-zone'],
    ...['punt', 'quick-thinking', 'sizzling-shimmy', 'suicide-blitz'],
  ),
  deck(
    'benefits-of-training',
    'Benefits of Training',
    ...['all-out-blitz', 'boot-camp', 'down-the-chain', 'flea-flicker'],
    ...['helping-hand', 'kingmaker-play', 'switcheroo', 'team-talk'],
  ),
  deck(
    'miscellaneous-mayhem',
    'Miscellaneous Mayhem',
    ...['assassination-attempt', 'ego-trip', 'all-to-play-for', 'keep-it-moving'],
    ...['magic-sponge', 'beer-tastes-funny', 'technicality', 'training-troubles'],
  ),
]

export const specialPlayCards: readonly Inducement[] = [
  ...randomEvents,
  ...dirtyTricks,
  ...magicalMemorabilia,
  ...heroicFeats,
  ...benefitsOfTraining,
  ...miscellaneousMayhem,
]

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
