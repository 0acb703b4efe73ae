// The dice on the table, what each would do and the possible re-rolls, as one question over the pitch, beside the players it is
// about. Neighbours: promptOf.ts has its content, usePlace.ts its place; tray/ has all other questions.
import { blockDieFaces } from '@double-skulls/engine'
import { isBlockDice } from '@double-skulls/words'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { answerKey } from '../choosing/autoAnswer.ts'
import type { Choosing } from '../choosing/choosing.ts'
import { dieErrand } from '../choosing/errand.ts'
import { BigBlockDie, BigNumberDie, RerollCoin } from '../dice/BigDie.tsx'
import type { MatchHost, Situation } from '../match/host.ts'
import { useSettings } from '../settings/store.ts'
import { percent } from '../words/numbers.ts'
import { type Face, type PromptChoice, type PromptModel, promptOf } from './promptOf.ts'
import { usePlace } from './usePlace.ts'
import { usePromptOdds } from './usePromptOdds.ts'

interface PromptProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly choosing: Choosing
  /** On phones it stands low, within reach of the thumb. */
  readonly upright: boolean
}

const FaceOf = ({
  host,
  face,
  tone,
}: {
  readonly host: MatchHost
  readonly face: Face
  tone: PromptChoice['tone']
}) => {
  switch (face.of) {
    case 'block':
      return <BigBlockDie result={face.result} tone={tone} />
    case 'number':
      return <BigNumberDie face={face.face} tone={tone} />
    case 'nothing':
      return null
    case 'again':
      return <RerollCoin />
    case 'several':
      return (
        <span className="dice-together">
          {face.roll.faces.map((one, i) =>
            isBlockDice(face.roll) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their order
              <BigBlockDie key={i} result={blockDieFaces(host.engine.rules)[one - 1]} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their order
              <BigNumberDie key={i} face={one} />
            ),
          )}
        </span>
      )
  }
}

/** The numbers of a choice; what its words say already is left out. */
const numbersOf = ({ works, lost }: PromptChoice, turnover: number | null | undefined): string => {
  const parts = [works ? `${percent(works.chance)} ${works.words}` : '']
  if (!lost && turnover !== null && turnover !== undefined && turnover > 0) parts.push(`${percent(turnover)} turnover`)
  return parts.filter(Boolean).join(', ')
}

interface ChoiceProps {
  readonly host: MatchHost
  readonly choice: PromptChoice
  readonly number: number
  readonly turnover: number | null | undefined
  readonly armed: boolean
  onTake(): void
}

const Choice = ({ host, choice, number, turnover, armed, onTake }: ChoiceProps): ReactNode => {
  const { answers, name, follows, tone, face, left, lost } = choice
  const numbers = numbersOf(choice, turnover)
  return (
    <button
      type="button"
      className={`answer choice ${face.of === 'again' ? 'again' : ''} ${armed ? 'confirm' : ''}`}
      data-answer={answerKey(answers[answers.length - 1])}
      data-number={number}
      onClick={onTake}
    >
      {/* The name of a block die is said beside it. */}
      <span className="choice-face" aria-hidden={face.of === 'block'}>
        <FaceOf host={host} face={face} tone={tone} />
      </span>
      <span className="choice-words">
        <b>
          {face.of === 'again' && name !== 'Roll again' && <span className="unseen">Roll again: </span>}
          {name} {number <= 9 && <kbd>{number}</kbd>}
        </b>
        {follows !== '' && (
          <small className={lost ? 'warn' : ''}>{armed ? `${follows}. Again to do it` : follows}</small>
        )}
        {numbers !== '' && <small className="numbers">{numbers}</small>}
        {left !== '' && <small>{left}</small>}
      </span>
    </button>
  )
}

const Shown = ({ host, situation, choosing, upright, prompt }: PromptProps & { prompt: PromptModel }): ReactNode => {
  const own = useRef<HTMLElement>(null)
  const { askRisk } = useSettings()
  const [armed, setArmed] = useState<PromptChoice | null>(null)
  const place = usePlace(own, host.engine, situation.match, prompt.concerned, upright)
  const odds = usePromptOdds(host, situation, prompt)
  const { title, detail, choices, theirs, concerned } = prompt
  const take = (choice: PromptChoice): void => {
    // Losing the turn for certain, when another choice would not, may be a mistake: it needs a second click.
    const asked = choice.lost && askRisk !== 'never' && choices.some(({ lost }) => !lost)
    if (asked && armed !== choice) setArmed(choice)
    else choosing.run(dieErrand(concerned.player, choice.answers))
  }
  const { tie, ...stand } = place ?? { tie: null }
  const [from, to] = tie ?? []
  return (
    <>
      {from && to && (
        <svg className="prompt-tie" aria-hidden="true">
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        </svg>
      )}
      <section
        ref={own}
        className="prompt"
        role="group"
        aria-label={`${title}: ${detail}`}
        style={place ? stand : { visibility: 'hidden' }}
      >
        <h3>
          {title}
          {detail !== '' && <span> · {detail}</span>}
        </h3>
        {theirs.length > 0 && (
          <ul className="theirs">
            {theirs.map(({ name, follows, face, tone }) => (
              <li key={name}>
                <FaceOf host={host} face={face} tone={tone} />
                <small>{follows}</small>
              </li>
            ))}
          </ul>
        )}
        <div className="choices">
          {choices.map((choice, i) => (
            <Choice
              key={choice.answers.map(answerKey).join(' ')}
              host={host}
              choice={choice}
              number={i + 1}
              turnover={odds.get(choice)}
              armed={armed === choice}
              onTake={() => take(choice)}
            />
          ))}
        </div>
      </section>
    </>
  )
}

export const Prompt = (props: PromptProps): ReactNode => {
  const { host, situation } = props
  const prompt = useMemo(() => promptOf(host.engine, situation), [host, situation])
  return prompt && <Shown key={situation.steps.length} {...props} prompt={prompt} />
}
