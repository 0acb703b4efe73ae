// The show for React components: they are drawn again with every beat. Neighbours: stage.ts; table/ and replay/ use it.
import { useSyncExternalStore } from 'react'
import type { Show, Stage } from './stage.ts'

export const useShow = (stage: Stage): Show => useSyncExternalStore(stage.subscribe, stage.show)
