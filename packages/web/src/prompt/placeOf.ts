// Where the prompt stands over the pitch: at the edge nearest to its players, not over them nor the squares around them, and
// connected to them by a line. Pure geometry. Neighbour: Prompt.tsx measures and draws.

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Place {
  readonly left: number
  readonly top: number
  /** The line from the prompt to its players; null when there are none on the pitch. */
  readonly tie: readonly [Spot, Spot] | null
}

/** The distance from the edge of the pitch. */
const GAP = 8

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

const middleOf = ({ left, top, width, height }: Box): Spot => ({ x: left + width / 2, y: top + height / 2 })

/** The point of a box that is nearest to a spot. */
const nearest = (box: Box, { x, y }: Spot): Spot => ({
  x: within(x, box.left, box.left + box.width),
  y: within(y, box.top, box.top + box.height),
})

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

interface Wanted {
  readonly pitch: Box
  /** Its players and the squares around them; null when they are not on the pitch. */
  readonly clear: Box | null
  /** Its players alone: where the line ends. */
  readonly about: Box | null
  readonly size: Pick<Box, 'width' | 'height'>
  /** At the lower edge if that is free, within reach of the thumb. */
  readonly low: boolean
}

export const placeOf = ({ pitch, clear, about, size, low }: Wanted): Place => {
  const least = { x: pitch.left + GAP, y: pitch.top + GAP }
  const most = {
    x: Math.max(least.x, pitch.left + pitch.width - size.width - GAP),
    y: Math.max(least.y, pitch.top + pitch.height - size.height - GAP),
  }
  const middle = clear ? middleOf(clear) : middleOf(pitch)
  const across = within(middle.x - size.width / 2, least.x, most.x)
  const down = within(middle.y - size.height / 2, least.y, most.y)
  const places: readonly Box[] = [
    { left: across, top: most.y, ...size },
    { left: across, top: least.y, ...size },
    { left: least.x, top: down, ...size },
    { left: most.x, top: down, ...size },
  ]
  if (!clear) return { left: places[0].left, top: places[0].top, tie: null }
  const cost = (box: Box, index: number): number =>
    overlap(box, clear) * 1e6 +
    (low && index === 0 ? -1e5 : 0) +
    distance(nearest(box, middle), middle) +
    (index > 1 ? 1e4 : 0)
  const best = places.reduce((found, box, i) => (cost(box, i) < cost(found, places.indexOf(found)) ? box : found))
  const end = about ?? clear
  const from = nearest(best, middleOf(end))
  return { left: best.left, top: best.top, tie: [from, nearest(end, from)] }
}
