// A question to a coach at this screen, in three lines: the question, its odds, and the answers. Neighbours: QuestionLine.tsx, preview/,
// Buttons.tsx; Tray.tsx shows it.
import { decliningWords, faultWords } from '@double-skulls/words'
import type { PointerEvent, ReactNode } from 'react'
import { actorOf } from '../choosing/actor.ts'
import type { Choosing } from '../choosing/choosing.ts'
import { RuleName } from '../companion/RuleName.tsx'
import { ruleOfQuestion } from '../companion/ruleKinds.ts'
import { Seat } from '../dugout/Seat.tsx'
import { questionOf } from '../match/asked.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { whereSeen } from '../match/whereabouts.ts'
import { Preview } from '../preview/Preview.tsx'
import { isDeedMenu } from '../prompt/DeedMenu.tsx'
import { isPrompted } from '../prompt/promptOf.ts'
import { answerWords } from '../words/answers.ts'
import { whyNotWords } from '../words/whyNotWords.ts'
import { hasRolls, isLong, OddsLine } from './AnswerButton.tsx'
import { BlockDiceReasons } from './BlockDiceReasons.tsx'
import { Buttons } from './Buttons.tsx'
import { QuestionLine } from './QuestionLine.tsx'
import { useAnswerOdds } from './useAnswerOdds.ts'

interface QuestionProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly choosing: Choosing
  onGrab(player: number, event: PointerEvent): void
}

/** Players beside the pitch who can be chosen, for screens where the benches are hidden. */
const Bench = (props: Omit<Parameters<typeof Seat>[0], 'player'>): ReactNode => {
  const able = props.match.players.filter(
    ({ id }) => whereSeen(props.match, id) < 0 && props.choosing.choices.players.has(id),
  )
  if (able.length === 0) return null
  return (
    <div className="bench">
      {able.map((player) => (
        <Seat key={player.id} player={player} {...props} />
      ))}
    </div>
  )
}

const noLook = (): void => undefined

export const Question = ({ host, situation, choosing, onGrab }: QuestionProps): ReactNode => {
  const { engine } = host
  const { match } = situation
  const { aim, chosen, idle, armedAnswer, refused } = choosing
  const odds = useAnswerOdds(host, situation)
  const question = questionOf(situation)
  const rule = question && ruleOfQuestion(engine, question)
  return (
    <>
      <QuestionLine engine={engine} situation={situation} chosen={chosen.player} />
      <div className="weighed">
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
        {!isDeedMenu(host, situation, choosing) && (
          <Preview engine={engine} situation={situation} aim={aim} player={actorOf(situation, chosen.player)} />
        )}
        {question?.missing && <p className="missing">{faultWords(question.missing)}</p>}
        <BlockDiceReasons host={host} situation={situation} />
        {!isLong(odds) && (hasRolls(odds) || !isPrompted(situation)) && (
          <OddsLine host={host} situation={situation} odds={odds} />
        )}
        {question && question.declining !== '' && !isPrompted(situation) && (
          <p className="declining">Otherwise: {decliningWords(question.declining)}</p>
        )}
        {rule && (
          <p className="asked-rule">
            <RuleName engine={engine} {...rule} />
          </p>
        )}
      </div>
      <Bench engine={engine} match={match} choosing={choosing} onGrab={onGrab} onLook={noLook} />
      <Buttons host={host} situation={situation} choosing={choosing} odds={odds} />
    </>
  )
}
