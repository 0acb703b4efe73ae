// The question in one line: the side, the question and its dice. Neighbours: Question.tsx has the line below it,
// words/questions.ts the words.
import type { Engine } from '@double-skulls/engine'
import { playerName, targetWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { RollFaces } from '../dice/Faces.tsx'
import type { Situation } from '../match/host.ts'
import { Why } from '../preview/Why.tsx'
import { SideMark } from '../sides/SideMark.tsx'
import { questionWords } from '../words/questions.ts'

interface QuestionLineProps {
  readonly engine: Engine
  readonly situation: Situation
  readonly chosen: number
}

export const QuestionLine = ({ engine, situation, chosen }: QuestionLineProps): ReactNode => {
  const { pending, match } = situation
  if (pending.wait !== 'coach') return null
  const { question, side } = pending
  return (
    <div className="asked-of">
      <p className="asked-team" title={match.squads[side].name}>
        <SideMark side={side} /> <span className="unseen">{match.squads[side].name}</span>
      </p>
      <h2 className="asked-question" data-kind={question.kind} aria-live="polite">
        {question.kind === 'turn' && chosen >= 0
          ? `${playerName(match, chosen)}: an action, or a square to go to`
          : questionWords(engine, match, question)}
      </h2>
      {question.roll && question.roll.faces.length > 0 && (
        <div className="asked-roll">
          <RollFaces engine={engine} roll={question.roll} />
          {question.roll.needed > 0 && (
            <Why match={match} roll={question.roll}>
              needs {targetWords(question.roll)}
            </Why>
          )}
        </div>
      )}
    </div>
  )
}
