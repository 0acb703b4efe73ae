// Shadowing: may follow an opponent who leaves his tackle zone, by a roll that compares their movement.
import type { Ctx } from '../edition.ts'
import { type RollRequest, revise, type Skill, type WindowHook } from '../hooks.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { putPlayer } from '../kernel/occupancy.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { anyLoose, disturbBalls } from '../procs/ball/ball.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { hasState } from '../procs/match/states.ts'
import type { StepFrame } from '../procs/move/step.ts'
import { squareLeft } from '../procs/move/stride.ts'
import { hasZone, heldBall, isActing, swings } from '../procs/move/zones.ts'
import { scoreAtOnce } from '../procs/turn/turnover.ts'

const placeLeft = (c: Ctx, f: StepFrame, owner: Player): Square =>
  squareLeft(c, c.match.players[f.player], f.from, owner)

const mayFollow: WindowHook['offer'] = (c, owner, cause) => {
  const f = cause as StepFrame
  return (
    !f.followed && hasZone(owner) && !hasState(owner, 'rooted') && !swings(c, owner) && placeLeft(c, f, owner) !== OFF
  )
}

/** A roll of one of the two: his movement is added, the other's subtracted. */
const race = (f: StepFrame, roller: Player, other: Player): RollRequest => {
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

const follow = (c: Ctx, owner: Player, cause: Frame): Frame | null => {
  const f = cause as StepFrame
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
      offer: (c, owner, cause) =>
        isActing(c, c.match.players[(cause as StepFrame).player]) && mayFollow(c, owner, cause),
      roll: (c, owner, cause) => race(cause as StepFrame, c.match.players[(cause as StepFrame).player], owner),
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
      roll: (c, owner, cause) => race(cause as StepFrame, owner, c.match.players[(cause as StepFrame).player]),
      tested: (c, owner, cause, caughtUp) => (caughtUp ? follow(c, owner, cause) : null),
      declining: 'letsHimGo',
    },
  },
})
