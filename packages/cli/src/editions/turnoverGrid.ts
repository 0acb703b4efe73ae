// What ends a turn early, edition by edition. Neighbours: grids.ts has the other tables of a match, editionsPage.ts prints.
import { type Edition, turnovers } from '@double-skulls/engine'
import { turnoverWords } from '@double-skulls/words'
import type { Grid } from './grid.ts'
import { yesOrNo } from './words.ts'

export const turnoverGrid = (editions: readonly Edition[]): Grid => ({
  title: 'Turnovers',
  note: 'What ends a turn early. “Illegal procedure” needs its option of a match.',
  rowsApart: true,
  rows: turnovers.map((why) => ({
    label: turnoverWords(why),
    cells: editions.map((edition) => yesOrNo(edition.turnovers.includes(why))),
  })),
})
