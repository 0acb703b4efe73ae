// The injury table: 2D6 plus modifiers. A player's skills may change the result (window `injuryRolled`).
export const injuryResults = ['stunned', 'knockedOut', 'badlyHurt', 'casualty'] as const
export type InjuryResult = (typeof injuryResults)[number]

/** Each row with the highest total it covers. */
export type InjuryTable = readonly { readonly upTo: number; readonly result: InjuryResult }[]

export const injuryCrp: InjuryTable = [
  { upTo: 7, result: 'stunned' },
  { upTo: 9, result: 'knockedOut' },
  { upTo: Number.POSITIVE_INFINITY, result: 'casualty' },
]

export const injuryFor = (table: InjuryTable, total: number): InjuryResult => {
  const row = table.find(({ upTo }) => total <= upTo)
  if (!row) throw new Error(`the injury table has no row for ${total}`)
  return row.result
}

/** A niggling injury in a player's list of injuries. */
export const NIGGLING = 'niggling'
