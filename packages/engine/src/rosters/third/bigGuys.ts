// The Big Guys of third, whom several team lists may hire: one a team, two in all for Halflings and Goblins.
// Neighbours: the team lists in this folder; `big-guy` is the racial characteristic that bars team re-rolls.
import type { Position } from '../roster.ts'

export const minotaur: Position = {
  name: 'Minotaur',
  figure: { race: 'minotaur', role: 'bigGuy' },
  max: 1,
  bigGuy: true,
  cost: 110000,
  stats: { MA: 5, ST: 5, AG: 2, AV: 8 },
  skills: [
    'always-hungry',
    'big-guy',
    'frenzy',
    'horns',
    'mighty-blow',
    'thick-skull',
    'throw-team-mate',
    'wild-animal',
  ],
  normal: 'GSM',
  double: 'AP',
}

export const ogre: Position = {
  name: 'Ogre',
  figure: { race: 'ogre', role: 'bigGuy' },
  max: 1,
  bigGuy: true,
  cost: 120000,
  stats: { MA: 5, ST: 5, AG: 2, AV: 9 },
  skills: ['big-guy', 'bone-head', 'mighty-blow', 'thick-skull', 'throw-team-mate'],
  normal: 'GS',
  double: 'AP',
}

export const ratOgre: Position = {
  name: 'Rat Ogre',
  figure: { race: 'ratOgre', role: 'bigGuy' },
  max: 1,
  bigGuy: true,
  cost: 130000,
  stats: { MA: 6, ST: 5, AG: 3, AV: 8 },
  skills: ['big-guy', 'frenzy', 'mighty-blow', 'prehensile-tail', 'wild-animal'],
  normal: 'GSM',
  double: 'AP',
}

export const treeman: Position = {
  name: 'Treeman',
  figure: { race: 'treeman', role: 'bigGuy' },
  max: 1,
  bigGuy: true,
  cost: 110000,
  stats: { MA: 2, ST: 6, AG: 1, AV: 10 },
  skills: ['big-guy', 'mighty-blow', 'stand-firm', 'take-root', 'thick-skull', 'throw-team-mate'],
  normal: 'GS',
  double: 'AP',
}

export const troll: Position = {
  name: 'Troll',
  figure: { race: 'troll', role: 'bigGuy' },
  max: 1,
  bigGuy: true,
  cost: 100000,
  stats: { MA: 4, ST: 5, AG: 1, AV: 9 },
  skills: ['always-hungry', 'big-guy', 'mighty-blow', 'really-stupid', 'regeneration', 'throw-team-mate'],
  normal: 'GS',
  double: 'AP',
}

export const kroxigor: Position = {
  name: 'Kroxigor',
  figure: { race: 'kroxigor', role: 'bigGuy' },
  max: 1,
  bigGuy: true,
  cost: 130000,
  stats: { MA: 6, ST: 5, AG: 1, AV: 9 },
  skills: ['big-guy', 'bone-head', 'prehensile-tail', 'thick-skull'],
  normal: 'GS',
  double: 'AP',
}

/** All of them, for freebooters of one match. */
export const bigGuys: readonly Position[] = [minotaur, ogre, ratOgre, treeman, troll, kroxigor]
