// Animates the steps of a match: follows the host with a delay, at the chosen speed; a click catches up. Neighbours: beats.ts
// cuts steps into beats, spotlight.ts has what gets attention, useShow.ts brings it into a page.
import type { Explanation, Match } from '@double-skulls/engine'
import { append, type LogLine } from '@double-skulls/words'
import { type Narrator, newNarrator } from '../log/narrator.ts'
import type { MatchHost } from '../match/host.ts'
import type { Speed } from '../settings/settings.ts'
import { type Banner, type Beat, beatsOf, type Motion, STILL } from './beats.ts'
import { DARK, darkened, type Spotlight, spotlightAfter, spotlightAtRest } from './spotlight.ts'

export interface Show {
  /** The match as the picture shows it now. */
  readonly picture: Match
  /** No animation is pending: the picture is the current state. */
  readonly still: boolean
  readonly lines: readonly LogLine[]
  readonly roll: Explanation | null
  /** Counts rolls, so that the same faces twice are animated twice. */
  readonly rolls: number
  readonly banner: Banner | null
  readonly motion: Motion
}

export interface Stage {
  show(): Show
  /** What gets attention; it changes independently of the show. */
  spotlight(): Spotlight
  subscribe(listener: () => void): () => void
  /** Shows everything that is pending at once. */
  catchUp(): void
  /** Changes that `go` makes to the host are shown at once, not animated: for jumps in a replay. */
  leap(go: () => void): void
  close(): void
}

const PACE: { readonly [S in Speed]: number } = { instant: 0, fast: 0.45, normal: 1, slow: 1.8 }

/** What happened before the page was opened is in the log but not animated. */
const toldBefore = (host: MatchHost, narrator: Narrator): LogLine[] => {
  const lines: LogLine[] = []
  const { steps } = host.situation()
  for (const index of steps.keys()) for (const line of narrator.tell(steps, index).flat()) append(lines, line)
  return lines
}

const paced = (motion: Motion, pace: number): Motion =>
  pace === 0 || motion === STILL ? STILL : { ...motion, milliseconds: motion.milliseconds * pace }

/** A speed by its name, or a time factor. */
export type Pace = Speed | number

export const newStage = (host: MatchHost, speed: () => Pace): Stage => {
  const listeners = new Set<() => void>()
  const narrator = newNarrator(host.engine, host.start)
  let shownSteps = host.situation().steps
  let show: Show = {
    picture: host.situation().match,
    still: true,
    lines: toldBefore(host, narrator),
    roll: null,
    rolls: 0,
    banner: null,
    motion: STILL,
  }
  let spotlight = DARK
  let queue: Beat[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let leaping = false

  /** What has not changed is the same object as before. */
  const tell = (next: Partial<Show>): void => {
    const keys = Object.keys(next) as (keyof Show)[]
    if (keys.some((key) => show[key] !== next[key])) show = { ...show, ...next }
    for (const listener of [...listeners]) listener()
  }

  /** At a pace of 0 nothing is animated. */
  const appear = (beat: Beat, atPace: number): void => {
    const { picture, lines, roll, banner, motion } = beat
    spotlight = spotlightAfter(spotlight, beat, atPace)
    const changes: Partial<Show> = {
      ...(picture ? { picture } : {}),
      ...(lines.length > 0 ? { lines: lines.reduce(append, [...show.lines]) } : {}),
      ...(roll ? { roll, rolls: show.rolls + 1 } : {}),
      ...(motion === show.motion ? {} : { motion: paced(motion, atPace) }),
      ...(banner === show.banner ? {} : { banner: atPace === 0 ? null : banner }),
    }
    if (Object.keys(changes).length > 0) show = { ...show, ...changes }
  }

  const rest = (): void => tell({ still: true, banner: null })

  const catchUp = (): void => {
    clearTimeout(timer)
    timer = undefined
    for (const beat of queue) appear(beat, 0)
    queue = []
    spotlight = darkened(spotlight)
    rest()
  }

  const paceNow = (): number => {
    const wanted = speed()
    return typeof wanted === 'number' ? wanted : PACE[wanted]
  }

  const next = (): void => {
    timer = undefined
    const pace = paceNow()
    if (pace === 0) {
      catchUp()
      return
    }
    for (;;) {
      const beat = queue.shift()
      if (!beat) {
        spotlight = spotlightAtRest(spotlight)
        rest()
        return
      }
      appear(beat, pace)
      if (beat.milliseconds > 0) {
        tell({ still: false })
        timer = setTimeout(next, beat.milliseconds * pace)
        return
      }
    }
  }

  const rewind = (): void => {
    clearTimeout(timer)
    timer = undefined
    queue = []
    spotlight = darkened(spotlight)
    shownSteps = host.situation().steps
    tell({ picture: host.situation().match, lines: toldBefore(host, narrator), still: true, banner: null, roll: null })
  }

  /** The known steps are a prefix of the host's, unless something was undone. */
  const follow = (): void => {
    const { steps } = host.situation()
    if (leaping || steps === shownSteps) return
    const known = shownSteps.length
    // As many steps, but another list: somebody else looks at them.
    if (steps.length <= known || (known > 0 && steps[known - 1] !== shownSteps[known - 1])) {
      rewind()
      return
    }
    let before: Match = shownSteps.at(-1)?.after ?? host.start
    for (let index = known; index < steps.length; index++) {
      queue.push(...beatsOf(host.engine, before, steps[index], narrator.tell(steps, index)))
      before = steps[index].after
    }
    shownSteps = steps
    if (timer !== undefined) return
    if (paceNow() === 0 || queue.every(({ milliseconds }) => milliseconds === 0)) {
      next()
      return
    }
    // Deciding and showing are separate tasks, so that neither waits for the other.
    tell({ still: false })
    timer = setTimeout(next)
  }

  const unsubscribe = host.subscribe(follow)
  return {
    show: () => show,
    spotlight: () => spotlight,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    catchUp,
    leap: (go) => {
      leaping = true
      try {
        go()
      } finally {
        leaping = false
      }
      rewind()
    },
    close: () => {
      clearTimeout(timer)
      unsubscribe()
      listeners.clear()
    },
  }
}
