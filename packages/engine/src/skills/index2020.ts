// The skills and traits of the Second Season, by category. Neighbours: one skill a file in this folder; editions/bb2020.ts.
import type { Skill } from '../hooks.ts'
import { block } from './block.ts'
import { catchSkill } from './catch.ts'
import { dodge } from './dodge.ts'
import { pass } from './pass.ts'
import { sureHands } from './sureHands.ts'

export const general2020: readonly Skill[] = [block, sureHands]

export const agility2020: readonly Skill[] = [catchSkill, dodge]

export const strength2020: readonly Skill[] = []

export const passing2020: readonly Skill[] = [pass]

export const mutations2020: readonly Skill[] = []

export const traits2020: readonly Skill[] = []

export const skills2020: readonly Skill[] = [
  ...general2020,
  ...agility2020,
  ...strength2020,
  ...passing2020,
  ...mutations2020,
  ...traits2020,
]
