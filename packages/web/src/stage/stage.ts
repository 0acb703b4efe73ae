// Plays the steps of a match for the eye: follows the host, a little behind, at the speed that is set; a click catches up.
// Neighbours: beats.ts cuts steps into beats, useStage.ts brings it into a page.
import type { Explanation, Match } from '@double-skulls/engine'
import type { MatchHost, Step } from '../match/host.ts'
import type { Speed } from '../settings/settings.ts'
import type { SoundName } from '../sound/sound.ts'
import { type Banner, type Beat, beatsOf, type LogLine, lineOf, walkedOn } from './beats.ts'

export interface Show {
  /** The match as the picture shows it now. */
  readonly picture: Match
  /** Nothing more is coming: the picture is the truth. */
  readonly still: boolean
  readonly lines: readonly LogLine[]
  readonly roll: Explanation | null
  /** Counts rolls, so that the same faces twice still tumble twice. */
  readonly rolls: number
  readonly banner: Banner | null
  readonly sound: SoundName | null
  /** Counts sounds, so that the same one twice is heard twice. */
  readonly sounds: number
}

export interface Stage {
  show(): Show
  subscribe(listener: () => void): () => void
  /** Shows everything that is still to come at once. */
  catchUp(): void
  close(): void
}

const PACE: { readonly [S in Speed]: number } = { instant: 0, fast: 0.45, normal: 1, slow: 1.8 }

const append = (lines: LogLine[], line: LogLine): LogLine[] => {
  const longer = walkedOn(lines.at(-1), line)
  if (line.again && line.roll) {
    const old = lines.findLastIndex(({ roll }) => roll?.roll === line.roll?.roll && roll?.player === line.roll?.player)
    if (old >= 0) lines[old] = { ...lines[old], struck: true }
  }
  if (longer) lines[lines.length - 1] = longer
  else lines.push(line)
  return lines
}

/** Whatever lies before the page was opened is told, not shown. */
const toldBefore = (host: MatchHost): LogLine[] => {
  const lines: LogLine[] = []
  for (const { events, after } of host.situation().steps)
    for (const event of events) {
      const line = lineOf(host.engine, event, after)
      if (line) append(lines, line)
    }
  return lines
}

export const newStage = (host: MatchHost, speed: () => Speed): Stage => {
  const listeners = new Set<() => void>()
  let shownSteps = host.situation().steps
  let show: Show = {
    picture: host.situation().match,
    still: true,
    lines: toldBefore(host),
    roll: null,
    rolls: 0,
    banner: null,
    sound: null,
    sounds: 0,
  }
  let queue: Beat[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = (next: Partial<Show>): void => {
    show = { ...show, ...next }
    for (const listener of [...listeners]) listener()
  }

  const appear = (beat: Beat, hurried: boolean): void => {
    const { picture, line, roll, banner, sound } = beat
    show = {
      ...show,
      ...(picture ? { picture } : {}),
      ...(line ? { lines: append([...show.lines], line) } : {}),
      ...(roll ? { roll, rolls: show.rolls + 1 } : {}),
      banner: hurried ? null : banner,
      // What is skipped is not heard either, but for the last of it.
      ...(sound ? { sound, sounds: show.sounds + 1 } : {}),
    }
  }

  const catchUp = (): void => {
    clearTimeout(timer)
    timer = undefined
    for (const beat of queue) appear(beat, true)
    queue = []
    tell({ still: true, banner: null })
  }

  const next = (): void => {
    timer = undefined
    const pace = PACE[speed()]
    if (pace === 0) {
      catchUp()
      return
    }
    for (;;) {
      const beat = queue.shift()
      if (!beat) {
        tell({ still: true, banner: null })
        return
      }
      appear(beat, false)
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
    shownSteps = host.situation().steps
    tell({ picture: host.situation().match, lines: toldBefore(host), still: true, banner: null, roll: null })
  }

  /** The steps we know are a beginning of the host's, unless something was taken back. */
  const follow = (): void => {
    const { steps } = host.situation()
    if (steps === shownSteps) return
    const known = shownSteps.length
    if (steps.length < known || (known > 0 && steps[known - 1] !== shownSteps[known - 1])) {
      rewind()
      return
    }
    let before: Match = shownSteps.at(-1)?.after ?? host.start
    for (const step of steps.slice(known) as readonly Step[]) {
      queue.push(...beatsOf(host.engine, before, step))
      before = step.after
    }
    shownSteps = steps
    if (timer === undefined) next()
  }

  const unsubscribe = host.subscribe(follow)
  return {
    show: () => show,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    catchUp,
    close: () => {
      clearTimeout(timer)
      unsubscribe()
      listeners.clear()
    },
  }
}
