// What an event changes in the picture of a match. Everything unchanged is the same object as before, so that only changes are
// drawn. Neighbour: beats.ts shows the pictures one after another.
import type { Ball, GameEvent, Match, Player } from '@double-skulls/engine'

const withPlayer = (match: Match, id: number, change: Partial<Player>): Match => ({
  ...match,
  players: match.players.map((player) => (player.id === id ? { ...player, ...change } : player)),
})

const withBall = (match: Match, index: number, change: Partial<Ball>): Match => ({
  ...match,
  balls: match.balls.map((ball, i) => (i === index ? { ...ball, ...change } : ball)),
})

/** Bombs fly like balls; where it comes from tells which one it is. */
const ballFrom = ({ balls }: Match, from: number): number => {
  const found = balls.findIndex(({ at, state }) => at === from && at >= 0 && state !== 'absent')
  return Math.max(0, found)
}

/** null when no visible thing changes. */
export const pictured = (shown: Match, event: GameEvent, after: Match): Match | null => {
  switch (event.type) {
    case 'moved': {
      const { player, to } = event
      const moved = withPlayer(shown, player, { at: to, ...(to >= 0 ? { place: 'pitch' } : {}) })
      if (!shown.balls.some(({ carrier }) => carrier === player)) return moved
      return { ...moved, balls: shown.balls.map((ball) => (ball.carrier === player ? { ...ball, at: to } : ball)) }
    }
    case 'touchdown': {
      const { score } = after.squads[event.side]
      return { ...shown, squads: { ...shown.squads, [event.side]: { ...shown.squads[event.side], score } } }
    }
    case 'posture':
      return withPlayer(shown, event.player, { posture: event.posture })
    case 'removed':
      return withPlayer(shown, event.player, { place: event.to, at: -1 })
    case 'ballMoved':
    case 'kickScattered': {
      const state = event.to < 0 ? 'out' : 'ground'
      return withBall(shown, ballFrom(shown, event.from), { state, carrier: -1, at: event.to })
    }
    case 'ballHeld':
      return withBall(shown, 0, { state: 'held', carrier: event.player, at: shown.players[event.player].at })
    default:
      return null
  }
}
