// A procedure of the league gone through again from its start: what was answered, what bots answer, what the dice said, and the
// question that is open. So everything can be undone and nothing is rolled twice. Knows no rule. Neighbours: Procedure.tsx shows it,
// games.ts keeps the answers.
import { seededRoller } from '@double-skulls/engine'
import {
  type Answer,
  begin,
  type LeagueAsk,
  type LeagueProcedure,
  type LeagueRoll,
  type LeagueStep,
  meaningOf,
  optionTexts,
  sensibleCoach,
} from '@double-skulls/league'
import { seededDice } from '../match/dice.ts'

/** One answer or throw as it is listed. */
export interface Line {
  readonly who: string
  /** The question, or what was rolled for. */
  readonly what: string
  /** The answer in words, or the faces and what they mean. */
  readonly said: string
  readonly faces: readonly number[]
}

export interface Walk<R> {
  readonly lines: readonly Line[]
  /** The open question of a coach at this screen; null when there is none any more. */
  readonly waiting: LeagueAsk | null
  readonly result: R | null
  /** All answers and faces so far, as the league records them. */
  readonly answers: readonly Answer[]
  /** How many of the coaches' answers fit: of others nothing is left. */
  readonly used: number
}

export interface WalkWish<R> {
  readonly start: () => LeagueProcedure<R>
  /** The answers of coaches at this screen. */
  readonly said: readonly string[]
  /** The dice: one throw has the same faces however often it is gone through. */
  readonly seed: number
  /** Whether a program answers for this side. */
  readonly isBot?: (who: string) => boolean
}

const asked = (ask: LeagueAsk, answer: string): Line => ({
  who: ask.who,
  what: ask.question,
  said: optionTexts(ask).find(({ option }) => option === answer)?.text ?? answer,
  faces: [],
})

const rolled = (roll: LeagueRoll, faces: readonly number[]): Line => ({
  who: roll.who,
  what: roll.why,
  said: meaningOf(roll, faces),
  faces,
})

export const walk = <R>({ start, said, seed, isBot = () => false }: WalkWish<R>): Walk<R> => {
  const underway = begin(start)
  const dice = seededDice(seed)
  const lines: Line[] = []
  let thrown = 0
  let used = 0
  const so = (waiting: LeagueAsk | null, result: R | null): Walk<R> => ({
    ...{ lines, waiting, result, answers: underway.answers, used },
  })
  const answerOf = (ask: LeagueAsk): string | null => {
    if (isBot(ask.who)) return sensibleCoach(seededRoller(seed + lines.length)).choose(ask)
    const own = said[used]
    if (own === undefined || !ask.options.includes(own)) return null
    used++
    return own
  }
  const take = (step: LeagueStep): boolean => {
    switch (step.kind) {
      case 'roll': {
        const faces = dice(step.dice, thrown++)
        lines.push(rolled(step, faces))
        underway.answer(faces)
        return true
      }
      case 'ask': {
        const answer = answerOf(step)
        if (answer === null) return false
        lines.push(asked(step, answer))
        underway.answer(answer)
        return true
      }
    }
  }
  for (;;) {
    const now = underway.progress()
    if (now.done) return so(null, now.result)
    const { waiting } = now
    if (!take(waiting)) return so(waiting.kind === 'ask' ? waiting : null, null)
  }
}
