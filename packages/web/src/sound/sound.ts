// Short sounds, synthesized from tones and noise; silent until a coach turns them on. Neighbours: stage/beats.ts says what sounds
// when, settings/ has the switch and the volume.

export const soundNames = ['whistle', 'hit', 'crowd', 'dice', 'groan', 'kick', 'casualty', 'blast'] as const
export type SoundName = (typeof soundNames)[number]

/** All sounds go through one gain node, which has the volume. */
interface Air {
  readonly context: AudioContext
  readonly gate: GainNode
}

let air: Air | null = null

/** Browsers allow sound only after a click; until then nothing is heard. */
const opened = (): Air | null => {
  if (typeof AudioContext === 'undefined') return null
  if (!air) {
    const context = new AudioContext()
    const gate = context.createGain()
    gate.connect(context.destination)
    air = { context, gate }
  }
  const { context } = air
  if (context.state === 'suspended') context.resume().catch(() => undefined)
  return air
}

/** The gain of a volume from 0 to 100: its square, because hearing is not linear. */
export const strengthOf = (volume: number): number => (volume / 100) ** 2 * 2.4

/** The envelope of a sound: seconds until it is loudest, and until it ends. */
interface Shape {
  readonly loud: number
  readonly seconds: number
  readonly after?: number
  readonly rise?: number
}

const shaped = ({ context, gate }: Air, { loud, seconds, after = 0, rise = 0.02 }: Shape): GainNode => {
  const gain = context.createGain()
  const start = context.currentTime + after
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  gain.connect(gate)
  return gain
}

const tone = (on: Air, from: number, to: number, shape: Shape): void => {
  const voice = on.context.createOscillator()
  const start = on.context.currentTime + (shape.after ?? 0)
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + shape.seconds)
  voice.connect(shaped(on, shape))
  voice.start(start)
  voice.stop(start + shape.seconds)
}

/** Two seconds of noise, made once, because making it takes time. */
let hiss: AudioBuffer | null = null
const HISS = 2

const hissOf = (context: AudioContext): AudioBuffer => {
  if (hiss?.sampleRate === context.sampleRate) return hiss
  const made = context.createBuffer(1, context.sampleRate * HISS, context.sampleRate)
  const grains = made.getChannelData(0)
  for (let i = 0; i < grains.length; i++) grains[i] = Math.random() * 2 - 1
  hiss = made
  return made
}

const noise = (on: Air, pitch: number, shape: Shape, width = 1): void => {
  const source = on.context.createBufferSource()
  const filter = on.context.createBiquadFilter()
  const start = on.context.currentTime + (shape.after ?? 0)
  source.buffer = hissOf(on.context)
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = width
  source.connect(filter)
  filter.connect(shaped(on, shape))
  source.start(start, Math.random() * (HISS - Math.min(HISS, shape.seconds)))
  source.stop(start + shape.seconds)
}

/** The trill of a whistle. */
const blow = (on: Air, seconds: number, after = 0): void => {
  tone(on, 2300, 2250, { loud: 0.1, seconds, after })
  tone(on, 2390, 2330, { loud: 0.07, seconds, after })
}

const players: { readonly [S in SoundName]: (on: Air) => void } = {
  whistle: (on) => {
    blow(on, 0.16)
    blow(on, 0.42, 0.2)
  },
  hit: (on) => {
    tone(on, 130, 42, { loud: 0.55, seconds: 0.2 })
    noise(on, 320, { loud: 0.3, seconds: 0.12 })
    noise(on, 1900, { loud: 0.12, seconds: 0.05 })
  },
  crowd: (on) => {
    noise(on, 620, { loud: 0.5, seconds: 2, rise: 0.5 })
    noise(on, 1250, { loud: 0.3, seconds: 1.8, rise: 0.35, after: 0.1 })
    for (const after of [0, 0.16, 0.32]) tone(on, 392, 523, { loud: 0.09, seconds: 0.5, after: 0.25 + after })
  },
  dice: (on) => {
    for (const after of [0, 0.07, 0.16, 0.3, 0.4]) noise(on, 2600, { loud: 0.18, seconds: 0.05, after, rise: 0.004 })
  },
  groan: (on) => {
    blow(on, 0.5)
    tone(on, 196, 117, { loud: 0.14, seconds: 1, rise: 0.2, after: 0.3 })
    noise(on, 260, { loud: 0.5, seconds: 1.1, rise: 0.25, after: 0.3 }, 2)
  },
  kick: (on) => {
    tone(on, 210, 70, { loud: 0.5, seconds: 0.16 })
    noise(on, 900, { loud: 0.16, seconds: 0.6, rise: 0.05, after: 0.04 }, 3)
  },
  casualty: (on) => {
    tone(on, 90, 38, { loud: 0.6, seconds: 0.35 })
    for (const after of [0, 0.05, 0.11]) noise(on, 1500, { loud: 0.3, seconds: 0.06, after, rise: 0.004 }, 4)
    noise(on, 300, { loud: 0.4, seconds: 1.4, rise: 0.3, after: 0.2 }, 2)
  },
  blast: (on) => {
    tone(on, 110, 28, { loud: 0.8, seconds: 0.5, rise: 0.01 })
    noise(on, 180, { loud: 0.7, seconds: 0.7, rise: 0.01 })
    noise(on, 2400, { loud: 0.2, seconds: 0.25, rise: 0.005 })
  },
}

export const playSound = (name: SoundName, volume: number): void => {
  const on = volume > 0 ? opened() : null
  if (!on) return
  on.gate.gain.value = strengthOf(volume)
  players[name](on)
}
