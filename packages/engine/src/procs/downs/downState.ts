// What a scoreboard shows of the downs, and where the line of scrimmage lies: for clients. Neighbours: downsFrame.ts has the state,
// ../match/clock.ts the clock.
import type { CompiledEdition } from '../../edition.ts'
import type { Match } from '../../kernel/match.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import type { Side } from '../../vocabulary/words.ts'
import { columnFromEnd } from '../kickOff/setUpArea.ts'
import { downsLeft, OVERTIME } from '../match/clock.ts'
import { downsOf, KICK_RETURN, offenceOf } from './downsFrame.ts'
import { goalpost } from './fieldGoal.ts'

export interface DownState {
  /** 1 to 4; 0: overtime, which has none. */
  readonly quarter: number
  /** Downs of the half that have been played, and that are left. */
  readonly played: number
  readonly left: number
  /** Of the offence's four; 0 from the kick-off to the end of its return. */
  readonly down: number
  readonly offence: Side
  /** The column of the line of scrimmage, counted from 0 at home's end; −1 until there is one. */
  readonly column: number
  /** Rows from the line to the end zone in which the offence scores; −1 without a line. */
  readonly toGo: number
  /** Where the offence kicks a field goal at. */
  readonly goalpost: Square
  /** What the offence has announced, and whether the defence has had its blitz of this drive. */
  readonly drill: boolean
  readonly fieldGoal: boolean
  readonly blitzed: boolean
  /** The one throw or punt downfield of this down is made. */
  readonly thrown: boolean
  /** The other side has the ball, and runs it back like a kick-off. */
  readonly lost: boolean
}

const QUARTERS = 2

const quarterOf = ({ clock: { half, down } }: Match, perQuarter: number): number =>
  half === OVERTIME ? 0 : (half - 1) * QUARTERS + Math.min(Math.floor(down / perQuarter), QUARTERS - 1) + 1

const rowsToGo = ({ pitch }: CompiledEdition, offence: Side, line: Square): number =>
  line === OFF ? -1 : pitch.length - pitch.endZone - columnFromEnd(pitch, offence, line)

const isLost = ({ balls, players }: Match, offence: Side): boolean =>
  balls.some(({ carrier }) => carrier >= 0 && players[carrier].side !== offence)

/** Null where play is not in downs. Between a kick-off and the end of its return there is no line, and before it no return. */
export const downState = ({ rules }: { readonly rules: CompiledEdition }, match: Match): DownState | null => {
  if (!rules.clock.downs) return null
  const downs = downsOf(match)
  const offence = offenceOf(match)
  const { down = KICK_RETURN, line = OFF, drill = false, goal = false, blitzed = false, thrown = false } = downs ?? {}
  return {
    quarter: quarterOf(match, rules.clock.downs.perQuarter),
    played: match.clock.down,
    left: downsLeft(rules, match),
    ...{ down, offence, column: line, toGo: rowsToGo(rules, offence, line) },
    goalpost: goalpost(rules.pitch, offence),
    ...{ drill, fieldGoal: goal, blitzed, thrown },
    lost: isLost(match, offence),
  }
}
