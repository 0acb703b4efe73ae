// Forecasts: the public part of this folder. Neighbour: ../index.ts exports it to other packages.
export { beginningOf, kindsOpenTo, precedenceOf } from './beginning.ts'
export {
  type BlockForecast,
  type DeedForecast,
  type DeedOptions,
  type FoulForecast,
  forecastBlock,
  forecastFoul,
  forecastHandOff,
  forecastPass,
  type Interceptor,
  type PassForecast,
} from './deedForecast.ts'
export { type DeedOnOffer, type DeedsOnOffer, deedsOnOffer } from './deedsOnOffer.ts'
export { futureKey } from './futureKey.ts'
export { forecastMove } from './moveForecast.ts'
export type { Hop, HopForecast, MoveForecast } from './movement.ts'
export { forecastPath, type PathForecast } from './pathForecast.ts'
export { type RerollSource, type ResultForecast, type RollForecast, TEAM } from './rollForecast.ts'
export type { ForecastOptions } from './standIn.ts'
export {
  forecastTable,
  type TableForecast,
  type TableOptions,
} from './tableForecast.ts'
export { forecastThrow, type ThrowEnd, type ThrowForecast, throwEnds } from './throwForecast.ts'
