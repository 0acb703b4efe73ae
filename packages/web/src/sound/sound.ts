// Short sounds of our own, made on the spot from tones and noise; silent until a coach asks for them.
// Neighbours: stage/beats.ts says what sounds when, settings/ has the switch.

export const soundNames = ['whistle', 'thud', 'crowd', 'dice', 'groan'] as const
export type SoundName = (typeof soundNames)[number]

let air: AudioContext | null = null

/** Browsers open the speakers only after a click; until then nothing is heard. */
const opened = (): AudioContext | null => {
  if (typeof AudioContext === 'undefined') return null
  air ??= new AudioContext()
  if (air.state === 'suspended') air.resume().catch(() => undefined)
  return air
}

/** A volume that rises at once and dies away. */
const fading = (on: AudioContext, loud: number, seconds: number, after = 0): GainNode => {
  const gain = on.createGain()
  const start = on.currentTime + after
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  gain.connect(on.destination)
  return gain
}

const tone = (on: AudioContext, from: number, to: number, seconds: number, loud: number, after = 0): void => {
  const voice = on.createOscillator()
  const start = on.currentTime + after
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + seconds)
  voice.connect(fading(on, loud, seconds, after))
  voice.start(start)
  voice.stop(start + seconds)
}

const noise = (on: AudioContext, pitch: number, seconds: number, loud: number, after = 0): void => {
  const length = Math.ceil(on.sampleRate * seconds)
  const buffer = on.createBuffer(1, length, on.sampleRate)
  const grains = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) grains[i] = Math.random() * 2 - 1
  const source = on.createBufferSource()
  const filter = on.createBiquadFilter()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  source.connect(filter)
  filter.connect(fading(on, loud, seconds, after))
  source.start(on.currentTime + after)
}

const players: { readonly [S in SoundName]: (on: AudioContext) => void } = {
  whistle: (on) => {
    tone(on, 2300, 2350, 0.16, 0.12)
    tone(on, 2300, 2200, 0.4, 0.12, 0.2)
  },
  thud: (on) => {
    tone(on, 120, 45, 0.18, 0.5)
    noise(on, 300, 0.12, 0.2)
  },
  crowd: (on) => {
    noise(on, 700, 2, 0.5)
    noise(on, 1300, 1.6, 0.25, 0.15)
  },
  dice: (on) => {
    for (const after of [0, 0.07, 0.16, 0.3]) noise(on, 2600, 0.05, 0.16, after)
  },
  groan: (on) => noise(on, 260, 0.9, 0.4),
}

export const playSound = (name: SoundName): void => {
  const on = opened()
  if (on) players[name](on)
}
