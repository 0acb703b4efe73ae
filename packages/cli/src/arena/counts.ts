// The arena's counts for each side of a game, from its events. Neighbours: game.ts plays, standings.ts sums.
import { type BySide, type GameEvent, type Match, otherSide } from '@double-skulls/engine'

export const countNames = ['touchdowns', 'casualties', 'blocks', 'dodges', 'passes', 'pickups', 'turnovers'] as const
export type CountName = (typeof countNames)[number]
export type Counts = { [N in CountName]: number }

export const countsOf = (value: (name: CountName) => number): Counts =>
  Object.fromEntries(countNames.map((name) => [name, value(name)])) as Counts

export const noCounts = (): Counts => countsOf(() => 0)

/** A re-rolled block, dodge or pick-up counts once. */
const countRoll = (counts: Counts, roll: string): void => {
  if (roll === 'block') counts.blocks++
  else if (roll === 'dodge') counts.dodges++
  else if (roll === 'pickUp') counts.pickups++
}

export const countEvents = (counts: BySide<Counts>, events: readonly GameEvent[], match: Match): void => {
  const sideOf = (player: number) => match.players[player].side
  for (const event of events) {
    switch (event.type) {
      case 'touchdown':
        counts[event.side].touchdowns++
        break
      case 'casualty':
        counts[otherSide(sideOf(event.player))].casualties++
        break
      case 'rolled':
        if (!event.again && event.roll.player >= 0) countRoll(counts[sideOf(event.roll.player)], event.roll.roll)
        break
      case 'passed':
        counts[sideOf(event.player)].passes++
        break
      case 'turnover':
        if (event.why !== 'touchdown') counts[event.side].turnovers++
        break
    }
  }
}
