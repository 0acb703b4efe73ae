// The controls of a replay: moment, turn and step back and forward, play, speed. Neighbours: useProjector.ts does it, icons.tsx.
import type { ReactNode } from 'react'
import { type Handle, HandleSign } from './icons.tsx'
import { markerAfter, markerBefore, type Timeline } from './timeline.ts'
import { type Projector, type ReplaySpeed, replaySpeeds } from './useProjector.ts'

const speedWords = (speed: ReplaySpeed): string => (speed === 0.5 ? '½×' : `${speed}×`)

interface HandleButtonProps {
  readonly handle: Handle
  readonly name: string
  readonly keys: string
  readonly off?: boolean
  onPress(): void
}

const HandleButton = ({ handle, name, keys, off = false, onPress }: HandleButtonProps): ReactNode => (
  <button
    type="button"
    className={`handle ${handle}`}
    aria-label={name}
    title={`${name} (${keys})`}
    // Not `disabled`, so that the focus stays in place at either end.
    aria-disabled={off}
    onClick={() => {
      if (!off) onPress()
    }}
  >
    <HandleSign handle={handle} />
  </button>
)

export const Transport = ({ projector, timeline }: { projector: Projector; timeline: Timeline }): ReactNode => {
  const { position, playing, speed, step, turn, marker, toggle, setSpeed } = projector
  const first = position === 0
  const end = position >= timeline.last
  return (
    <div className="transport" role="toolbar" aria-label="Replay">
      <HandleButton
        {...{ handle: 'markerBack', name: 'Moment before', keys: ',' }}
        off={!markerBefore(timeline, position)}
        onPress={() => marker('back')}
      />
      <HandleButton
        {...{ handle: 'turnBack', name: 'Turn back', keys: 'Shift ←' }}
        off={first}
        onPress={() => turn('back')}
      />
      <HandleButton
        {...{ handle: 'stepBack', name: 'Step back', keys: '←' }}
        off={first}
        onPress={() => step('back')}
      />
      <HandleButton
        handle={playing ? 'pause' : 'play'}
        name={playing ? 'Pause' : 'Play'}
        keys="Space"
        onPress={toggle}
      />
      <HandleButton {...{ handle: 'stepOn', name: 'Step on', keys: '→' }} off={end} onPress={() => step('on')} />
      <HandleButton {...{ handle: 'turnOn', name: 'Turn on', keys: 'Shift →' }} off={end} onPress={() => turn('on')} />
      <HandleButton
        {...{ handle: 'markerOn', name: 'Next moment', keys: '.' }}
        off={!markerAfter(timeline, position)}
        onPress={() => marker('on')}
      />
      <label className="replay-speed">
        <span className="unseen">Speed</span>
        <select
          value={speed}
          onChange={(event) => {
            const found = replaySpeeds.find((one) => String(one) === event.target.value)
            if (found) setSpeed(found)
          }}
        >
          {replaySpeeds.map((one) => (
            <option key={one} value={one}>
              {speedWords(one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
