// One answer as a button, with its odds; and the odds of all of them as a line with reasons. Neighbours: Buttons.tsx,
// useAnswerOdds.ts, words/answers.ts.
import type { Action, Question } from '@double-skulls/engine'
import { rollWords, targetWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import type { AnswerRoll } from '../choosing/answerRoll.ts'
import { answerKey } from '../choosing/autoAnswer.ts'
import { ruleOfQuestion } from '../companion/ruleKinds.ts'
import { BlockFace } from '../dice/Faces.tsx'
import { questionOf, sideAsked } from '../match/asked.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { ReasonedNumber } from '../preview/ReasonedNumber.tsx'
import { TableBar } from '../preview/TableBar.tsx'
import { Why } from '../preview/Why.tsx'
import { OfferedPicture } from '../setUp/FormationPicture.tsx'
import { answerWords } from '../words/answers.ts'
import { differing } from '../words/differing.ts'
import { followsAnswer } from '../words/follows.ts'
import { percent } from '../words/numbers.ts'
import type { AnswerOdds } from './useAnswerOdds.ts'

/** The roll is named if it is not the one the question is about. */
const rollText = ({ roll, chance }: NonNullable<AnswerOdds['roll']>, question: Question | null): string =>
  roll.roll === question?.roll?.roll || roll.needed === 0
    ? percent(chance)
    : // A button is narrow.
      `${rollWords(roll.roll)} ${roll.under ? `≤ ${roll.needed}` : targetWords(roll)} ${percent(chance)}`

interface AnswerButtonProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly answer: Action
  /** All answers that are buttons: words that they share are not repeated on each of them. */
  readonly among: readonly Action[]
  readonly odds: AnswerOdds | undefined
  readonly number: number
  onAnswer(answer: Action): void
}

export const AnswerButton = (props: AnswerButtonProps): ReactNode => {
  const { host, situation, answer, among, odds, number, onAnswer } = props
  const { engine } = host
  const { match } = situation
  const question = questionOf(situation)
  const { shared, own } = differing(among, (one) => answerWords(engine, match, one, question?.kind))[
    among.indexOf(answer)
  ]
  const follows = question ? followsAnswer(engine, match, question, answer) : ''
  return (
    <button
      type="button"
      className={`answer ${answer.do}`}
      data-answer={answerKey(answer)}
      data-number={number}
      onClick={() => onAnswer(answer)}
    >
      {answer.do === 'useDie' && <BlockFace result={answer.option} />}
      {answer.do === 'formation' && <OfferedPicture host={host} situation={situation} offer={answer} />}
      <span>
        {shared !== '' && <span className="unseen">{shared} </span>}
        {own}
      </span>
      {follows !== '' && <small className="cost">{follows}</small>}
      {odds?.roll &&
        odds.rollDiffers &&
        (odds.roll.roll.table === undefined ? (
          <b className="chance">{rollText(odds.roll, question)}</b>
        ) : (
          <TableBar
            table={odds.roll.roll.table}
            results={odds.roll.results}
            brief
            theirs={match.players[odds.roll.roll.player]?.side !== sideAsked(situation)}
          />
        ))}
      {odds && odds.turnover !== null && <small className="cost">turnover {percent(odds.turnover)}</small>}
      {number <= 9 && <kbd>{number}</kbd>}
    </button>
  )
}

/** Each roll once, with the answers that lead to it; an answer that keeps the roll leads to none. */
const differentRolls = (
  known: readonly (readonly [Action, AnswerOdds])[],
): readonly (readonly [readonly Action[], AnswerRoll])[] => {
  const found = new Map<string, [Action[], AnswerRoll]>()
  for (const [answer, { roll }] of known) {
    if (!roll || answer.do === 'keep') continue
    const key = JSON.stringify([roll.roll.roll, roll.roll.needed, roll.chance])
    const same = found.get(key)
    if (same) same[0].push(answer)
    else found.set(key, [[answer], roll])
  }
  return [...found.values()]
}

/** Whether it needs more than a line: different rolls, each with the names of its players. */
export const isLong = (odds: ReadonlyMap<Action, AnswerOdds>): boolean => differentRolls([...odds]).length > 1

/** Whether there is any roll in it, and not only the chance to lose the turn. */
export const hasRolls = (odds: ReadonlyMap<Action, AnswerOdds>): boolean => differentRolls([...odds]).length > 0

/** There is one line for the results; of more of them the bar says enough, and their names follow under "why?". */
const MOST_LISTED = 4

/** The rolls behind the numbers on the buttons, each with its reasons. */
export const OddsLine = ({
  host,
  situation,
  odds,
}: {
  readonly host: MatchHost
  readonly situation: Situation
  readonly odds: ReadonlyMap<Action, AnswerOdds>
}): ReactNode => {
  const known = [...odds].filter(([, { roll, turnover }]) => roll !== null || turnover !== null)
  if (known.length === 0) return null
  const { engine } = host
  const rolls = differentRolls(known)
  const question = questionOf(situation)
  // The line below says already what comes of declining, or which rule it is about.
  const isFull = question !== null && (question.declining !== '' || ruleOfQuestion(engine, question) !== null)
  return (
    <div className="odds-line">
      {rolls.map(([answers, roll]) => (
        <div key={answers.map((answer) => `${answerKey(answer)} ${answer.player} ${answer.square}`).join(' ')}>
          {rolls.length > 1 && `${answers.map((one) => answerWords(engine, situation.match, one)).join(', ')}: `}
          <Why match={situation.match} roll={roll.roll}>
            {rollWords(roll.roll.roll)} {roll.roll.needed > 0 && `${targetWords(roll.roll)} `}
            {percent(roll.chance)}
          </Why>
          {roll.roll.table !== undefined && (
            <TableBar
              table={roll.roll.table}
              results={roll.results}
              brief={isFull || roll.results.length > MOST_LISTED}
            />
          )}
        </div>
      ))}
      {known.some(([, { turnover }]) => turnover !== null) && (
        <ReasonedNumber numbers={['turnover']}>
          <small>
            Everything after the answer is played out over all dice: the coach whose turn it is answers as is best for
            keeping it, the other coach as is worst.
          </small>
        </ReasonedNumber>
      )}
    </div>
  )
}
