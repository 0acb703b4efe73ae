// What each answer on a button leads to: the next roll, and the chance to lose the turn in the end. Neighbours:
// choosing/answerRoll.ts tries the roll, the worker calculates the rest; Buttons.tsx shows both.
import type { Action, QuestionKind } from '@double-skulls/engine'
import { useEffect, useMemo, useState } from 'react'
import { type AnswerRoll, answerRoll } from '../choosing/answerRoll.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { outlooksInWorker } from '../thinking/thinker.ts'

export interface AnswerOdds {
  readonly roll: AnswerRoll | null
  /** Whether the other answers lead to another roll, or to none. */
  readonly rollDiffers: boolean
  /** The chance to lose the turn after it; null when unknown, or not known yet. */
  readonly turnover: number | null
}

/** Questions whose answers have other odds, or none: whole turns, moves, and placing. */
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
  'grenadeTarget',
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
      // Without odds the rest of the tray is still shown.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [engine, match, answers])
  return useMemo(() => {
    const known = outlooks?.of === answers ? outlooks.list : []
    // A number that all answers share is not repeated on each.
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
