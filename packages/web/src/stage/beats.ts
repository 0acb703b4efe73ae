// Cuts the steps of a match into beats: what the picture shows one after another, and for how long. Only the picture: the truth
// is the step's own state, which every step ends with. Neighbours: stage.ts plays them, host.ts makes the steps, moment.ts says
// what gets attention, pictured.ts what changes in the picture.
import { distance, type Engine, type Explanation, type GameEvent, isMishap, type Match } from '@double-skulls/engine'
import { type LogLine, plainSentence } from '@double-skulls/words'
import type { Telling } from '../log/narrator.ts'
import type { Step } from '../match/host.ts'
import type { SoundName } from '../sound/sound.ts'
import { type Flare, flareOf, flareTimes } from './flare.ts'
import { endsAim, type Moment, momentOf, sceneOf } from './moment.ts'
import { pictured } from './pictured.ts'
import type { SceneKind } from './scenes.ts'

export interface Banner {
  readonly text: string
  readonly tone: 'plain' | 'bad' | 'great'
}

export const ways = ['still', 'walk', 'push', 'flight', 'bounce', 'soar'] as const

/** What is moving, how, and for how long: for the style sheet. */
export interface Motion {
  readonly how: (typeof ways)[number]
  /** The start and end of a flight, or −1; and who flies, if it is a player. */
  readonly from: number
  readonly to: number
  readonly player: number
  readonly milliseconds: number
}

export const STILL: Motion = { how: 'still', from: -1, to: -1, player: -1, milliseconds: 0 }

export interface Beat {
  /** Its duration at normal speed. */
  readonly milliseconds: number
  /** The picture from this beat on; null: as before. */
  readonly picture: Match | null
  /** The log lines from this beat on. */
  readonly lines: readonly LogLine[]
  readonly roll: Explanation | null
  readonly banner: Banner | null
  readonly sound: SoundName | null
  readonly motion: Motion
  /** What flares up on the pitch. */
  readonly flare: Flare | null
  /** What gets attention; null: as before, unless something ends. */
  readonly moment: Moment | null
  /** The scene of the last beat goes on. */
  readonly sceneGoesOn: boolean
  /** Arrow and dice are removed from the pitch. */
  readonly aimEnds: boolean
}

const SQUARE = 90
const PUSH = 170
const FALL = 220
const BOUNCE = 260
/** A throw takes longer the farther it goes, up to a limit. */
const FLIGHT = 220
const FLIGHT_A_SQUARE = 32
const LONGEST_FLIGHT = 700
/** The order of a block: attacker and target, the dice, the chosen die, the result. */
const AIM = 420
const DICE = 650
const CHOSEN = 260

/** How long a scene is shown alone, and how long together with its changes: score, log and news change while it is shown. */
export const sceneTimes: { readonly [K in SceneKind]: readonly [alone: number, whole: number] } = {
  touchdown: [600, 2400],
  turnover: [560, 2000],
  kickOff: [320, 2000],
  weather: [320, 1500],
  knockOut: [320, 1200],
  casualty: [320, 1800],
  sendOff: [320, 1600],
  half: [320, 1700],
  fullTime: [320, 2000],
  turn: [240, 900],
  crowd: [320, 2000],
  invasion: [480, 2200],
  riot: [480, 2400],
  trick: [320, 1700],
  down: [320, 1300],
}

/** Players who do not touch the ground on their way. */
const SOARING: readonly string[] = ['flown', 'thrown', 'scatter', 'leap', 'jump', 'seeSaw', 'bounced']

const flight = ({ rules: { pitch } }: Engine, from: number, to: number): number =>
  from < 0 || to < 0 ? BOUNCE : Math.min(LONGEST_FLIGHT, FLIGHT + FLIGHT_A_SQUARE * distance(pitch, from, to))

const time = (engine: Engine, event: GameEvent, moment: Moment | null): number => {
  switch (event.type) {
    case 'moved':
      if (SOARING.includes(event.how)) return flight(engine, event.from, event.to)
      return event.how === 'pushed' || event.how === 'followUp' ? PUSH : SQUARE
    case 'posture':
    case 'removed':
    case 'pushedOff':
      return FALL
    case 'thingMoved':
      return PUSH
    case 'ballMoved':
      return event.from === event.to ? 0 : flight(engine, event.from, event.to)
    case 'kickScattered':
      return flight(engine, event.from, event.to)
    case 'rolled':
      return DICE
    case 'blockResult':
      return CHOSEN
    default:
      return moment ? AIM : 0
  }
}

const motionOf = (event: GameEvent, milliseconds: number): Motion => {
  switch (event.type) {
    case 'moved':
      if (SOARING.includes(event.how)) {
        const { player, from, to } = event
        return { how: 'soar', player, from, to, milliseconds }
      }
      return { ...STILL, how: event.how === 'pushed' || event.how === 'followUp' ? 'push' : 'walk', milliseconds }
    case 'thingMoved':
      return { ...STILL, how: 'walk', milliseconds }
    case 'ballMoved':
    case 'kickScattered': {
      const { from, to } = event
      const how = event.type === 'ballMoved' && event.how === 'bounce' ? 'bounce' : 'flight'
      return from === to ? STILL : { ...STILL, how, from, to, milliseconds }
    }
    default:
      return STILL
  }
}

const bannerOf = (event: GameEvent, text: string): Banner | null => {
  switch (event.type) {
    case 'touchdown':
    case 'fieldGoal':
      return { text, tone: 'great' }
    case 'turnover':
      return text === '' ? null : { text, tone: isMishap(event.why) ? 'bad' : 'plain' }
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
    case 'blockResult':
      return event.result === 'pushed' ? 'hit' : null
    case 'exploded':
      return 'blast'
    case 'launched':
      return event.thing === 'cannon' ? 'blast' : 'kick'
    case 'cannonSpiked':
      return 'hit'
    case 'wrecked':
      return 'blast'
    case 'posture':
      return event.posture === 'standing' || event.why === 'turnEnd' || event.why === 'turnedOver' ? null : 'hit'
    case 'casualty':
      return 'casualty'
    case 'removed':
      return event.to === 'dead' ? 'casualty' : null
    case 'touchdown':
    case 'fieldGoal':
    case 'invaded':
    case 'ranAway':
      return 'crowd'
    case 'turnover':
      return isMishap(event.why) ? 'groan' : null
    case 'kickScattered':
      return 'kick'
    case 'downOver':
    case 'kickAimed':
    case 'halfEnded':
    case 'sentOff':
    case 'matchEnded':
      return 'whistle'
    default:
      return null
  }
}

const NO_LINES: readonly LogLine[] = []

const NOTHING: Beat = {
  ...{ milliseconds: 0, picture: null, lines: NO_LINES, roll: null, banner: null, sound: null, motion: STILL },
  ...{ flare: null, moment: null, sceneGoesOn: false, aimEnds: false },
}

/** Drawing a scene and showing its changes are separate beats, so that neither frame takes long. */
const asScene = (kind: SceneKind, beat: Beat): readonly Beat[] => {
  const [alone, whole] = sceneTimes[kind]
  const { moment, sound, aimEnds } = beat
  return [
    { ...NOTHING, milliseconds: alone, moment, sound, aimEnds },
    { ...beat, milliseconds: whole - alone, moment: null, sound: null, sceneGoesOn: true },
  ]
}

/** `telling` has the narrator's lines for each event. */
export const beatsOf = (engine: Engine, before: Match, step: Step, telling: Telling = []): readonly Beat[] => {
  const beats: Beat[] = []
  const { events, after } = step
  let shown = before
  for (const [index, event] of events.entries()) {
    const moment = momentOf({ events, index, before, shown, after })
    const picture = pictured(shown, event, after)
    if (picture) shown = picture
    const lines = telling[index] ?? NO_LINES
    const flare = flareOf(event, shown)
    const milliseconds = flare ? flareTimes[flare.kind] : time(engine, event, moment)
    const aimEnds = endsAim(event)
    const sound = soundOf(event)
    if (!picture && !moment && !aimEnds && lines.length === 0 && milliseconds === 0 && !sound) continue
    const beat: Beat = {
      ...{ ...NOTHING, milliseconds, picture, lines, sound, flare, moment, aimEnds },
      roll: event.type === 'rolled' ? event.roll : null,
      banner: bannerOf(event, plainSentence(engine, after, event) ?? ''),
      motion: motionOf(event, milliseconds),
    }
    const scene = sceneOf(moment)
    if (scene) beats.push(...asScene(scene.kind, beat))
    else beats.push(beat)
  }
  beats.push({ ...NOTHING, picture: after })
  return beats
}
