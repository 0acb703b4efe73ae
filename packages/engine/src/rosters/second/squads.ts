// Starting squads of second, of 16 players, monsters counted as two. None has Kickers, who play only if the coaches agree, so that
// every squad fits every match. Neighbours: ../roster.ts says what the fields mean, lists.ts has the positions.
import type { Squads, StartingSquad } from '../roster.ts'

/** Fans come with the gate and re-rolls with the match: nobody brings any. */
const squad = (players: StartingSquad['players']): StartingSquad => ({ players, rerolls: 0, fanFactor: 0 })

export const squadsSecond: Squads = {
  'chaos-dwarf': squad({ Lineman: 6, Catcher: 1, Thrower: 2, Blocker: 3, Blitzer: 2, Minotaur: 1 }),
  'chaos-human': squad({ Lineman: 5, Catcher: 2, Thrower: 2, Blocker: 2, Blitzer: 3, Minotaur: 1 }),
  'dark-elf': squad({ Lineman: 6, Blocker: 1, Catcher: 3, Thrower: 2, Blitzer: 4 }),
  dwarf: squad({ Lineman: 6, Catcher: 1, Thrower: 1, Blitzer: 3, Blocker: 5 }),
  elf: squad({ Lineman: 7, Blitzer: 2, Thrower: 2, Catcher: 3, Treeman: 1 }),
  goblin: squad({ Lineman: 6, Catcher: 3, Thrower: 2, Blitzer: 3, Troll: 1 }),
  halfling: squad({ Lineman: 6, Catcher: 2, Thrower: 2, Blitzer: 2, Treeman: 2 }),
  human: squad({ Lineman: 5, Catcher: 2, Thrower: 2, Blocker: 2, Blitzer: 3, Ogre: 1 }),
  norse: squad({ Lineman: 6, Catcher: 2, Thrower: 2, Blocker: 2, Blitzer: 2, Berserker: 2 }),
  orc: squad({ Lineman: 5, Catcher: 1, Thrower: 2, Blocker: 3, Blitzer: 3, Troll: 1 }),
  skaven: squad({ Lineman: 6, Catcher: 3, Thrower: 2, Blocker: 2, Blitzer: 3 }),
  slann: squad({ Lineman: 6, Catcher: 4, Thrower: 2, Blocker: 1, Blitzer: 3 }),
  snotling: squad({ Lineman: 12, Troll: 2 }),
  undead: squad({ Skeleton: 10, 'Skeleton Catcher': 2, 'Skeleton Thrower': 2, Mummy: 2 }),
}
