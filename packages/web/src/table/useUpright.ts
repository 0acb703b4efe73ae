// Whether the pitch stands: on screens taller than wide. Neighbour: MatchPage.tsx.
import { useSyncExternalStore } from 'react'

const tall = matchMedia('(max-aspect-ratio: 4/5)')

const subscribe = (listener: () => void): (() => void) => {
  tall.addEventListener('change', listener)
  return () => tall.removeEventListener('change', listener)
}

export const useUpright = (): boolean => useSyncExternalStore(subscribe, () => tall.matches)
