// The skills of second by name and level, from star cards and races. They are the list that line-ups and cards name: what is not
// written here as a number has no effect by itself, and belongs to the procedure that will ask for it by family or permission.
// Neighbours: skillFamilies.ts has the families, rosters/second gives the skills out.
import type { Skill } from '../hooks.ts'
import { facing } from '../procs/move/facing.ts'
import { makeRoom } from '../procs/move/makeRoom.ts'
import { levelled, type SkillFamily } from '../skillFamilies.ts'
import { proposalsSecond } from '../tables/proposalsSecond.ts'
import { hurtingSecond } from './hurting.ts'
import { kicker, kickingSecond } from './kicking.ts'
import { lightShy } from './lightShy.ts'
import { maceTail } from './maceTail.ts'
import { clawSecond } from './slash.ts'
import { dodgeLevels, leprousFlesh, noisomeStench, tackleLevels, tentacle } from './tackling.ts'
import { smallHands, throwingSecond } from './throwing.ts'

const { berserkerMustCharge } = proposalsSecond

/** No card shows a higher one. */
const LEVELS = 4

/** No card says that its skill needs its owner on his feet; the procedures say what does. */
const category = 'extraordinary'

const family = (id: SkillFamily, name: string): readonly Skill[] => levelled(id, name, LEVELS, () => ({ category }))

const levels: readonly Skill[] = [
  ...family('block', 'Block'),
  ...dodgeLevels(LEVELS),
  ...levelled('leap', 'Leap', LEVELS, (level) => ({ category, modifiers: { own: { leap: level } } })),
  ...levelled('luck', 'Luck', LEVELS, (level) => ({ category, numbers: { ownRerolls: level } })),
  ...family('stripBall', 'Strip Ball'),
  ...family('sureHands', 'Sure Hands'),
  ...tackleLevels(LEVELS),
]

const plain: readonly Skill[] = [
  { id: 'heroic-leap', name: 'Heroic Leap', category, permits: ['leapsHome'] },
  { id: 'itchy-feet', name: 'Itchy Feet', category },
  // Left at home; weapons/ has the one that is used.
  { id: 'chainsaw', name: 'Chainsaw', category },
]

/** Of the cards; each race that somebody cannot stand is a skill of its own. */
const flaws: readonly Skill[] = [{ id: 'animosity-elf', name: 'Animosity (Elf)', category, refusesTeamsWith: ['Elf'] }]

const mutations: readonly Skill[] = [
  clawSecond,
  leprousFlesh,
  maceTail,
  noisomeStench,
  { id: 'obese', name: 'Obese', category: 'mutation', permits: ['neverSprints'] },
  tentacle,
]

/** What players have by their race or position. */
const traits: readonly Skill[] = [
  {
    id: 'berserker',
    name: 'Berserker',
    category: 'trait',
    ...(berserkerMustCharge.value && { permits: ['mustCharge'] }),
  },
  { id: 'counts-as-three', name: 'Counts as three', category: 'trait', numbers: { countsAs: 3 } },
  smallHands,
  kicker,
  lightShy,
  // Of players who have trained for it.
  { id: 'veteran', name: 'Veteran', category: 'trait', numbers: { ownRerolls: 1 } },
  {
    ...{ id: 'large', name: 'Large Monster', category: 'trait' },
    numbers: { baseSize: 2, countsAs: 2 },
    // What the kernel asks of every edition with big bases.
    procedures: { facing, makeRoom },
  },
]

export const skillsSecond: readonly Skill[] = [
  ...levels,
  ...hurtingSecond,
  ...throwingSecond(LEVELS),
  ...kickingSecond(LEVELS),
  ...plain,
  ...flaws,
  ...mutations,
  ...traits,
]
