// Steps of a match cut into beats: what the picture shows one after another, and for how long. Only the picture: what is true
// comes from the step's own state, which every step ends with. Neighbours: stage.ts plays them, host.ts makes the steps.
import {
  describeEvent,
  type Engine,
  type Explanation,
  type GameEvent,
  type Match,
  squareName,
} from '@double-skulls/engine'
import type { Step } from '../match/host.ts'
import type { SoundName } from '../sound/sound.ts'

export interface Banner {
  readonly text: string
  readonly tone: 'plain' | 'bad' | 'great'
}

export interface LogLine {
  readonly id: number
  readonly text: string
  readonly kind: LogKind
  /** Faces to draw: of a block die by the edition's names, of any other die as numbers. */
  readonly roll: Explanation | null
  readonly again: boolean
  /** These dice were rolled again. */
  readonly struck: boolean
  /** Who walked where, so that a walk becomes one line. */
  readonly walk: { readonly player: number; readonly to: string } | null
}

/** The line of a longer walk, where one goes on with the other; null where it does not. */
export const walkedOn = (last: LogLine | undefined, next: LogLine): LogLine | null =>
  last?.walk && next.walk && last.walk.player === next.walk.player
    ? { ...last, text: `${last.text.slice(0, -1)} – ${next.walk.to}.`, walk: next.walk }
    : null

export const logKinds = ['turn', 'dice', 'hurt', 'ball', 'move', 'other'] as const
export type LogKind = (typeof logKinds)[number]

export interface Beat {
  /** At normal speed. */
  readonly milliseconds: number
  /** What the picture looks like from this beat on; null: as before. */
  readonly picture: Match | null
  readonly line: LogLine | null
  readonly roll: Explanation | null
  readonly banner: Banner | null
  readonly sound: SoundName | null
}

const SQUARE = 90
const PUSH = 170
const FALL = 220
const FLIGHT = 260
const DICE = 650
const NEWS = 1000
const JOY = 2000

export const kindOf = (event: GameEvent): LogKind => {
  switch (event.type) {
    case 'turnStarted':
    case 'turnEnded':
    case 'turnover':
    case 'touchdown':
    case 'halfStarted':
    case 'halfEnded':
    case 'matchEnded':
    case 'driveStarted':
    case 'kickOffTable':
      return 'turn'
    case 'rolled':
    case 'rollOff':
    case 'chance':
      return 'dice'
    case 'injured':
    case 'casualty':
    case 'removed':
    case 'sentOff':
    case 'treated':
    case 'posture':
    case 'pushedOff':
      return 'hurt'
    case 'ballHeld':
    case 'ballMoved':
    case 'passed':
    case 'passResult':
    case 'completion':
    case 'interception':
    case 'deflected':
    case 'touchback':
    case 'kickAimed':
    case 'kickScattered':
      return 'ball'
    case 'moved':
    case 'declared':
      return 'move'
    default:
      return 'other'
  }
}

const time = (event: GameEvent): number => {
  switch (event.type) {
    case 'moved':
      return event.how === 'pushed' || event.how === 'followUp' ? PUSH : SQUARE
    case 'posture':
    case 'removed':
    case 'pushedOff':
      return FALL
    case 'ballMoved':
    case 'kickScattered':
      return FLIGHT
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

const bannerOf = (event: GameEvent, text: string): Banner | null => {
  switch (event.type) {
    case 'touchdown':
      return { text, tone: 'great' }
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
const pictured = (engine: Engine, shown: Match, event: GameEvent): Match | null => {
  switch (event.type) {
    case 'moved':
    case 'posture':
    case 'removed':
    case 'ballMoved':
    case 'ballHeld':
    case 'kickScattered':
      break
    default:
      return null
  }
  const next = engine.clone(shown)
  const ball = next.balls[0]
  switch (event.type) {
    case 'moved': {
      const player = next.players[event.player]
      player.at = event.to
      if (event.to >= 0) player.place = 'pitch'
      if (ball.carrier === event.player) ball.at = event.to
      break
    }
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

let lines = 0

export const lineOf = (engine: Engine, event: GameEvent, match: Match): LogLine | null => {
  const text = describeEvent(event, match, engine.rules)
  if (text === null) return null
  const rolled = event.type === 'rolled' ? event : null
  const walk =
    event.type === 'moved' && event.how === 'move' && event.to >= 0
      ? { player: event.player, to: squareName(engine.rules.pitch, event.to) }
      : null
  return {
    ...{ id: ++lines, text, kind: kindOf(event), walk },
    ...{ roll: rolled?.roll ?? null, again: rolled?.again ?? false, struck: false },
  }
}

export const beatsOf = (engine: Engine, before: Match, step: Step): readonly Beat[] => {
  const beats: Beat[] = []
  let shown = before
  for (const event of step.events) {
    const picture = pictured(engine, shown, event)
    if (picture) shown = picture
    const line = lineOf(engine, event, step.after)
    const milliseconds = time(event)
    if (!picture && !line && milliseconds === 0) continue
    beats.push({
      milliseconds,
      picture,
      line,
      roll: event.type === 'rolled' ? event.roll : null,
      banner: bannerOf(event, line?.text ?? ''),
      sound: soundOf(event),
    })
  }
  beats.push({ milliseconds: 0, picture: step.after, line: null, roll: null, banner: null, sound: null })
  return beats
}
