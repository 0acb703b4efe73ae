// The star cards of second: alignment, race, position, row and skills. Neighbours: ../star.ts says what the other fields mean,
// races.ts has the rows and prices. Rows not written out are proposals: the card's is lost, so he has that of his position.
import type { FigureThing } from '../../vocabulary/figures.ts'
import type { Star } from '../star.ts'
import { livingLists } from './lists.ts'
import { type PositionName, positions, type Row, statsOf } from './positions.ts'
import { nafRaces, type RaceId, raceOf, rowOf, skillsOf, starCostOf } from './races.ts'

export const alignments = ['good', 'neutral', 'chaos'] as const
export type Alignment = (typeof alignments)[number]

export interface StarCard extends Star {
  readonly alignment: Alignment
  readonly race: string
  readonly position: PositionName
}

interface Printed {
  readonly id: string
  readonly name: string
  readonly alignment: Alignment
  readonly race: RaceId
  readonly position: PositionName
  readonly row?: Row
  /** Those on the card; what his race and position give is added. */
  readonly skills: readonly string[]
  readonly carries?: FigureThing
  /** Team lists that he does not play for. */
  readonly shuns?: readonly string[]
}

const cardOf = ({ id, name, alignment, race, position, row, skills, carries, shuns = [] }: Printed): StarCard => {
  const innate = skillsOf(race, position)
  const role = innate.includes('large') ? 'bigGuy' : positions[position].role
  return {
    ...{ id, name, alignment, position },
    race: raceOf(race).name,
    figure: { race: raceOf(race).figure, role, ...(carries ? { carries } : {}) },
    cost: starCostOf(race, position),
    stats: statsOf(row ?? rowOf(race, position)),
    skills: [...skills, ...innate.filter((skill) => !skills.includes(skill))],
    // Any team of the living may hire him.
    teams: livingLists.map((list) => list.id).filter((list) => !shuns.includes(list)),
  }
}

const printed: readonly Printed[] = [
  {
    ...{ id: 'jordell-freshbreeze', name: 'Jordell Freshbreeze', alignment: 'good', race: 'elf', position: 'Blitzer' },
    row: [4, 3, 4, 3, 1, 1, 9],
    skills: ['dodge-3', 'heroic-leap', 'toughness-1'],
  },
  {
    ...{ id: 'luarn-proudbrow', name: 'Luarn Proudbrow', alignment: 'good', race: 'elf', position: 'Lineman' },
    skills: ['distract', 'intercept-3', 'tackle-2'],
  },
  {
    ...{ id: 'borgth-nhthrog', name: "Borg'th N'hthrog", alignment: 'neutral', race: 'ogre', position: 'Blocker' },
    row: [5, 1, 7, 2, -1, -1, 11],
    // The front says Toughness 2; the back, with the full text, decides.
    // It also says that his Mighty Blow adds 2 to injuries, where others of level 2 add 1.
    skills: ['distract', 'itchy-feet', 'mighty-blow-2-grave', 'thick-skull', 'toughness-3', 'throw-team-mates'],
  },
  {
    // Proposal: the race, and the signs of TS and CL.
    ...{ id: 'kolath-head-ripper', name: 'Kolath Head-Ripper', alignment: 'chaos', race: 'orc', position: 'Blocker' },
    row: [4, 2, 5, 2, -1, -1, 10],
    skills: ['mighty-blow-1', 'toughness-3', 'thick-skull'],
  },
  {
    // Proposal: the race and the position.
    ...{ id: 'gorflem-rot-breath', name: 'Gorflem Rot-Breath', alignment: 'chaos', race: 'orc', position: 'Blitzer' },
    skills: ['block-3', 'mighty-blow-1', 'toughness-2', 'thick-skull'],
  },
  {
    // Proposal: the alignment and the position.
    ...{ id: 'spiky-norman', name: 'Spiky Norman', alignment: 'chaos', race: 'goblin', position: 'Lineman' },
    skills: ['luck-1', 'right-stuff', 'thick-skull'],
  },
  {
    ...{ id: 'bardin-ironglove', name: 'Bardin Ironglove', alignment: 'good', race: 'dwarf', position: 'Blocker' },
    row: [3, 1, 5, 2, -1, -1, 10],
    skills: ['animosity-elf', 'block-2', 'distract', 'mighty-blow-1', 'thick-skull'],
    shuns: ['elf'],
  },
  {
    ...{ id: 'big-gunn-schonn', name: "'Big' Gunn Schonn", alignment: 'neutral', race: 'human', position: 'Catcher' },
    row: [4, 4, 3, 4, 0, 1, 8],
    skills: ['catch-2', 'dodge-2', 'nerves-of-steel', 'toughness-1'],
  },
  {
    ...{ id: 'eoarn-harakon', name: 'Eoarn Harakon', alignment: 'good', race: 'elf', position: 'Thrower' },
    skills: ['dodge-2', 'nerves-of-steel', 'safe-throw-4'],
  },
  {
    ...{ id: 'dolfar-longstride', name: 'Dolfar Longstride', alignment: 'good', race: 'elf', position: 'Kicker' },
    row: [4, 3, 3, 3, 1, 1, 8],
    skills: ['dodge-1', 'intercept-1', 'kick-2', 'up-and-under'],
  },
  {
    ...{ id: 'siggi-schuster', name: 'Siggi Schuster', alignment: 'neutral', race: 'human', position: 'Kicker' },
    row: [4, 2, 3, 3, 0, 0, 9],
    skills: ['kick-1', 'mighty-kick-1', 'nerves-of-steel'],
  },
  {
    ...{ id: 'petro-darvill', name: "Petro d'Arvill", alignment: 'chaos', race: 'darkElf', position: 'Kicker' },
    row: [4, 3, 3, 3, 1, 1, 8],
    skills: ['dodge-1', 'kick-2', 'long-kick-2', 'nerves-of-steel'],
  },
  {
    ...{
      id: 'grograt-crunchskull',
      name: 'Grograt Crunchskull',
      alignment: 'chaos',
      race: 'troll',
      position: 'Blocker',
    },
    row: [4, 1, 7, 2, -2, -2, 10],
    skills: ['luck-1', 'mighty-blow-3', 'toughness-2'],
  },
  {
    ...{ id: 'grakng-gorthag', name: "Grak'ng'grak Gorthag", alignment: 'chaos', race: 'ogre', position: 'Blocker' },
    row: [5, 1, 8, 2, -1, -1, 11],
    skills: ['block-1', 'itchy-feet', 'mighty-blow-2', 'throw-team-mates', 'toughness-3'],
  },
  {
    // A Human Mutant.
    ...{
      id: 'bilerot-vomitflesh',
      name: 'Bilerot Vomitflesh',
      alignment: 'chaos',
      race: 'chaosHuman',
      position: 'Blocker',
    },
    row: [4, 1, 5, 2, 0, 0, 9],
    skills: ['distract', 'self-control', 'toughness-3', 'leprous-flesh', 'noisome-stench', 'obese'],
  },
  {
    ...{
      id: 'bellow-thunderslam',
      name: 'Bellow Thunderslam',
      alignment: 'chaos',
      race: 'minotaur',
      position: 'Blocker',
    },
    row: [5, 1, 7, 2, -1, -1, 11],
    skills: ['block-1', 'luck-1', 'mighty-blow-2', 'strip-ball-2', 'toughness-2'],
  },
  {
    // Proposal: the race, by his size.
    ...{ id: 'mgorg-gn-throg', name: "M'Gorg'gn'Throg", alignment: 'chaos', race: 'ogre', position: 'Blocker' },
    row: [5, 2, 7, 3, -1, 0, 9],
    skills: ['leap-2', 'mighty-blow-3', 'nerves-of-steel', 'sure-hands-2', 'throw-team-mates', 'toughness-2'],
  },
  {
    // Proposal: the position, by his career, and CL.
    ...{
      id: 'galmen-goreblade',
      name: 'Galmen Goreblade',
      alignment: 'chaos',
      race: 'chaosHuman',
      position: 'Thrower',
    },
    row: [4, 3, 4, 4, 0, 0, 9],
    skills: ['leap-3', 'mighty-blow-2', 'toughness-3'],
  },
  {
    // Proposal: the alignment and the race. The tentacle is his Tackle 3.
    ...{
      id: 'lewdgrip-whiparm',
      name: 'Lewdgrip Whiparm',
      alignment: 'chaos',
      race: 'chaosHuman',
      position: 'Thrower',
    },
    skills: ['long-throw', 'luck-2', 'safe-throw-2', 'tentacle', 'toughness-1'],
  },
  {
    // Proposal: the alignment and the position.
    ...{ id: 'flint-churnblade', name: 'Flint Churnblade', alignment: 'good', race: 'dwarf', position: 'Blocker' },
    skills: ['block-1', 'chainsaw', 'luck-1', 'mighty-blow-2'],
    carries: 'chainsaw',
  },
  {
    // Proposal: the alignment and the race.
    ...{ id: 'dorjak-sureclaw', name: 'Dorjak Sureclaw', alignment: 'chaos', race: 'skaven', position: 'Catcher' },
    skills: ['dodge-1', 'luck-2', 'sure-hands-2', 'claw'],
  },
  {
    // Proposal: the alignment and the position.
    ...{ id: 'ugroth-bolgrot', name: 'Ugroth Bolgrot', alignment: 'chaos', race: 'orc', position: 'Lineman' },
    skills: ['chainsaw', 'dirty-tackle-1', 'dislike-human', 'distract', 'thick-skull'],
    carries: 'chainsaw',
  },
]

export const starsSecond: readonly StarCard[] = printed.map(cardOf)

/** Where teams do not mix a star plays for his own race. */
export const starsNaf: readonly StarCard[] = starsSecond
  .filter(({ race }) => nafRaces.includes(race))
  .map((card) => ({ ...card, teams: [card.race] }))
