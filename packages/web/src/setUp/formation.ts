// A set-up of one's own, as squares counted from one's own end zone, so that it fits either side and can be mirrored.
// Neighbours: SavedFormations.tsx offers them, choosing/errand.ts places the players.
import { type Action, action, type Engine, type Match, type Pitch, type Side, type Square } from '@double-skulls/engine'
import type { Errand } from '../choosing/errand.ts'

export interface Spot {
  /** The shirt. */
  readonly number: number
  /** Columns from the own end zone, and the row. */
  readonly column: number
  readonly row: number
}

export interface Formation {
  readonly name: string
  readonly spots: readonly Spot[]
}

const squareOf = (pitch: Pitch, side: Side, { column, row }: Spot): Square =>
  row * pitch.length + (side === 'home' ? column : pitch.length - 1 - column)

/** How the side stands now. */
export const standingNow = (pitch: Pitch, match: Match, side: Side): readonly Spot[] =>
  match.players
    .filter((one) => one.side === side && one.place === 'pitch')
    .map(({ who, at }) => ({
      number: who.number,
      column: side === 'home' ? pitch.x[at] : pitch.length - 1 - pitch.x[at],
      row: pitch.y[at],
    }))

export const mirrored = (pitch: Pitch, spots: readonly Spot[]): readonly Spot[] =>
  spots.map((spot) => ({ ...spot, row: pitch.width - 1 - spot.row }))

/** Who takes each spot: the shirt it was made for, or else the next one without a spot. */
const castOf = (match: Match, side: Side, spots: readonly Spot[]): Map<number, Spot> => {
  const able = match.players.filter((one) => one.side === side && (one.place === 'pitch' || one.place === 'reserves'))
  const cast = new Map<number, Spot>()
  const open: Spot[] = []
  for (const spot of spots) {
    const own = able.find(({ who }) => who.number === spot.number)
    if (own) cast.set(own.id, spot)
    else open.push(spot)
  }
  for (const one of able) if (!cast.has(one.id) && open.length > 0) cast.set(one.id, open.shift() as Spot)
  return cast
}

/** Puts everybody on his spot and whoever has none into the reserves, where that is allowed. */
export const formationErrand = (
  pitch: Pitch,
  match: Match,
  side: Side,
  spots: readonly Spot[],
  mayBench: boolean,
): Errand => {
  const cast = castOf(match, side, spots)
  const left: Action[] = []
  if (mayBench)
    for (const one of match.players)
      if (one.side === side && one.place === 'pitch' && !cast.has(one.id))
        left.push(action('pick', one.id), action('toReserves'))
  for (const [id, spot] of cast) {
    const square = squareOf(pitch, side, spot)
    if (match.players[id].at !== square || left.length > 0) left.push(action('pick', id), action('place', -1, square))
  }
  return { player: -1, left }
}

/** Where a set-up that the engine offers puts everybody, so that it can be looked at and changed before it stands. */
export const offeredSpots = (engine: Engine, match: Match, side: Side, offer: Action): readonly Spot[] => {
  const copy = engine.clone(match)
  engine.apply(copy, { action: offer })
  return standingNow(engine.rules.pitch, copy, side)
}
