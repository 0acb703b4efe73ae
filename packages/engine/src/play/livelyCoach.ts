// A random coach for fuzzing who prefers to act: he draws the kind of action before its details, rarely stops early,
// rarely dodges or goes for it, and often moves to the ball or with it. So blocks, passes and touchdowns happen, which
// a plain random coach hardly ever sees. Neighbour: playMatch.ts has the plain random coach.
import { isCrewSkill } from '../crews.ts'
import type { Engine } from '../engine.ts'
import type { Match, Piece } from '../kernel/match.ts'
import { distance, OFF } from '../kernel/pitch.ts'
import { isFrame, topFrame } from '../kernel/stack.ts'
import { ballFor, isFootball } from '../procs/ball/whichBall.ts'
import { isMarked } from '../procs/move/zones.ts'
import { isMachine } from '../procs/things/machines.ts'
import type { ActivationFrame } from '../procs/turn/activationFrame.ts'
import type { Action, Verb } from '../vocabulary/actions.ts'
import type { Coach } from './playMatch.ts'
import type { Roller } from './roller.ts'

/** The weight of a verb; all others weigh DEED. */
const WEIGHTS: { readonly [V in Verb]?: number } = { endTurn: 1, endAction: 2, step: 12 }
const DEED = 16
const RISKY_STEP = 1

/** Each declared action is a kind of its own; other answers are told apart by their verb. */
const kindOf = (a: Action): string => (a.do === 'activate' ? activation(a.option) : a.do)

/** Their names, made once: he looks at every legal answer. */
const activations = new Map<string, string>()
const activation = (option: string): string => {
  let name = activations.get(option)
  if (name === undefined) {
    name = `activate ${option}`
    activations.set(option, name)
  }
  return name
}

/** Whether the acting player's next step is a dodge or a go for it. */
const stepIsRisky = ({ rules }: Engine, match: Match): boolean => {
  const frame = topFrame(match)
  if (!isFrame<ActivationFrame>(frame, 'activation')) return false
  const { player, moves } = frame
  const actor = match.players[player]
  return moves === 0 || isMarked({ rules, match, events: [] }, actor, actor.at)
}

const drawnKind = (engine: Engine, match: Match, kinds: readonly string[], roller: Roller): string => {
  const weights = new Map<string, number>()
  const legal = engine.legal(match)
  for (let i = 0; i < legal.length; i++)
    // Most answers of one kind are next to each other in the list.
    if (i === 0 || kinds[i] !== kinds[i - 1]) weights.set(kinds[i], WEIGHTS[legal[i].do] ?? DEED)
  if (weights.has('step') && stepIsRisky(engine, match)) weights.set('step', RISKY_STEP)
  let left = roller.below([...weights.values()].reduce((sum, weight) => sum + weight, 0))
  for (const [kind, weight] of weights) {
    if (left < weight) return kind
    left -= weight
  }
  throw new Error('no kind of action was drawn')
}

/** What his team has on the pitch, if he is one of those who keep near it: its crew, and every fourth player. */
const ownThing = ({ rules }: Engine, { pieces, players }: Match, player: number): Piece | undefined =>
  pieces.length > 0 && (player % 4 === 0 || players[player]?.skills.some((id) => isCrewSkill(rules, id)))
    ? pieces.find(({ side, at, hiddenFrom }) => at !== OFF && hiddenFrom === '' && side === players[player]?.side)
    : undefined

/** The distance from a square to the player's goal: a thing of his, the ball, or the end zone once he carries it. */
const farFromAim = (engine: Engine, match: Match, player: number, square: number): number => {
  const { pitch } = engine.rules
  const thing = ownThing(engine, match, player)
  if (thing) return distance(pitch, square, thing.at)
  const { side } = match.players[player] ?? match.turn
  const ball = ballFor(match, side === 'away' ? 'away' : 'home')
  if (match.balls.some((one) => one.carrier === player && isFootball(one)))
    return side === 'home' ? pitch.length - 1 - pitch.x[square] : pitch.x[square]
  return ball.at < 0 ? 0 : distance(pitch, square, ball.at)
}

const nearest = (engine: Engine, match: Match, steps: readonly Action[]): Action => {
  const pending = engine.pending(match)
  const asked = pending.wait === 'coach' ? pending.question.player : -1
  const far = ({ player, square }: Action): number => farFromAim(engine, match, player < 0 ? asked : player, square)
  let best = steps[0]
  for (const one of steps) if (far(one) < far(best)) best = one
  return best
}

/** Machines are few and do much: theirs is one activation in three while they can be driven. */
const machineAmong = ({ rules }: Engine, match: Match, alike: readonly Action[]): Action | undefined =>
  alike[0].do === 'activate'
    ? alike.find(({ player }) => isMachine({ rules, match, events: [] }, match.players[player]))
    : undefined

export const livelyCoach =
  (roller: Roller): Coach =>
  (engine, match) => {
    const legal = engine.legal(match)
    const kinds = legal.map(kindOf)
    const kind = drawnKind(engine, match, kinds, roller)
    const alike = legal.filter((_, i) => kinds[i] === kind)
    if (alike[0].do === 'step' && roller.below(4) > 0) return nearest(engine, match, alike)
    const machine = machineAmong(engine, match, alike)
    return machine && roller.below(3) === 0 ? machine : alike[roller.below(alike.length)]
  }
