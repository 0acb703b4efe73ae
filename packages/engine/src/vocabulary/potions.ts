// The potions that an Apothecary brews, a closed list; a line-up says how many doses are in store. Neighbours: procs/match/potions.ts
// keeps them in a match, the league brews them.

/** Healing is for the time between matches. */
export const potions = ['anaesthetic', 'antidote', 'fortune', 'healing', 'magicSponge', 'speed', 'stimulant'] as const
/** One of them. */
export type Potion = (typeof potions)[number]

/** How many doses of each are in store; none of what is left out. */
export type Doses = { readonly [P in Potion]?: number }
