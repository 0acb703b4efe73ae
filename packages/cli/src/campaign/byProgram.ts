// What nobody has to be asked in a campaign: dice, and the answers of teams that a program coaches. Both depend only on the seed and the
// place of the question, so that what is taken back comes again as it was. Neighbours: sittingDown.ts settles with it.
import { seededRoller } from '@double-skulls/engine'
import {
  type Diary,
  dayPhases,
  type LeagueStep,
  meaningOf,
  openPhase,
  optionTexts,
  type Settling,
  type StepPlace,
  sensibleCoach,
} from '@double-skulls/league'
import { seedFor } from '../choices.ts'

/** Something that a program did, for the coaches to read. */
export interface Done {
  /** The team by its id; null for the league. */
  readonly team: string | null
  readonly text: string
  /** Whether others must not read it yet. */
  readonly hidden: boolean
}

const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

const PHASES = dayPhases.length

export const seedOfPhase = ({ seed, number, day }: Pick<Diary, 'seed' | 'number' | 'day'>, part: string): number =>
  seedFor(seedFor(seed, number * PHASES + dayPhases.indexOf(openPhase(day).phase)), numberOf(part))

const seedOfPlace = (diary: Diary, { part, who, settled, own }: StepPlace): number =>
  seedFor(seedFor(seedFor(seedOfPhase(diary, part), numberOf(who)), settled), own)

const told = (step: LeagueStep, answer: string | readonly number[]): string => {
  if (step.kind === 'roll') {
    const faces = typeof answer === 'string' ? [] : answer
    const means = meaningOf(step, faces)
    return `${step.why}: ${faces.join(' ')}${means === '' ? '' : `, ${means}`}`
  }
  return `${step.question}: ${optionTexts(step).find(({ option }) => option === answer)?.text ?? answer}`
}

export interface ByProgram {
  readonly diary: Diary
  /** Whether a program coaches that team. */
  readonly isProgram: (team: string) => boolean
  /** Whether dice are thrown at the table and typed in. */
  readonly ownDice: boolean
  readonly done: (what: Done) => void
}

export const byProgram =
  ({ diary, isProgram, ownDice, done }: ByProgram): Settling =>
  ({ step, team, apart }, place) => {
    const coach = sensibleCoach(seededRoller(seedOfPlace(diary, place)))
    const isIts = team !== null && isProgram(team)
    if (step.kind === 'ask' ? !isIts : ownDice && !isIts) return null
    const answer = step.kind === 'ask' ? coach.choose(step) : coach.throwDice(step)
    done({ team, text: told(step, answer), hidden: apart })
    return answer
  }
