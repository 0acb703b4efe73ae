// Furious Outburst: once per half his Blitz is to appear next to a standing opponent within three squares, stab him,
// and appear again within three squares.

import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { gapBetween, ringOf } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { fits, putPlayer } from '../../kernel/occupancy.ts'
import { distance, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { anyLoose, disturbBalls } from '../../procs/ball/ball.ts'
import { settleFrame } from '../../procs/ball/settle.ts'
import { scoreAtOnce } from '../../procs/turn/turnover.ts'
import { action, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { stabProcedure, weaponFrame } from '../weapons.ts'

const OUTBURST_REACH = 3

interface OutburstFrame extends Frame {
  readonly proc: 'outburst'
  step: 'near' | 'stab' | 'away' | 'vanish' | 'end'
  readonly player: number
  readonly victim: number
}

const outburstFrame = (player: number, victim: number): OutburstFrame => ({
  proc: 'outburst',
  step: 'near',
  player,
  victim,
})

/** Free squares next to his victim, and his own square if it is one. */
const squaresBeside = (c: Ctx, player: number, victim: number): Square[] => {
  const { players } = c.match
  return ringOf(c.rules.pitch, players[victim]).filter(
    (square) => square === players[player].at || fits(c.match, c.rules.pitch, players[player], square),
  )
}

const squaresWithin = (c: Ctx, player: Player): Square[] => {
  const squares: Square[] = []
  for (let square = 0; square < c.rules.pitch.squares; square++)
    if (fits(c.match, c.rules.pitch, player, square) && distance(c.rules.pitch, square, player.at) <= OUTBURST_REACH)
      squares.push(square)
  return squares
}

const placeAt = squareActions('place')

/** Puts him there; a ball in that square bounces. */
const appear = (c: Ctx, f: OutburstFrame, to: Square, then: 'stab' | 'end'): Next<OutburstFrame> => {
  const player = c.match.players[f.player]
  const from = player.at
  if (to === from) return then
  putPlayer(c.match, c.rules.pitch, player, to)
  c.events.push({ type: 'moved', player: f.player, from, to, how: 'outburst' })
  disturbBalls(c, player)
  return anyLoose(c) ? call(settleFrame(), then) : then
}

const outburst: Procedure<OutburstFrame, Ctx> = {
  procedures: { stab: stabProcedure },
  steps: {
    near: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('placePlayer', f.player, { other: f.victim, subject: 'outburst' }),
      legal: (c, f) => squaresBeside(c, f.player, f.victim).map(placeAt),
      chosen: (c, f, answer) => appear(c, f, answer.square, 'stab'),
    },

    stab: (_c, f) => call(weaponFrame('stab', f.player, f.victim), 'away'),

    away: (c, f) =>
      c.match.turn.touchdown === '' && squaresWithin(c, c.match.players[f.player]).length > 0 ? 'vanish' : 'end',

    vanish: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('placePlayer', f.player, { subject: 'outburst', declining: 'staysPut' }),
      legal: (c, f) => [action('decline'), ...squaresWithin(c, c.match.players[f.player]).map(placeAt)],
      chosen: (c, f, answer) => (answer.do === 'decline' ? 'end' : appear(c, f, answer.square, 'end')),
    },

    end: (c) => {
      scoreAtOnce(c)
      return DONE
    },
  },
}

export const furiousOutburst: Skill = {
  id: 'furious-outburst',
  name: 'Furious Outburst',
  category: 'trait',
  procedures: { outburst },
  oncePer: 'half',
  windows: {
    activated: {
      offer: (c, owner, cause) => {
        if (cause.action !== 'blitz' || cause.lost || cause.nominee < 0) return false
        const victim = c.match.players[cause.nominee]
        const inReach = gapBetween(c.rules.pitch, owner, victim) <= OUTBURST_REACH
        return inReach && squaresBeside(c, owner.id, victim.id).length > 0
      },
      use: (_c, owner, cause) => {
        cause.lost = true
        return outburstFrame(owner.id, cause.nominee)
      },
      declining: 'blitzesAsUsual',
    },
  },
}
