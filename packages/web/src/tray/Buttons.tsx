// The answers that are buttons, numbered for the keyboard: plain answers, a chosen player's actions, modes of the pitch, the
// second click if one is needed, and undo. Neighbours: AnswerButton.tsx, choosing/buttons.ts, ButtonRow.tsx.
import type { Action, Verb } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { answerKey } from '../choosing/autoAnswer.ts'
import { buttonsOf } from '../choosing/buttons.ts'
import type { Choosing } from '../choosing/choosing.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { isDeedMenu } from '../prompt/DeedMenu.tsx'
import { isPrompted } from '../prompt/promptOf.ts'
import { formationErrand, offeredSpots } from '../setUp/formation.ts'
import { isFreeSetUp, SavedFormations } from '../setUp/SavedFormations.tsx'
import { verbWords } from '../words/answers.ts'
import { AnswerButton, isLong, OddsLine } from './AnswerButton.tsx'
import { ButtonRow, type RowItem } from './ButtonRow.tsx'
import { asksAgain, KeepAnswer } from './KeepAnswer.tsx'
import type { Rank } from './rowPlan.ts'
import type { AnswerOdds } from './useAnswerOdds.ts'

interface ButtonsProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly choosing: Choosing
  readonly odds: ReadonlyMap<Action, AnswerOdds>
}

/** Buttons that end a turn, an action or the question itself are always visible. */
const ENDS: readonly Verb[] = ['endTurn', 'endAction', 'done', 'keep', 'decline', 'stop']

const rankOf = ({ do: verb }: Action): Rank => (ENDS.includes(verb) ? 'always' : 'usual')

/** Asked so often that the standing answer is always at hand. */
const isQuick = ({ pending }: Situation): boolean =>
  pending.wait === 'coach' && (pending.question.kind === 'tackle' || pending.question.kind === 'dodge')

export const Buttons = ({ host, situation, choosing, odds }: ButtonsProps): ReactNode => {
  const { engine } = host
  const { match, pending } = situation
  const { choices, chosen, armed, armedAnswer } = choosing
  const shown = isPrompted(situation) ? [] : buttonsOf(choosing)
  const onAnswer = (answer: Action): void => {
    if (answer.do === 'formation' && pending.wait === 'coach') {
      const { side, question } = pending
      const spots = offeredSpots(engine, match, side, answer)
      choosing.run(formationErrand(engine.rules.pitch, match, side, spots, question.subject === ''))
    } else choosing.answer(answer)
  }
  const items: RowItem[] = []
  const put = (key: string, rank: Rank, node: ReactNode): void => void items.push({ key, rank, node })
  if (choices.modes.length > 1)
    put(
      'modes',
      'always',
      <fieldset className="modes">
        <legend className="unseen">What squares mean</legend>
        {choices.modes.map(({ id, sample }) => (
          <button
            key={id}
            type="button"
            className="mode"
            data-mode={id}
            aria-pressed={id === chosen.mode}
            onClick={() => choosing.setMode(id)}
          >
            {verbWords(engine, match, sample)}
          </button>
        ))}
      </fieldset>,
    )
  if (armed >= 0 || armedAnswer)
    put(
      'confirm',
      'always',
      <button type="button" className="answer confirm" onClick={choosing.confirm}>
        <span>Do it</span>
        <kbd>Enter</kbd>
      </button>,
    )
  const elsewhere = isDeedMenu(host, situation, choosing) ? choosing.menuOf : -1
  for (const [i, answer] of shown.entries()) {
    if (elsewhere >= 0 && answer.player === elsewhere) continue
    put(
      `${answerKey(answer)} ${answer.player} ${answer.square}`,
      rankOf(answer),
      <AnswerButton
        host={host}
        situation={situation}
        answer={answer}
        among={shown}
        odds={odds.get(answer)}
        number={i + 1}
        onAnswer={onAnswer}
      />,
    )
  }
  if (situation.canUndo)
    put(
      'undo',
      'usual',
      <button type="button" className="plain undo" onClick={choosing.undo}>
        Undo <kbd>U</kbd>
      </button>,
    )
  if (armed >= 0 && choosing.aim.means === 'walk')
    put(
      'waypoint',
      'usual',
      <button type="button" className="plain waypoint" onClick={() => choosing.addWaypoint(armed)}>
        Go by here <kbd>W</kbd>
      </button>,
    )
  if (isLong(odds)) put('odds', 'behind', <OddsLine host={host} situation={situation} odds={odds} />)
  if (asksAgain(situation)) put('keep', isQuick(situation) ? 'usual' : 'behind', <KeepAnswer situation={situation} />)
  if (isFreeSetUp(situation))
    put('formations', 'behind', <SavedFormations engine={engine} situation={situation} choosing={choosing} />)
  return <ButtonRow items={items} />
}
