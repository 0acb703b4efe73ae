// A kick that hangs in the air comes down at the end of a later team turn, where the kick went. Nobody has the ball until then.
// Neighbours: kickInPlay.ts kicks it, turn/turnOfEach.ts plays the routine, ball/kickLands.ts brings it down.
import type { Ctx } from '../../edition.ts'
import type { Match } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import type { Routine } from '../../routine.ts'
import { ofSide, type Side, sides } from '../../vocabulary/words.ts'
import { kickLands, kickLandsFrame } from '../ball/kickLands.ts'

interface Hanging {
  /** How many team turns must still end before it comes down; 0 if none hangs. */
  readonly turns: number
  /** The drive in which it was kicked: with that it is over. */
  readonly drive: number
}

const DOWN: Hanging = { turns: 0, drive: 0 }

const hanging = squadRecord<Hanging>('hangingKick', DOWN)

const inTheAir = ({ balls }: Match): number => balls.findIndex(({ state }) => state === 'air')

/** How many team turns must still end before its kick comes down; 0 if none hangs. */
export const turnsLeft = ({ squads, clock }: Match, side: Side): number => {
  const { turns, drive } = hanging.of(ofSide(squads, side))
  return drive === clock.drive ? turns : 0
}

/** Whether a ball in the air is a kick that hangs there. */
export const isHanging = (match: Match): boolean => sides.some((side) => turnsLeft(match, side) > 0)

/** A kick of the side comes down when so many team turns have ended, the running one included. */
export const hangFor = ({ squads, clock }: Match, side: Side, turns: number): void => {
  hanging.put(ofSide(squads, side), { turns, drive: clock.drive })
}

/** A kick of the side whose turn it is comes down at the end of the first or second turn after this one. */
export const hang = ({ match, events }: Ctx, square: Square, turns: number): void => {
  hangFor(match, match.turn.side, turns + 1)
  events.push({ type: 'kickHangs', square, turns })
}

export const hangingKickRoutine: Routine = {
  id: 'hangingKick',
  at: 'turnEnd',
  begin: ({ match }) => {
    const kicking = sides.find((side) => turnsLeft(match, side) > 0)
    if (!kicking) return null
    const turns = turnsLeft(match, kicking) - 1
    hangFor(match, kicking, turns)
    const ball = inTheAir(match)
    return turns === 0 && ball >= 0 ? kickLandsFrame(ball, kicking) : null
  },
  procedures: { kickLands },
}
