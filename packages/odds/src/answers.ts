// The answers tried while a plan is played out. Questions that cannot change the odds get one answer; for the others
// every answer is tried. Neighbours: tree.ts plays, plan.ts makes the purpose.
import type { Action, Engine, GameEvent, Match, Pending } from '@double-skulls/engine'
import type { Principals } from './tally.ts'

/** A coach's choices for a block; what he leaves out is chosen by the odds. */
export interface Wishes {
  /** Results of block dice, the best first. */
  readonly prefer?: readonly string[]
  /** The square to push the opponent to. */
  readonly push?: number
  readonly followUp?: boolean
}

export interface Purpose {
  readonly principals: Principals
  readonly steps: readonly unknown[]
  readonly wishes: Wishes
  /** The plan's next answer, and the number of steps done after it; null where the plan cannot go on. */
  nextOf(match: Match, step: number): { readonly action: Action; readonly step: number } | null
  /** Whether the player really is where the last step leads. */
  arrived(match: Match, step: number): boolean
  /** Whether the plan has succeeded; `seen` holds the counts so far, each between blanks. */
  isDone(match: Match, seen: string, events: readonly GameEvent[]): boolean
  /** Whether a loose ball is not followed; whether a branch ends with a turnover. */
  readonly leavesBall: boolean
  readonly stopsWhenLost: boolean
  /** Whether the deed is the last step, so that the players' squares after it do not matter. */
  readonly endsWithDeed: boolean
}

type Asked = Extract<Pending, { wait: 'coach' }>

/** Unknown questions with at most this many answers have all of them tried; others are declined. */
const FEW = 4

/** Nobody re-rolls a success of his own. */
const isSuccess = ({ players }: Match, { question: { roll }, side }: Asked): boolean =>
  roll !== null && roll.base > 0 && roll.passed && (players[roll.player]?.side ?? roll.side) === side

const dice = (own: boolean, { prefer }: Wishes, legal: readonly Action[]): readonly Action[] => {
  if (!own || !prefer) return legal
  for (const result of prefer) {
    const die = legal.find((one) => one.option === result)
    if (die) return [die]
  }
  return legal
}

const wished = (legal: readonly Action[], wish: (one: Action) => boolean, otherwise: readonly Action[]) => {
  const answer = legal.find(wish)
  return answer ? [answer] : otherwise
}

export const candidates = (engine: Engine, match: Match, purpose: Purpose, asked: Asked): readonly Action[] => {
  const legal = engine.legal(match)
  const { wishes, principals, endsWithDeed } = purpose
  const declined = (): readonly Action[] => [engine.fallback(match)]
  const own = asked.side === match.players[principals.actor].side
  switch (asked.question.kind) {
    case 'reroll':
      return isSuccess(match, asked) ? declined() : legal
    case 'blockDie':
      return dice(own, wishes, legal)
    case 'rerollDie':
    case 'interception':
    case 'useSkill':
      return legal
    case 'pushSquare':
      return wished(legal, (one) => own && one.square === wishes.push, endsWithDeed ? [legal[0]] : legal)
    case 'followUp': {
      if (wishes.followUp === undefined && !endsWithDeed) return legal
      const verb = wishes.followUp ? 'followUp' : 'stay'
      return wished(legal, (one) => one.do === verb, legal)
    }
    case 'nominate':
      return wished(legal, (one) => one.player === principals.target, [legal[0]])
    // Free moves against a throw have too many outcomes; they are taken to be declined.
    case 'freeMove':
      return declined()
    // Nobody counts on magic that is still under somebody's shirt.
    case 'useItem':
      return declined()
    // A call is about the coach's care, not about the plan.
    case 'callIllegal':
      return declined()
    case 'useResource':
      return asked.question.subject === 'bribe' ? legal : declined()
    default:
      return legal.length <= FEW ? legal : declined()
  }
}
