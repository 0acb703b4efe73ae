// Assigns players to the places of a set-up, by characteristics and skills only: strong players on the line, quick and
// sure-handed ones deep. Neighbours: setUp.ts and the client's presets use it, worth.ts rates players.
import {
  type Allegiance,
  type Engine,
  type Match,
  type Pitch,
  type Player,
  type Side,
  type Square,
  setUpDepth,
  squaresOf,
} from '@double-skulls/engine'
import type { Part } from './formations.ts'
import {
  agilityOf,
  armourOf,
  guarding,
  handling,
  hasHands,
  hitting,
  isUnreliable,
  movementOf,
  pickUpChance,
  rerollsOwn,
  strengthOf,
} from './worth.ts'

/** A square of a set-up, and the part its player has there. */
export interface Place {
  readonly square: Square
  readonly part: Part
}

const BALL_ROLLS = ['pickUp', 'pass', 'catch', 'dodge'] as const

/** The player's overall merit: the best eleven by merit play. */
const merit = (engine: Engine, match: Match, player: Player): number =>
  1.5 * strengthOf(player) +
  0.5 * movementOf(player) +
  0.8 * agilityOf(engine, match, player) +
  0.45 * armourOf(engine, player) +
  0.5 * (hitting(player) + guarding(player)) +
  0.5 * BALL_ROLLS.filter((roll) => rerollsOwn(engine, player, roll)).length

/** The best first; of equals the one with the lower id. */
export const byMerit = (engine: Engine, match: Match, players: readonly Player[]): Player[] => {
  const worth = new Map(players.map((player) => [player, merit(engine, match, player)]))
  return [...players].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || a.id - b.id)
}

const USUAL_STRENGTH = 3
/** Strength above average, which is wasted far from the opponents. */
const surplus = (player: Player): number => Math.max(0, strengthOf(player) - USUAL_STRENGTH)

const STRONG = 4
/** Strength above 4: such a player belongs on the line even if he has other talents. */
const strengthAboveFour = (player: Player): number => Math.max(0, strengthOf(player) - STRONG)

/** How well he receives the kick: picks up the ball, then runs or throws. */
const fetching = (engine: Engine, match: Match, player: Player): number =>
  hasHands(engine, player)
    ? 10 * pickUpChance(engine, match, player) +
      0.3 * movementOf(player) +
      (rerollsOwn(engine, player, 'pass') ? 1.2 : 0) +
      (rerollsOwn(engine, player, 'catch') ? 0.3 : 0) +
      (rerollsOwn(engine, player, 'dodge') ? 0.3 : 0) -
      0.5 * hitting(player) -
      surplus(player) -
      (isUnreliable(engine, player) ? 1.5 : 0)
    : -10

const fitness = (engine: Engine, match: Match, player: Player, part: Part, kicking: boolean): number => {
  const strength = strengthOf(player)
  const speed = movementOf(player)
  switch (part) {
    case 'line':
      // The receiving side hits first. The kicking side is hit first, so its line is tough players with the least
      // merit.
      return kicking
        ? 2.5 * strength +
            strengthAboveFour(player) +
            0.5 * (armourOf(engine, player) + guarding(player)) -
            merit(engine, match, player)
        : 2 * strength + hitting(player) - 0.3 * handling(engine, match, player)
    case 'wing':
      return speed + 0.5 * hitting(player) - surplus(player)
    case 'screen':
      return strength + hitting(player) + guarding(player) + 0.3 * speed
    case 'safety':
      return speed + 0.2 * handling(engine, match, player) - hitting(player) - 2 * surplus(player)
    case 'hands':
      return fetching(engine, match, player)
    case 'helper':
      return hitting(player) + 0.5 * speed + 0.5 * strength
  }
}

/** The most specialised parts choose their players first. */
const ORDER: readonly Part[] = ['hands', 'safety', 'line', 'wing', 'screen', 'helper']

/** `depth`: the columns on which a side may be set up, from its own end. */
const isOwn = ({ x, length }: Pitch, side: Allegiance, square: Square, depth: number): boolean =>
  square >= 0 && (side === 'home' ? x[square] < depth : x[square] >= length - depth)

/** The nearest free square of the same column. */
const nearestInColumn = ({ x, y, length, width }: Pitch, square: Square, taken: ReadonlySet<Square>): Square => {
  for (let far = 1; far < width; far++)
    for (const row of [y[square] + far, y[square] - far])
      if (row >= 0 && row < width && !taken.has(row * length + x[square])) return row * length + x[square]
  return square
}

/** What is left to the others once the players on big bases before them stand. */
interface Room {
  readonly places: readonly Place[]
  /** The squares of big bases. */
  readonly covered: ReadonlySet<Square>
}

/** A player on a big base takes the first place on which there is room; places that his base would cover move aside. */
const madeRoom = (
  pitch: Pitch,
  player: Player,
  { places, covered }: Room,
  depth: number,
): (Room & { readonly at: Square }) | null => {
  const fits = (one: Square): boolean => isOwn(pitch, player.side, one, depth) && !covered.has(one)
  for (const first of places) {
    const anchors = [...pitch.neighbours[first.square], first.square].filter((at) => {
      const squares = squaresOf(pitch, player, at)
      return squares.includes(first.square) && squares.every(fits)
    })
    if (anchors.length === 0) continue
    const at = Math.max(...anchors)
    const others = places.filter((place) => place !== first)
    const base = squaresOf(pitch, player, at)
    const taken = new Set([...covered, ...base, ...others.map(({ square }) => square)])
    const left = others.map((place) => {
      if (!base.includes(place.square)) return place
      const square = nearestInColumn(pitch, place.square, taken)
      taken.add(square)
      return { ...place, square }
    })
    return { at, places: left, covered: new Set([...covered, ...base]) }
  }
  return null
}

const best = <T>(list: readonly T[], of: (one: T) => number): T => list.reduce((a, b) => (of(b) > of(a) ? b : a))

/**
 * Chooses the players for a set-up: the square of each one who plays, by his index, big bases first. The others stay
 * in reserve.
 */
export const cast = (
  engine: Engine,
  match: Match,
  players: readonly Player[],
  places: readonly Place[],
): ReadonlyMap<number, Square> => {
  const eleven = byMerit(engine, match, players).slice(0, places.length)
  const squares = new Map<number, Square>()
  let room: Room = { places, covered: new Set() }
  for (const player of eleven.filter(({ who }) => who.size > 1)) {
    const made = madeRoom(engine.rules.pitch, player, room, setUpDepth(engine, match))
    if (!made) continue
    squares.set(player.id, made.at)
    room = made
  }
  // In id order, so that equally fit players are chosen by the lower id.
  const free = eleven.filter(({ who }) => who.size === 1).sort((a, b) => a.id - b.id)
  for (const part of ORDER)
    for (const place of room.places) {
      if (place.part !== part || free.length === 0) continue
      const kicking = match.drive.kicking === free[0].side
      const player = best(free, (one) => fitness(engine, match, one, part, kicking))
      squares.set(player.id, place.square)
      free.splice(free.indexOf(player), 1)
    }
  return squares
}

const DEEP = 4
/** Up to this many rows from the middle a place is in the centre field. */
const CENTRE = 3

/** The part of each square of a set-up, by its distance to the halfway line and to the middle row. */
export const placesOf = (
  { length, width, x, y }: Pitch,
  match: Match,
  side: Side,
  squares: readonly Square[],
): Place[] => {
  const behind = (square: Square): number => (side === 'home' ? length / 2 - 1 - x[square] : x[square] - length / 2)
  const deepest = Math.max(...squares.map(behind))
  const partOf = (square: Square): Part => {
    const far = behind(square)
    if (far === 0) return 'line'
    if (far >= DEEP) return far === deepest && match.drive.kicking !== side ? 'hands' : 'safety'
    return Math.abs(y[square] - (width - 1) / 2) > CENTRE ? 'wing' : 'screen'
  }
  // Deep places choose from the deepest on, the others from the halfway line on.
  const turn = ({ square }: Place): number => (behind(square) < DEEP ? behind(square) : length - behind(square))
  return squares.map((square) => ({ square, part: partOf(square) })).sort((a, b) => turn(a) - turn(b))
}
