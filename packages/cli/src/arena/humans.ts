// What people do in a match, both teams together, on average over a large public sample; the bots are held against it.
// Neighbour: page.ts.
import type { CountName } from './counts.ts'

export const humansPerMatch = { touchdowns: 2.2, blocks: 80, dodges: 22, pickups: 6 } as const satisfies {
  readonly [N in CountName]?: number
}
export type HumanCount = keyof typeof humansPerMatch
export const humanCounts = Object.keys(humansPerMatch) as HumanCount[]
