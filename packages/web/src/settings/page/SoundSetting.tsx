// Sound on or off, and its volume. Neighbours: SettingsPage.tsx, sound/sound.ts.
import type { ReactNode } from 'react'
import { playSound } from '../../sound/sound.ts'
import { changeSettings, useSettings } from '../store.ts'

/** Off by default; every change plays a sample. */
export const SoundSetting = (): ReactNode => {
  const { sound, volume } = useSettings()
  return (
    <fieldset className="switches">
      <legend>Sound</legend>
      <label>
        <input
          type="checkbox"
          checked={sound}
          onChange={({ target: { checked } }) => {
            changeSettings({ sound: checked })
            if (checked) playSound('whistle', volume)
          }}
        />
        Whistle, hits, dice, kicks and the crowd
      </label>
      <label className="volume">
        Volume
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={volume}
          disabled={!sound}
          onChange={({ target: { value } }) => changeSettings({ volume: Number(value) })}
          onPointerUp={() => playSound('hit', volume)}
          onKeyUp={() => playSound('hit', volume)}
        />
        <output>{volume} %</output>
      </label>
    </fieldset>
  )
}
