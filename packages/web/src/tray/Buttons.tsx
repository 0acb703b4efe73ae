// The answers that are buttons, numbered for the keyboard: plain answers, a chosen player's actions, ways to use the pitch,
// the second click where one is asked for, and undo. Neighbours: words/answers.ts, table/useChoosing.ts, Tray.tsx.
import type { Action } from '@double-skulls/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { answerKey, questionKey } from '../choosing/autoAnswer.ts'
import { BlockFace } from '../dice/Faces.tsx'
import type { MatchHost, Situation } from '../match/host.ts'
import { rerollChance } from '../preview/rerollChance.ts'
import { changeSettings, useSettings } from '../settings/store.ts'
import type { Choosing } from '../table/useChoosing.ts'
import { answerWords, verbWords } from '../words/answers.ts'
import { percent } from '../words/numbers.ts'

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

const AnswerButton = ({
  host,
  situation,
  answer,
  number,
  onAnswer,
}: {
  host: MatchHost
  situation: Situation
  answer: Action
  number: number
  onAnswer: (answer: Action) => void
}): ReactNode => {
  const { engine } = host
  const { match } = situation
  const chance = answer.do === 'reroll' ? rerollChance(engine, match, answer) : null
  return (
    <button
      type="button"
      className={`answer ${answer.do}`}
      data-answer={answerKey(answer)}
      onClick={() => onAnswer(answer)}
    >
      {answer.do === 'useDie' && <BlockFace result={answer.option} />}
      <span>{answerWords(engine, match, answer)}</span>
      {chance !== null && <b className="chance">{percent(chance)}</b>}
      {number <= 9 && <kbd>{number}</kbd>}
    </button>
  )
}

const KeepAnswer = ({ situation }: { readonly situation: Situation }): ReactNode => {
  const { autoAnswers } = useSettings()
  const { pending, legal } = situation
  const key = pending.wait === 'coach' ? questionKey(pending.question) : null
  if (key === null) return null
  const keepable = legal.filter(({ player, square }) => player < 0 && square < 0)
  return (
    <label className="keep-answer">
      <span>Never ask again:</span>
      <select
        value=""
        onChange={(event) => changeSettings({ autoAnswers: { ...autoAnswers, [key]: event.target.value } })}
      >
        <option value="">keep asking</option>
        {keepable.map((one) => (
          <option key={answerKey(one)} value={answerKey(one)}>
            always: {answerKey(one).replace(' ', ' · ')}
          </option>
        ))}
      </select>
    </label>
  )
}

export const Buttons = ({ host, situation, choosing }: ButtonsProps): ReactNode => {
  const { engine } = host
  const { match, legal } = situation
  const { confirmEndTurn } = useSettings()
  const [ending, setEnding] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another situation is the reason to forget
  useEffect(() => setEnding(false), [situation])
  const { choices, chosen, armed } = choosing
  const shown = buttonsOf(choosing)
  const left = legal.some((one) => one.do === 'endTurn') ? stillToAct(situation) : 0
  const onAnswer = (answer: Action): void => {
    if (answer.do === 'endTurn' && confirmEndTurn && left > 0 && !ending) setEnding(true)
    else choosing.answer(answer)
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
    </div>
  )
}
