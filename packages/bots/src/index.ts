// The public entry of the bots. They know no rules; they ask the engine. Neighbours: newBot.ts.

export { cast, type Place, placesOf } from './casting.ts'
export { type Bot, type BotName, type Budget, botNames } from './coach.ts'
export { newBot } from './newBot.ts'
