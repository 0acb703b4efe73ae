// Shadowing: may follow an opponent who leaves his tackle zone, by a roll that compares their movement.
import type { Ctx } from '../edition.ts'
import { type RollRequest, revise, type Skill, type WindowHook, type Windows } from '../hooks.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { putPlayer } from '../kernel/occupancy.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { anyLoose, disturbBalls } from '../procs/ball/ball.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { hasState } from '../procs/match/states.ts'
import { squareLeft } from '../procs/move/stride.ts'
import { hasZone, heldBall, isActing, swings } from '../procs/move/zones.ts'
import { contest } from '../procs/rolling/contest.ts'
import { scoreAtOnce } from '../procs/turn/turnover.ts'

/** He leaves a square: by a step, a jump, a random move or following up. */
type Leaving = Windows['left']

const placeLeft = (c: Ctx, f: Leaving, owner: Player): Square => squareLeft(c, c.match.players[f.player], f.from, owner)

const canFollow: WindowHook<Leaving>['offer'] = (c, owner, f) =>
  hasZone(owner) && !hasState(owner, 'rooted') && !swings(c, owner) && placeLeft(c, f, owner) !== OFF

const mayFollow: WindowHook<Leaving>['offer'] = (c, owner, f) => !f.followed && canFollow(c, owner, f)

/** A roll of one of the two: his movement is added, the other's subtracted. */
const race = (f: Leaving, roller: Player, other: Player): RollRequest => {
  f.followed = true
  return {
    roll: 'shadowing',
    player: roller.id,
    other: other.id,
    modifiers: [
      { value: roller.stats.MA ?? 0, source: 'MA', player: roller.id },
      { value: -(other.stats.MA ?? 0), source: 'MA', player: other.id },
    ],
  }
}

const follow = (c: Ctx, owner: Player, f: Leaving): Frame | null => {
  const to = placeLeft(c, f, owner)
  if (to === OFF) return null
  const from = owner.at
  putPlayer(c.match, c.rules.pitch, owner, to)
  c.events.push({ type: 'moved', player: owner.id, from, to, how: 'shadowing' })
  // Only the owner has finished moving: the opponent he follows may still be about to fall.
  if (heldBall(c.match, owner)) scoreAtOnce(c)
  disturbBalls(c, owner)
  return anyLoose(c) ? settleFrame() : null
}

export const shadowing: Skill = {
  id: 'shadowing',
  name: 'Shadowing',
  category: 'general',
  windows: {
    left: {
      offer: (c, owner, cause) => isActing(c, c.match.players[cause.player]) && mayFollow(c, owner, cause),
      roll: (c, owner, cause) => race(cause, c.match.players[cause.player], owner),
      tested: (c, owner, cause, escaped) => (escaped ? null : follow(c, owner, cause)),
      declining: 'letsHimGo',
    },
  },
}

/** bb2020: he rolls himself, and follows every voluntary movement, also outside the opponents' turn. */
export const shadowingBb2020 = revise(shadowing, {
  windows: {
    left: {
      offer: mayFollow,
      roll: (c, owner, cause) => race(cause, owner, c.match.players[cause.player]),
      tested: (c, owner, cause, caughtUp) => (caughtUp ? follow(c, owner, cause) : null),
      declining: 'letsHimGo',
    },
  },
})

/** `third`: both roll, a tie follows, and every shadower may try until one of them has taken the square. */
export const shadowingThird = revise(shadowing, {
  procedures: { contest },
  windows: {
    left: {
      offer: (c, owner, cause) => isActing(c, c.match.players[cause.player]) && canFollow(c, owner, cause),
      contest: (_c, owner, { player }) => ({ roll: 'shadowing', player, other: owner.id, stat: 'MA', must: 'beat' }),
      tested: (c, owner, cause, escaped) => (escaped ? null : follow(c, owner, cause)),
      declining: 'letsHimGo',
    },
  },
})
