// The public entry of the bots: coaches that are programs. They know no rule; they ask the engine.

export { cast, type Place, placesOf } from './casting.ts'
export { type Bot, type BotName, type Budget, botNames } from './coach.ts'
export { newBot } from './newBot.ts'
