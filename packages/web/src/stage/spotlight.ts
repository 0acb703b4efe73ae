// What gets attention now: a scene over the pitch, attacker and target, the dice. Separate from the show, so that a scene is
// drawn without drawing the table again. Neighbours: stage.ts holds it, moment.ts has the moments, moments/ draws them.
import type { SoundName } from '../sound/sound.ts'
import { type Beat, sceneTimes } from './beats.ts'
import type { Flare } from './flare.ts'
import { type Aim, aimOf, type Dice, sceneOf } from './moment.ts'
import type { Scene } from './scenes.ts'

export interface Spotlight {
  readonly scene: Scene | null
  readonly aim: Aim | null
  readonly dice: Dice | null
  /** The chosen block die; '' until it is known. */
  readonly chosen: string
  /** What flares up on the pitch. */
  readonly flare: Flare | null
  /** Counters of moments, of throws and of flares, so that the same one twice is shown twice. */
  readonly count: number
  readonly rolls: number
  readonly flares: number
  /** The time factor of all animations. */
  readonly pace: number
  /** Milliseconds that the scene is shown. */
  readonly lasts: number
  /** The show is over: the dice may stay for a while. */
  readonly resting: boolean
  readonly sound: SoundName | null
  /** A counter of sounds, so that the same one twice is heard twice. */
  readonly sounds: number
}

export const DARK: Spotlight = {
  ...{ scene: null, aim: null, dice: null, chosen: '', count: 0, rolls: 0, pace: 1, lasts: 0, resting: false },
  ...{ sound: null, sounds: 0, flare: null, flares: 0 },
}

/** Nothing gets attention; the counter of sounds stays. */
export const darkened = ({ count, rolls, flares, sound, sounds }: Spotlight): Spotlight => ({
  ...DARK,
  ...{ count, rolls, flares, sound, sounds },
})

const seen = (was: Spotlight, { flare }: Beat, pace: number): Spotlight =>
  flare ? { ...was, flare, flares: was.flares + 1, pace } : was.flare ? { ...was, flare: null } : was

const heard = (was: Spotlight, { sound }: Beat): Spotlight => (sound ? { ...was, sound, sounds: was.sounds + 1 } : was)

/** The spotlight from a beat on; at a pace of 0 nothing is shown, and of skipped beats only the last is heard. */
export const spotlightAfter = (before: Spotlight, beat: Beat, pace: number): Spotlight => {
  const { moment, sceneGoesOn, aimEnds } = beat
  if (pace === 0) return heard(before, beat)
  const was = seen(heard(before, beat), beat, pace)
  if (!moment && !aimEnds && (sceneGoesOn || was.scene === null)) return was
  const scene = sceneGoesOn ? was.scene : sceneOf(moment)
  const aim = aimOf(moment)
  const gone = aimEnds || aim !== null || (scene !== null && !sceneGoesOn)
  return {
    ...was,
    scene,
    aim: aim ?? (gone ? null : was.aim),
    dice: moment?.kind === 'dice' ? moment : gone ? null : was.dice,
    chosen: moment?.kind === 'chosenDie' ? moment.result : moment || gone ? '' : was.chosen,
    count: was.count + (moment ? 1 : 0),
    rolls: was.rolls + (moment?.kind === 'dice' ? 1 : 0),
    pace,
    lasts: scene ? sceneTimes[scene.kind][1] * pace : 0,
    resting: false,
  }
}

/** At the end of the show: the last dice stay. */
export const spotlightAtRest = (was: Spotlight): Spotlight => ({
  ...darkened(was),
  ...{ dice: was.dice, chosen: was.chosen, pace: was.pace, resting: true },
})
