// The goal of an exercise, and whether the steps so far have reached it. Neighbours: exercises.ts sets the goals, usePractice.ts
// asks after every step, goalWords.ts words them.
import { covers, type Engine, isFootball, type Match, type Player } from '@double-skulls/engine'
import type { Step } from '../match/host.ts'

/** Always a goal of the home coach, against the away player of that number. */
export type Goal =
  /** Home scores within this many of its turns. */
  | { readonly kind: 'touchdown'; readonly turns: number }
  /** He lies on the pitch or has left it. */
  | { readonly kind: 'knockDown'; readonly number: number }
  /** He is pushed into the crowd. */
  | { readonly kind: 'crowd'; readonly number: number }
  /** The carrier has a standing team-mate at each of his four corners when the turn ends. */
  | { readonly kind: 'cage' }
  /** No opponent holds the ball when the turn ends. */
  | { readonly kind: 'ballFree' }

export const failures = ['turnover', 'turnEnded', 'opponentScored'] as const
export type Failure = (typeof failures)[number]

export type Verdict =
  | { readonly is: 'open' }
  | { readonly is: 'solved' }
  | { readonly is: 'failed'; readonly why: Failure }

const carrierOf = ({ players, balls }: Match): Player | undefined =>
  players.find(({ id }) => balls.some((ball) => ball.carrier === id && isFootball(ball)))

const opponent = ({ players }: Match, number: number): Player | undefined =>
  players.find(({ side, who }) => side === 'away' && who.number === number)

const isStanding = ({ place, posture }: Player): boolean => place === 'pitch' && posture === 'standing'

const corners = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

const isCaged = ({ rules: { pitch } }: Engine, match: Match): boolean => {
  const carrier = carrierOf(match)
  if (carrier?.side !== 'home') return false
  const guards = match.players.filter((player) => player.side === 'home' && isStanding(player))
  return corners.every(([across, down]) => {
    const column = pitch.x[carrier.at] + across
    const row = pitch.y[carrier.at] + down
    const onPitch = column >= 0 && column < pitch.length && row >= 0 && row < pitch.width
    return onPitch && guards.some((guard) => covers(pitch, guard, row * pitch.length + column))
  })
}

interface Moment {
  readonly match: Match
  /** The last turn that counts has just ended. */
  readonly over: boolean
  /** The players pushed into the crowd so far. */
  readonly pushedOff: ReadonlySet<number>
  readonly scored: boolean
}

const isReached = (engine: Engine, goal: Goal, { match, over, pushedOff, scored }: Moment): boolean => {
  switch (goal.kind) {
    case 'touchdown':
      return scored
    case 'knockDown': {
      const victim = opponent(match, goal.number)
      return victim !== undefined && !isStanding(victim)
    }
    case 'crowd':
      return pushedOff.has(opponent(match, goal.number)?.id ?? -1)
    case 'cage':
      return over && isCaged(engine, match)
    case 'ballFree':
      return over && carrierOf(match)?.side !== 'away'
  }
}

/** The home coach is free to choose: no ball is in the air, and no player is about to fall. */
const isQuiet = (engine: Engine, match: Match): boolean => {
  const pending = engine.pending(match)
  if (pending.wait !== 'coach' || pending.side !== 'home') return false
  return pending.question.kind === 'turn' || pending.question.kind === 'activation'
}

const failed = (why: Failure): Verdict => ({ is: 'failed', why })

/** Judges the steps in order; the first verdict is final. */
export const verdictOf = (engine: Engine, goal: Goal, steps: readonly Step[]): Verdict => {
  const pushedOff = new Set<number>()
  let turns = goal.kind === 'touchdown' ? goal.turns : 1
  for (const { after, events } of steps) {
    let scored = false
    let ended = false
    for (const event of events)
      if (event.type === 'touchdown') {
        if (event.side === 'away') return failed('opponentScored')
        scored = true
      } else if (event.type === 'pushedOff') pushedOff.add(event.player)
      else if (event.type === 'turnEnded' && event.side === 'home') {
        // A touchdown ends the turn as well.
        if (event.turnover !== '' && !scored) return failed('turnover')
        ended = true
        turns--
      }
    if (!scored && !ended && !isQuiet(engine, after)) continue
    const over = turns <= 0
    if (isReached(engine, goal, { match: after, over, pushedOff, scored })) return { is: 'solved' }
    if (over || scored || after.result) return failed('turnEnded')
  }
  return { is: 'open' }
}
