// What a player may walk where a sprint is paid apart: his movement, then the squares of a sprint, then those on which he risks
// injury. He sprints only if he has not attacked, and does not begin it in a tackle zone. Neighbours: turn/activationOfDeeds.ts asks,
// ../../deed.ts keeps attacks from whoever has sprinted.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { may } from '../../kit.ts'
import { proposalsSecond } from '../../tables/proposalsSecond.ts'
import { weatherNamed } from '../../tables/weather.ts'
import { statNow } from '../match/weather.ts'
import { type RollFrame, rollFrame } from '../rolling/roll.ts'
import type { ActingFrame } from '../turn/activationFrame.ts'
import { wades } from './flood.ts'
import { isMarked } from './zones.ts'

const EXCLUDES_ATTACKS = proposalsSecond.sprintExcludesAttacks.value

/** The squares of his movement; after a kick-off all players have the same number. */
export const squaresToWalk = (c: Ctx, player: Player): number => {
  if (c.match.turn.bonus) return c.rules.kickOff.squaresAfterKick
  const squares = Math.max(0, statNow(c, player, 'MA').value)
  return wades(player) ? Math.floor(squares / 2) : squares
}

/** The squares with which his action begins; after a kick-off there is no sprint. */
export const catchBreath = (c: Ctx, f: ActingFrame, player: Player): void => {
  f.moves = squaresToWalk(c, player)
  if (c.match.turn.bonus) return
  const sprints = !may(c, player).neverSprints && !wades(player)
  f.sprint = sprints ? Math.max(0, statNow(c, player, 'SP').value) : 0
  f.goForIts = sprints ? c.rules.move.goForIts : 0
}

/** Whether nothing that he has done keeps him from sprinting. */
export const maySprint = (f: ActingFrame): boolean => !(f.blocked && EXCLUDES_ATTACKS)

/** Whether he has a square left for one more step. */
export const mayWalkOn = (c: Ctx, f: ActingFrame, player: Player): boolean => {
  if (f.moves > 0) return true
  if (!maySprint(f) || f.sprint + f.goForIts === 0) return false
  return f.sprinted || c.rules.move.goesOnFromZones || !isMarked(c, player, player.at)
}

/** The roll for his footing if the step to come begins a sprint in weather in which players slip. */
export const footingRoll = (c: Ctx, f: ActingFrame): RollFrame | null => {
  const { slipsUpTo } = weatherNamed(c.rules.tables.weather, c.match.weather)
  const slippery = f.moves === 0 && !f.sprinted && slipsUpTo !== undefined
  return slippery ? rollFrame(c, 'slip', f.player, { base: slipsUpTo + 1 }) : null
}

/** Pays for a step, and says how many of its squares are risked. */
export const payStep = (f: ActingFrame): 0 | 1 => {
  if (f.moves > 0) {
    f.moves--
    return 0
  }
  f.sprinted = true
  if (f.sprint > 0) {
    f.sprint--
    return 0
  }
  f.goForIts--
  return 1
}
