// The arena's counts for each side of a game, from its events. Neighbours: game.ts plays, standings.ts sums.
import { type BySide, coachOf, type GameEvent, isMishap, type Match, otherSide } from '@double-skulls/engine'

export const countNames = ['touchdowns', 'casualties', 'blocks', 'dodges', 'passes', 'pickups', 'turnovers'] as const
export type CountName = (typeof countNames)[number]
export type Counts = { [N in CountName]: number }

export const countsOf = (value: (name: CountName) => number): Counts =>
  Object.fromEntries(countNames.map((name) => [name, value(name)])) as Counts

export const noCounts = (): Counts => countsOf(() => 0)

/** Attacks and escapes that are no block dice and no dodge of their own: editions that read them on tables. */
const BLOCKS: readonly string[] = ['block', 'strike', 'shove']
const DODGES: readonly string[] = ['dodge', 'evade']

/** Boxes that end a player's match; nobody rolls on a casualty table for them. */
const FOR_GOOD: readonly string[] = ['injured', 'dead']

/** Whom it put out of the match; −1 if nobody. */
export const casualtyIn = (event: GameEvent): number => {
  if (event.type === 'casualty') return event.player
  return event.type === 'removed' && FOR_GOOD.includes(event.to) ? event.player : -1
}

/** A re-rolled block, dodge or pick-up counts once. */
const countRoll = (counts: Counts, roll: string): void => {
  if (BLOCKS.includes(roll)) counts.blocks++
  else if (DODGES.includes(roll)) counts.dodges++
  else if (roll === 'pickUp') counts.pickups++
}

export const countEvents = (counts: BySide<Counts>, events: readonly GameEvent[], match: Match): void => {
  const sideOf = (player: number) => coachOf(match, match.players[player])
  for (const event of events) {
    const hurt = casualtyIn(event)
    if (hurt >= 0 && match.players[hurt].side !== 'neutral') counts[otherSide(sideOf(hurt))].casualties++
    switch (event.type) {
      case 'touchdown':
        counts[event.side].touchdowns++
        break
      case 'rolled':
        if (!event.again && event.roll.player >= 0) countRoll(counts[sideOf(event.roll.player)], event.roll.roll)
        break
      case 'passed':
        counts[sideOf(event.player)].passes++
        break
      case 'turnover':
        if (isMishap(event.why)) counts[event.side].turnovers++
        break
    }
  }
}
