// A procedure of the league gone through again from its start: what was answered, what bots answer, what the dice said, and the
// question that is open. So everything can be undone and nothing is rolled twice. Knows no rule. Neighbours: Procedure.tsx shows it,
// games/gameNow.ts goes through the phases of a game.
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
  /** Whose secret it is: of a round that is still open, or of what only comes out in the match. '' for nobody's. */
  readonly secretOf: string
}

export interface Walk<R> {
  readonly lines: readonly Line[]
  /** The open question of a coach at this screen; null when there is none any more. */
  readonly waiting: LeagueAsk | null
  /** Whether others at this screen must look away: it is asked in secret, and they are asked too. */
  readonly secret: boolean
  readonly result: R | null
  /** All answers and faces so far, as the league records them. */
  readonly answers: readonly Answer[]
  /** How many of the coaches' answers fit: of others nothing is left. */
  readonly used: number
  /** How many of them may be taken back one by one: not what somebody else has answered in secret, nor what a round was. */
  readonly undoable: number
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

/** Whether it is one of the answers, or a sum within the bounds. */
export const isLegal = ({ options, sums }: LeagueAsk, answer: string): boolean => {
  if (options.includes(answer)) return true
  const sum = Number(answer)
  return sums !== undefined && /^\d{1,9}$/.test(answer) && sum >= sums.least && sum <= sums.most
}

type Round = NonNullable<LeagueStep['apart']>['parts']

interface Noted extends Omit<Line, 'secretOf'> {
  readonly round: Round | undefined
  /** It stays a secret after the round. */
  readonly kept: boolean
}

const asked = (ask: LeagueAsk, answer: string): Noted => ({
  who: ask.who,
  what: ask.question,
  said: optionTexts({ ...ask, options: [answer] })[0].text,
  faces: [],
  round: ask.apart?.parts,
  kept: ask.about?.topic === 'tricks',
})

const rolled = (roll: LeagueRoll, faces: readonly number[]): Noted => ({
  who: roll.who,
  what: roll.why,
  said: meaningOf(roll, faces),
  faces,
  round: roll.apart?.parts,
  kept: false,
})

interface Spoken {
  readonly who: string
  readonly round: Round | undefined
}

/** From the last on, as long as they are the same coach's in the same round, or in none. */
const undoableOf = (spoken: readonly Spoken[], waiting: LeagueAsk | null): number => {
  const round = waiting?.apart?.parts
  const at = spoken.findLastIndex((one) => one.round !== round || (round !== undefined && one.who !== waiting?.who))
  return spoken.length - 1 - at
}

export const walk = <R>({ start, said, seed, isBot = () => false }: WalkWish<R>): Walk<R> => {
  const underway = begin(start)
  const dice = seededDice(seed)
  const notes: Noted[] = []
  const spoken: Spoken[] = []
  let thrown = 0
  const so = (waiting: LeagueAsk | null, result: R | null): Walk<R> => {
    const round = waiting?.apart?.parts
    const here = round?.filter(({ who }) => !isBot(who)) ?? []
    return {
      lines: notes.map(({ round: own, kept, ...line }) => ({
        ...line,
        secretOf: kept || (own !== undefined && own === round) ? line.who : '',
      })),
      ...{ waiting, result, secret: here.length > 1 },
      ...{ answers: underway.answers, used: spoken.length, undoable: undoableOf(spoken, waiting) },
    }
  }
  const answerOf = (ask: LeagueAsk): string | null => {
    if (isBot(ask.who)) return sensibleCoach(seededRoller(seed + notes.length)).choose(ask)
    const own = said[spoken.length]
    if (own === undefined || !isLegal(ask, own)) return null
    spoken.push({ who: ask.who, round: ask.apart?.parts })
    return own
  }
  for (;;) {
    const now = underway.progress()
    if (now.done) return so(null, now.result)
    const { waiting } = now
    switch (waiting.kind) {
      case 'roll': {
        const faces = dice(waiting.dice, thrown++)
        notes.push(rolled(waiting, faces))
        underway.answer(faces)
        break
      }
      case 'ask': {
        const answer = answerOf(waiting)
        if (answer === null) return so(waiting, null)
        notes.push(asked(waiting, answer))
        underway.answer(answer)
        break
      }
    }
  }
}
