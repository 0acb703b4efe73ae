// The skills of second for throws, catches and hand-offs, from star cards and races: numbers, and levels that are added to a roll of
// their own. Neighbours: second.ts lists them; procs/ball/throwOnTable.ts rolls, procs/ball/throwModifiers.ts reckons.
import type { Skill } from '../hooks.ts'
import { throwTeamMateOnTable } from '../procs/ball/throwTeamMateOnTable.ts'
import { levelled, type SkillFamily } from '../skillFamilies.ts'
import { proposalsSecond } from '../tables/proposalsSecond.ts'
import type { RollKind } from '../vocabulary/rolls.ts'

const category = 'extraordinary'

const { accurateBonus, smallHoldsInterception } = proposalsSecond

const adding = (id: SkillFamily, name: string, levels: number, roll: RollKind): readonly Skill[] =>
  levelled(id, name, levels, (level) => ({ category, modifiers: { own: { [roll]: level } } }))

/** Goblins and Halflings have it by their race. */
export const smallHands: Skill = {
  id: 'small-hands',
  name: 'Small Hands',
  category: 'trait',
  numbers: { interceptionNeeds: smallHoldsInterception.value },
}

/** The squares to which the cards extend the row of the Long Bomb. */
const LONG_THROW = 18

export const throwingSecond = (levels: number): readonly Skill[] => [
  ...adding('catch', 'Catch', levels, 'catchMissed'),
  ...adding('intercept', 'Intercept', levels, 'interceptMissed'),
  ...adding('safeThrow', 'Safe Throw', levels, 'safeThrow'),
  { id: 'distract', name: 'Distract', category, numbers: { throwZone: 2 } },
  { id: 'long-throw', name: 'Long Throw', category, numbers: { throwReach: LONG_THROW } },
  {
    ...{ id: 'nerves-of-steel', name: 'Nerves of Steel', category },
    ignoresZones: ['pass', 'throwTeamMate', 'catch', 'kick'],
  },
  // Proposal: named elsewhere only, so that no card has it.
  {
    ...{ id: 'accurate', name: 'Accurate', category },
    modifiers: { own: { pass: accurateBonus.value } },
  },
  {
    ...{ id: 'right-stuff', name: 'Right Stuff', category },
    permitsIf: { canBeThrown: ({ posture }) => posture === 'standing' },
  },
  {
    ...{ id: 'throw-team-mates', name: 'Throw Team-Mates', category },
    permitsIf: { throwsTeamMates: ({ posture }) => posture === 'standing' },
    procedures: { throwTeamMate: throwTeamMateOnTable },
  },
  { id: 'self-control', name: 'Self Control', category, permits: ['ignoresDislikes'] },
  { id: 'dislike-human', name: 'Dislike (Human)', category, dislikes: ['Human'] },
]
