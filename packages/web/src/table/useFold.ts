// Whether the log is folded to a bar: as the coach last chose, and automatically when the pitch needs the space. Neighbours:
// Column.tsx, settings/ stores the choice; styles/table.css has the same sizes.
import { useSyncExternalStore } from 'react'
import { changeSettings, useSettings } from '../settings/store.ts'

/** Too narrow for a pitch of full height beside a log. */
const narrow = matchMedia('(max-width: 1319px) and (max-aspect-ratio: 3/2)')

const subscribe = (listener: () => void): (() => void) => {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

export interface Fold {
  readonly folded: boolean
  onFold(): void
}

export const useFold = (): Fold => {
  const { log } = useSettings()
  const tight = useSyncExternalStore(subscribe, () => narrow.matches)
  const folded = log === 'byRoom' ? tight : log === 'folded'
  return { folded, onFold: () => changeSettings({ log: folded ? 'open' : 'folded' }) }
}
