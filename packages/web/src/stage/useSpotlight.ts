// The spotlight for React components; the table is not drawn again with it. Neighbours: spotlight.ts, stage.ts; moments/.
import { useSyncExternalStore } from 'react'
import type { Spotlight } from './spotlight.ts'
import type { Stage } from './stage.ts'

export const useSpotlight = (stage: Stage): Spotlight => useSyncExternalStore(stage.subscribe, stage.spotlight)
