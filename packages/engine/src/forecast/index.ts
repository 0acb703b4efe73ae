// What the engine foretells: the public part of this folder. Neighbours: ../index.ts passes it on to other packages.
export { forecastMove, type Hop, type HopForecast, type MoveForecast } from './moveForecast.ts'
export { type RerollSource, type RollForecast, TEAM } from './rollForecast.ts'
export type { ForecastOptions } from './standIn.ts'
