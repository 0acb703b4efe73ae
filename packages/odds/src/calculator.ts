// The odds of a plan in text form, without a match: its rolls, with the re-rolls and skills it names.
// Neighbours: notation.ts parses the text, chain.ts computes; plan.ts does the same for a real match.
import { type RerollSource, TEAM } from '@double-skulls/engine'
import { type ChainRoll, chainOdds } from './chain.ts'
import {
  type BlockStep,
  type NotedPlan,
  type NotedStep,
  readNotation,
  type Setting,
  type TestStep,
} from './notation.ts'
import { chanceOnTable, type TableStep } from './notedTables.ts'

/** The odds of a plan with one number of team re-rolls. */
export interface NotedOdds {
  /** The number of team re-rolls. */
  readonly rerolls: number
  readonly success: number
  readonly turnover: number
  /** The plan fails without a turnover: a push instead of a knock-down, armour that holds. */
  readonly other: number
  /** The chance that all steps up to each one succeed. */
  readonly cumulative: readonly number[]
}

/** A plan as it was read, and its odds. */
export interface Calculation {
  readonly plan: NotedPlan
  /** For 0 team re-rolls up to the number in the text, or up to two. */
  readonly byRerolls: readonly NotedOdds[]
}

const USUAL_REROLLS = 2

const onOneDie = (needed: number): number => (7 - needed) / 6

/** The chance that two dice reach a total. */
const onTwoDice = (needed: number): number => {
  let good = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= needed) good++
  return good / 36
}

/** The skill that re-rolls this kind of step, and whether it works only once a turn. */
const SKILLS: { readonly [K in NotedStep['kind']]?: readonly [skill: Setting, once: boolean] } = {
  dodge: ['dodge', true],
  goForIt: ['surefeet', true],
  pickUp: ['surehands', false],
  catch: ['catch', false],
  pass: ['pass', false],
}

const teamSource = ({ settings }: NotedPlan): RerollSource => {
  const loner = settings.get('loner')
  return { source: TEAM, chance: loner === undefined ? 1 : onOneDie(loner), once: false }
}

const testRoll = (plan: NotedPlan, { kind, needed, own }: TestStep): ChainRoll => {
  if (kind === 'armour' || kind === 'injury') return { chance: onTwoDice(needed), rerolls: [], turnoverChance: 0 }
  const chance = onOneDie(needed)
  const rerolls: RerollSource[] = []
  if (own) rerolls.push({ source: 'own', chance: 1, once: false })
  const [skill, once] = SKILLS[kind] ?? []
  if (skill !== undefined && plan.settings.has(skill)) rerolls.push({ source: skill, chance: 1, once: once === true })
  const pro = plan.settings.get('pro')
  if (pro !== undefined) rerolls.push({ source: 'pro', chance: onOneDie(pro), once: true })
  rerolls.push(teamSource(plan))
  return { chance, rerolls, turnoverChance: kind === 'standUp' ? 0 : 1 - chance }
}

/** A skull knocks the attacker down, and so does both down, unless the plan accepts that face. */
const blockRoll = (plan: NotedPlan, { dice, against, good, faces }: BlockStep): ChainRoll => {
  const bad = 6 - faces
  const fallFaces = (good.includes('skull') ? 0 : 1) + (good.includes('both') ? 0 : 1)
  const chance = against ? (faces / 6) ** dice : 1 - (bad / 6) ** dice
  // The attacking coach prefers a push to his own fall; an opposing coach who chooses takes the fall.
  const turnoverChance = against ? 1 - ((6 - fallFaces) / 6) ** dice : (fallFaces / 6) ** dice
  return { chance, rerolls: [teamSource(plan)], turnoverChance }
}

const tableRoll = (plan: NotedPlan, step: TableStep): ChainRoll => {
  const chance = chanceOnTable(step)
  return { chance, rerolls: [teamSource(plan)], turnoverChance: step.endsTurn ? 1 - chance : 0 }
}

const rollOf = (plan: NotedPlan, step: NotedStep): ChainRoll => {
  switch (step.kind) {
    case 'block':
      return blockRoll(plan, step)
    case 'onTable':
      return tableRoll(plan, step)
    default:
      return testRoll(plan, step)
  }
}

/** The odds of a plan in the notation, side by side for each number of team re-rolls. Throws `BadNotation`. */
export const calculate = (text: string): Calculation => {
  const plan = readNotation(text)
  const rolls = plan.steps.map((step) => rollOf(plan, step))
  const most = plan.rerolls ?? USUAL_REROLLS
  const byRerolls = Array.from({ length: most + 1 }, (_, rerolls): NotedOdds => {
    const { success, turnover, cumulative } = chainOdds(rolls, rerolls)
    return { rerolls, success, turnover, other: Math.max(0, 1 - success - turnover), cumulative }
  })
  return { plan, byRerolls }
}
