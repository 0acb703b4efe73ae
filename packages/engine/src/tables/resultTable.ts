// A table that is read by a total. Neighbours: injury.ts is one; tests.ts says which rolls are read on a table,
// procs/rolling/judging.ts reads them.

export interface ResultRow<R extends string = string> {
  /** The highest total that the row covers. */
  readonly upTo: number
  readonly result: R
  /** What the roller hopes for: forecasts count it as a success. */
  readonly good?: boolean
}

/** From the lowest totals to the highest. */
export type ResultTable<R extends string = string> = readonly ResultRow<R>[]

/** A table by the name under which an explanation of a roll cites it. */
export interface NamedTable<R extends string = string> {
  readonly name: string
  readonly rows: ResultTable<R>
  /** Rows that the natural dice bring whatever their total: all of them lowest, all of them highest. */
  readonly extremes?: { readonly lowest?: R; readonly highest?: R }
}

/** The last row of a table is open. */
export const OR_MORE = Number.POSITIVE_INFINITY

export const rowFor = <R extends string>(table: ResultTable<R>, total: number): ResultRow<R> => {
  for (const row of table) if (total <= row.upTo) return row
  throw new Error(`the table has no row for ${total}; its last one is ${table.at(-1)?.result ?? 'missing'}`)
}

export const resultFor = <R extends string>(table: ResultTable<R>, total: number): R => rowFor(table, total).result

/** The row of this result, for dice that bring it whatever their total. */
export const rowOf = <R extends string>(table: ResultTable<R>, result: R): ResultRow<R> => {
  const row = table.find((one) => one.result === result)
  if (!row) throw new Error(`the table has no row ${result}`)
  return row
}

/** For tables whose results are numbers of squares, bounces or points. */
export const numberFor = (table: ResultTable<`${number}`>, total: number): number => Number(resultFor(table, total))
