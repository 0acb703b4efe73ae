// A coach's own set-up, as squares counted from his own end zone, so that it fits either side and can be mirrored. Neighbours:
// SavedFormations.tsx offers them, tray/Buttons.tsx those of the engine, choosing/errand.ts places the players.
import { cast, placesOf } from '@double-skulls/bots'
import {
  type Action,
  action,
  choiceToField,
  type Engine,
  type Match,
  type Pitch,
  type Player,
  type Side,
  type Square,
  squaresOf,
} from '@double-skulls/engine'
import type { Errand } from '../choosing/errand.ts'
import type { Spot } from '../store/formations.ts'

const squareOf = (pitch: Pitch, side: Side, { column, row }: Spot): Square =>
  row * pitch.length + (side === 'home' ? column : pitch.length - 1 - column)

const spotOf = (pitch: Pitch, { who, side }: Player, at: Square): Spot => ({
  number: who.number,
  column: side === 'home' ? pitch.x[at] : pitch.length - 1 - pitch.x[at],
  row: pitch.y[at],
})

const ableOf = (match: Match, side: Side): readonly Player[] =>
  match.players.filter((one) => one.side === side && (one.place === 'pitch' || one.place === 'reserves'))

/** The side's current set-up. */
export const standingNow = (pitch: Pitch, match: Match, side: Side): readonly Spot[] =>
  match.players.filter((one) => one.side === side && one.place === 'pitch').map((one) => spotOf(pitch, one, one.at))

export const mirrored = (pitch: Pitch, spots: readonly Spot[]): readonly Spot[] =>
  spots.map((spot) => ({ ...spot, row: pitch.width - 1 - spot.row }))

/** Who takes each spot: the shirt it was made for, otherwise the next player without a spot. */
const castOf = (match: Match, side: Side, spots: readonly Spot[]): Map<number, Spot> => {
  const able = ableOf(match, side)
  const taken = new Map<number, Spot>()
  const open: Spot[] = []
  for (const spot of spots) {
    const own = able.find(({ who }) => who.number === spot.number)
    if (own) taken.set(own.id, spot)
    else open.push(spot)
  }
  for (const one of able) if (!taken.has(one.id) && open.length > 0) taken.set(one.id, open.shift() as Spot)
  return taken
}

/** Puts every player on his spot, and players without a spot into the reserves, if that is legal. */
export const formationErrand = (
  pitch: Pitch,
  match: Match,
  side: Side,
  spots: readonly Spot[],
  mayBench: boolean,
): Errand => {
  const taken = castOf(match, side, spots)
  const left: Action[] = []
  // A big base needs several squares at once: then all make room first.
  const crowded = ableOf(match, side).some(({ who }) => who.size > 1)
  if (mayBench)
    for (const one of match.players)
      if (one.side === side && one.place === 'pitch' && (crowded || !taken.has(one.id)))
        left.push(action('pick', one.id), action('toReserves'))
  for (const [id, spot] of taken) {
    const square = squareOf(pitch, side, spot)
    if (match.players[id].at !== square || left.length > 0) left.push(action('pick', id), action('place', -1, square))
  }
  return { player: -1, left }
}

/** The most that stand on the pitch. */
const MOST = 11

/** Some count as more than one. */
const countOf = ({ rules }: Engine, match: Match, spots: readonly (readonly [number, Square])[]): number =>
  spots.reduce((sum, [id]) => {
    const counts = match.players[id].skills.map((skill) => rules.skills.get(skill)?.numbers?.countsAs ?? 1)
    return sum + Math.max(1, ...counts)
  }, 0)

const overlaps = (pitch: Pitch, match: Match, spots: readonly (readonly [number, Square])[]): boolean => {
  const covered = spots.flatMap(([id, at]) => squaresOf(pitch, match.players[id], at))
  return new Set(covered).size < covered.length
}

/** A set-up that the engine offers, with its places given by role, so that it can be shown and changed before it is used. */
export const offeredSpots = (engine: Engine, match: Match, side: Side, offer: Action): readonly Spot[] => {
  const { pitch } = engine.rules
  const copy = engine.clone(match)
  engine.apply(copy, { action: offer })
  const placed = copy.players.filter((one) => one.side === side && one.place === 'pitch')
  // The engine has made room for a big base, so that player stays where it put him.
  const big = placed.filter(({ who }) => who.size > 1)
  const squares = placed.filter(({ who }) => who.size === 1).map(({ at }) => at)
  // Repeated, it changes nothing.
  const pending = engine.pending(match)
  const onlyPlaced = pending.wait === 'coach' && pending.question.subject === 'again'
  const fit = onlyPlaced ? placed : choiceToField(engine, match, side, ableOf(match, side)).players
  const spotsOf = (players: readonly Player[]): readonly (readonly [number, Square])[] => {
    const able = players.filter(({ id }) => !big.some((one) => one.id === id))
    const given = cast(
      engine,
      match,
      able.map(({ id }) => match.players[id]),
      placesOf(pitch, match, side, squares),
    )
    return [...big.map(({ id, at }) => [id, at] as const), ...given]
  }
  const best = spotsOf(fit)
  // A big base that the engine has left out may not fit where somebody else would stand, or count as too many.
  const spots = overlaps(pitch, match, best) || countOf(engine, match, best) > MOST ? spotsOf(placed) : best
  return spots.map(([id, at]) => spotOf(pitch, match.players[id], at))
}
