// What drugs make of a player's own will: love draws him to one opponent, who runs from him and strikes him when he is near, and fear keeps
// him out of everybody's reach. Neighbours: activationOfDeeds.ts asks, mustCharge.ts is another such rule; ../match/love.ts
// says who loves whom.
import type { Ctx } from '../../edition.ts'
import { gapTo, squaresOf } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import type { Action, Verb } from '../../vocabulary/actions.ts'
import { admirersOf, belovedOf, loves } from '../match/love.ts'
import { hasState } from '../match/states.ts'
import { hasZone, playersBeside } from '../move/zones.ts'
import { isMachine } from '../things/machines.ts'
import type { ActingFrame } from './activationFrame.ts'

/** What takes him from his square of his own will. */
const MOVING: readonly Verb[] = ['step', 'leap', 'haul']

const isMove = ({ do: verb, square }: Action): boolean => square !== OFF && MOVING.includes(verb)

/** Those of the other who are near enough, with his own zone or a team-mate's: whoever stands and has one. */
const reaching = (c: Ctx, player: Player, at: Square): readonly Player[] => {
  const there = { ...player, at }
  return c.match.players.filter(
    (other) =>
      other !== player &&
      hasZone(other) &&
      squaresOf(c.rules.pitch, there, at).some((square) => gapTo(c.rules.pitch, other, square) === 1),
  )
}

/** He enters nobody's zone, but may stay in one in which he is. */
const timid = (c: Ctx, player: Player, answers: readonly Action[]): readonly Action[] => {
  const now = reaching(c, player, player.at)
  return answers.filter(
    (answer) => !isMove(answer) || reaching(c, player, answer.square).every((other) => now.includes(other)),
  )
}

/** How good a square is for one of his urges. */
type Worth = (at: Square) => number

/** Of his moves those that are best, none of them worse than to stand still. */
const drawn = (player: Player, answers: readonly Action[], worth: Worth): readonly Action[] => {
  const now = worth(player.at)
  // A leap that takes him further bars no step.
  const bestOf = (verb: Verb): number =>
    Math.max(now, ...answers.filter((one) => isMove(one) && one.do === verb).map(({ square }) => worth(square)))
  return answers.filter((answer) => !isMove(answer) || worth(answer.square) === bestOf(answer.do))
}

/** He does not stop as long as his legs carry him to better; steps that another urge forbids him do not count. */
const goingOn = (f: ActingFrame, player: Player, answers: readonly Action[], urges: readonly Worth[]) => {
  const isBetter = ({ do: verb, square }: Action): boolean =>
    verb === 'step' && urges.some((worth) => worth(square) > worth(player.at))
  return f.moves > 0 && answers.some(isBetter) ? answers.filter(({ do: verb }) => verb !== 'endAction') : answers
}

/** The verbs of attacks that count as a block. */
const BLOCKS: readonly Verb[] = ['block']

/** She strikes him if he is near, before anything else. */
const blowsAt = (c: Ctx, player: Player, admirers: readonly Player[], answers: readonly Action[]): Action[] => {
  const beside = playersBeside(c, player).filter((other) => admirers.includes(other))
  return answers.filter(({ do: verb, player: id }) => BLOCKS.includes(verb) && beside.some((one) => one.id === id))
}

/** Whether anything here concerns him: mostly it does not. */
const anybodyUrged = ({ match: { squads } }: Ctx, player: Player): boolean =>
  hasState(player, 'paranoid') || loves.of(squads.home).length + loves.of(squads.away).length > 0

/** What is left of his answers; all of them, for one who is nothing of this. */
export const urged = (c: Ctx, f: ActingFrame, player: Player, answers: Action[]): Action[] => {
  if (player.at === OFF || !anybodyUrged(c, player) || isMachine(c, player)) return answers
  const { pitch } = c.rules
  const beloved = belovedOf(c.match, player)
  const admirers = admirersOf(c.match, player)
  // He never lays hands on whom he loves.
  let left: readonly Action[] = beloved ? answers.filter((answer) => answer.player !== beloved.id) : answers
  const blows = blowsAt(c, player, admirers, left)
  if (blows.length > 0) return blows
  const urges: readonly Worth[] = [
    ...(beloved ? [(at: Square) => -gapTo(pitch, beloved, at)] : []),
    ...(admirers.length > 0 ? [(at: Square) => Math.min(...admirers.map((one) => gapTo(pitch, one, at)))] : []),
  ]
  if (hasState(player, 'paranoid')) left = timid(c, player, left)
  for (const worth of urges) left = drawn(player, left, worth)
  return [...goingOn(f, player, left, urges)]
}
