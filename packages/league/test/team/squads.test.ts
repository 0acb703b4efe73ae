// The starting squads: the typical players of each list, within budget, with almost nothing left, and the same for the
// league as for a match. Neighbours: the engine's rosters, wishes.test.ts for teams with wishes.
import { editionNamed, type Roster, startingLineUp } from '@double-skulls/engine'
import {
  bookOf,
  checkTeam,
  editionOf,
  foundingCost,
  leagueRules,
  listsOf,
  suggestTeam,
  toLineUp,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { placesTaken } from '../../src/places.ts'

type Signature = { readonly [list: string]: { readonly [position: string]: number } }

/** The typical players of a list, and how many of them at least. */
const oldLists: Signature = {
  amazon: { Blitzer: 4, Catcher: 1, Thrower: 1 },
  chaos: { 'Chaos Warrior': 4, Beastman: 7 },
  'chaos-dwarf': { 'Chaos Dwarf Blocker': 6, 'Bull Centaur': 2 },
  'chaos-pact': { 'Chaos Troll': 1, 'Chaos Ogre': 1, Minotaur: 1, 'Dark Elf Renegade': 1 },
  'dark-elf': { Blitzer: 4, Runner: 1 },
  dwarf: { Blocker: 5, Runner: 1, Blitzer: 2, 'Troll Slayer': 2 },
  elf: { Thrower: 1, Catcher: 2, Blitzer: 2 },
  goblin: { Troll: 2, Fanatic: 1, Looney: 1, Pogoer: 1, Bombardier: 1 },
  halfling: { Treeman: 2, Halfling: 9 },
  'high-elf': { Thrower: 1, Catcher: 2, Blitzer: 2 },
  human: { Blitzer: 4, Thrower: 1, Catcher: 2 },
  khemri: { 'Tomb Guardian': 4, 'Blitz-Ra': 2, 'Thro-Ra': 1 },
  lizardman: { Saurus: 6, Skink: 4, Kroxigor: 1 },
  necromantic: { Werewolf: 2, 'Flesh Golem': 2, Wight: 1, Ghoul: 1 },
  norse: { 'Norse Werewolf': 2, Blitzer: 2, Catcher: 1, Thrower: 1 },
  nurgle: { 'Nurgle Warrior': 4, Pestigor: 3 },
  ogre: { Ogre: 5, Snotling: 6 },
  orc: { 'Black Orc Blocker': 4, Blitzer: 4, Thrower: 1 },
  skaven: { 'Gutter Runner': 4, Blitzer: 2, Thrower: 1 },
  slann: { Blitzer: 4, Catcher: 2 },
  undead: { Mummy: 2, Wight: 2, Ghoul: 4 },
  underworld: { 'Skaven Blitzer': 2, 'Skaven Thrower': 1, 'Warpstone Troll': 1, 'Underworld Goblin': 5 },
  vampire: { Vampire: 4, Thrall: 7 },
  'wood-elf': { Wardancer: 2, Catcher: 2, Thrower: 1 },
}

/** Big Guys, bought with more money. */
const oldListsWithMore: Signature = {
  ...oldLists,
  chaos: { 'Chaos Warrior': 4, Minotaur: 1 },
  'chaos-dwarf': { 'Chaos Dwarf Blocker': 6, 'Bull Centaur': 2, Minotaur: 1 },
  'dark-elf': { Blitzer: 4, Runner: 1, 'Witch Elf': 2 },
  dwarf: { Blocker: 5, Runner: 2, Blitzer: 2, 'Troll Slayer': 2, Deathroller: 1 },
  elf: { Thrower: 1, Catcher: 4, Blitzer: 2 },
  'high-elf': { Thrower: 1, Catcher: 4, Blitzer: 2 },
  human: { Blitzer: 4, Thrower: 1, Catcher: 2, Ogre: 1 },
  necromantic: { Werewolf: 2, 'Flesh Golem': 2, Wight: 2, Ghoul: 2 },
  norse: { 'Norse Werewolf': 2, Blitzer: 2, Catcher: 2, Thrower: 1, Yhetee: 1 },
  nurgle: { 'Nurgle Warrior': 4, Pestigor: 4, 'Beast of Nurgle': 1 },
  ogre: { Ogre: 6, Snotling: 5 },
  orc: { 'Black Orc Blocker': 4, Blitzer: 4, Thrower: 1, Troll: 1 },
  skaven: { 'Gutter Runner': 4, Blitzer: 2, Thrower: 1, 'Rat Ogre': 1 },
  slann: { Blitzer: 4, Catcher: 2, Kroxigor: 1 },
  vampire: { Vampire: 5, Thrall: 6 },
  'wood-elf': { Wardancer: 2, Catcher: 2, Thrower: 1, Treeman: 1 },
}

const listsBb2020: Signature = {
  amazon: { 'Jaguar Warrior Blocker': 2, 'Piranha Warrior Blitzer': 2, 'Python Warrior Thrower': 1 },
  'black-orc': { 'Black Orc': 6, 'Trained Troll': 1, 'Goblin Bruiser Lineman': 4 },
  'chaos-chosen': { 'Chosen Blocker': 4, 'Beastman Runner Lineman': 7 },
  'chaos-dwarf': { 'Bull Centaur Blitzer': 2, 'Chaos Dwarf Blocker': 4 },
  'chaos-renegades': {
    ...{ 'Renegade Ogre': 1, 'Renegade Troll': 1, 'Renegade Dark Elf': 1 },
    ...{ 'Renegade Human Thrower': 1, 'Renegade Skaven': 1, 'Renegade Orc': 1 },
  },
  'dark-elf': { Blitzer: 4, Runner: 1 },
  dwarf: { 'Troll Slayer': 2, Blitzer: 2, Runner: 1, 'Dwarf Blocker Lineman': 5 },
  'elven-union': { Blitzer: 2, Catcher: 2, Thrower: 1 },
  gnome: { 'Altern Forest Treeman': 2, 'Woodland Fox': 2, 'Gnome Beastmaster': 2, 'Gnome Illusionist': 2 },
  goblin: { 'Trained Troll': 2, Fanatic: 1, Looney: 1, Bomma: 1, Pogoer: 1, "'Ooligan": 1, 'Doom Diver': 1 },
  halfling: { 'Altern Forest Treeman': 2, 'Halfling Hefty': 2, 'Halfling Catcher': 2 },
  'high-elf': { Blitzer: 2, Catcher: 2, Thrower: 1 },
  human: { Blitzer: 4, Thrower: 1, Catcher: 1, Ogre: 1 },
  'imperial-nobility': { Bodyguard: 4, 'Noble Blitzer': 2, 'Imperial Thrower': 1 },
  khorne: { Bloodseeker: 4, Khorngor: 4 },
  lizardmen: { 'Saurus Blocker': 6, 'Skink Runner Lineman': 5 },
  'necromantic-horror': { Werewolf: 2, 'Flesh Golem': 2, Wraith: 1, 'Ghoul Runner': 1 },
  norse: { Ulfwerener: 2, 'Norse Berserker': 2, Valkyrie: 1, 'Beer Boar': 2 },
  nurgle: { Bloater: 4, Pestigor: 3 },
  ogre: { 'Ogre Blocker': 4, 'Ogre Runt Punter': 1, 'Gnoblar Lineman': 6 },
  'old-world-alliance': {
    ...{ 'Altern Forest Treeman': 1, 'Old World Dwarf Blocker': 2, 'Old World Dwarf Blitzer': 1 },
    ...{ 'Old World Human Blitzer': 1, 'Old World Human Thrower': 1, 'Old World Dwarf Troll Slayer': 1 },
  },
  orc: { 'Big Un': 4, Blitzer: 4, Thrower: 1 },
  'shambling-undead': { Mummy: 2, 'Wight Blitzer': 2, 'Ghoul Runner': 3 },
  skaven: { 'Gutter Runner': 4, Blitzer: 2, Thrower: 1 },
  slann: { Blitzer: 4, Catcher: 2 },
  snotling: { 'Trained Troll': 2, 'Pump Wagon': 2, 'Fungus Flinga': 2, 'Fun-Hoppa': 2, 'Stilty Runna': 2 },
  'tomb-kings': { 'Tomb Guardian': 4, 'Anointed Blitzer': 2, 'Anointed Thrower': 1 },
  'underworld-denizens': {
    ...{ 'Underworld Troll': 1, 'Gutter Runner': 1, 'Skaven Blitzer': 1 },
    ...{ 'Skaven Thrower': 1, 'Skaven Clanrat': 3 },
  },
  vampire: { 'Vampire Blitzer': 2, 'Vampire Runner': 2, 'Vampire Thrower': 1 },
  'wood-elf': { Wardancer: 2, Catcher: 2, Thrower: 1 },
}

const listsThird: Signature = {
  amazon: { Blitzer: 4, Catcher: 2, Thrower: 1 },
  chaos: { 'Chaos Warrior': 3, Minotaur: 1 },
  'chaos-dwarf': { 'Chaos Dwarf Blocker': 5, 'Bull Centaur': 2, Minotaur: 1 },
  'dark-elf': { Blitzer: 1, 'Witch Elf': 1, Thrower: 1 },
  dwarf: { 'Long Beard': 6, Runner: 1, Blitzer: 2, 'Troll Slayer': 2 },
  goblin: { Troll: 2, Goblin: 11 },
  halfling: { Treeman: 2, Halfling: 13 },
  'high-elf': { 'Phoenix Warrior': 1, 'Lion Warrior': 2, 'Dragon Warrior': 2 },
  human: { Blitzer: 3, Thrower: 1, Catcher: 2, Ogre: 1 },
  lizardman: { Saurus: 5, Skink: 5, Kroxigor: 1 },
  norse: { Blitzer: 4, Catcher: 1, Thrower: 1, Minotaur: 1 },
  orc: { 'Black Orc': 3, Blitzer: 3, Thrower: 1, Troll: 1 },
  skaven: { 'Gutter Runner': 3, 'Storm Vermin': 2, Thrower: 1, 'Rat Ogre': 1 },
  undead: { Mummy: 2, Wight: 2, Ghoul: 3 },
  'wood-elf': { Wardancer: 2, Thrower: 1 },
}

const listsSecond: Signature = {
  'chaos-dwarf': { Blocker: 3, Blitzer: 2, Thrower: 2, Minotaur: 1 },
  'chaos-human': { Blitzer: 3, Thrower: 2, Catcher: 2, Minotaur: 1 },
  'dark-elf': { Blitzer: 4, Catcher: 3, Thrower: 2 },
  dwarf: { Blocker: 5, Blitzer: 3 },
  elf: { Catcher: 3, Thrower: 2, Blitzer: 2, Treeman: 1 },
  goblin: { Catcher: 3, Blitzer: 3, Troll: 1 },
  halfling: { Treeman: 2, Catcher: 2 },
  human: { Blitzer: 3, Thrower: 2, Catcher: 2, Ogre: 1 },
  norse: { Berserker: 2, Blitzer: 2, Thrower: 2 },
  orc: { Blocker: 3, Blitzer: 3, Troll: 1 },
  skaven: { Catcher: 3, Blitzer: 3, Thrower: 2 },
  slann: { Catcher: 4, Blitzer: 3, Thrower: 2 },
  snotling: { Lineman: 12, Troll: 2 },
  undead: { Skeleton: 10, Mummy: 2, 'Skeleton Thrower': 2 },
}

const signatures: { readonly [edition: string]: Signature } = {
  bugman: oldListsWithMore,
  crp: oldLists,
  bb2020: listsBb2020,
  third: listsThird,
  second: listsSecond,
}

/** The cheapest thing a team can buy: a cheerleader, an assistant, a fan. */
const CHEAPEST = 10_000

describe.each(leagueRules.map(({ edition }) => [edition]))('starting squads of %s', (id) => {
  const edition = editionNamed(id)
  if (!edition) throw new Error(`no edition ${id}`)
  const open = listsOf(editionOf(id).league, edition)
  const { staff, players } = editionOf(id).league
  const team = ({ id: roster }: Roster) => suggestTeam({ edition: id, roster, name: 'Any' })

  it('should hold the players each list is played for', () => {
    expect(Object.keys(signatures[id]).sort()).toEqual(edition.rosters.map((roster) => roster.id).sort())
    for (const roster of edition.rosters)
      for (const [position, least] of Object.entries(signatures[id][roster.id])) {
        const count = startingLineUp(roster).players.filter((player) => player.position === position).length
        expect(count, `${roster.id}: ${position}`).toBeGreaterThanOrEqual(least)
      }
  })

  it('should be allowed to play, and leave less than anything costs', () => {
    for (const roster of open) expect(checkTeam(team(roster)), roster.id).toEqual([])
    for (const roster of edition.rosters) {
      const { budget, ...rest } = team(roster)
      const left = budget - foundingCost({ budget, ...rest })
      expect(left, roster.id).toBeGreaterThanOrEqual(0)
      // Where no staff is sold a full squad keeps the rest.
      const places = placesTaken(bookOf(rest), rest.players)
      expect(left < CHEAPEST || (staff.rerolls === null && places === players.most), roster.id).toBe(true)
    }
  })

  it('should have the re-rolls that coaches buy: two or three, and only few lists one more or less', () => {
    const rerolls = edition.rosters.map((roster) => roster.start.rerolls)
    if (staff.rerolls === null) return expect(new Set(rerolls)).toEqual(new Set([0]))
    expect(Math.min(...rerolls)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...rerolls)).toBeLessThanOrEqual(5)
    const usual = rerolls.filter((count) => count === 2 || count === 3).length
    // The Cup's 300,000 more buy a fourth.
    const most = id === 'bugman' ? [3, 4] : [2, 3]
    expect(rerolls.filter((count) => most.includes(count)).length).toBeGreaterThanOrEqual(rerolls.length - 3)
    expect(usual).toBeGreaterThanOrEqual(rerolls.length / 2)
  })

  it('should be one and the same for the league and for a match', () => {
    for (const roster of edition.rosters) {
      const { name: _team, recruit: _recruit, inducements: _rules, ...built } = toLineUp(team(roster))
      const { name: _list, ...stock } = startingLineUp(roster)
      expect({ ...built, players: built.players.map(({ primary: _learns, ...player }) => player) }).toEqual({
        ...{ henchmen: 0, chefs: 0 },
        ...stock,
        players: stock.players.map(({ primary: _learns, ...player }) => player),
      })
    }
  })
})
