// Steps of a match cut into beats: what the picture shows one after another, and for how long. Only the picture: what is true
// comes from the step's own state, which every step ends with. Neighbours: stage.ts plays them, host.ts makes the steps.
import { distance, type Engine, type Explanation, type GameEvent, type Match, type Side } from '@double-skulls/engine'
import { type LogLine, plainSentence } from '@double-skulls/words'
import type { Telling } from '../log/narrator.ts'
import type { Step } from '../match/host.ts'
import type { SoundName } from '../sound/sound.ts'

export interface Banner {
  readonly text: string
  readonly tone: 'plain' | 'bad' | 'great'
  /** Whose joy it is. */
  readonly side?: Side
}

export const ways = ['still', 'walk', 'push', 'flight', 'bounce'] as const

/** What is moving, how, and for how long: for the style sheet. */
export interface Motion {
  readonly how: (typeof ways)[number]
  /** Where a ball comes from and goes to, or −1. */
  readonly from: number
  readonly to: number
  readonly milliseconds: number
}

export const STILL: Motion = { how: 'still', from: -1, to: -1, milliseconds: 0 }

export interface Beat {
  /** At normal speed. */
  readonly milliseconds: number
  /** What the picture looks like from this beat on; null: as before. */
  readonly picture: Match | null
  /** What the log says from this beat on. */
  readonly lines: readonly LogLine[]
  readonly roll: Explanation | null
  readonly banner: Banner | null
  readonly sound: SoundName | null
  readonly motion: Motion
}

const SQUARE = 90
const PUSH = 170
const FALL = 220
const BOUNCE = 260
/** A throw takes longer the farther it goes, up to a limit. */
const FLIGHT = 220
const FLIGHT_A_SQUARE = 32
const LONGEST_FLIGHT = 700
const DICE = 650
const NEWS = 1000
const JOY = 2000

const flight = ({ rules: { pitch } }: Engine, from: number, to: number): number =>
  from < 0 || to < 0 ? BOUNCE : Math.min(LONGEST_FLIGHT, FLIGHT + FLIGHT_A_SQUARE * distance(pitch, from, to))

const time = (engine: Engine, event: GameEvent): number => {
  switch (event.type) {
    case 'moved':
      return event.how === 'pushed' || event.how === 'followUp' ? PUSH : SQUARE
    case 'posture':
    case 'removed':
    case 'pushedOff':
      return FALL
    case 'ballMoved':
      return event.from === event.to ? 0 : flight(engine, event.from, event.to)
    case 'kickScattered':
      return flight(engine, event.from, event.to)
    case 'rolled':
      return DICE
    case 'touchdown':
      return JOY
    case 'turnStarted':
    case 'turnover':
    case 'kickOffTable':
    case 'matchEnded':
      return NEWS
    default:
      return 0
  }
}

const motionOf = (event: GameEvent, milliseconds: number): Motion => {
  switch (event.type) {
    case 'moved':
      return { ...STILL, how: event.how === 'pushed' || event.how === 'followUp' ? 'push' : 'walk', milliseconds }
    case 'ballMoved':
    case 'kickScattered': {
      const { from, to } = event
      const how = event.type === 'ballMoved' && event.how === 'bounce' ? 'bounce' : 'flight'
      return from === to ? STILL : { how, from, to, milliseconds }
    }
    default:
      return STILL
  }
}

const bannerOf = (event: GameEvent, text: string): Banner | null => {
  switch (event.type) {
    case 'touchdown':
      return { text, tone: 'great', side: event.side }
    case 'turnover':
      return text === '' ? null : { text, tone: 'bad' }
    case 'turnStarted':
    case 'kickOffTable':
    case 'matchEnded':
      return { text, tone: 'plain' }
    default:
      return null
  }
}

const soundOf = (event: GameEvent): SoundName | null => {
  switch (event.type) {
    case 'rolled':
      return 'dice'
    case 'posture':
      return event.posture === 'standing' ? null : 'thud'
    case 'touchdown':
      return 'crowd'
    case 'turnover':
      return 'groan'
    case 'kickAimed':
    case 'halfEnded':
    case 'sentOff':
    case 'matchEnded':
      return 'whistle'
    default:
      return null
  }
}

/** What an event changes in the picture; null where it changes nothing that can be seen. */
const pictured = (engine: Engine, shown: Match, event: GameEvent, after: Match): Match | null => {
  switch (event.type) {
    case 'moved':
    case 'posture':
    case 'removed':
    case 'ballMoved':
    case 'ballHeld':
    case 'kickScattered':
    case 'touchdown':
      break
    default:
      return null
  }
  const next = engine.clone(shown)
  const from = 'from' in event ? event.from : -1
  // Bombs fly like balls; which one it is shows where it comes from.
  const ball = next.balls.find(({ at, state }) => at === from && at >= 0 && state !== 'absent') ?? next.balls[0]
  switch (event.type) {
    case 'moved': {
      const player = next.players[event.player]
      player.at = event.to
      if (event.to >= 0) player.place = 'pitch'
      for (const held of next.balls) if (held.carrier === event.player) held.at = event.to
      break
    }
    case 'touchdown':
      next.squads[event.side].score = after.squads[event.side].score
      break
    case 'posture':
      next.players[event.player].posture = event.posture
      break
    case 'removed':
      next.players[event.player].place = event.to
      next.players[event.player].at = -1
      break
    case 'ballMoved':
    case 'kickScattered':
      ball.state = event.to < 0 ? 'out' : 'ground'
      ball.carrier = -1
      ball.at = event.to
      break
    case 'ballHeld':
      ball.state = 'held'
      ball.carrier = event.player
      ball.at = next.players[event.player].at
      break
  }
  return next
}

const NO_LINES: readonly LogLine[] = []

/** `telling` is what the narrator says to each event. */
export const beatsOf = (engine: Engine, before: Match, step: Step, telling: Telling = []): readonly Beat[] => {
  const beats: Beat[] = []
  let shown = before
  for (const [i, event] of step.events.entries()) {
    const picture = pictured(engine, shown, event, step.after)
    if (picture) shown = picture
    const lines = telling[i] ?? NO_LINES
    const milliseconds = time(engine, event)
    if (!picture && lines.length === 0 && milliseconds === 0) continue
    beats.push({
      milliseconds,
      picture,
      lines,
      roll: event.type === 'rolled' ? event.roll : null,
      banner: bannerOf(event, plainSentence(engine, step.after, event) ?? ''),
      sound: soundOf(event),
      motion: motionOf(event, milliseconds),
    })
  }
  const end = { milliseconds: 0, picture: step.after, lines: NO_LINES, roll: null, banner: null, sound: null }
  beats.push({ ...end, motion: STILL })
  return beats
}
