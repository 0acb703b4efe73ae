// Mercenaries of bb2020's supplement whom any team may hire: five kinds built from options, and the Giant.
// Neighbour: ../freebooter.ts says what the fields mean.
import type { Freebooter, TraitPackage } from '../freebooter.ts'

const LOSS = 10_000
const ALL = ['MA', 'ST', 'AG', 'PA', 'AV'] as const

const weapon = (id: string, name: string, cost: number, ...adds: readonly string[]): TraitPackage => ({
  ...{ id, name, cost },
  adds: [...adds, 'secret-weapon'],
})
const stabber = (cost: number): TraitPackage => weapon('stabber', 'Stab, Secret Weapon', cost, 'stab')
const bomber = (cost: number): TraitPackage => weapon('bomber', 'Bombardier, Secret Weapon', cost, 'bombardier')
const looney = (cost: number): TraitPackage =>
  weapon('looney', 'Chainsaw, Secret Weapon, No Hands', cost, 'chainsaw', 'no-hands')

const STRANGER = 'loner-4'
const LONER = 'loner-5'

/** A fouler, with a worse Loner than other freebooters. */
const fouler = (strength: 1 | 2, cost: number): TraitPackage => ({
  id: `fouler-${strength}`,
  name: `Dirty Player (+${strength}), Sneaky Git, Loner (5+)`,
  cost,
  adds: [`dirty-player-${strength}`, 'sneaky-git', LONER],
  drops: [STRANGER],
})
const hardHitter = (cost: number, ...drops: readonly string[]): TraitPackage => ({
  id: 'hard-hitter',
  name: 'Loner (5+), Mighty Blow (+2)',
  cost,
  adds: [LONER, 'mighty-blow-2'],
  drops: [STRANGER, ...drops],
})
const withoutRightStuff = (one: TraitPackage): TraitPackage => ({
  ...one,
  drops: [...(one.drops ?? []), 'right-stuff'],
})

const stuntySuperstar: Freebooter = {
  id: 'stunty-superstar',
  name: 'Stunty Superstar',
  figure: { race: 'goblin', role: 'catcher' },
  max: 2,
  cost: 30_000,
  stats: { MA: 5, ST: 2, AG: 3, PA: 4, AV: 6 },
  skills: ['dodge', STRANGER, 'right-stuff', 'stunty'],
  least: 1,
  packages: [
    { id: 'pogoer', name: 'Pogo Stick', cost: 50_000, adds: ['pogo-stick'] },
    {
      ...weapon('fanatic', 'Ball and Chain, Secret Weapon, No Hands', 60_000, 'ball-and-chain', 'no-hands'),
      drops: ['dodge'],
      stats: { ST: 3, MA: -2 },
    },
    { ...looney(40_000), drops: ['dodge'] },
    fouler(1, 50_000),
    fouler(2, 80_000),
    bomber(40_000),
    stabber(20_000),
  ].map(withoutRightStuff),
  gains: [
    { stat: 'MA', by: 1, cost: 30_000 },
    { stat: 'AG', by: 1, cost: 40_000 },
    { stat: 'PA', by: 1, cost: 30_000 },
    { stat: 'AV', by: 1, cost: 30_000 },
  ],
  losses: ALL,
  lossPrice: LOSS,
  shelves: {
    agility: { cost: 10_000, more: 20_000 },
    general: { cost: 40_000, never: ['dirty-player-1'] },
    passing: { cost: 20_000 },
    mutation: { cost: 30_000 },
  },
}

const legendaryLineman: Freebooter = {
  id: 'legendary-lineman',
  name: 'Legendary Lineman',
  figure: { race: 'human', role: 'lineman' },
  max: 2,
  cost: 50_000,
  stats: { MA: 6, ST: 3, AG: 3, PA: 4, AV: 9 },
  skills: [STRANGER],
  least: 1,
  packages: [bomber(40_000), fouler(1, 60_000), fouler(2, 90_000), stabber(20_000), looney(60_000)],
  gains: [
    { stat: 'MA', by: 1, cost: 20_000 },
    { stat: 'PA', by: 1, cost: 30_000 },
    { stat: 'AV', by: 1, cost: 20_000 },
  ],
  losses: ALL,
  lossPrice: LOSS,
  shelves: {
    general: { cost: 20_000, more: 30_000, never: ['dirty-player-1'] },
    mutation: { cost: 30_000, more: 40_000 },
    agility: { cost: 30_000 },
    passing: { cost: 20_000, never: ['leader'] },
    strength: { cost: 30_000 },
  },
}

const brutalBlocker: Freebooter = {
  id: 'brutal-blocker',
  name: 'Brutal Blocker',
  figure: { race: 'human', role: 'blocker' },
  max: 1,
  cost: 70_000,
  stats: { MA: 4, ST: 4, AG: 4, PA: 6, AV: 9 },
  skills: [STRANGER],
  least: 1,
  packages: [
    {
      ...weapon('fanatic', 'Ball and Chain, Secret Weapon, No Hands', 90_000, 'ball-and-chain', 'no-hands'),
      stats: { ST: 2, MA: -1 },
    },
    fouler(1, 70_000),
    fouler(2, 100_000),
    stabber(20_000),
    looney(60_000),
    hardHitter(60_000),
  ],
  gains: [
    { stat: 'MA', by: 1, cost: 30_000 },
    { stat: 'MA', by: 2, cost: 50_000 },
    { stat: 'AG', by: 1, cost: 50_000 },
    { stat: 'AV', by: 1, cost: 20_000 },
  ],
  losses: ALL,
  lossPrice: LOSS,
  shelves: {
    strength: { cost: 30_000, more: 40_000 },
    general: { cost: 30_000, never: ['dirty-player-1'] },
    agility: { cost: 40_000 },
    passing: { cost: 20_000, never: ['leader'] },
    mutation: { cost: 40_000 },
  },
}

const reliableRinger: Freebooter = {
  id: 'reliable-ringer',
  name: 'Reliable Ringer',
  figure: { race: 'human', role: 'thrower' },
  max: 2,
  cost: 70_000,
  stats: { MA: 6, ST: 3, AG: 2, PA: 3, AV: 8 },
  skills: [STRANGER],
  least: 1,
  packages: [
    {
      id: 'hypnotist',
      name: 'Hypnotic Gaze, Loner (5+)',
      cost: 60_000,
      adds: ['hypnotic-gaze', LONER],
      drops: [STRANGER],
    },
    stabber(20_000),
  ],
  gains: [
    { stat: 'MA', by: 1, cost: 30_000 },
    { stat: 'MA', by: 2, cost: 60_000 },
    { stat: 'AG', by: 1, cost: 50_000 },
    { stat: 'AG', by: 2, cost: 100_000 },
    { stat: 'PA', by: 1, cost: 30_000 },
    { stat: 'PA', by: 2, cost: 60_000 },
    { stat: 'AV', by: 1, cost: 20_000 },
  ],
  losses: ALL,
  lossPrice: LOSS,
  shelves: {
    agility: { cost: 30_000, more: 40_000 },
    general: { cost: 30_000 },
    passing: { cost: 30_000 },
    strength: { cost: 50_000, never: ['guard', 'mighty-blow-1'] },
    mutation: {
      cost: 30_000,
      only: ['big-hand', 'extra-arms', 'two-heads', 'very-long-legs'],
      prices: { 'extra-arms': 20_000 },
    },
  },
}

const WITS = 'bone-head'
const THROWS = 'throw-team-mate'

const bonaFideBigGuy: Freebooter = {
  id: 'bona-fide-big-guy',
  name: 'Bona Fide Big Guy',
  figure: { race: 'ogre', role: 'bigGuy' },
  max: 1,
  cost: 130_000,
  stats: { MA: 4, ST: 5, AG: 4, PA: 5, AV: 9 },
  skills: [WITS, STRANGER, 'mighty-blow-1', THROWS],
  least: 1,
  packages: [
    {
      id: 'troll',
      name: 'Always Hungry, Projectile Vomit, Really Stupid, Regeneration, AG −1',
      cost: -10_000,
      adds: ['always-hungry', 'projectile-vomit', 'really-stupid', 'regeneration'],
      drops: [WITS],
      stats: { AG: -1 },
    },
    {
      id: 'minotaur',
      name: 'Frenzy, Unchannelled Fury, Horns',
      cost: 20_000,
      adds: ['frenzy', 'unchannelled-fury', 'horns'],
      drops: [WITS, THROWS],
    },
    {
      id: 'rat-ogre',
      name: 'Frenzy, Animal Savagery, Claws, Prehensile Tail',
      cost: 20_000,
      adds: ['frenzy', 'animal-savagery', 'claws', 'prehensile-tail'],
      drops: [WITS, THROWS],
    },
    {
      id: 'fanatic',
      name: 'Ball and Chain, No Hands, Really Stupid, Secret Weapon, ST +2, MA −1',
      cost: 80_000,
      adds: ['ball-and-chain', 'no-hands', 'really-stupid', 'secret-weapon'],
      drops: [WITS],
      stats: { ST: 2, MA: -1 },
    },
    hardHitter(50_000, WITS, 'mighty-blow-1'),
  ],
  gains: [
    { stat: 'MA', by: 1, cost: 20_000 },
    { stat: 'MA', by: 2, cost: 50_000 },
    { stat: 'PA', by: 1, cost: 30_000 },
    { stat: 'PA', by: 2, cost: 60_000 },
    { stat: 'AV', by: 1, cost: 20_000 },
    { stat: 'AG', by: 1, cost: 40_000 },
  ],
  losses: ALL,
  lossPrice: LOSS,
  shelves: {
    strength: { cost: 30_000, more: 40_000 },
    general: { cost: 40_000, never: ['frenzy'] },
    passing: { cost: 30_000, never: ['leader'] },
    mutation: { cost: 40_000 },
  },
}

const giant: Freebooter = {
  id: 'giant',
  name: 'Giant',
  figure: { race: 'giant', role: 'bigGuy' },
  max: 1,
  cost: 350_000,
  stats: { MA: 6, ST: 7, AG: 5, PA: 5, AV: 11 },
  skills: [
    ...['always-hungry', WITS, 'break-tackle', 'juggernaut', STRANGER, 'mighty-blow-2', 'multiple-block'],
    ...['stand-firm', THROWS, 'giant'],
  ],
  least: 0,
  packages: [],
  gains: [],
  losses: [],
  lossPrice: 0,
  shelves: {},
}

export const freebooters: readonly Freebooter[] = [
  stuntySuperstar,
  legendaryLineman,
  brutalBlocker,
  reliableRinger,
  bonaFideBigGuy,
  giant,
]
