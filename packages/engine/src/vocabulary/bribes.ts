// What a bribed referee does. Neighbours: tricks.ts has what he is paid, procs/match/refereeBribes.ts asks the coaches.

/**
 * The coach wins the toss; an opponent who is about to foul is sent off before he can; a player of his who is sent off for a foul stays;
 * his secret weapon is not ruled off, his magic item not taken away.
 */
export const refereeFavours = ['toss', 'foul', 'penalty', 'weapon', 'item'] as const
/** One of them. */
export type RefereeFavour = (typeof refereeFavours)[number]
