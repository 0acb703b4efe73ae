// Runs a replay: forward and backward by step, turn and moment, automatically at several speeds, or directly to a position.
// Neighbours: replayHost.ts is moved, stage/ animates; Transport.tsx and Timeline.tsx are the controls.
import type { Match } from '@double-skulls/engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Situation, Step } from '../match/host.ts'
import { useSituation } from '../match/useSituation.ts'
import { prefersStill } from '../settings/prefersStill.ts'
import { beatsOf } from '../stage/beats.ts'
import type { Show } from '../stage/stage.ts'
import { useShow } from '../stage/useShow.ts'
import { stateAt } from './reel.ts'
import { type Marker, markerAfter, markerBefore, turnAfter, turnBefore } from './timeline.ts'
import type { Watching } from './useWatching.ts'

export const replaySpeeds = [0.5, 1, 2, 4, 8] as const
export type ReplaySpeed = (typeof replaySpeeds)[number]

export type Way = 'back' | 'on'

export interface Projector {
  readonly situation: Situation
  readonly show: Show
  readonly position: number
  readonly playing: boolean
  readonly speed: ReplaySpeed
  toggle(): void
  setSpeed(speed: ReplaySpeed): void
  /** The next speed up or down, if there is one. */
  shift(way: Way): void
  /** Directly there, without animation. */
  goTo(position: number): void
  step(way: Way): void
  turn(way: Way): void
  marker(way: Way): void
  /** Skips to the end of the running animation. */
  skip(): void
  /** Goes to just before it and plays it. */
  showMarker(marker: Marker): void
}

/** After a decision there is time to read; a walk is not read square by square. */
const READING = 260
const WALKING = 30

const restAfter = (step: Step | undefined, before: Match, { host }: Watching): number => {
  if (!step) return READING
  const rest = 'action' in step.input && step.input.action.do !== 'step' ? READING : WALKING
  if (!prefersStill()) return rest
  // Without motion, the time of the animation is left for looking at its result.
  return beatsOf(host.engine, before, step).reduce((sum, { milliseconds }) => sum + milliseconds, rest)
}

export const useProjector = (watching: Watching): Projector => {
  const { host, stage, timeline, pace } = watching
  const situation = useSituation(host)
  const show = useShow(stage)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<ReplaySpeed>(1)
  const position = situation.steps.length

  useEffect(() => {
    if (!playing || !show.still) return
    if (position >= timeline.last) {
      setPlaying(false)
      return
    }
    const before = stateAt(host.reel, position - 1)
    const rest = restAfter(situation.steps.at(-1), before, watching) / speed
    const timer = setTimeout(() => host.seek(position + 1), rest)
    return () => clearTimeout(timer)
  }, [playing, show.still, position, speed, situation, host, timeline, watching])

  const goTo = useCallback((to: number): void => stage.leap(() => host.seek(to)), [host, stage])

  const handles = useMemo(() => {
    const change = (next: ReplaySpeed): void => {
      pace.speed = next
      setSpeed(next)
    }
    const showMarker = (marker: Marker): void => {
      setPlaying(false)
      goTo(marker.at - 1)
      host.seek(marker.at)
    }
    return {
      setSpeed: change,
      shift: (way: Way): void => {
        const at = replaySpeeds.indexOf(pace.speed as ReplaySpeed) + (way === 'on' ? 1 : -1)
        if (replaySpeeds[at] !== undefined) change(replaySpeeds[at])
      },
      step: (way: Way): void => {
        setPlaying(false)
        if (way === 'back') goTo(host.position() - 1)
        else {
          stage.catchUp()
          host.seek(host.position() + 1)
        }
      },
      skip: (): void => stage.catchUp(),
      turn: (way: Way): void => goTo((way === 'on' ? turnAfter : turnBefore)(timeline, host.position())),
      marker: (way: Way): void => {
        const found = (way === 'on' ? markerAfter : markerBefore)(timeline, host.position())
        if (found) showMarker(found)
      },
      showMarker,
    }
  }, [host, stage, timeline, pace, goTo])

  return {
    ...{ situation, show, position, playing, speed, goTo },
    ...handles,
    toggle: () => {
      if (!playing && position >= timeline.last) goTo(0)
      setPlaying(!playing)
    },
  }
}
