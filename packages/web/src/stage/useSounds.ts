// Plays the sounds of the show, if the coach has turned them on. Neighbours: stage/stage.ts, sound/sound.ts.
import { useEffect } from 'react'
import { settings } from '../settings/store.ts'
import { playSound } from '../sound/sound.ts'
import type { Stage } from './stage.ts'

export const useSounds = (stage: Stage): void => {
  useEffect(() => {
    let heard = stage.spotlight().sounds
    return stage.subscribe(() => {
      const { sound, sounds } = stage.spotlight()
      if (sounds === heard) return
      heard = sounds
      const { sound: wanted, volume } = settings()
      if (wanted && sound) playSound(sound, volume)
    })
  }, [stage])
}
