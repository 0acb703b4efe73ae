// Starting squads of third for 1,000,000, each with the players its list is known for and at least one point of Fan
// Factor. Linemen wear the low numbers, the key players the high ones. Neighbours: ../roster.ts says what the fields mean.
import type { Squads } from '../roster.ts'

export const squadsThird: Squads = {
  amazon: { players: { Linewoman: 5, Thrower: 1, Catcher: 2, Blitzer: 4 }, rerolls: 2, apothecaries: 1, fanFactor: 5 },
  chaos: { players: { Beastman: 7, 'Chaos Warrior': 3, Minotaur: 1 }, rerolls: 2, fanFactor: 3 },
  'chaos-dwarf': {
    players: { Hobgoblin: 4, 'Chaos Dwarf Blocker': 5, 'Bull Centaur': 2, Minotaur: 1 },
    ...{ rerolls: 2, fanFactor: 2 },
  },
  'dark-elf': { players: { Lineman: 8, Thrower: 1, Blitzer: 1, 'Witch Elf': 1 }, rerolls: 2, fanFactor: 4 },
  dwarf: {
    players: { 'Long Beard': 6, Runner: 1, Blitzer: 2, 'Troll Slayer': 2 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 3 },
  },
  goblin: { players: { Goblin: 11, Troll: 2 }, rerolls: 4, apothecaries: 1, fanFactor: 7 },
  halfling: { players: { Halfling: 13, Treeman: 2 }, rerolls: 4, apothecaries: 1, cheerleaders: 1, fanFactor: 9 },
  'high-elf': {
    players: { Lineman: 6, 'Phoenix Warrior': 1, 'Lion Warrior': 2, 'Dragon Warrior': 2 },
    ...{ rerolls: 2, fanFactor: 2 },
  },
  human: {
    players: { Lineman: 4, Catcher: 2, Thrower: 1, Blitzer: 3, Ogre: 1 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 5 },
  },
  lizardman: { players: { Skink: 5, Saurus: 5, Kroxigor: 1 }, rerolls: 2, fanFactor: 5 },
  norse: {
    players: { Lineman: 4, Thrower: 1, Catcher: 1, Blitzer: 4, Minotaur: 1 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 2 },
  },
  orc: {
    players: { Lineman: 3, Goblin: 1, Thrower: 1, 'Black Orc': 3, Blitzer: 3, Troll: 1 },
    ...{ rerolls: 2, fanFactor: 4 },
  },
  skaven: {
    players: { Lineman: 4, Thrower: 1, 'Gutter Runner': 3, 'Storm Vermin': 2, 'Rat Ogre': 1 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 1 },
  },
  undead: { players: { Skeleton: 3, Zombie: 3, Ghoul: 3, Wight: 2, Mummy: 2 }, rerolls: 3, fanFactor: 2 },
  'wood-elf': { players: { Lineman: 8, Thrower: 1, Wardancer: 2 }, rerolls: 2, fanFactor: 1 },
}
