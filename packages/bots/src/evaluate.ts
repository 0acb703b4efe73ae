// The hand-made value of a position for a side, in touchdowns: score, players, the ball and the time left. Neighbours:
// ballValue.ts for the ball, weights.ts for the numbers; lookAhead.ts and legend.ts compare positions by it.
import {
  type DownState,
  downState,
  type Engine,
  liesOnFace,
  type Match,
  otherSide,
  type Player,
  type Side,
  type Square,
  weapons,
} from '@double-skulls/engine'
import { carrierValue, shelterFrom } from './ballValue.ts'
import { columnsToGoal, distance, fromSideline } from './geometry.ts'
import { addZones, leadOf, type Sight, see, standsGuard } from './sight.ts'
import { weights } from './weights.ts'
import { movementOf, strengthOf, worth } from './worth.ts'

const stateShare = (player: Player): number => {
  switch (player.place) {
    case 'pitch':
      return player.posture === 'standing' ? 1 : player.posture === 'prone' ? weights.prone : weights.stunned
    case 'reserves':
    case 'air':
    case 'aboard':
    case 'pit':
      return weights.reserves
    case 'stunnedBox':
    case 'ko':
    case 'exhausted':
    case 'ruledOff':
    case 'below':
    case 'indisposed':
    case 'crowd':
      return weights.knockedOut
    case 'injured':
    case 'casualty':
    case 'dead':
    case 'sentOff':
    case 'gone':
      return weights.lost
  }
}

/** The value of where a player without the ball stands: near the ball, away from the sideline, not outmuscled. */
const standing = (sight: Sight, player: Player, zonesOnHim: number): number => {
  const { pitch, ball } = sight
  if (!standsGuard(player)) return 0
  let value = ball >= 0 ? -weights.nearBall * Math.max(0, distance(pitch, player.at, ball) - 2) : 0
  if (zonesOnHim > 0) {
    value += weights.marks
    if (fromSideline(pitch, player.at) === 0) value -= weights.sideline
    if (strengthOf(player) < 3) value -= weights.outmuscled
  }
  return value
}

/** How many turns of movement the nearest player is from a loose ball. */
export const turnsAway = (sight: Sight, players: readonly Player[], ball: Square): number => {
  let best = 4
  for (const player of players) {
    if (liesOnFace(player)) continue
    const gap = Math.max(0, distance(sight.pitch, player.at, ball) + (player.posture === 'prone' ? 3 : 0))
    best = Math.min(best, gap / Math.max(1, movementOf(player)))
  }
  return best
}

const downsOf = ({ engine, match }: Sight): DownState | null =>
  engine.rules.clock.downs ? downState(engine, match) : null

const possession = (toGo: number): number => weights.possession - weights.rowToGo * toGo

/** Between two downs the ball is nobody's, but the offence will have it. */
const downsTerm = (sight: Sight): number => {
  const downs = downsOf(sight)
  if (!downs || downs.toGo < 0) return 0
  return (downs.offence === sight.side ? 1 : -1) * possession(downs.toGo)
}

/** What comes after this down, to the side of the carrier, if nobody scores in it: he keeps the ball, or it is the others'. */
const nextDown = (sight: Sight, carrier: Player): number => {
  const downs = downsOf(sight)
  if (!downs || carrier.side === 'neutral') return 0
  const last = carrier.side === downs.offence && downs.down === LAST_DOWN
  const side = last ? otherSide(carrier.side) : carrier.side
  return (last ? -1 : 1) * possession(columnsToGoal(sight.pitch, side, carrier.at))
}
const LAST_DOWN = 4

const ballTerm = (sight: Sight): number => {
  const { pitch, match, carrier, ball } = sight
  if (!carrier) {
    if (ball < 0) return downsTerm(sight)
    const gap = turnsAway(sight, sight.theirs, ball) - turnsAway(sight, sight.mine, ball)
    const zones = sight.myZones[ball] - sight.foeZones[ball]
    return weights.looseBall * Math.max(-1, Math.min(1, 0.5 * gap + 0.2 * zones))
  }
  const own = carrier.side === sight.side
  const cover = own ? sight.myZones : sight.foeZones
  addZones(pitch, cover, carrier, -1)
  const value = carrierValue(
    ...([pitch, match.board, cover, carrier, carrier.at] as const),
    own ? sight.myTurns : sight.foeTurns,
    own ? sight.theirs : sight.mine,
    shelterFrom(pitch, own ? sight.mine : sight.theirs, carrier, carrier.at, (mate) => mayStillAct(match, mate)),
  )
  addZones(pitch, cover, carrier, 1)
  const all = value + (1 - value) * nextDown(sight, carrier)
  return own ? all : -all
}

/** Whether it is his side's turn and he has yet to act. */
const mayStillAct = ({ turn }: Match, player: Player): boolean =>
  turn.running &&
  turn.side === player.side &&
  turn.turnover === '' &&
  turn.touchdown === '' &&
  player.place === 'pitch' &&
  !player.acted &&
  !liesOnFace(player)

/** Tempo: the number of players who may still act in the current turn. */
const tempoTerm = ({ match, side }: Sight): number => {
  const { turn, players } = match
  let ready = 0
  for (const player of players) if (mayStillAct(match, player)) ready++
  return turn.side === side ? weights.tempo * ready : -weights.tempo * ready
}

/** The value of the lead: the first touchdown of a lead counts most. */
const scoreTerm = ({ match, side }: Sight): number => {
  const lead = leadOf(match, side)
  return Math.sign(lead) * (0.3 + 0.7 * Math.abs(lead))
}

export interface Parts {
  readonly ball: number
  readonly players: number
  readonly places: number
}

/** The value of a position for a side without the score and the tempo. */
export const evaluateParts = (sight: Sight): Parts => {
  const { match, side, engine } = sight
  let players = 0
  let places = 0
  for (const player of match.players) {
    if (player.side === 'neutral') continue
    const own = player.side === side
    const state = weights.player * worth(engine, player) * stateShare(player)
    const place =
      player.place === 'pitch' && player !== sight.carrier
        ? standing(sight, player, (own ? sight.foeZones : sight.myZones)[player.at])
        : 0
    players += own ? state : -state
    places += own ? place : -place
  }
  return { ball: ballTerm(sight), players, places }
}

/** Machines and missiles that may be used, as long as there is time for them. */
const weaponTerm = ({ engine, match, side, foe, myTurns }: Sight): number => {
  if (engine.rules.weapons.size === 0) return 0
  const worthOfThose = (whose: Side): number =>
    weapons
      .of(match.squads[whose])
      .reduce((sum, { left, off }) => sum + (off ? 0 : weights.weapon + weights.supply * left), 0)
  return Math.min(1, myTurns / TURNS_OF_USE) * (worthOfThose(side) - worthOfThose(foe))
}
const TURNS_OF_USE = 8

const evaluateSight = (sight: Sight): number => {
  const { match, side } = sight
  const { ball, players, places } = evaluateParts(sight)
  const rerolls = match.squads[side].rerolls - match.squads[sight.foe].rerolls
  const squads = weights.reroll * 0.3 * rerolls + weaponTerm(sight)
  return scoreTerm(sight) + tempoTerm(sight) + ball + players + places + squads
}

export const evaluate = (engine: Engine, match: Match, side: Side): number => evaluateSight(see(engine, match, side))
