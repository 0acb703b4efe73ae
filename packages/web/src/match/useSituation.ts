// The situation of a match for whoever draws it: drawn anew when it changes. Neighbours: host.ts; table/ and replay/ use it.
import { useSyncExternalStore } from 'react'
import type { MatchHost, Situation } from './host.ts'

export const useSituation = (host: MatchHost): Situation => useSyncExternalStore(host.subscribe, host.situation)
