// The magic items of all editions, a closed list in the order of the table they are rolled on, and how a line-up says who carries one.
// Neighbours: ../magicItem.ts says what an item is, ../items/ holds them, procs/match/items.ts says who carries which.

export const itemIds = [
  'armbandsOfBlocking',
  'gauntletsOfCatching',
  'helmOfDistraction',
  'bootsOfHeroicLeaping',
  'amuletOfInterception',
  'sandalsOfLeaping',
  'luckyRabbitsFoot',
  'bracersOfSmashing',
  'bootsOfSpeed',
  'glovesOfTackling',
  'headbandOfThrowing',
  'ringOfInvulnerability',
] as const
export type ItemId = (typeof itemIds)[number]

/** The one of which rules of movement ask by name: it changes a characteristic. */
export const BOOTS_OF_SPEED: ItemId = 'bootsOfSpeed'

/** Somebody's, by the number on his shirt. */
export interface CarriedItem {
  readonly number: number
  readonly item: ItemId
}
