// Where dice lie beside an action: as near as possible, not over the players involved, over as few others as possible, and inside
// the picture. In squares of the picture. Neighbour: BesideDice.tsx puts them there.
import type { Explanation, Match } from '@double-skulls/engine'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Room {
  readonly columns: number
  readonly rows: number
}

/** The gap between the dice and the players who must stay visible. */
const GAP = 0.25
/** How far from the action a place is searched, and in which steps. */
const FARTHEST = 5
const STEP = 0.5
/** Covering a player counts as much as this many squares of distance. */
const COVERED = 1.5
/** Above is preferred: a coach looks there first. */
const BELOW = 0.4

const overlap = (one: Box, other: Box, gap: number): boolean =>
  one.x < other.x + other.width + gap &&
  other.x < one.x + one.width + gap &&
  one.y < other.y + other.height + gap &&
  other.y < one.y + one.height + gap

const within = (value: number, most: number): number => Math.min(Math.max(0, most), Math.max(0, value))

/** `kept` must not be covered; `others` should not be. */
export const besideOf = (
  room: Room,
  kept: readonly Box[],
  others: readonly Box[],
  size: Pick<Box, 'width' | 'height'>,
): Box => {
  const left = Math.min(...kept.map(({ x }) => x))
  const top = Math.min(...kept.map(({ y }) => y))
  const middleX = (left + Math.max(...kept.map(({ x, width }) => x + width))) / 2
  const middleY = (top + Math.max(...kept.map(({ y, height }) => y + height))) / 2
  let best: Box = { x: within(left, room.columns - size.width), y: within(top, room.rows - size.height), ...size }
  let cost = Number.POSITIVE_INFINITY
  for (let dx = -FARTHEST; dx <= FARTHEST; dx += STEP)
    for (let dy = -FARTHEST; dy <= FARTHEST; dy += STEP) {
      const x = within(middleX + dx - size.width / 2, room.columns - size.width)
      const y = within(middleY + dy - size.height / 2, room.rows - size.height)
      const box = { x, y, ...size }
      if (kept.some((one) => overlap(box, one, GAP))) continue
      const away = Math.hypot(x + size.width / 2 - middleX, y + size.height / 2 - middleY)
      const covered = others.filter((one) => overlap(box, one, 0)).length
      const here = away + COVERED * covered + (y > middleY ? BELOW : 0)
      if (here < cost) [best, cost] = [box, here]
    }
  return best
}

/** Whether the dice lie on the pitch, beside their player: he may be off it. */
export const isBeside = ({ players }: Match, { player }: Explanation): boolean => (players[player]?.at ?? -1) >= 0
