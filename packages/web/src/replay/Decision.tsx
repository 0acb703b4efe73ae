// In a replay, instead of the tray: who was asked what, what he answered, the other options, and the dice since then. Neighbours:
// decision.ts finds it, words/ words it, ReplayTable.tsx places it.
import { type Engine, type Match, type Outside, sameAction } from '@double-skulls/engine'
import { capital, rollWords, targetWords } from '@double-skulls/words'
import { type ReactNode, useMemo } from 'react'
import { NumberFace, RollFaces } from '../dice/Faces.tsx'
import { Why } from '../preview/Why.tsx'
import { SideMark } from '../sides/SideMark.tsx'
import { answerWords } from '../words/answers.ts'
import { questionWords } from '../words/questions.ts'
import { type Decided, momentAt, type Thrown } from './decision.ts'
import { type Reel, stateAt } from './reel.ts'

const outsideWords: { readonly [O in Outside]: string } = { timeOut: 'The clock ran out', concede: 'Gave up' }

/** Up to this many answers are all shown. */
const FEW = 6

/** More throws in a row are left to the log. */
const LATEST = 4

const Answers = ({ reel, decided }: { readonly reel: Reel; readonly decided: Decided }): ReactNode => {
  const { answer, legal } = decided
  const { engine } = reel
  const { kind } = decided.asked.question
  const before = stateAt(reel, decided.at)
  if (answer === null) return <p className="given">A secret of his</p>
  if (typeof answer === 'string') return <p className="given">{outsideWords[answer]}</p>
  const others = legal.length > 1 && legal.length <= FEW ? legal.filter((one) => !sameAction(one, answer)) : []
  return (
    <p className="given-answers">
      <b className="given">{answerWords(engine, before, answer, kind)}</b>
      {others.length > 0 && (
        <span className="not-given">
          rather than {others.map((one) => answerWords(engine, before, one, kind)).join(', ')}
        </span>
      )}
      {others.length === 0 && legal.length > 1 && <span className="not-given">one of {legal.length} answers</span>}
    </p>
  )
}

const Throw = ({ engine, match, thrown }: { engine: Engine; match: Match; thrown: Thrown }): ReactNode => {
  const { roll, faces, why } = thrown
  return (
    <li>
      {roll ? (
        <RollFaces engine={engine} roll={roll} />
      ) : (
        <span className="faces">
          {faces.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their order
            <NumberFace key={i} face={face} />
          ))}
        </span>
      )}{' '}
      {roll && roll.needed > 0 ? (
        <Why match={match} roll={roll}>
          {rollWords(roll.roll)} {targetWords(roll)}
        </Why>
      ) : (
        <span>{rollWords(roll?.roll ?? why)}</span>
      )}
      {roll && roll.needed > 0 && <span className="came-out">{roll.passed ? 'made' : 'failed'}</span>}
    </li>
  )
}

export const Decision = ({ reel, position }: { readonly reel: Reel; readonly position: number }): ReactNode => {
  const { decided, thrown } = useMemo(() => momentAt(reel, position), [reel, position])
  const { engine } = reel
  const match = stateAt(reel, position)
  const next = engine.pending(match)
  const latest = thrown.slice(-LATEST)
  return (
    <div className="decision">
      {decided ? (
        <>
          <div className="decision-line">
            <SideMark side={decided.side} />
            <h2 className="asked-question" data-kind={decided.asked.question.kind}>
              {questionWords(engine, stateAt(reel, decided.at), decided.asked.question)}
            </h2>
          </div>
          <Answers reel={reel} decided={decided} />
        </>
      ) : (
        <h2 className="asked-question">The teams come out</h2>
      )}
      {latest.length > 0 && (
        <ul className="throws" aria-label="Dice since then">
          {latest.map((one) => (
            <Throw key={one.position} engine={engine} match={stateAt(reel, one.position)} thrown={one} />
          ))}
        </ul>
      )}
      {next.wait === 'coach' && (
        <p className="next-asked">
          Next, {match.squads[next.side].name}: {questionWords(engine, match, next.question)}
        </p>
      )}
      {next.wait === 'dice' && (
        <p className="next-asked">Next, dice: {capital(rollWords(next.roll?.roll ?? next.why))}</p>
      )}
    </div>
  )
}
