// The answers that are buttons, numbered for the keyboard: plain answers, a chosen player's actions, ways to use the pitch,
// the second click where one is asked for, and undo. Neighbours: AnswerButton.tsx, table/useChoosing.ts, Tray.tsx.
import type { Action } from '@double-skulls/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { answerKey } from '../choosing/autoAnswer.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { useSettings } from '../settings/store.ts'
import { formationErrand, offeredSpots } from '../setUp/formation.ts'
import type { Choosing } from '../table/useChoosing.ts'
import { verbWords } from '../words/answers.ts'
import { AnswerButton, OddsLine } from './AnswerButton.tsx'
import { KeepAnswer } from './KeepAnswer.tsx'
import { useAnswerOdds } from './useAnswerOdds.ts'

interface ButtonsProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly choosing: Choosing
}

/** Up to so many squares are buttons too, for keys and for whoever cannot see the pitch. */
const FEW = 6

const fewSquares = ({ choices, chosen }: Choosing): readonly Action[] => {
  if (chosen.reach) return []
  const squares = [...choices.squares(chosen.mode, chosen.player).values()]
  return squares.length <= FEW ? squares : []
}

/** The answers shown as buttons now, in the order of their numbers. */
export const buttonsOf = (choosing: Choosing): readonly Action[] => {
  const { choices, chosen, menuOf } = choosing
  const about = choices.players.get(menuOf >= 0 ? menuOf : chosen.player) ?? []
  const menu = menuOf >= 0 || about.length > 1 || about[0]?.do === 'activate' ? about : []
  return [...menu, ...fewSquares(choosing), ...choices.buttons]
}

const stillToAct = ({ legal }: Situation): number =>
  new Set(legal.filter((one) => one.do === 'activate').map(({ player }) => player)).size

export const Buttons = ({ host, situation, choosing }: ButtonsProps): ReactNode => {
  const { engine } = host
  const { match, legal, pending } = situation
  const { confirmEndTurn } = useSettings()
  const [ending, setEnding] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another situation is the reason to forget
  useEffect(() => setEnding(false), [situation])
  const { choices, chosen, armed } = choosing
  const shown = buttonsOf(choosing)
  const odds = useAnswerOdds(host, situation)
  const left = legal.some((one) => one.do === 'endTurn') ? stillToAct(situation) : 0
  const onAnswer = (answer: Action): void => {
    if (answer.do === 'endTurn' && confirmEndTurn && left > 0 && !ending) setEnding(true)
    else if (answer.do === 'formation' && pending.wait === 'coach') {
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
      {armed >= 0 && (
        <button type="button" className="answer confirm" onClick={() => choosing.act(armed, false)}>
          <span>Do it</span>
          <kbd>Enter</kbd>
        </button>
      )}
      {armed >= 0 && choosing.aim.means === 'walk' && (
        <button type="button" className="plain waypoint" onClick={() => choosing.addWaypoint(armed)}>
          Go by here <kbd>W</kbd>
        </button>
      )}
      {ending && (
        <p className="sure">
          {left === 1 ? '1 player has' : `${left} players have`} not acted. End the turn all the same?
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
