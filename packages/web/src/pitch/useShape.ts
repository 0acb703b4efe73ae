// The layout of the page: wide, upright on screens taller than wide, or across on a phone held sideways. Neighbours: Pitch.tsx,
// table/Stadium.tsx; styles/small.css.
import { useSyncExternalStore } from 'react'

export type Shape = 'lying' | 'upright' | 'across'

const standing = matchMedia('(max-aspect-ratio: 4/5)')
const low = matchMedia('(max-height: 480px) and (min-aspect-ratio: 4/5)')

const subscribe = (listener: () => void): (() => void) => {
  for (const query of [standing, low]) query.addEventListener('change', listener)
  return () => {
    for (const query of [standing, low]) query.removeEventListener('change', listener)
  }
}

export const useShape = (): Shape =>
  useSyncExternalStore(subscribe, () => (standing.matches ? 'upright' : low.matches ? 'across' : 'lying'))
