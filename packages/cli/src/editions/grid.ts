// Editions side by side: rows with a cell for each. Neighbours: grids.ts, casualtyGrid.ts, turnoverGrid.ts and leagueGrid.ts make them,
// editionsPage.ts prints.
import type { Edition } from '@double-skulls/engine'

export interface Row {
  readonly label: string
  /** One cell for each edition, in order. */
  readonly cells: readonly string[]
}

export interface Grid {
  readonly title: string
  readonly note: string
  /** Whether its rows are independent, so that rows equal in all editions can be listed apart. */
  readonly rowsApart: boolean
  readonly rows: readonly Row[]
}

export type Editions = readonly Edition[]

export const rowOf = (editions: Editions, label: string, cell: (edition: Edition) => string): Row => ({
  label,
  cells: editions.map(cell),
})
