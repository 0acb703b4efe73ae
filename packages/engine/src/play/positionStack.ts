// The moment of a position: a coach's turn, a player's action in it, a gang that gathers, or the free moves after a kick-off, as facts
// and as frames. What lies under other frames cannot be written. Neighbours: position.ts, positionActing.ts, positionFacts.ts.
import { optionsOf } from '../editionId.ts'
import type { Engine } from '../engine.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Match, Player } from '../kernel/match.ts'
import { innermost, isFrame, topFrame } from '../kernel/stack.ts'
import type { GangFrame } from '../procs/block/gangUp.ts'
import type { DownsFrame } from '../procs/downs/downsFrame.ts'
import { driveFrame } from '../procs/match/driveFrame.ts'
import { halfFrame } from '../procs/match/half.ts'
import { matchFrame } from '../procs/match/match.ts'
import { isTurncoat } from '../procs/match/turncoats.ts'
import { type ActingFrame, type ActivationFrame, activationFrame, isOpen } from '../procs/turn/activationFrame.ts'
import type { CalledTurnFrame } from '../procs/turn/turnCalled.ts'
import { type TurnFrame, turnFrame } from '../procs/turn/turnFrame.ts'
import { type Allegiance, otherSide, type Place, type Side } from '../vocabulary/words.ts'
import type { Acting, Gathering } from './positionActing.ts'
import { downsFor, refuseDowns } from './positionDowns.ts'
import type { Facts } from './positionFacts.ts'
import { BadPosition } from './positionPlayer.ts'

type Moment = Pick<Facts, 'acting' | 'gang' | 'afterKick'>

/** The deeds that gather a gang, by the word of the notation, and what the gang does. */
const gangs = {
  block: { deed: 'gangUp', kind: 'block' },
  push: { deed: 'gangPush', kind: 'shove' },
} as const

const actingOf = (match: Match, { player, ...frame }: ActivationFrame): Acting => {
  const { who } = match.players[player]
  const { action, moves, goForIts, sprint, sprinted, blocked } = frame
  const side = coachOf(match, match.players[player])
  return { side, number: who.number, action, moves, goForIts, sprint, sprinted, blocked }
}

const gangOf = ({ players }: Match, { kind, victim, members }: GangFrame): Gathering => {
  const { side, who } = players[victim]
  return {
    kind: kind === 'block' ? 'block' : 'push',
    victim: { side, number: who.number },
    members: members.map((id) => players[id].who.number),
  }
}

/** What stands above the drive in moments that can be written, from the turn up. */
const writable = ['turn', 'turn activation', 'turn activation gang', 'turn activation gang activation']

const unwritable = (): BadPosition =>
  new BadPosition(
    'a position can be written while a coach chooses a player or a step in a turn of his; save the match otherwise',
  )

export const momentOf = (match: Match): Moment => {
  if (match.players.some((player) => isTurncoat(match, player)))
    throw new BadPosition('a position cannot be written while somebody plays for the other side; save the match')
  const drive = match.stack.findIndex(({ proc }) => proc === 'drive')
  const from = drive + (isFrame<DownsFrame>(match.stack[drive + 1], 'downs') ? 2 : 1)
  const above = match.stack.slice(from)
  const top = topFrame(match)
  const asks = top?.step === 'choose' || top?.step === 'act' || top?.step === 'join'
  if (!asks || !writable.includes(above.map(({ proc }) => proc).join(' '))) throw unwritable()
  const gathering = innermost<GangFrame>(match, 'gang')
  return {
    acting: isFrame<ActivationFrame>(top, 'activation') ? actingOf(match, top) : null,
    gang: gathering ? gangOf(match, gathering) : null,
    afterKick: match.turn.bonus,
  }
}

const wearing = (match: Match, side: Allegiance, number: number, place: Place = 'pitch'): Player | undefined =>
  match.players.find((one) => one.side === side && one.who.number === number && one.place === place)

/** The leader waits for what his gang does, and the gang for whoever moves up to it. */
const pushGang = (engine: Engine, match: Match, { side, gang, acting }: Facts & { gang: Gathering }): void => {
  const { id, deeds } = engine.rules
  const { deed, kind } = gangs[gang.kind]
  if (!deeds.some((one) => one.id === deed))
    throw new BadPosition(`gang: edition ${id} has no such gangs; leave it out`)
  const victim = wearing(match, gang.victim.side, gang.victim.number)
  if (!victim || victim.side === side) throw new BadPosition('gang: the victim is no opponent on the pitch')
  const members = gang.members.map((number) => {
    const member = wearing(match, side, number)
    if (!member) throw new BadPosition(`gang: no player ${number} of the side to move is on the pitch`)
    member.acted = true
    return member.id
  })
  const mover = acting ? wearing(match, acting.side, acting.number) : undefined
  if (mover && members.includes(mover.id)) throw new BadPosition('gang: who moves up has not joined yet')
  const leader: ActingFrame = { ...activationFrame(members[0], 'open'), step: 'did', blocked: true }
  const gathering: GangFrame = {
    ...{ proc: 'gang', step: acting ? 'moved' : 'join', kind, victim: victim.id },
    ...{ members, moving: mover?.id ?? -1 },
  }
  match.stack.push(leader, gathering)
}

const pushActing = (engine: Engine, match: Match, side: Side, acting: Acting): void => {
  const { side: actorSide, number, action, ...left } = acting
  const actor = wearing(match, actorSide, number, action === 'trapped' ? 'pit' : 'pitch')
  if (!actor || actor.side !== side)
    throw new BadPosition(`act: no player ${number} of the side to move is on the pitch`)
  if (isOpen(action) && engine.rules.turn.declaresFirst)
    throw new BadPosition(
      `act: in ${engine.rules.id} an action is declared; write which instead of "${action}", such as act=${actorSide[0]}${number}:move:${left.moves}.${left.goForIts}`,
    )
  actor.acted = true
  match.stack.push({ ...activationFrame(actor.id, action), step: 'act', ...left })
  if (engine.legal(match).length === 0) throw new BadPosition('act: this player has nothing to choose')
}

const setMarker = (engine: Engine, match: Match, side: Side, inTurn: TurnFrame): void => {
  if (!optionsOf(engine.rules.id).includes('illegalProcedure'))
    throw new BadPosition(
      `"marker=unmoved": edition ${engine.rules.id} moves it by itself; begin with third:illegalProcedure`,
    )
  Object.assign(inTurn, { unmoved: true } satisfies Partial<CalledTurnFrame>)
  // The turn is taken, whether its marker has moved or not.
  match.clock[side === 'home' ? 'homeTaken' : 'awayTaken']++
}

/** The frames of the moment that the facts describe. */
export const stackFor = (engine: Engine, match: Match, facts: Facts): void => {
  const { half, side, afterKick, acting, gang } = facts
  if (afterKick && !engine.rules.kickOff.squaresAfterKick)
    throw new BadPosition(`"after=kick": nobody moves so after a kick-off in edition ${engine.rules.id}; leave it out`)
  // Who makes the free moves has kicked.
  const kicking = afterKick ? side : (facts.kicking ?? otherSide(side))
  const whole = { ...matchFrame(), step: 'played', half, firstKick: half === 2 ? otherSide(kicking) : kicking }
  const inHalf = { ...halfFrame(half, kicking, half === 3), step: 'drove' }
  const inDrive = { ...driveFrame(kicking), step: afterKick ? 'play' : 'turnOver', next: otherSide(side) }
  const fresh = !match.players.some((p) => p.acted) && facts.declared.length === 0
  const inTurn: TurnFrame = { ...turnFrame(side, afterKick), step: acting || gang ? 'acted' : 'choose', fresh }
  if (facts.unmoved) setMarker(engine, match, side, inTurn)
  refuseDowns(engine.rules, facts)
  if (engine.rules.clock.downs) {
    const next = afterKick ? otherSide(kicking) : otherSide(side)
    const inDowns = downsFor(engine.rules, match, kicking, next, facts)
    match.stack.splice(0, match.stack.length, whole, inHalf, { ...inDrive, step: 'stopped' }, inDowns, inTurn)
  } else match.stack.splice(0, match.stack.length, whole, inHalf, inDrive, inTurn)
  match.drive.kicking = kicking
  match.drive.ballInPlay = true
  const { declared, rerollUsed } = facts
  Object.assign(match.turn, { side, running: true, bonus: afterKick, declared, rerollsUsed: rerollUsed ? 1 : 0 })
  if (gang) pushGang(engine, match, { ...facts, gang })
  if (acting) pushActing(engine, match, side, acting)
}
