// What a coach sees at a glance: both teams' players, tackle zones, the ball, the turns left. Made again for every
// decision. Neighbours: evaluate.ts and place.ts value it, walk.ts finds paths through it.
import {
  ballFor,
  type Engine,
  isFootball,
  type Match,
  otherSide,
  type Pitch,
  type Player,
  type Side,
  type Square,
  turnsAllowed,
  zoneSquares,
} from '@double-skulls/engine'

export interface Sight {
  readonly engine: Engine
  readonly match: Match
  readonly pitch: Pitch
  readonly side: Side
  readonly foe: Side
  /** The players on the pitch, in any posture. */
  readonly mine: readonly Player[]
  readonly theirs: readonly Player[]
  /** The number of tackle zones of each side on each square. */
  readonly myZones: Int8Array
  readonly foeZones: Int8Array
  /** The square of the ball, or −1 while it is off the pitch; of several, the one that the side thinks of first. */
  readonly ball: Square
  /** Whether it lies on the ground. */
  readonly ballLies: boolean
  readonly carrier: Player | null
  /** Turns left in this half, the current one included. */
  readonly myTurns: number
  readonly foeTurns: number
}

export const standsGuard = (player: Player): boolean =>
  player.place === 'pitch' && player.posture === 'standing' && !player.noZones

export const addZones = (pitch: Pitch, zones: Int8Array, player: Player, by: number): void => {
  if (!standsGuard(player)) return
  const near = zoneSquares(pitch, player)
  for (let i = 0; i < near.length; i++) zones[near[i]] += by
}

/** Whether he has a football. */
export const holdsBall = ({ balls }: Match, { id }: Player): boolean =>
  balls.some((ball) => ball.carrier === id && isFootball(ball))

/** The side's score less the other side's. */
export const leadOf = ({ squads }: Match, side: Side): number => squads[side].score - squads[otherSide(side)].score

/** Turns a side has left in this half, the current one included. */
export const turnsLeft = (engine: Engine, match: Match, side: Side): number => {
  const running = match.turn.running && match.turn.side === side && !match.turn.bonus ? 1 : 0
  return Math.max(0, turnsAllowed(engine.rules, match) - match.clock[side]) + running
}

export const see = (engine: Engine, match: Match, side: Side): Sight => {
  const { pitch } = engine.rules
  const mine: Player[] = []
  const theirs: Player[] = []
  const zones = new Int8Array(2 * pitch.squares)
  const myZones = zones.subarray(0, pitch.squares)
  const foeZones = zones.subarray(pitch.squares)
  for (const player of match.players) {
    if (player.place !== 'pitch' || player.side === 'neutral') continue
    const own = player.side === side
    ;(own ? mine : theirs).push(player)
    addZones(pitch, own ? myZones : foeZones, player, 1)
  }
  const ball = ballFor(match, side)
  const carrier = ball.carrier >= 0 ? match.players[ball.carrier] : null
  const foe = otherSide(side)
  return {
    ...{ engine, match, pitch, side, foe, mine, theirs, myZones, foeZones, carrier },
    ball: carrier ? carrier.at : ball.at,
    ballLies: ball.state === 'ground',
    myTurns: turnsLeft(engine, match, side),
    foeTurns: turnsLeft(engine, match, foe),
  }
}
