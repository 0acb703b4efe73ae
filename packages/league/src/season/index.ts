// What other packages may use of seasons. Neighbour: ../index.ts.

export { newSeason } from './newSeason.ts'
export { drawObjective, type Objective, objectives } from './objectives.ts'
export { askingPrice, redraftBudget } from './redraft.ts'
export { type SeasonRecord, seasonRecord, seasonsFinished } from './seasonRecord.ts'
