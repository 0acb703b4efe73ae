// What each answer on a button leads to: the roll that follows at once, and how likely the turn is lost in the end.
// Neighbours: choosing/answerRoll.ts tries the roll, the worker plays the rest out; Buttons.tsx shows both.
import type { Action, QuestionKind } from '@double-skulls/engine'
import { useEffect, useMemo, useState } from 'react'
import { type AnswerRoll, answerRoll } from '../choosing/answerRoll.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { outlooksInWorker } from '../thinking/thinker.ts'

export interface AnswerOdds {
  readonly roll: AnswerRoll | null
  /** Whether the other answers lead to another roll, or to none. */
  readonly rollDiffers: boolean
  /** The chance that the turn is lost after it; null where it is not known, or not yet. */
  readonly turnover: number | null
}

/** Answers to these have odds of their own, or none: whole turns, moves, and where to put things. */
const WITHOUT: readonly QuestionKind[] = [
  'turn',
  'activation',
  'setUp',
  'placePlayer',
  'kickTarget',
  'kickOrReceive',
  'quickSnap',
  'freeMove',
  'spellTarget',
  'bombTarget',
  'learn',
  'weather',
]

/** More answers than this are a list to pick from, not a decision to weigh. */
const MOST = 6

const NONE: readonly Action[] = []

const weighed = ({ pending, legal, yours }: Situation): readonly Action[] => {
  if (!yours || pending.wait !== 'coach' || WITHOUT.includes(pending.question.kind)) return NONE
  return legal.length <= MOST ? legal : NONE
}

export const useAnswerOdds = ({ engine }: MatchHost, situation: Situation): ReadonlyMap<Action, AnswerOdds> => {
  const { match } = situation
  const answers = useMemo(() => weighed(situation), [situation])
  const rolls = useMemo(() => answers.map((answer) => answerRoll(engine, match, answer)), [engine, match, answers])
  const [outlooks, setOutlooks] = useState<{
    readonly of: readonly Action[]
    readonly list: readonly (number | null)[]
  } | null>(null)
  useEffect(() => {
    if (answers.length === 0) return
    let gone = false
    outlooksInWorker(engine, match, answers).then(
      (list) => {
        if (!gone) setOutlooks({ of: answers, list })
      },
      // Without them the rest of the tray still stands.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [engine, match, answers])
  return useMemo(() => {
    const known = outlooks?.of === answers ? outlooks.list : []
    // What is the same whatever is answered, is not said on every answer.
    const matters = new Set(known).size > 1
    const rollDiffers = new Set(rolls.map((one) => JSON.stringify(one))).size > 1
    return new Map(
      answers.map((answer, i) => [
        answer,
        { roll: rolls[i], rollDiffers, turnover: matters ? (known[i] ?? null) : null },
      ]),
    )
  }, [answers, rolls, outlooks])
}
