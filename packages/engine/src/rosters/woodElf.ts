// The Wood Elf team list, as data. Neighbour: roster.ts says what the fields mean.
import type { Roster } from './roster.ts'

export const woodElf: Roster = {
  id: 'wood-elf',
  name: 'Wood Elf',
  rerollCost: 50000,
  apothecary: true,
  positions: [
    { name: 'Lineman', max: 16, cost: 70000, MA: 7, ST: 3, AG: 4, AV: 7, skills: [], normal: 'GA', double: 'SP' },
    {
      name: 'Catcher',
      max: 4,
      cost: 90000,
      MA: 8,
      ST: 2,
      AG: 4,
      AV: 7,
      skills: ['catch', 'dodge', 'sprint'],
      normal: 'GA',
      double: 'SP',
    },
    { name: 'Thrower', max: 2, cost: 90000, MA: 7, ST: 3, AG: 4, AV: 7, skills: ['pass'], normal: 'GAP', double: 'S' },
    {
      name: 'Wardancer',
      max: 2,
      cost: 120000,
      MA: 8,
      ST: 3,
      AG: 4,
      AV: 7,
      skills: ['block', 'dodge', 'leap'],
      normal: 'GA',
      double: 'SP',
    },
    {
      name: 'Treeman',
      max: 1,
      bigGuy: true,
      cost: 120000,
      MA: 2,
      ST: 6,
      AG: 1,
      AV: 10,
      skills: ['loner', 'mighty-blow', 'stand-firm', 'strong-arm', 'take-root', 'thick-skull', 'throw-team-mate'],
      normal: 'S',
      double: 'GAP',
    },
  ],
  start: [
    ['Lineman', 10],
    ['Thrower', 1],
  ],
}
