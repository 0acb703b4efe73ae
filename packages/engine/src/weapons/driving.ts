// A machine is driven: so many squares are declared and a die says whether it obeys. If not, dice turn it this way and that, until it
// stops or has left the pitch. Neighbours: ground.ts, ram.ts pushes whoever is in the way, frontBlock.ts rolls over them afterwards;
// killdozer.ts and deathRoller.ts begin it.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { pieceCovers, putPlayer } from '../kernel/occupancy.ts'
import { directions, type Square } from '../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../kernel/procedure.ts'
import { crushBalls } from '../procs/ball/crushedBall.ts'
import { fans, killFans } from '../procs/match/fans.ts'
import { inHalfOf, stands } from '../procs/move/zones.ts'
import { lastTotal } from '../procs/rolling/judging.ts'
import { type RollResult, rollFrame, sideRollFrame } from '../procs/rolling/roll.ts'
import { trapFrame } from '../procs/things/entering.ts'
import { loseMachine } from '../procs/things/machines.ts'
import { turnGoesOn } from '../procs/turn/turnover.ts'
import { RUN_OVER_PER_POINT, type swerveTable } from '../tables/weaponTables.ts'
import { squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { type Facing, facings, type Side } from '../vocabulary/words.ts'
import { frontBlock, frontBlockFrame } from './frontBlock.ts'
import { facingOf, groundAhead, isBarred, playersOn, turnedBy } from './ground.ts'
import { ram } from './ram.ts'
import { type RamResult, ramFrame } from './ramFrame.ts'
import { breakSeeSaw } from './seeSaw.ts'

export interface DrivingFrame extends Frame, Receives<{ controlled: RollResult; rammed: RamResult }> {
  readonly proc: 'driving'
  step:
    | ('turn' | 'control' | 'controlled' | 'next' | 'where' | 'swerved' | 'enter' | 'rammed')
    | ('in' | 'sprung' | 'overEdge' | 'mourned' | 'arrived' | 'end')
  readonly player: number
  /** The squares that were declared; it goes backwards. */
  readonly squares: number
  readonly back: boolean
  /** It turns as it likes before each square and pushes whoever is in its way; otherwise it goes straight on and blocks at the end. */
  readonly rams: boolean
  /** What the die must show for it to obey. */
  readonly obeysFrom: number
  left: number
  moved: number
  wild: boolean
  heading: Facing
  /** Whose fans are in its way. */
  stand: Side
}

type Swerve = (typeof swerveTable)['rows'][number]['result']

const quarters: { readonly [S in Swerve]: number } = { left: -1, straight: 0, right: 1 }

const driver = (c: Ctx, f: DrivingFrame): Player => c.match.players[f.player]

export const drivingFrame = (
  player: Player,
  driven: Pick<DrivingFrame, 'squares' | 'back' | 'rams' | 'obeysFrom'>,
  step: 'turn' | 'control' | 'arrived' = 'control',
  heading = facingOf(player),
): DrivingFrame => ({
  ...{ proc: 'driving', step, player: player.id, ...driven },
  ...{ left: driven.squares, moved: 0, wild: false },
  heading: driven.back ? turnedBy(heading, 2) : heading,
  stand: player.side === 'away' ? 'away' : 'home',
})

const face = (c: Ctx, player: Player, facing: Facing): void => {
  if (player.facing === facing) return
  player.facing = facing
  c.events.push({ type: 'turned', player: player.id, facing })
}

/** The directions that it can take under control. */
export const waysFor = (c: Ctx, player: Player): readonly Facing[] =>
  facings.filter((heading) => {
    const ground = groundAhead(c, player, heading)
    return ground !== null && !isBarred(c, ground)
  })

const squareTo = (c: Ctx, { at }: Player, heading: Facing): Square =>
  c.rules.pitch.step[at * 8 + directions.indexOf(heading)]

const goTo = squareActions('step')

const isDriven = (c: Ctx, f: DrivingFrame): boolean => turnGoesOn(c) && stands(driver(c, f))

const next = (c: Ctx, f: DrivingFrame): Next<DrivingFrame> => {
  if (f.left === 0 || !isDriven(c, f)) return 'arrived'
  if (f.wild) return call(rollFrame(c, 'swerve', f.player), 'swerved')
  if (!f.rams) return 'enter'
  return waysFor(c, driver(c, f)).length > 0 ? 'where' : 'arrived'
}

/** Over a sideline or an end of the pitch; in the middle its own fans stand in the way. */
const standBehind = (c: Ctx, { at, side, who }: Player): Side => {
  const left = inHalfOf(c, 'home', at)
  const right = inHalfOf(c, 'home', at + who.size - 1)
  if (left !== right) return side === 'away' ? 'away' : 'home'
  return left ? 'home' : 'away'
}

const moveIn = (c: Ctx, f: DrivingFrame): Square => {
  const { match, rules } = c
  const player = driver(c, f)
  const from = player.at
  const ground = groundAhead(c, player, f.heading)
  if (!ground) throw new Error('a machine was to move off the pitch')
  putPlayer(match, rules.pitch, player, ground.to)
  f.moved++
  c.events.push({ type: 'moved', player: player.id, from, to: ground.to, how: 'drive' })
  crushBalls(c, player)
  for (const [i, piece] of match.pieces.entries())
    if (piece.kind === 'seeSaw' && ground.squares.some((square) => pieceCovers(rules.pitch, piece, square)))
      breakSeeSaw(c, i, 'destroyed')
  return from
}

export const driving: Procedure<DrivingFrame, Ctx> = {
  procedures: { ram, frontBlock },
  steps: {
    turn: (c, f) => {
      face(c, driver(c, f), f.heading)
      return 'arrived'
    },

    control: (c, f): Next<DrivingFrame> => {
      c.events.push({ type: 'driven', player: f.player, squares: f.squares, back: f.back })
      return f.obeysFrom <= 1 ? 'next' : call(rollFrame(c, 'steering', f.player, { base: f.obeysFrom }), 'controlled')
    },

    controlled: (_c, f, roll) => {
      f.wild = roll === 'failed'
      return 'next'
    },

    next,

    where: {
      kind: 'choice',
      by: (c) => c.match.turn.side,
      question: (_c, f) => question('drive', f.player, { left: f.left }),
      legal: (c, f) => waysFor(c, driver(c, f)).map((heading) => goTo(squareTo(c, driver(c, f), heading))),
      chosen: (c, f, { square }) => {
        const player = driver(c, f)
        f.heading = facings.find((heading) => squareTo(c, player, heading) === square) ?? f.heading
        face(c, player, f.heading)
        return 'enter'
      },
    },

    swerved: (c, f) => {
      const result = c.match.lastRoll?.result as Swerve
      f.heading = turnedBy(facingOf(driver(c, f)), quarters[result])
      face(c, driver(c, f), f.heading)
      return 'enter'
    },

    enter: (c, f): Next<DrivingFrame> => {
      f.left--
      const ground = groundAhead(c, driver(c, f), f.heading)
      if (!ground) return f.wild ? 'overEdge' : 'arrived'
      // It does not get through, but the next die may turn it away.
      if (isBarred(c, ground)) return 'next'
      const inTheWay = playersOn(c, ground.squares)
      if (inTheWay.length === 0) return 'in'
      return f.rams ? call(ramFrame(f.player, inTheWay, ground.squares), 'rammed') : 'arrived'
    },

    rammed: (_c, _f, result) => (result === 'clear' ? 'in' : 'arrived'),

    in: (c, f): Next<DrivingFrame> => {
      const from = moveIn(c, f)
      const trap = trapFrame(c, driver(c, f), from)
      return trap ? call(trap, 'sprung') : 'next'
    },

    sprung: () => 'next',

    overEdge: (c, f): Next<DrivingFrame> => {
      const player = driver(c, f)
      const { at, side } = player
      f.stand = standBehind(c, player)
      c.events.push({ type: 'ranAway', player: f.player, side: f.stand, square: at })
      loseMachine(c, player, 'gone', 'ranAway')
      // Where nobody counts fans there are none.
      if (side === 'neutral' || fans.of(c.match.squads[f.stand]) === 0) return 'end'
      return call(sideRollFrame(c, 'runaway', side, { why: f.stand }), 'mourned')
    },

    mourned: (c, f) => {
      killFans(c, f.stand, lastTotal(c) * RUN_OVER_PER_POINT)
      return 'end'
    },

    arrived: (c, f): Next<DrivingFrame> =>
      f.rams || f.back || !isDriven(c, f) ? 'end' : call(frontBlockFrame(f.player, f.moved), 'end'),

    end: () => DONE,
  },
}
