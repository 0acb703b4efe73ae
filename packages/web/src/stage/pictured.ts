// What an event changes in the picture of a match. Everything unchanged is the same object as before, so that only changes are
// drawn. Neighbour: beats.ts shows the pictures one after another.
import type { Ball, GameEvent, Match, Piece, Player } from '@double-skulls/engine'

const withPlayer = (match: Match, id: number, change: Partial<Player>): Match => ({
  ...match,
  players: match.players.map((player) => (player.id === id ? { ...player, ...change } : player)),
})

/** Out of whatever held him, and into what holds him now. */
const inside = (match: Match, id: number, into: (piece: Piece, index: number) => boolean): Piece[] =>
  match.pieces.map((piece, i) => {
    const here = into(piece, i)
    if (piece.load.includes(id) === here) return piece
    return { ...piece, load: here ? [...piece.load, id] : piece.load.filter((one) => one !== id) }
  })

/** Whether a thing holds him after the step. */
const holds =
  ({ pieces }: Match, id: number) =>
  (_piece: Piece, index: number): boolean =>
    pieces[index]?.load.includes(id) ?? false

const withBall = (match: Match, index: number, change: Partial<Ball>): Match => ({
  ...match,
  balls: match.balls.map((ball, i) => (i === index ? { ...ball, ...change } : ball)),
})

/** Bombs fly like balls; where it comes from tells which one it is. */
const ballFrom = ({ balls }: Match, from: number): number => {
  const found = balls.findIndex(({ at, state }) => at === from && at >= 0 && state !== 'absent')
  return Math.max(0, found)
}

/** Which ball he gets: the one he has afterwards; where he has lost it again, the one that lies where he is. */
const ballOf = ({ balls, players }: Match, player: number, after: Match): number => {
  const kept = after.balls.findIndex(({ carrier }) => carrier === player)
  const here = balls.findIndex(({ at }) => at === players[player].at)
  return Math.max(0, kept >= 0 ? kept : here)
}

const withThing = (match: Match, isIt: (piece: Piece) => boolean, change: Partial<Piece>): Match => {
  const index = match.pieces.findIndex(isIt)
  return { ...match, pieces: match.pieces.map((piece, i) => (i === index ? { ...piece, ...change } : piece)) }
}

/** Those that pass the test are as they are afterwards; others stay as they were, or are not there yet. */
const withThings = (match: Match, after: Match, isIt: (piece: Piece) => boolean): Match => ({
  ...match,
  pieces: after.pieces.map((piece, i) => (isIt(piece) ? piece : (match.pieces[i] ?? { ...piece, at: -1 }))),
})

/** null when no visible thing changes. */
export const pictured = (shown: Match, event: GameEvent, after: Match): Match | null => {
  switch (event.type) {
    case 'moved': {
      const { player, to } = event
      const out = { ...shown, pieces: inside(shown, player, () => false) }
      const moved = withPlayer(out, player, { at: to, ...(to >= 0 ? { place: 'pitch' } : {}) })
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
      return {
        ...withPlayer(shown, event.player, { place: event.to, at: -1 }),
        pieces: inside(shown, event.player, holds(after, event.player)),
      }
    case 'ballMoved':
    case 'kickScattered': {
      const state = event.to < 0 ? 'out' : 'ground'
      return withBall(shown, ballFrom(shown, event.from), { state, carrier: -1, at: event.to })
    }
    case 'ballHeld':
      return withBall(shown, ballOf(shown, event.player, after), {
        ...{ state: 'held', carrier: event.player },
        at: shown.players[event.player].at,
      })
    case 'launched':
      return { ...shown, pieces: inside(shown, event.player, () => false) }
    case 'cannonSpiked':
      return withThings(shown, after, ({ at }) => at === event.square)
    case 'thingPlaced':
      return withThings(shown, after, ({ at }) => at === event.square)
    case 'thingMoved':
      return withThing(shown, ({ kind, at }) => kind === event.kind && at === event.from, { at: event.to })
    case 'thingRemoved':
      return withThing(shown, ({ kind, at }) => kind === event.kind && at === event.square, { at: -1 })
    default:
      return null
  }
}
