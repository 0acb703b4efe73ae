// Jumping over a player who is down, or leaping over anything with a skill: two squares of movement and one agility roll
// against the more crowded of its two ends. Hands back 1 when he was held. Neighbours: step.ts, activation.ts.
import { anySkill, type Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { isFree, playerAt, putPlayer } from '../kernel/occupancy.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import { disturbBalls, groundBallAt } from './ball.ts'
import { knockDownFrame } from './knockDown.ts'
import { pickUpFrame } from './pickUp.ts'
import { pushSquares } from './push.ts'
import { rollFrame } from './roll.ts'
import { HELD, placeDiver } from './step.ts'
import { openWindow } from './window.ts'
import { markers } from './zones.ts'

export interface JumpFrame extends Frame {
  readonly proc: 'jump'
  step: 'leave' | 'rush' | 'rushed' | 'fly' | 'flown' | 'left' | 'arrived' | 'end'
  readonly player: number
  readonly from: Square
  readonly to: Square
  goForIts: number
  readonly marked: boolean
  markers: readonly number[]
  held: boolean
  grabbed: boolean
  followed: boolean
  /** Where he falls: nowhere, where he started, or where he lands. */
  falls: '' | 'start' | 'landing'
}

/** Squares he can jump to: beyond a lying player, or beyond any neighbouring square for those who leap. */
export const jumpSquares = (c: Ctx, player: Player): Square[] => {
  const anything = anySkill(c, player, (skill) => skill.leaps === true)
  const found = new Set<Square>()
  for (const over of c.rules.pitch.neighbours[player.at]) {
    const body = playerAt(c.match, over)
    if (!anything && (body === null || body.posture === 'standing')) continue
    for (const to of pushSquares(c, player.at, over)) if (to !== OFF && isFree(c.match, to)) found.add(to)
  }
  return [...found]
}

export const jumpFrame = (c: Ctx, player: number, to: Square, goForIts: number): JumpFrame => {
  const jumper = c.match.players[player]
  const near = markers(c, jumper.side, jumper.at).map((p) => p.id)
  return {
    proc: 'jump',
    step: 'leave',
    player,
    from: jumper.at,
    to,
    goForIts,
    marked: near.length > 0,
    markers: near,
    held: false,
    grabbed: false,
    followed: false,
    falls: '',
  }
}

/** The larger crowd counts; skills make it smaller, but never nothing. */
const crowding = (c: Ctx, f: JumpFrame): Modifier[] => {
  const player = c.match.players[f.player]
  const worst = Math.max(f.markers.length, markers(c, player.side, f.to).length)
  if (worst === 0 || anySkill(c, player, (skill) => skill.jumpsFreely === true)) return []
  let eased = worst
  for (const id of player.skills) eased -= c.rules.skills.get(id)?.jumpEase ?? 0
  return [{ value: -Math.max(1, eased), source: 'tackleZone', player: -1 }]
}

const land = (c: Ctx, f: JumpFrame): void => {
  putPlayer(c.match, c.rules.pitch, c.match.players[f.player], f.to)
  c.events.push({ type: 'moved', player: f.player, from: f.from, to: f.to, how: 'jump' })
}

export const jump: Procedure<JumpFrame, Ctx> = {
  steps: {
    leave: (c, f) => (f.marked ? openWindow(c, 'leaving', f.markers, 'rush') : 'rush'),

    rush: (c, f) => {
      if (f.held) return HELD
      if (f.goForIts === 0) return 'fly'
      f.goForIts--
      return call(rollFrame(c, 'goForIt', f.player), 'rushed')
    },

    // The first rush takes him off the ground, the second decides how he comes down.
    rushed: (c, f, kept) => {
      if (kept) return 'rush'
      const leaps = anySkill(c, c.match.players[f.player], (skill) => skill.leaps === true)
      f.falls = f.goForIts > 0 && !leaps ? 'start' : 'landing'
      if (f.falls === 'landing') land(c, f)
      return 'left'
    },

    fly: (c, f) => {
      const modifiers = crowding(c, f)
      land(c, f)
      return call(rollFrame(c, 'jump', f.player, { modifiers, from: f.from }), 'flown')
    },

    flown: (c, f, kept) => {
      placeDiver(c, f.from)
      if (kept) return 'left'
      f.falls = c.match.lastRoll?.faces[0] === 1 && isFree(c.match, f.from) ? 'start' : 'landing'
      if (f.falls === 'start') {
        const player = c.match.players[f.player]
        putPlayer(c.match, c.rules.pitch, player, f.from)
        c.events.push({ type: 'moved', player: f.player, from: f.to, to: f.from, how: 'jump' })
      }
      return 'left'
    },

    left: (c, f) => (f.marked && f.falls !== 'start' ? openWindow(c, 'left', f.markers, 'arrived') : 'arrived'),

    arrived: (c, f) => {
      const player = c.match.players[f.player]
      if (f.falls !== '') {
        disturbBalls(c, player.at)
        return call(knockDownFrame(f.player, 'jump'), 'end')
      }
      const ball = groundBallAt(c, f.to)
      return ball >= 0 ? call(pickUpFrame(ball, f.player), 'end') : DONE
    },

    end: () => DONE,
  },
}
