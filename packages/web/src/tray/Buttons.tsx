// The answers that are buttons, numbered for the keyboard: plain answers, a chosen player's actions, ways to use the pitch,
// the second click where one is asked for, and undo. Neighbours: AnswerButton.tsx, choosing/buttons.ts, Tray.tsx.
import type { Action } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { answerKey } from '../choosing/autoAnswer.ts'
import { buttonsOf } from '../choosing/buttons.ts'
import type { Choosing } from '../choosing/choosing.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { formationErrand, offeredSpots } from '../setUp/formation.ts'
import { answerWords, verbWords } from '../words/answers.ts'
import { whyNotWords } from '../words/whyNot.ts'
import { AnswerButton, OddsLine } from './AnswerButton.tsx'
import { KeepAnswer } from './KeepAnswer.tsx'
import { useAnswerOdds } from './useAnswerOdds.ts'

interface ButtonsProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly choosing: Choosing
}

export const Buttons = ({ host, situation, choosing }: ButtonsProps): ReactNode => {
  const { engine } = host
  const { match, pending } = situation
  const { choices, chosen, armed, armedAnswer, refused, idle } = choosing
  const shown = buttonsOf(choosing)
  const odds = useAnswerOdds(host, situation)
  const onAnswer = (answer: Action): void => {
    if (answer.do === 'formation' && pending.wait === 'coach') {
      const { side, question } = pending
      const spots = offeredSpots(engine, match, side, answer)
      choosing.run(formationErrand(engine.rules.pitch, match, side, spots, question.subject === ''))
    } else choosing.answer(answer)
  }
  return (
    <div className="buttons">
      {choices.modes.length > 1 && (
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
        </fieldset>
      )}
      {(armed >= 0 || armedAnswer) && (
        <button type="button" className="answer confirm" onClick={choosing.confirm}>
          <span>Do it</span>
          <kbd>Enter</kbd>
        </button>
      )}
      {armed >= 0 && choosing.aim.means === 'walk' && (
        <button type="button" className="plain waypoint" onClick={() => choosing.addWaypoint(armed)}>
          Go by here <kbd>W</kbd>
        </button>
      )}
      {armedAnswer && (
        <p className="sure">{answerWords(engine, match, armedAnswer)} may cost the turn. Do it all the same?</p>
      )}
      {refused && (
        <p className="refused" role="status">
          {whyNotWords(match, refused)}
        </p>
      )}
      {idle > 0 && (
        <p className="sure">
          {idle === 1 ? '1 player has' : `${idle} players have`} not acted. End the turn all the same?
        </p>
      )}
      {shown.map((answer, i) => (
        <AnswerButton
          key={`${answerKey(answer)} ${answer.player} ${answer.square}`}
          host={host}
          situation={situation}
          answer={answer}
          odds={odds.get(answer)}
          number={i + 1}
          onAnswer={onAnswer}
        />
      ))}
      {situation.canUndo && (
        <button type="button" className="plain undo" onClick={choosing.undo}>
          Undo <kbd>U</kbd>
        </button>
      )}
      <KeepAnswer situation={situation} />
      <OddsLine host={host} situation={situation} odds={odds} />
    </div>
  )
}
