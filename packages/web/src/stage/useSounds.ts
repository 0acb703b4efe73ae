// Lets what is shown be heard, where the coach has asked for it. Neighbours: stage/stage.ts, sound/sound.ts.
import { useEffect } from 'react'
import { useSettings } from '../settings/store.ts'
import { playSound } from '../sound/sound.ts'
import type { Show } from './stage.ts'

export const useSounds = ({ sound, sounds }: Show): void => {
  const { sound: wanted } = useSettings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what tells one sound from the next
  useEffect(() => {
    if (wanted && sound) playSound(sound)
  }, [sounds])
}
