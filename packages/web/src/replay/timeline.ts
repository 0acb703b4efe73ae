// Where the turns of a match lie on its reel, and the moments worth jumping to: touchdowns, casualties, turnovers. A position is
// the number of inputs before it. Neighbours: reel.ts, Timeline.tsx draws it, MomentList.tsx lists it.
import { type GameEvent, isMishap, type Match, type Side } from '@double-skulls/engine'
import { halfWords, plainSentence, sideOfPlayer } from '@double-skulls/words'
import { carriedOff } from '../stage/causes.ts'
import type { Reel } from './reel.ts'

export const markerKinds = ['touchdown', 'casualty', 'turnover'] as const
export type MarkerKind = (typeof markerKinds)[number]

export interface Marker {
  readonly kind: MarkerKind
  /** The first position after it has happened. */
  readonly at: number
  /** The player or team it happened to. */
  readonly side: Side
  readonly text: string
}

/** A turn, or the time between turns. */
export interface Stretch {
  readonly from: number
  /** The position after its last one. */
  readonly to: number
  readonly half: number
  /** Whose turn it is; null between turns. */
  readonly side: Side | null
  readonly turn: number
  readonly bonus: boolean
}

export interface Timeline {
  readonly last: number
  readonly stretches: readonly Stretch[]
  readonly markers: readonly Marker[]
  /** Where each half begins. */
  readonly halves: readonly { readonly half: number; readonly at: number }[]
}

const kindOf = (events: readonly GameEvent[], index: number): Marker['kind'] | null => {
  const event = events[index]
  switch (event.type) {
    case 'touchdown':
    case 'casualty':
      return event.type
    case 'fieldGoal':
      return 'touchdown'
    case 'turnover':
      return isMishap(event.why) ? 'turnover' : null
    case 'removed':
      return carriedOff(events, index, event)?.kind === 'casualty' ? 'casualty' : null
    default:
      return null
  }
}

const markerOf = (events: readonly GameEvent[], index: number, at: number, match: Match, reel: Reel): Marker | null => {
  const event = events[index]
  const kind = kindOf(events, index)
  const text = kind && plainSentence(reel.engine, match, event)
  // Left out when another event of the same moment says it already.
  if (!kind || !text) return null
  const side = 'side' in event ? event.side : 'player' in event ? sideOfPlayer(match, event.player) : null
  return side ? { kind, at, side, text } : null
}

type Open = Omit<Stretch, 'to'>

export const timelineOf = (reel: Reel): Timeline => {
  const { clock, turn } = reel.start
  const stretches: Stretch[] = []
  const markers: Marker[] = []
  const halves: { half: number; at: number }[] = []
  let open: Open = turn.running
    ? { from: 0, half: clock.half, side: turn.side, turn: clock[turn.side], bonus: turn.bonus }
    : { from: 0, half: clock.half, side: null, turn: 0, bonus: false }
  const begin = (next: Open): void => {
    if (next.from > open.from) stretches.push({ ...open, to: next.from })
    open = next
  }
  for (const [index, { events, after }] of reel.steps.entries()) {
    const at = index + 1
    for (const [i, event] of events.entries()) {
      const marker = markerOf(events, i, at, after, reel)
      if (marker) markers.push(marker)
      if (event.type === 'turnStarted')
        begin({ from: at, half: open.half, side: event.side, turn: event.turn, bonus: event.bonus })
      else if (event.type === 'turnEnded' || event.type === 'halfEnded')
        begin({ from: at, half: open.half, side: null, turn: 0, bonus: false })
      else if (event.type === 'halfStarted') {
        halves.push({ half: event.half, at })
        begin({ from: at, half: event.half, side: null, turn: 0, bonus: false })
      }
    }
  }
  const last = reel.steps.length
  stretches.push({ ...open, to: last + 1 })
  return { last, stretches, markers, halves }
}

export const stretchAt = ({ stretches }: Timeline, position: number): Stretch =>
  stretches.find(({ to }) => position < to) ?? stretches[stretches.length - 1]

/** The start of the next turn, or the end; and the start of this turn, or of the one before. */
export const turnAfter = ({ stretches, last }: Timeline, position: number): number =>
  stretches.find(({ from, side }) => side !== null && from > position)?.from ?? last
export const turnBefore = ({ stretches }: Timeline, position: number): number =>
  stretches.findLast(({ from, side }) => side !== null && from < position)?.from ?? 0

export const markerAfter = ({ markers }: Timeline, position: number): Marker | undefined =>
  markers.find(({ at }) => at > position)
export const markerBefore = ({ markers }: Timeline, position: number): Marker | undefined =>
  markers.findLast(({ at }) => at < position)

/** The time of a position, in words. */
export const momentWords = (reel: Reel, timeline: Timeline, position: number): string => {
  if (position >= timeline.last && reel.steps.at(-1)?.after.result) return 'Full time'
  const { half, side, turn, bonus } = stretchAt(timeline, position)
  if (half === 0) return 'Before the kick-off'
  if (side === null) return `${halfWords(half)}, between turns`
  const team = reel.start.squads[side].name
  return `${halfWords(half)}, ${bonus ? 'bonus turn' : `turn ${turn}`} of ${team}`
}
