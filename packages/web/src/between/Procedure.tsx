// A procedure of the league on a page: the open question with its answers, and what was said and rolled before it. Whatever the league
// asks is shown in the league's own words. Neighbours: walk.ts goes through it; teams/ and games/ have procedures.
import { gold, type LeagueAsk, optionTexts, questionHelp, usualAnswer } from '@double-skulls/league'
import { capital } from '@double-skulls/words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isLegal, type Line, type Walk } from './walk.ts'

interface ProcedureProps<R> {
  readonly walk: Walk<R>
  /** How somebody who is asked or rolls is called. */
  nameOf(who: string): string
  onAnswer(option: string): void
  /** Takes the last answer back; null where there is none. */
  readonly onUndo: (() => void) | null
}

/** What is in the treasury while it is asked about gold. */
const Purse = ({ ask }: { readonly ask: LeagueAsk }): ReactNode => {
  const { team, prices } = ask.about ?? {}
  return team?.campaign && prices ? (
    <p className="purse">
      In the treasury: <b>{gold(team.treasury)}</b>
    </p>
  ) : null
}

const Faces = ({ faces }: { readonly faces: readonly number[] }): ReactNode =>
  faces.map((face, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw never change places
    <b key={i} className="face">
      {face}
    </b>
  ))

const Said = ({ faces, said }: Pick<Line, 'faces' | 'said'>): ReactNode => (
  <>
    {faces.length > 0 && (
      <>
        {': '}
        <Faces faces={faces} />
      </>
    )}
    {said !== '' && (
      <>
        {' → '}
        <b>{said}</b>
      </>
    )}
  </>
)

/** How often somebody has answered in secret is a secret too: of that there is one line. */
export const seenBy = (lines: readonly Line[], viewer: string): readonly Line[] =>
  lines.filter(
    ({ secretOf }, i) =>
      secretOf === '' || secretOf === viewer || lines.findIndex((other) => other.secretOf === secretOf) === i,
  )

/** What was asked and rolled so far, the last first; of what is a secret of somebody, `viewer` sees his own. */
export const Spoken = ({
  lines,
  viewer,
  nameOf,
}: {
  readonly lines: readonly Line[]
  readonly viewer: string
  nameOf(who: string): string
}): ReactNode => (
  <ol className="spoken" reversed>
    {seenBy(lines, viewer)
      .map(({ who, what, said, faces, secretOf }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story is only ever added to
        <li key={i}>
          <span className="spoken-who">{nameOf(who)}</span>{' '}
          {secretOf !== '' && secretOf !== viewer ? 'has answered, and nobody else knows what' : what}
          {secretOf !== '' && secretOf !== viewer ? null : <Said faces={faces} said={said} />}
        </li>
      ))
      .reverse()}
  </ol>
)

/** Any other sum within the bounds. */
const OtherSum = ({ ask, onAnswer }: { readonly ask: LeagueAsk; onAnswer(option: string): void }): ReactNode => {
  const [text, setText] = useState('')
  const { sums } = ask
  const plain = text.replaceAll(/[\s.,'’]/g, '')
  if (!sums) return null
  const fits = isLegal(ask, plain)
  return (
    <form
      className="other-sum"
      onSubmit={(event) => {
        event.preventDefault()
        if (fits) onAnswer(String(Number(plain)))
      }}
    >
      <label>
        Another sum{' '}
        <input
          className="typed"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={text !== '' && !fits}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className="plain" aria-disabled={!fits}>
        Write it down
      </button>
      <span className="quiet">
        from {gold(sums.least)} to {gold(sums.most)}
      </span>
    </form>
  )
}

export const Question = ({
  ask,
  nameOf,
  onAnswer,
}: Pick<ProcedureProps<unknown>, 'nameOf' | 'onAnswer'> & { readonly ask: LeagueAsk }): ReactNode => {
  const usual = usualAnswer(ask)
  const texts = optionTexts(ask)
  const answers = [...texts.filter(({ option }) => option !== usual), ...texts.filter(({ option }) => option === usual)]
  return (
    <>
      <p className="asked-who">{nameOf(ask.who)}</p>
      <h3>{capital(ask.question)}</h3>
      {ask.about && <p className="quiet">{questionHelp(ask.about)}</p>}
      <Purse ask={ask} />
      <div className={answers.length > 6 ? 'league-answers many' : 'league-answers'}>
        {answers.map(({ option, text, costs }) => (
          <button
            key={option}
            type="button"
            className={option === usual ? 'league-answer usual' : 'league-answer'}
            data-answer={option}
            onClick={() => onAnswer(option)}
          >
            <span>{capital(text)}</span>
            {costs !== '' && <small>{costs}</small>}
          </button>
        ))}
      </div>
      <OtherSum key={`${ask.who} ${ask.question}`} ask={ask} onAnswer={onAnswer} />
    </>
  )
}

export const Procedure = <R,>({ walk, nameOf, onAnswer, onUndo }: ProcedureProps<R>): ReactNode => {
  const place = useRef<HTMLDivElement>(null)
  const asked = walk.answers.length
  const before = useRef(asked)
  // Whoever answers by keys goes on by keys: the focus stays at the questions.
  useEffect(() => {
    if (before.current !== asked) place.current?.focus({ preventScroll: true })
    before.current = asked
  }, [asked])
  return (
    <div className="procedure" ref={place} tabIndex={-1}>
      {walk.waiting && <Question ask={walk.waiting} nameOf={nameOf} onAnswer={onAnswer} />}
      {onUndo && (
        <p>
          <button type="button" className="plain" onClick={onUndo}>
            Take the last answer back
          </button>
        </p>
      )}
      {walk.lines.length > 0 && <Spoken lines={walk.lines} viewer={walk.waiting?.who ?? ''} nameOf={nameOf} />}
    </div>
  )
}
