// Who stands next to whom: tackle zones, assists, and small questions about players that most procedures ask.
// Neighbours: kernel/occupancy.ts for the board, block.ts and tests.ts use it most.
import { anySkill, type Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import type { Ball, Frame, Match, Player } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import { otherSide, type Side } from '../vocabulary/words.ts'
import { isSpent } from './limits.ts'

export const hasZone = (p: Player): boolean => p.place === 'pitch' && p.posture === 'standing' && !p.noZones

export const isOnPitch = (p: Player): boolean => p.place === 'pitch'
export const stands = (p: Player): boolean => p.place === 'pitch' && p.posture === 'standing'

/** Opponents of `side` whose tackle zones cover the square. */
export const markers = (c: Ctx, side: Side, square: Square): Player[] => {
  const { board, players } = c.match
  const near = c.rules.pitch.neighbours[square]
  const found: Player[] = []
  for (let i = 0; i < near.length; i++) {
    const code = board[near[i]]
    if (code <= 0) continue
    const other = players[code - 1]
    if (other.side !== side && hasZone(other) && (other.who.size === 1 || !found.includes(other))) found.push(other)
  }
  return found
}

export const isMarked = (c: Ctx, side: Side, square: Square): boolean => {
  const { board, players } = c.match
  const near = c.rules.pitch.neighbours[square]
  for (let i = 0; i < near.length; i++) {
    const code = board[near[i]]
    if (code <= 0) continue
    const other = players[code - 1]
    if (other.side !== side && hasZone(other)) return true
  }
  return false
}

/** Standing, and in nobody's tackle zone. */
export const isOpen = (c: Ctx, player: Player): boolean => stands(player) && !isMarked(c, player.side, player.at)

export const openPlayers = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && isOpen(c, p))

/** All players next to a square, of either side and in any posture. */
export const neighboursOf = (c: Ctx, square: Square): Player[] => {
  const found: Player[] = []
  for (const near of c.rules.pitch.neighbours[square]) {
    const code = c.match.board[near]
    if (code > 0 && !found.includes(c.match.players[code - 1])) found.push(c.match.players[code - 1])
  }
  return found
}

/** Whether a player stands in the zone of an opponent other than `except`. */
const markedByAnother = (c: Ctx, player: Player, except: Player): boolean => {
  for (const other of markers(c, player.side, player.at)) if (other !== except) return true
  return false
}

/** Whether a skill lets him assist though he is marked, and nobody who marks him denies it. */
const assistsMarked = (c: Ctx, player: Player): boolean =>
  anySkill(c, player, 'assistsAnywhere', (skill) => skill.assistsAnywhere === true) &&
  !(
    c.match.turn.side === player.side &&
    markers(c, player.side, player.at).some((p) =>
      anySkill(c, p, 'deniesAssists', (skill) => skill.deniesAssists === true),
    )
  )

/** Team-mates of `helped` who assist him in a block against `opponent`: next to the opponent and free of everybody else. */
export const blockAssists = (c: Ctx, helped: Player, opponent: Player): Player[] =>
  neighboursOf(c, opponent.at).filter(
    (p) =>
      p.side === helped.side && p !== helped && hasZone(p) && (!markedByAnother(c, p, opponent) || assistsMarked(c, p)),
  )

/** Players of `side` who assist in a foul: next to `target`, standing, with zones, marked by nobody but `except`. */
export const foulAssists = (c: Ctx, side: Side, target: Player, except: Player, helped: Player): Player[] =>
  neighboursOf(c, target.at).filter(
    (p) => p.side === side && p !== helped && hasZone(p) && !markedByAnother(c, p, except),
  )

/** Only Extraordinary skills work for a player who is down, unless the skill says so itself; none that is used up. */
export const skillWorks = (c: Ctx, player: Player, skill: Skill): boolean =>
  !isSpent(player, skill) &&
  ((player.posture === 'standing' && !(player.noZones && c.rules.numbers.skillsNeedZones)) ||
    skill.category === 'extraordinary' ||
    skill.worksWhileDown === true)

/** Whether opponents who are down are in danger from him too. */
export const attacksDowned = (c: Ctx, player: Player): boolean =>
  anySkill(c, player, 'attacksDowned', (skill) => skill.attacksDowned === true && skillWorks(c, player, skill))

/** What brought a frame about: the one it was called from. */
export const frameBelow = (c: Ctx, f: Frame): Frame => c.match.stack[c.match.stack.indexOf(f) - 1]

/** Whether it is the player's own action that is going on. */
export const isActing = (c: Ctx, player: Player): boolean =>
  c.match.stack.some((f) => f.proc === 'activation' && (f as Frame & { readonly player: number }).player === player.id)

/** His own action in a team turn, which the free turn after a kick is not. */
export const actsInTeamTurn = (c: Ctx, _f: Frame, player: Player): boolean => !c.match.turn.bonus && isActing(c, player)

export const heldBall = (m: Match, player: Player): Ball | null => {
  for (const ball of m.balls) if (ball.carrier === player.id && ball.kind === 'ball') return ball
  return null
}

/** A player with a ball and chain moves at random, and may not use skills that move him. */
export const swings = (c: Ctx, player: Player): boolean =>
  anySkill(c, player, 'swings', (skill) => skill.swings === true)

export const inScoringZone = (c: Ctx, side: Side, square: Square): boolean => {
  const x = c.rules.pitch.x[square]
  const { length, endZone } = c.rules.pitch
  return side === 'home' ? x >= length - endZone : x < endZone
}

export const inHalfOf = (c: Ctx, side: Side, square: Square): boolean => {
  const home = c.rules.pitch.x[square] < c.rules.pitch.length / 2
  return side === 'home' ? home : !home
}

export const inWideZone = (c: Ctx, square: Square): boolean => {
  const y = c.rules.pitch.y[square]
  return y < c.rules.pitch.wideZone || y >= c.rules.pitch.width - c.rules.pitch.wideZone
}

export const onLineOfScrimmage = (c: Ctx, side: Side, square: Square): boolean =>
  !inWideZone(c, square) &&
  c.rules.pitch.x[square] === (side === 'home' ? c.rules.pitch.length / 2 - 1 : c.rules.pitch.length / 2)

/** The players of both sides, those of the side whose turn it is first: the order in which skills are offered. */
export const activeFirst = (m: Match, a: Player, b: Player): number[] =>
  b.side === m.turn.side && a.side !== m.turn.side ? [b.id, a.id] : [a.id, b.id]

export const opponentsOnPitch = (m: Match, side: Side): Player[] =>
  m.players.filter((p) => p.side === otherSide(side) && isOnPitch(p))
