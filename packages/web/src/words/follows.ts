// What follows from an important answer, in a few words under it: read from events on a copy. Neighbours: answers.ts has the
// answer itself, injuries.ts what an injury costs; tray/AnswerButton.tsx shows it.
import { type Action, type Engine, type Match, type Question, spelledOut } from '@double-skulls/engine'
import { injuryCosts } from './injuries.ts'

const treated = (engine: Engine, match: Match, player: number, answer: Action): string => {
  const after = engine.clone(match)
  const events = engine.apply(after, { action: answer })
  const returns = events.some((event) => event.type === 'returned' && event.player === player)
  const { place, posture } = after.players[player]
  if (returns) return 'goes to the reserves'
  if (place === 'pitch') return `stays on the pitch, ${spelledOut(posture)}`
  const pending = engine.pending(after)
  if (pending.wait === 'dice' && pending.why === 'casualty') return 'a second roll, and you choose'
  if (answer.do === 'choose') return injuryCosts(engine, answer.option) || 'out for this match'
  return place === 'ko' ? 'may come round before the next drive' : answer.do === 'decline' ? 'out for this match' : ''
}

/** '' when the answer says it all. */
export const followsAnswer = (engine: Engine, match: Match, question: Question, answer: Action): string => {
  const { kind, subject, player } = question
  const isTreatment = kind === 'chooseInjury' || (kind === 'useResource' && subject === 'apothecary')
  return isTreatment && player >= 0 ? treated(engine, match, player, answer) : ''
}
