// A pass or a thrown bomb: its frame and its range. Neighbours: passSteps.ts has the steps that every edition's pass is
// made of, passCrp.ts, passThird.ts and passBb2020.ts put them in order; activation.ts, dumpOff.ts and bomb.ts call it.
import type { Ctx } from '../../edition.ts'
import { nearestSquare } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import type { Returns } from '../../kernel/procedure.ts'
import { numbersOf } from '../../kit.ts'
import { bandOf, type PassBand, passBands } from '../../tables/passRange.ts'
import { weatherNamed } from '../../tables/weather.ts'

/** A pass without the range ruler: it reaches any square and is never accurate. */
export const HAIL_MARY = 'hailMary'
export type ThrowBand = PassBand | typeof HAIL_MARY

/** The range band of a throw that went its way; kept: he held on to a ball he would have fumbled. */
export type PassResult = 'done' | 'kept' | ThrowBand

/** The data of a throw, for every edition's order of steps. */
export interface PassFrame extends Frame, Returns<PassResult> {
  readonly proc: 'pass'
  readonly ball: number
  readonly thrower: number
  readonly target: Square
  readonly band: ThrowBand
  /** Whether it can cause a turnover: not a Dump-Off, not a bomb. */
  readonly risky: boolean
  /** The player in the target square when the pass was declared, or −1. */
  readonly receiver: number
  interceptor: number
  /** What a skill made of the interception before its roll. */
  grab: '' | 'snatched' | 'missed'
  /** A skill cancelled an interception or a fumble. */
  saved: boolean
  accurate: boolean
  quality: 'accurate' | 'inaccurate' | 'wild'
  scatters: number
  /** Skills may have it scatter again; `helped` is the skill that helps team-mates to catch it, or ''. */
  again: boolean
  helped: string
  /** The opponent who moved last because of the throw, or −1. */
  chaser: number
}

/** Nothing is shorter than quick; what is longer than the longest band is out of range. */
export const shiftedBand = (band: PassBand, by: number): PassBand | null =>
  by === 0 ? band : (passBands[Math.max(0, passBands.indexOf(band) + by)] ?? null)

/** The range band of a throw to that square, or null if it cannot be thrown there. */
export const passBand = (c: Ctx, thrower: Player, target: Square): PassBand | null => {
  const { x, y } = c.rules.pitch
  const from = nearestSquare(c.rules.pitch, thrower, target)
  const measured = bandOf(c.rules.tables.passRange, x[target] - x[from], y[target] - y[from])
  const band = measured && shiftedBand(measured, numbersOf(c, thrower).throwBands ?? 0)
  if (!band) return null
  const { noPass } = weatherNamed(c.rules.tables.weather, c.match.weather)
  return noPass?.includes(band) ? null : band
}

export const passFrame = (
  c: Ctx,
  ball: number,
  thrower: Player,
  target: Square,
  band: ThrowBand,
  risky = true,
): PassFrame => ({
  proc: 'pass',
  step: 'declare',
  ball,
  thrower: thrower.id,
  target,
  band,
  risky,
  receiver: playerAt(c.match, target)?.id ?? -1,
  interceptor: -1,
  grab: '',
  saved: false,
  accurate: false,
  quality: 'inaccurate',
  scatters: 0,
  again: false,
  helped: '',
  chaser: -1,
})
