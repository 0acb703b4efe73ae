// Unseen Shield: a ranged spell, 1 harder to aim, at a square over which the ball flies. Wherever it hits the path, the ball is knocked out
// of the air, a D6 of squares off and as far from the caster as that goes; whoever stands there may catch it by a throw at him.
// Neighbours: procs/ball/flightPath.ts, procs/ball/throwOnTable.ts goes on with the throw; grabbit.ts finds it.
import type { Ctx } from '../edition.ts'
import { coachOf } from '../kernel/allegiance.ts'
import { gapBetween, gapTo } from '../kernel/base.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { playerAt } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { canCatch, canTakeBall } from '../procs/ball/ball.ts'
import { flightPath } from '../procs/ball/flightPath.ts'
import { spellBand, spellFlight, spellFlightFrame } from '../procs/ball/spellFlight.ts'
import { isSpiked } from '../procs/ball/spikedBall.ts'
import { castOn } from '../procs/match/spells.ts'
import type { Spell } from '../spell.ts'
import { bandBeyond, throwBand } from '../tables/throwTables.ts'
import { squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { openThrow } from './grabbit.ts'

interface ShieldFrame extends Frame {
  readonly proc: 'unseenShield'
  step: 'distance' | 'place'
  readonly caster: number
  /** Where the ball was hit, and how many squares off it lands. */
  readonly square: Square
  distance: number
}

const HARDER = { value: -1, source: 'unseenShield', player: -1 }
const placeOn = squareActions('place')

/** The squares at that distance that are furthest from the caster. */
const furthest = (c: Ctx, { caster, distance, square }: ShieldFrame): readonly Square[] => {
  const { pitch } = c.rules
  const him = c.match.players[caster]
  const dot = { ...him, at: square, who: { ...him.who, size: 1 } }
  const ring = [...c.match.board.keys()].filter((at) => gapTo(pitch, dot, at) === distance)
  const most = Math.max(...ring.map((at) => gapTo(pitch, him, at)))
  return ring.filter((at) => gapTo(pitch, him, at) === most)
}

/** Whoever stands there and could take it. */
const catcherOn = (c: Ctx, at: Square): Player | null => {
  const player = playerAt(c.match, at)
  return player && canCatch(player) && canTakeBall(c, player) ? player : null
}

/** The throw goes there now. */
const land = (c: Ctx, at: Square): void => {
  const pass = openThrow(c)
  if (!pass) return
  const catcher = catcherOn(c, at)
  const thrower = c.match.players[pass.thrower]
  const gap = catcher ? gapBetween(c.rules.pitch, thrower, catcher) : 0
  const reached = throwBand(gap) ?? 'bomb'
  const band = (isSpiked(c, pass.ball) && bandBeyond[reached]) || reached
  Object.assign(pass, { square: at, receiver: catcher?.id ?? -1, aim: 'catcher', band, met: 'knockedDown' })
}

const shield: Procedure<ShieldFrame, Ctx> = {
  steps: {
    distance: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'unseenShield',
      rolled: (c, f, dice) => {
        f.distance = dice[0]
        c.events.push({ type: 'chance', why: 'unseenShield', player: f.caster, dice })
        return 'place'
      },
    },

    place: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.caster]),
      question: (_c, f) => question('placeBall', f.caster, { subject: 'unseenShield' }),
      legal: (c, f) => furthest(c, f).map(placeOn),
      fallback: (_c, _f, legal) => legal[0],
      chosen: (c, _f, { square }) => {
        land(c, square)
        return DONE
      },
    },
  },
}

export const unseenShield: Spell = {
  id: 'unseenShield',
  name: 'Unseen Shield',
  interventions: [
    {
      at: 'foesThrow',
      offers: (c, caster) => {
        const pass = openThrow(c)
        const path = pass ? flightPath(c, pass) : []
        return path.filter((at) => spellBand(c, caster, at)).map((at) => castOn(caster, 'unseenShield', at))
      },
      begin: (c, { player, square }) => spellFlightFrame(c, 'unseenShield', c.match.players[player], square, [HARDER]),
    },
  ],
  strikes: (c, caster, square): ShieldFrame | null => {
    const pass = openThrow(c)
    return pass && flightPath(c, pass).includes(square)
      ? { proc: 'unseenShield', step: 'distance', caster, square, distance: 0 }
      : null
  },
  procedures: { spellFlight, unseenShield: shield },
}
