// Where a small box is placed: beside its name, inside the window, and not over the pitch. Neighbour: RuleName.tsx.

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const GAP = 6
const MOST_WIDTH = 320

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** Below this size nothing can be read in it. */
const LEAST_HEIGHT = 80

/** The first place beside the name that covers nothing important; if there is none, the free part at the bottom of the window. */
export const placeBeside = (name: Box, size: { width: number; height: number }, room: Box, clear: Box | null): Box => {
  const { width, height } = size
  const within = (left: number, top: number): Box => ({
    left: Math.max(room.left + GAP, Math.min(left, room.left + room.width - width - GAP)),
    top: Math.max(room.top + GAP, Math.min(top, room.top + room.height - height - GAP)),
    width,
    height,
  })
  const places = [
    within(name.left, name.top + name.height + GAP),
    within(name.left, name.top - height - GAP),
    within(name.left + name.width + GAP, name.top),
    within(name.left - width - GAP, name.top),
  ]
  const free = places.find((place) => !overlap(place, name) && !(clear && overlap(place, clear)))
  if (free) return free
  const end = room.top + room.height
  const left = clear ? end - (clear.top + clear.height) - 2 * GAP : height
  const lower = left < LEAST_HEIGHT ? height : Math.min(height, left)
  return { ...within(name.left, end), top: end - lower - GAP, height: lower }
}

export const besideThePitch = (anchor: HTMLElement, box: HTMLElement): Box => {
  const room = { left: 0, top: 0, width: innerWidth, height: innerHeight }
  const width = room.width < 2 * MOST_WIDTH ? room.width - 2 * GAP : MOST_WIDTH
  box.style.width = `${width}px`
  box.style.maxHeight = ''
  const size = { width, height: box.offsetHeight }
  const pitch = document.querySelector('.pitch')?.getBoundingClientRect() ?? null
  return placeBeside(anchor.getBoundingClientRect(), size, room, pitch)
}
