// Average counts of human matches, both teams together, from a large public sample, to compare the bots with.
// Neighbours: botsPage.ts.
import type { CountName } from './counts.ts'

export const humansPerMatch = { touchdowns: 2.2, blocks: 80, dodges: 22, pickups: 6 } as const satisfies {
  readonly [N in CountName]?: number
}
export type HumanCount = keyof typeof humansPerMatch
export const humanCounts = Object.keys(humansPerMatch) as HumanCount[]
