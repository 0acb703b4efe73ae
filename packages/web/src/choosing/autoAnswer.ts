// Answers that a coach has set to be given automatically ("always use Block", "never ask for this"). They are stored by question,
// not by player. Neighbours: settings/ stores and resets them, tray/ offers to set one.
import type { Action, Allegiance, Explanation, Match, Question, QuestionKind, Side } from '@double-skulls/engine'
import type { Settings } from '../settings/settings.ts'

/** Questions that are asked often and usually get the same answer. */
const KEEPABLE: readonly QuestionKind[] = [
  'useSkill',
  'useItem',
  'reroll',
  'followUp',
  'useResource',
  'inducement',
  'interception',
  'catchBall',
  'callIllegal',
  'tackle',
  'dodge',
  'castSpell',
]

/** Their answers name a player, and any of them will do. */
const WHOEVER: readonly QuestionKind[] = ['tackle', 'reroll']

/** Their subject would give away what the coach has to see for himself. */
const BLIND: readonly QuestionKind[] = ['callIllegal']

/** null for questions that cannot be answered automatically. */
export const questionKey = ({ kind, subject }: Question): string | null =>
  KEEPABLE.includes(kind) ? (subject === '' || BLIND.includes(kind) ? kind : `${kind} ${subject}`) : null

export const answerKey = ({ do: verb, option }: Action): string => (option === '' ? verb : `${verb} ${option}`)

type Kept = Pick<Settings, 'autoAnswers' | 'askSuccesses'>

/** Who is asked, and in which match. */
export interface Asked {
  readonly side: Side
  readonly match: Match
}

/** They only say where, how far or how often. */
const ONLY_WHERE: readonly string[] = ['lot', 'refereeMove', 'bounces', 'hang']

/** Rolls of a player that are good for him if they fail. */
const BORNE: readonly string[] = ['armour']

/** Whether the roll ended as its side hopes for; null for rolls that say nothing good or bad. */
const wentWell = ({ roll, needed, passed, result }: Explanation): boolean | null => {
  if (BORNE.includes(roll)) return !passed
  if (needed > 0) return passed
  return result === undefined || roll === 'injury' ? null : passed
}

const sideOf = ({ player, side }: Explanation, { match, side: asked }: Asked): Allegiance =>
  player >= 0 ? match.players[player].side : (side ?? asked)

/** By default nobody is asked to re-roll what is good for him, nor dice that only say where or how far. */
const isContent = ({ askSuccesses }: Kept, { kind, roll }: Question, asked: Asked | undefined): boolean => {
  if (askSuccesses || kind !== 'reroll' || !roll) return false
  if (ONLY_WHERE.includes(roll.roll)) return true
  const well = wentWell(roll)
  return well !== null && (asked === undefined || sideOf(roll, asked) === asked.side ? well : !well)
}

export const autoAnswer = (
  kept: Kept,
  question: Question,
  legal: readonly Action[],
  asked?: Asked,
): Action | undefined => {
  const key = questionKey(question)
  const wanted = key === null ? undefined : kept.autoAnswers[key]
  const standing = wanted === undefined ? undefined : legal.find((one) => answerKey(one) === wanted)
  return isContent(kept, question, asked) ? legal.find((one) => one.do === 'keep') : standing
}

/** The answers that can be given automatically, one of each kind. */
export const keepable = ({ kind }: Question, legal: readonly Action[]): readonly Action[] => {
  const fitting = legal.filter(({ player, square }) => square < 0 && (player < 0 || WHOEVER.includes(kind)))
  return fitting.filter((one, i) => fitting.findIndex((other) => answerKey(other) === answerKey(one)) === i)
}
