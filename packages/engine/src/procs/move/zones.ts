// Who stands next to whom: tackle zones, assists, and common questions about players.
// Neighbours: kernel/occupancy.ts for the board; block.ts and tests.ts use it most.

import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { anySquare, faces, footprint, squaresOf, zoneReaches } from '../../kernel/base.ts'
import type { Ball, Frame, Match, Player } from '../../kernel/match.ts'
import type { Pitch, Square } from '../../kernel/pitch.ts'
import { innermost } from '../../kernel/stack.ts'
import { may, skillsOf } from '../../kit.ts'
import type { Permission } from '../../permissions.ts'
import { combined, type SkillNumber } from '../../skillNumbers.ts'
import { ballNatures } from '../../tables/ballKinds.ts'
import { type Allegiance, type BySide, otherSide, type Side } from '../../vocabulary/words.ts'
import { isSpent } from '../match/limits.ts'
import type { ActivationFrame } from '../turn/activationFrame.ts'

export const hasZone = (p: Player): boolean => p.place === 'pitch' && p.posture === 'standing' && !p.noZones

export const isOnPitch = (p: Player): boolean => p.place === 'pitch'
export const stands = (p: Player): boolean => p.place === 'pitch' && p.posture === 'standing'

/** Adds those of other sides than `side` whose tackle zones cover the square; a big base covers only what it faces. */
const addMarkers = (c: Ctx, side: Allegiance, square: Square, markers: Player[]): void => {
  const { board, players } = c.match
  const { pitch } = c.rules
  const near = pitch.neighbours[square]
  for (let i = 0; i < near.length; i++) {
    const code = board[near[i]]
    if (code <= 0) continue
    const other = players[code - 1]
    if (other.side === side || !hasZone(other)) continue
    if (other.who.size === 1 || (faces(pitch, other, square) && !markers.includes(other))) markers.push(other)
  }
}

/** Opponents whose tackle zones cover him, or would if he stood on that square. */
export const markers = (c: Ctx, player: Player, at: Square): Player[] => {
  const marking: Player[] = []
  if (player.who.size === 1) {
    addMarkers(c, player.side, at, marking)
    return marking
  }
  for (const square of footprint(c.rules.pitch, at, player.who.size)) addMarkers(c, player.side, square, marking)
  return [...new Set(marking)]
}

/** Whether `markers` would list any opponent. */
export const isMarked = (c: Ctx, player: Player, at: Square): boolean => {
  if (player.who.size > 1) return markers(c, player, at).length > 0
  const { board, players } = c.match
  const { pitch } = c.rules
  const near = pitch.neighbours[at]
  for (let i = 0; i < near.length; i++) {
    const code = board[near[i]]
    if (code <= 0) continue
    const other = players[code - 1]
    if (other.side !== player.side && hasZone(other) && (other.who.size === 1 || faces(pitch, other, at))) return true
  }
  return false
}

/** Standing and in no opponent's tackle zone. */
export const isOpen = (c: Ctx, player: Player): boolean => stands(player) && !isMarked(c, player, player.at)

export const openPlayers = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && isOpen(c, p))

/** All players next to a square but not on it, of either side and in any posture. */
export const neighboursOf = (c: Ctx, square: Square): Player[] => {
  const { board, players } = c.match
  const adjacent: Player[] = []
  for (const near of c.rules.pitch.neighbours[square]) {
    const code = board[near]
    if (code > 0 && code !== board[square] && !adjacent.includes(players[code - 1])) adjacent.push(players[code - 1])
  }
  return adjacent
}

/** All players next to him, of either side and in any posture. */
export const playersBeside = (c: Ctx, player: Player): Player[] =>
  player.who.size === 1
    ? neighboursOf(c, player.at)
    : [
        ...new Set(footprint(c.rules.pitch, player.at, player.who.size).flatMap((square) => neighboursOf(c, square))),
      ].filter((p) => p !== player)

/** Whether he can block or mark an adjacent player: a big base only one it faces. */
export const reaches = (c: Ctx, player: Player, other: Player): boolean =>
  player.who.size === 1 || zoneReaches(c.rules.pitch, player, other)

/** Whether a player is in the tackle zone of an opponent other than these. */
const markedByAnother = (c: Ctx, player: Player, except: Player, nor = except): boolean => {
  for (const other of markers(c, player, player.at)) if (other !== except && other !== nor) return true
  return false
}

/** Whether a skill lets him assist while marked, and no opponent who marks him denies it. */
const assistsMarked = (c: Ctx, player: Player): boolean =>
  may(c, player).assistsAnywhere &&
  !(c.match.turn.side === player.side && markers(c, player, player.at).some((p) => may(c, p).deniesAssists))

/** Team-mates of `helped` who assist in a block: adjacent to `opponent` and marked by no one else, but for `partner`. */
export const blockAssists = (c: Ctx, helped: Player, opponent: Player, partner = opponent): Player[] =>
  playersBeside(c, opponent).filter(
    (p) =>
      p.side === helped.side &&
      p !== helped &&
      hasZone(p) &&
      reaches(c, p, opponent) &&
      (!markedByAnother(c, p, opponent, partner) || assistsMarked(c, p)),
  )

/** Players of `side` who assist in a foul: adjacent to `target`, with a tackle zone, marked by no one but `except`. */
export const foulAssists = (c: Ctx, side: Allegiance, target: Player, except: Player, helped: Player): Player[] =>
  playersBeside(c, target).filter(
    (p) => p.side === side && p !== helped && hasZone(p) && reaches(c, p, target) && !markedByAnother(c, p, except),
  )

/** Only Extraordinary skills and those with `worksWhileDown` work for a player who is down; none that is used up. */
export const skillWorks = (c: Ctx, player: Player, skill: Skill): boolean =>
  !isSpent(player, skill) &&
  ((player.posture === 'standing' && !(player.noZones && c.rules.zones.skillsNeedZones)) ||
    skill.category === 'extraordinary' ||
    skill.worksWhileDown === true)

/** The first of his skills that works and is of this kind. */
export const workingSkill = (c: Ctx, player: Player, isOne: (skill: Skill) => boolean | undefined): Skill | undefined =>
  skillsOf(c, player).find((skill) => isOne(skill) && skillWorks(c, player, skill))

/** The number that his working skills set. */
export const workingNumber = (c: Ctx, player: Player, name: SkillNumber): number | undefined => {
  const said = skillsOf(c, player).flatMap((skill) =>
    skillWorks(c, player, skill) ? (skill.numbers?.[name] ?? []) : [],
  )
  return combined(name, said)
}

/** The skill that permits him something now. */
export const permittingSkill = (c: Ctx, player: Player, what: Permission): Skill | undefined =>
  workingSkill(c, player, ({ permits }) => permits?.includes(what))

/** Whether he may attack opponents who are down. */
export const attacksDowned = (c: Ctx, player: Player): boolean =>
  may(c, player).attacksDowned && permittingSkill(c, player, 'attacksDowned') !== undefined

/** Whether this player's own action is going on. */
export const isActing = (c: Ctx, player: Player): boolean =>
  innermost<ActivationFrame>(c.match, 'activation', (f) => f.player === player.id) !== undefined

/** His own action in a team turn; a kick-off's bonus turn does not count. */
export const actsInTeamTurn = (c: Ctx, _f: Frame, player: Player): boolean => !c.match.turn.bonus && isActing(c, player)

export const heldBall = (m: Match, player: Player): Ball | null => {
  for (const ball of m.balls) if (ball.carrier === player.id && ballNatures[ball.kind].carried) return ball
  return null
}

/** A Ball & Chain player moves at random and may not use skills that move him. */
export const swings = (c: Ctx, player: Player): boolean => may(c, player).swings

export const inScoringZone = (c: Ctx, side: Side, square: Square): boolean => {
  const x = c.rules.pitch.x[square]
  const { length, endZone } = c.rules.pitch
  return side === 'home' ? x >= length - endZone : x < endZone
}

/** Whether any part of his base is, or would be on that square, in the end zone where he scores. */
export const isHome = (c: Ctx, player: Player, at: Square): boolean => {
  const side = coachOf(c.match, player)
  return player.who.size === 1
    ? inScoringZone(c, side, at)
    : squaresOf(c.rules.pitch, player, at).some((square) => inScoringZone(c, side, square))
}

export const inHalfOf = (c: Ctx, side: Side, square: Square): boolean => {
  const home = c.rules.pitch.x[square] < c.rules.pitch.length / 2
  return side === 'home' ? home : !home
}

const halves = new WeakMap<Pitch, BySide<readonly Square[]>>()

const halvesOf = (c: Ctx): BySide<readonly Square[]> => {
  const all = Array.from({ length: c.rules.pitch.squares }, (_, square) => square)
  const half = (side: Side) => all.filter((square) => inHalfOf(c, side, square))
  const made = { home: half('home'), away: half('away') }
  halves.set(c.rules.pitch, made)
  return made
}

/** All squares of a side's half. */
export const halfOf = (c: Ctx, side: Side): readonly Square[] => (halves.get(c.rules.pitch) ?? halvesOf(c))[side]

export const inWideZone = (c: Ctx, square: Square): boolean => {
  const y = c.rules.pitch.y[square]
  return y < c.rules.pitch.wideZone || y >= c.rules.pitch.width - c.rules.pitch.wideZone
}

export const onLineOfScrimmage = (c: Ctx, side: Side, square: Square): boolean =>
  !inWideZone(c, square) &&
  c.rules.pitch.x[square] === (side === 'home' ? c.rules.pitch.length / 2 - 1 : c.rules.pitch.length / 2)

/** The same for any part of a player's base. */
export const standsWide = (c: Ctx, player: Player): boolean =>
  anySquare(c.rules.pitch, player, (square) => inWideZone(c, square))
export const standsOnLine = (c: Ctx, player: Player): boolean =>
  anySquare(c.rules.pitch, player, (square) => onLineOfScrimmage(c, coachOf(c.match, player), square))

/** Two players in the order in which their skills are offered: the active side's first. */
export const activeFirst = (m: Match, a: Player, b: Player): number[] =>
  b.side === m.turn.side && a.side !== m.turn.side ? [b.id, a.id] : [a.id, b.id]

export const opponentsOnPitch = (m: Match, side: Side): Player[] =>
  m.players.filter((p) => p.side === otherSide(side) && isOnPitch(p))
