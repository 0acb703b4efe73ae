// The editions as they are compared: each with the options of its largest named set, and what of that the plain edition has otherwise.
// Neighbours: grid.ts has the rows, editionsPage.ts compares and prints.
import { type Edition, editionNamed, fullestOf } from '@double-skulls/engine'
import type { Grid, Row } from './grid.ts'
import { NONE } from './words.ts'

/** An edition without named sets is its own fullest. */
export const fullest = (edition: Edition): Edition => editionNamed(fullestOf(edition.id)) ?? edition

/** What only an option brings is told as such, and so is what it takes the place of. */
export const told = (full: string, plain: string): string => {
  if (full === plain) return full
  if (full === NONE) return `${plain} (without options)`
  return plain === NONE ? `${full} (option)` : `${full} (option; without: ${plain})`
}

/** Cells of the full grid, each beside the cell of the plain one. */
export const toldGrid = (full: Grid, plain: Grid | undefined): Grid => {
  const before = new Map<string, Row>((plain?.rows ?? []).map((row) => [row.label, row]))
  const labels = new Set(full.rows.map(({ label }) => label))
  const gone = (plain?.rows ?? []).filter(({ label }) => !labels.has(label))
  return {
    ...full,
    rows: [
      ...full.rows.map(({ label, cells }) => ({
        label,
        cells: cells.map((cell, i) => told(cell, before.get(label)?.cells[i] ?? NONE)),
      })),
      ...gone.map(({ label, cells }) => ({ label, cells: cells.map((cell) => told(NONE, cell)) })),
    ],
  }
}
