// Starting squads for 1,000,000, and for the 1,300,000 of the Cup, which has no treasury. Linemen wear the low numbers,
// the key players the high ones. Neighbours: roster.ts says what the fields mean, bb2020/squads.ts.
import type { Squads } from '../roster.ts'

export const squadsCrp: Squads = {
  amazon: {
    players: { Linewoman: 5, Thrower: 1, Catcher: 2, Blitzer: 4 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 3 },
  },
  chaos: { players: { Beastman: 7, 'Chaos Warrior': 4 }, rerolls: 3, fanFactor: 0 },
  'chaos-dwarf': {
    players: { Hobgoblin: 3, 'Chaos Dwarf Blocker': 6, 'Bull Centaur': 2 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 1 },
  },
  'chaos-pact': {
    players: {
      ...{ Marauder: 6, 'Goblin Renegade': 1, 'Skaven Renegade': 1, 'Dark Elf Renegade': 1 },
      ...{ 'Chaos Troll': 1, 'Chaos Ogre': 1, Minotaur: 1 },
    },
    ...{ rerolls: 2, fanFactor: 0 },
  },
  'dark-elf': { players: { Lineman: 6, Runner: 1, Blitzer: 4 }, rerolls: 2, fanFactor: 0 },
  dwarf: { players: { Blocker: 5, 'Troll Slayer': 2, Blitzer: 2, Runner: 2 }, rerolls: 3, fanFactor: 0 },
  elf: {
    players: { Lineman: 6, Thrower: 1, Catcher: 2, Blitzer: 2 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 0 },
  },
  goblin: {
    players: { Goblin: 8, Bombardier: 1, Pogoer: 1, Looney: 1, Fanatic: 1, Troll: 2 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 1 },
  },
  halfling: { players: { Halfling: 14, Treeman: 2 }, rerolls: 4, apothecaries: 1, fanFactor: 5 },
  'high-elf': { players: { Lineman: 6, Thrower: 1, Catcher: 2, Blitzer: 2 }, rerolls: 2, fanFactor: 1 },
  human: {
    players: { Lineman: 4, Catcher: 2, Thrower: 1, Blitzer: 4 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 3 },
  },
  khemri: { players: { Skeleton: 5, 'Thro-Ra': 1, 'Blitz-Ra': 2, 'Tomb Guardian': 4 }, rerolls: 2, fanFactor: 1 },
  lizardman: { players: { Skink: 4, Saurus: 6, Kroxigor: 1 }, rerolls: 2, fanFactor: 2 },
  necromantic: {
    players: { Zombie: 4, Ghoul: 2, Wight: 1, 'Flesh Golem': 2, Werewolf: 2 },
    ...{ rerolls: 2, fanFactor: 1 },
  },
  norse: {
    players: { Lineman: 5, Thrower: 1, Catcher: 1, Blitzer: 2, 'Norse Werewolf': 2 },
    ...{ rerolls: 3, fanFactor: 1 },
  },
  nurgle: { players: { Rotter: 4, Pestigor: 3, 'Nurgle Warrior': 4 }, rerolls: 2, fanFactor: 2 },
  ogre: { players: { Snotling: 8, Ogre: 5 }, rerolls: 2, fanFactor: 0 },
  orc: { players: { Lineman: 2, Thrower: 1, 'Black Orc Blocker': 4, Blitzer: 4 }, rerolls: 3, fanFactor: 1 },
  skaven: {
    players: { Lineman: 5, Thrower: 1, 'Gutter Runner': 4, Blitzer: 2 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 1 },
  },
  slann: { players: { Lineman: 5, Catcher: 2, Blitzer: 4 }, rerolls: 2, fanFactor: 0 },
  undead: { players: { Skeleton: 1, Zombie: 3, Ghoul: 4, Wight: 2, Mummy: 2 }, rerolls: 2, fanFactor: 0 },
  underworld: {
    players: {
      ...{ 'Underworld Goblin': 7, 'Skaven Lineman': 2, 'Skaven Thrower': 2, 'Skaven Blitzer': 2 },
      ...{ 'Warpstone Troll': 1 },
    },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 0 },
  },
  vampire: { players: { Thrall: 8, Vampire: 4 }, rerolls: 3, fanFactor: 3 },
  'wood-elf': { players: { Lineman: 6, Catcher: 2, Thrower: 1, Wardancer: 2 }, rerolls: 1, fanFactor: 2 },
}

export const squadsBugman: Squads = {
  amazon: {
    players: { Linewoman: 7, Thrower: 2, Catcher: 2, Blitzer: 4 },
    ...{ rerolls: 4, apothecaries: 1, fanFactor: 6 },
  },
  chaos: {
    players: { Beastman: 8, 'Chaos Warrior': 4, Minotaur: 1 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 4 },
  },
  'chaos-dwarf': {
    players: { Hobgoblin: 4, 'Chaos Dwarf Blocker': 6, 'Bull Centaur': 2, Minotaur: 1 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 5 },
  },
  'chaos-pact': {
    players: {
      ...{ Marauder: 7, 'Goblin Renegade': 1, 'Skaven Renegade': 1, 'Dark Elf Renegade': 1 },
      ...{ 'Chaos Troll': 1, 'Chaos Ogre': 1, Minotaur: 1 },
    },
    ...{ rerolls: 4, apothecaries: 1, fanFactor: 6 },
  },
  'dark-elf': {
    players: { Lineman: 5, Runner: 1, Blitzer: 4, 'Witch Elf': 2 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 5 },
  },
  dwarf: {
    players: { Blocker: 6, Deathroller: 1, 'Troll Slayer': 2, Blitzer: 2, Runner: 2 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 2 },
  },
  elf: {
    players: { Lineman: 6, Thrower: 1, Catcher: 4, Blitzer: 2 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 5 },
  },
  goblin: {
    players: { Goblin: 10, Bombardier: 1, Pogoer: 1, Looney: 1, Fanatic: 1, Troll: 2 },
    ...{ rerolls: 5, apothecaries: 1, bribes: 1, fanFactor: 6 },
  },
  halfling: {
    players: { Halfling: 14, Treeman: 2 },
    ...{ rerolls: 5, apothecaries: 1, chefs: 1, assistantCoaches: 5, cheerleaders: 5, fanFactor: 9 },
  },
  'high-elf': {
    players: { Lineman: 6, Thrower: 1, Catcher: 4, Blitzer: 2 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 3 },
  },
  human: {
    players: { Lineman: 6, Catcher: 2, Thrower: 1, Blitzer: 4, Ogre: 1 },
    ...{ rerolls: 4, apothecaries: 1, fanFactor: 4 },
  },
  khemri: { players: { Skeleton: 6, 'Thro-Ra': 2, 'Blitz-Ra': 2, 'Tomb Guardian': 4 }, rerolls: 4, fanFactor: 6 },
  lizardman: {
    players: { Skink: 7, Saurus: 6, Kroxigor: 1 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 3 },
  },
  necromantic: {
    players: { Zombie: 6, Ghoul: 2, Wight: 2, 'Flesh Golem': 2, Werewolf: 2 },
    ...{ rerolls: 3, fanFactor: 7 },
  },
  norse: {
    players: { Lineman: 5, Thrower: 1, Catcher: 2, Blitzer: 2, 'Norse Werewolf': 2, Yhetee: 1 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 3 },
  },
  nurgle: {
    players: { Rotter: 4, Pestigor: 4, 'Nurgle Warrior': 4, 'Beast of Nurgle': 1 },
    ...{ rerolls: 3, fanFactor: 3 },
  },
  ogre: { players: { Snotling: 10, Ogre: 6 }, rerolls: 3, apothecaries: 1, fanFactor: 0 },
  orc: {
    players: { Lineman: 3, Thrower: 1, 'Black Orc Blocker': 4, Blitzer: 4, Troll: 1 },
    ...{ rerolls: 4, apothecaries: 1, fanFactor: 4 },
  },
  skaven: {
    players: { Lineman: 6, Thrower: 1, 'Gutter Runner': 4, Blitzer: 2, 'Rat Ogre': 1 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 5 },
  },
  slann: {
    players: { Lineman: 6, Catcher: 2, Blitzer: 4, Kroxigor: 1 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 0 },
  },
  undead: { players: { Skeleton: 3, Zombie: 3, Ghoul: 4, Wight: 2, Mummy: 2 }, rerolls: 4, fanFactor: 8 },
  underworld: {
    players: {
      ...{ 'Underworld Goblin': 9, 'Skaven Lineman': 2, 'Skaven Thrower': 2, 'Skaven Blitzer': 2 },
      ...{ 'Warpstone Troll': 1 },
    },
    ...{ rerolls: 4, apothecaries: 1, fanFactor: 8 },
  },
  vampire: { players: { Thrall: 9, Vampire: 5 }, rerolls: 4, apothecaries: 1, fanFactor: 6 },
  'wood-elf': {
    players: { Lineman: 6, Catcher: 2, Thrower: 1, Wardancer: 2, Treeman: 1 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 5 },
  },
}
