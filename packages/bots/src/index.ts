// The public entry of the bots, by topic. They know no rules; they ask the engine. The headings are the chapters of
// docs/api/bots.md. Neighbours: newBot.ts.

// ## Bots

export { type Bot, type BotName, type Budget, botNames } from './coach.ts'
export { newBot } from './newBot.ts'

// ## Setting up
// How the bots choose who stands where, for programs that set up a team in squares of their own.

export { cast, type Place, placesOf } from './casting.ts'
export { type Part, parts } from './formations.ts'
