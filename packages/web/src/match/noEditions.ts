// Stands in for the engine's editions/atStart.ts in the client's build (vite.config.ts): no edition is loaded from the beginning.
// Neighbour: editions.ts fetches them.
import type { Edition } from '@double-skulls/engine'

export const editionsAtStart: readonly Edition[] = []
