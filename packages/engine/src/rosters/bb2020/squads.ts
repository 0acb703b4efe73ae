// The starting squads of bb2020's teams for 1,000,000. Linemen wear the low numbers, the key players the high ones.
// Neighbours: ../roster.ts says what the fields mean, ../crp/squads.ts has those of the older lists.
import type { Squads } from '../roster.ts'

export const squadsBb2020: Squads = {
  amazon: {
    players: {
      ...{ 'Eagle Warrior Linewoman': 7, 'Python Warrior Thrower': 1 },
      ...{ 'Piranha Warrior Blitzer': 2, 'Jaguar Warrior Blocker': 2 },
    },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 1 },
  },
  'black-orc': {
    players: { 'Goblin Bruiser Lineman': 5, 'Black Orc': 6, 'Trained Troll': 1 },
    ...{ rerolls: 2, fanFactor: 1 },
  },
  'chaos-chosen': {
    players: { 'Beastman Runner Lineman': 7, 'Chosen Blocker': 4 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 2 },
  },
  'chaos-dwarf': {
    players: { 'Hobgoblin Lineman': 5, 'Chaos Dwarf Blocker': 4, 'Bull Centaur Blitzer': 2 },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 1 },
  },
  'chaos-renegades': {
    players: {
      ...{ 'Renegade Human Lineman': 6, 'Renegade Orc': 1, 'Renegade Skaven': 1, 'Renegade Human Thrower': 1 },
      ...{ 'Renegade Dark Elf': 1, 'Renegade Troll': 1, 'Renegade Ogre': 1 },
    },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 1 },
  },
  'dark-elf': { players: { 'Dark Elf Lineman': 6, Runner: 1, Blitzer: 4 }, rerolls: 2, fanFactor: 1 },
  dwarf: {
    players: { 'Dwarf Blocker Lineman': 6, 'Troll Slayer': 2, Blitzer: 2, Runner: 1 },
    ...{ rerolls: 2, fanFactor: 5 },
  },
  'elven-union': { players: { Lineman: 6, Thrower: 1, Catcher: 2, Blitzer: 2 }, rerolls: 2, fanFactor: 4 },
  gnome: {
    players: {
      ...{ 'Gnome Lineman': 6, 'Gnome Beastmaster': 2, 'Gnome Illusionist': 2, 'Woodland Fox': 2 },
      ...{ 'Altern Forest Treeman': 2 },
    },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 2 },
  },
  goblin: {
    players: {
      ...{ 'Goblin Lineman': 6, Bomma: 1, Looney: 1, Fanatic: 1, Pogoer: 1, "'Ooligan": 1, 'Doom Diver': 1 },
      ...{ 'Trained Troll': 2 },
    },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 1 },
  },
  halfling: {
    players: {
      ...{ 'Halfling Hopeful Lineman': 10, 'Halfling Hefty': 2, 'Halfling Catcher': 2 },
      ...{ 'Altern Forest Treeman': 2 },
    },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 3 },
  },
  'high-elf': { players: { Lineman: 6, Catcher: 2, Thrower: 1, Blitzer: 2 }, rerolls: 2, fanFactor: 1 },
  human: {
    players: { 'Human Lineman': 4, Catcher: 1, Thrower: 1, Ogre: 1, Blitzer: 4 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 3 },
  },
  'imperial-nobility': {
    players: { 'Imperial Retainer Lineman': 4, 'Imperial Thrower': 1, 'Noble Blitzer': 2, Bodyguard: 4 },
    ...{ rerolls: 2, fanFactor: 4 },
  },
  khorne: {
    players: { 'Bloodborn Marauder Lineman': 3, Khorngor: 4, Bloodseeker: 4 },
    ...{ rerolls: 2, fanFactor: 2 },
  },
  lizardmen: {
    players: { 'Skink Runner Lineman': 5, 'Saurus Blocker': 6 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 1 },
  },
  'necromantic-horror': {
    players: { 'Zombie Lineman': 5, 'Ghoul Runner': 1, Wraith: 1, Werewolf: 2, 'Flesh Golem': 2 },
    ...{ rerolls: 2, fanFactor: 2 },
  },
  norse: {
    players: { 'Beer Boar': 2, 'Norse Raider Lineman': 6, Valkyrie: 1, 'Norse Berserker': 2, Ulfwerener: 2 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 1 },
  },
  nurgle: { players: { 'Rotter Lineman': 5, Pestigor: 3, Bloater: 4 }, rerolls: 2, fanFactor: 1 },
  ogre: {
    players: { 'Gnoblar Lineman': 10, 'Ogre Runt Punter': 1, 'Ogre Blocker': 4 },
    ...{ rerolls: 2, fanFactor: 1 },
  },
  'old-world-alliance': {
    players: {
      ...{ 'Old World Halfling Hopeful': 1, 'Old World Human Lineman': 4, 'Old World Human Thrower': 1 },
      ...{ 'Old World Dwarf Blocker': 2, 'Old World Dwarf Blitzer': 1, 'Old World Human Blitzer': 1 },
      ...{ 'Old World Dwarf Troll Slayer': 1, 'Altern Forest Treeman': 1 },
    },
    ...{ rerolls: 2, fanFactor: 2 },
  },
  orc: { players: { 'Orc Lineman': 2, Thrower: 1, Blitzer: 4, 'Big Un': 4 }, rerolls: 2, fanFactor: 4 },
  'shambling-undead': {
    players: { 'Skeleton Lineman': 2, 'Zombie Lineman': 3, 'Ghoul Runner': 3, 'Wight Blitzer': 2, Mummy: 2 },
    ...{ rerolls: 2, fanFactor: 1 },
  },
  skaven: {
    players: { 'Skaven Clanrat Lineman': 4, Thrower: 1, 'Gutter Runner': 4, Blitzer: 2 },
    ...{ rerolls: 2, apothecaries: 1, fanFactor: 5 },
  },
  slann: { players: { Lineman: 5, Catcher: 2, Blitzer: 4 }, rerolls: 2, fanFactor: 1 },
  snotling: {
    players: {
      ...{ 'Snotling Lineman': 6, 'Fungus Flinga': 2, 'Fun-Hoppa': 2, 'Stilty Runna': 2 },
      ...{ 'Pump Wagon': 2, 'Trained Troll': 2 },
    },
    ...{ rerolls: 4, apothecaries: 1, fanFactor: 5 },
  },
  'tomb-kings': {
    players: { 'Skeleton Lineman': 5, 'Anointed Thrower': 1, 'Anointed Blitzer': 2, 'Tomb Guardian': 4 },
    ...{ rerolls: 2, fanFactor: 2 },
  },
  'underworld-denizens': {
    players: {
      ...{ 'Underworld Snotling': 1, 'Underworld Goblin Lineman': 5, 'Skaven Clanrat': 3, 'Skaven Thrower': 1 },
      ...{ 'Gutter Runner': 1, 'Skaven Blitzer': 1, 'Underworld Troll': 1 },
    },
    ...{ rerolls: 3, apothecaries: 1, fanFactor: 1 },
  },
  vampire: {
    players: { 'Thrall Lineman': 7, 'Vampire Thrower': 1, 'Vampire Runner': 2, 'Vampire Blitzer': 2 },
    ...{ rerolls: 3, fanFactor: 2 },
  },
  'wood-elf': { players: { 'Wood Elf Lineman': 6, Thrower: 1, Catcher: 2, Wardancer: 2 }, rerolls: 1, fanFactor: 1 },
}
