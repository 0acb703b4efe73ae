// Our names for the bots, and those that a coach can choose. Neighbours: home/PlayNow.tsx, replay/PlayOn.tsx.
import { type BotName, botNames } from '@double-skulls/bots'

export const botWords: { readonly [B in BotName]: string } = {
  random: 'Anything goes',
  rookie: 'Rookie',
  veteran: 'Veteran',
  legend: 'Legend',
}

/** The random bot is for tests, not for a match. */
export const opponents = botNames.filter((name) => name !== 'random')
