// Which answers to a question are worth a look while a plan is played out, by what the plan wants. Questions that cannot
// change its worth get one answer, the others are tried one by one. Neighbours: tree.ts plays, plan.ts makes a purpose.
import type { Action, Engine, GameEvent, Match, Pending } from '@double-skulls/engine'
import type { Principals } from './tally.ts'

/** What a coach wants of a block, where he does not leave it to the odds. */
export interface Wishes {
  /** Results of block dice, the best first. */
  readonly prefer?: readonly string[]
  readonly push?: number
  readonly followUp?: boolean
}

export interface Purpose {
  readonly principals: Principals
  readonly steps: readonly unknown[]
  readonly wishes: Wishes
  /** The next answer of the plan and how many steps are then done; null where it cannot go on. */
  nextOf(match: Match, step: number): { readonly action: Action; readonly step: number } | null
  /** Whether the last step has really been made. */
  arrived(match: Match, step: number): boolean
  /** Whether all that was wanted has come about: `seen` holds what was counted, each word with a blank after it. */
  isDone(match: Match, seen: string, events: readonly GameEvent[]): boolean
  /** Where a loose ball ends does not matter; a lost turn is not played on. */
  readonly leavesBall: boolean
  readonly stopsWhenLost: boolean
  /** Nothing comes after the deed, so where it leaves the players is all the same. */
  readonly endsWithDeed: boolean
}

type Asked = Extract<Pending, { wait: 'coach' }>

/** Answers that let things go on as they are, in the order in which they are looked for. */
const LETTING_GO: readonly string[] = ['decline', 'keep', 'stay', 'stop', 'done']

const letGo = (legal: readonly Action[]): readonly Action[] => {
  for (const verb of LETTING_GO) {
    const found = legal.find((one) => one.do === verb)
    if (found) return [found]
  }
  return [legal[0]]
}

/** As many answers as are tried where nothing is known about the question. */
const FEW = 4

const rerolls = ({ question }: Asked, legal: readonly Action[]): readonly Action[] =>
  // Nobody re-rolls a success.
  question.roll && question.roll.base > 0 && question.roll.passed ? letGo(legal) : legal

const dice = (own: boolean, { prefer }: Wishes, legal: readonly Action[]): readonly Action[] => {
  if (!own || !prefer) return legal
  for (const result of prefer) {
    const found = legal.find((one) => one.option === result)
    if (found) return [found]
  }
  return legal
}

const wished = (legal: readonly Action[], wish: (one: Action) => boolean, otherwise: readonly Action[]) => {
  const found = legal.find(wish)
  return found ? [found] : otherwise
}

export const candidates = (engine: Engine, match: Match, purpose: Purpose, asked: Asked): readonly Action[] => {
  const legal = engine.legal(match)
  const { wishes, principals, endsWithDeed } = purpose
  const own = asked.side === match.players[principals.actor].side
  switch (asked.question.kind) {
    case 'reroll':
      return rerolls(asked, legal)
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
    // Moves out of turn against a throw could lead anywhere: nobody is reckoned to make them.
    case 'freeMove':
      return letGo(legal)
    case 'useResource':
      return asked.question.subject === 'bribe' ? legal : letGo(legal)
    default:
      return legal.length <= FEW ? legal : letGo(legal)
  }
}
