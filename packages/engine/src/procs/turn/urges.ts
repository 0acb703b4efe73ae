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

/** Of his moves those that are best, none of them worse than to stand still; and he goes on as long as his legs carry him to better. */
const drawn = (f: ActingFrame, answers: readonly Action[], worth: (at: Square) => number, now: number) => {
  // A leap that takes him further bars no step.
  const bestOf = (verb: Verb): number =>
    Math.max(now, ...answers.filter((one) => isMove(one) && one.do === verb).map(({ square }) => worth(square)))
  const kept = answers.filter((answer) => !isMove(answer) || worth(answer.square) === bestOf(answer.do))
  const goesOn = f.moves > 0 && bestOf('step') > now
  return goesOn ? kept.filter(({ do: verb }) => verb !== 'endAction') : kept
}

/** He follows her, and never lays hands on her. */
const loving = (c: Ctx, f: ActingFrame, player: Player, beloved: Player, answers: readonly Action[]) => {
  const near = (at: Square): number => -gapTo(c.rules.pitch, beloved, at)
  return drawn(f, answers, near, near(player.at)).filter((answer) => answer.player !== beloved.id)
}

/** The verbs of attacks that count as a block. */
const BLOCKS: readonly Verb[] = ['block']

/** She strikes him if he is near, and keeps away from him. */
const fleeing = (c: Ctx, f: ActingFrame, player: Player, admirers: readonly Player[], answers: readonly Action[]) => {
  const beside = playersBeside(c, player).filter((other) => admirers.includes(other))
  const blows = answers.filter(
    ({ do: verb, player: id }) => BLOCKS.includes(verb) && beside.some((one) => one.id === id),
  )
  if (blows.length > 0) return blows
  const far = (at: Square): number => Math.min(...admirers.map((one) => gapTo(c.rules.pitch, one, at)))
  return drawn(f, answers, far, far(player.at))
}

/** Whether anything here concerns him: mostly it does not. */
const anybodyUrged = ({ match: { squads } }: Ctx, player: Player): boolean =>
  hasState(player, 'paranoid') || loves.of(squads.home).length + loves.of(squads.away).length > 0

/** What is left of his answers; all of them, for one who is nothing of this. */
export const urged = (c: Ctx, f: ActingFrame, player: Player, answers: Action[]): Action[] => {
  if (player.at === OFF || !anybodyUrged(c, player) || isMachine(c, player)) return answers
  let left: readonly Action[] = answers
  if (hasState(player, 'paranoid')) left = timid(c, player, left)
  const beloved = belovedOf(c.match, player)
  if (beloved) left = loving(c, f, player, beloved, left)
  const admirers = admirersOf(c.match, player)
  if (admirers.length > 0) left = fleeing(c, f, player, admirers, left)
  return [...left]
}
