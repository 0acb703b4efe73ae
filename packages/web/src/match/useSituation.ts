// The situation of a match for React components: they are drawn again when it changes. Neighbours: host.ts; table/ and replay/
// use it.
import { useSyncExternalStore } from 'react'
import type { MatchHost, Situation } from './host.ts'

export const useSituation = (host: MatchHost): Situation => useSyncExternalStore(host.subscribe, host.situation)
