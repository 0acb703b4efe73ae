// Where dice lie beside an action: as near as can be, over nobody who is concerned, over as few others as possible, and inside the
// picture. In squares of the picture. Neighbours: BesideDice.tsx puts them there.
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

/** Between the dice and whoever must be seen. */
const GAP = 0.25
/** How far from the action a place is looked for, and in what steps. */
const FARTHEST = 5
const STEP = 0.5
/** Covering somebody counts as much as being so many squares farther away. */
const COVERED = 1.5
/** Above is where a coach looks first. */
const BELOW = 0.4

const overlap = (one: Box, other: Box, gap: number): boolean =>
  one.x < other.x + other.width + gap &&
  other.x < one.x + one.width + gap &&
  one.y < other.y + other.height + gap &&
  other.y < one.y + one.height + gap

const within = (value: number, most: number): number => Math.min(Math.max(0, most), Math.max(0, value))

/** `kept` must not be covered; `others` had better not be. */
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

/** Whether the dice lie on the pitch, beside whoever they are about: he may be off it. */
export const isBeside = ({ players }: Match, { player }: Explanation): boolean => (players[player]?.at ?? -1) >= 0
