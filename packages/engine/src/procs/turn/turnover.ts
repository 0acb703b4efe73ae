// Turnovers and touchdowns: functions that set the turn's flags. Neighbours: turn.ts and drive.ts act on them.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { innermost } from '../../kernel/stack.ts'
import type { Turnover } from '../../vocabulary/turnovers.ts'
import { sides } from '../../vocabulary/words.ts'
import { isFootball } from '../ball/whichBall.ts'
import { turnsAllowed } from '../match/clock.ts'
import { effectFor } from '../match/effects.ts'
import { isHome } from '../move/zones.ts'
import type { ActivationFrame } from './activationFrame.ts'

/** Ends the turn if the edition lists the reason (tables/turnovers.ts); otherwise it goes on. */
export const turnover = (c: Ctx, why: Turnover): void => {
  const { turn } = c.match
  if (!turn.running || turn.turnover !== '' || !c.rules.turnovers.has(why)) return
  turn.turnover = why
  c.events.push({ type: 'turnover', side: turn.side, why })
}

/** What stops a drive in which nobody has scored. */
const stops = ['pitchInvasion', 'ballDestroyed'] as const satisfies readonly Turnover[]

/** The drive is over though nobody has scored, even if no turn is running: play restarts, as its cause has it. */
export const stopDrive = (c: Ctx, why: (typeof stops)[number] = 'pitchInvasion'): void => {
  const { turn } = c.match
  if (isStopped(c) || turn.touchdown !== '') return
  turn.turnover = why
  c.events.push({ type: 'turnover', side: turn.side, why })
}

/** Whether the drive was stopped so. */
export const isStopped = ({ match }: Ctx): boolean => stops.some((why) => match.turn.turnover === why)

/** Whether nothing more is played in this drive. */
export const playIsOver = (c: Ctx): boolean => c.match.turn.touchdown !== '' || isStopped(c)

/** Whether the current turn goes on. */
export const turnGoesOn = (c: Ctx): boolean => c.match.turn.running && c.match.turn.turnover === ''

/** A player who must still feed cannot score yet. */
const isThirsty = (c: Ctx, player: Player): boolean =>
  innermost<ActivationFrame>(c.match, 'activation', (f) => f.player === player.id && f.thirsty) !== undefined

const scorer = (c: Ctx): Player | null => {
  for (const ball of c.match.balls) {
    if (ball.carrier < 0 || !isFootball(ball)) continue
    const player = c.match.players[ball.carrier]
    if (player.posture === 'standing' && isHome(c, player, player.at) && !isThirsty(c, player)) return player
  }
  return null
}

/** Whether somebody stands there who scores as soon as it is looked. */
export const isAboutToScore = (c: Ctx): boolean => c.match.turn.touchdown === '' && scorer(c) !== null

export const score = (c: Ctx, player: Player): void => {
  const { turn, clock } = c.match
  const side = coachOf(c.match, player)
  turn.touchdown = side
  c.events.push({ type: 'touchdown', side, player: player.id })
  // Scoring in the opponent's turn moves the own marker, however that turn ended.
  const inOpponentsTurn = turn.running && turn.side !== side && c.rules.turn.celebrates
  if (inOpponentsTurn && clock[side] < turnsAllowed(c.rules, c.match)) {
    clock[side]++
    c.events.push({ type: 'markers', home: clock.home, away: clock.away, why: 'celebration' })
  }
  turnover(c, 'touchdown')
}

/** An effect may be in the way of the touchdown. A caller that ignores the frame is asked again at the next rest. */
const scoreUnless = (c: Ctx, player: Player): Frame | null => {
  for (const side of sides) {
    const inTheWay = effectFor(c, side, ({ on }) => on?.scoring)
    if (inTheWay) return inTheWay.value(player)
  }
  score(c, player)
  return null
}

/** In the own turn a touchdown counts at the end of any own player's action. */
export const scoreAtActionEnd = (c: Ctx): Frame | null => {
  const player = scorer(c)
  return player && c.match.turn.touchdown === '' ? scoreUnless(c, player) : null
}

/** In the opponent's turn and during a kick-off a touchdown counts at once. */
export const scoreAtOnce = (c: Ctx): Frame | null => {
  const player = scorer(c)
  const { turn } = c.match
  const atOnce = c.rules.turn.scoresAtOnce || !turn.running || player?.side !== turn.side
  return player && turn.touchdown === '' && atOnce ? scoreUnless(c, player) : null
}
