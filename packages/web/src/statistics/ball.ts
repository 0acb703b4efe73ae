// Where the ball is, to know who had it when; of several, the one that is held. Neighbour: tally.ts.
import { type GameEvent, isFootball, type Match, type Side } from '@double-skulls/engine'
import { sideOfPlayer } from '@double-skulls/words'

export interface BallPlace {
  /** The ball carrier, or −1. */
  readonly holder: number
  readonly side: Side | null
  /** −1 while it is not on the pitch. */
  readonly at: number
}

export const nowhere: BallPlace = { holder: -1, side: null, at: -1 }

export const ballIn = (match: Match): BallPlace => {
  const footballs = match.balls.filter(isFootball)
  const ball = footballs.find(({ state }) => state === 'held') ?? footballs[0]
  if (!ball || ball.state === 'absent') return nowhere
  const holder = ball.state === 'held' ? ball.carrier : -1
  return { holder, side: sideOfPlayer(match, holder), at: ball.at }
}

/** What an event says about the ball within one step; the step's own state is decisive. */
export const ballMovedBy = (ball: BallPlace, event: GameEvent, match: Match): BallPlace => {
  switch (event.type) {
    case 'ballHeld': {
      const { at } = match.players[event.player]
      return { holder: event.player, side: sideOfPlayer(match, event.player), at }
    }
    case 'ballMoved':
    case 'kickScattered':
      return { holder: -1, side: null, at: event.to }
    case 'touchdown': {
      const scorer = match.players[event.player]
      return scorer ? { ...ball, holder: scorer.id, side: sideOfPlayer(match, scorer.id) } : ball
    }
    case 'moved':
      return event.player === ball.holder ? { ...ball, at: event.to } : ball
    default:
      return ball
  }
}
