// The exports of seasons. Neighbours: ../index.ts.

export { asHandedIn } from './handedIn.ts'
export { newSeason } from './newSeason.ts'
export { drawObjective, type Objective, objectives } from './objectives.ts'
export { askingPrice, redraftBudget } from './redraft.ts'
export { type ClosedSeason, checkSeasonOpen, type SeasonRecord, seasonRecord, seasonsFinished } from './seasonRecord.ts'
