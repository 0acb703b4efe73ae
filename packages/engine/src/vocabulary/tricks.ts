// The dirty tricks that a coach writes down before a match, with the sums of their bribes; nobody else sees the list before a trick
// strikes. Neighbours: procs/match/tricks.ts keeps and checks them, ../lineUp.ts brings them as `secrets.tricks`.

/** Assassins: an ordinary one, and a ninja, who seldom fails and hurts more. */
export const assassinKinds = ['ordinary', 'ninja'] as const
/** One of them. */
export type AssassinKind = (typeof assassinKinds)[number]

/** What a player can be bribed with, in Gold Crowns. */
export const playerBribeAmounts = [400, 600, 800, 1000] as const
/** One of these sums. */
export type PlayerBribeAmount = (typeof playerBribeAmounts)[number]

/** What a referee can be bribed with, in Gold Crowns. */
export const refereeBribeAmounts = [200, 300, 400, 500] as const
/** One of these sums. */
export type RefereeBribeAmount = (typeof refereeBribeAmounts)[number]

/** The player with this number on his shirt is hired by the other coach, for a turn. */
export interface PlayerBribe {
  readonly target: number
  readonly amount: PlayerBribeAmount
}

/** All bribes of referees are of one size. */
export interface RefereeBribes {
  readonly amount: RefereeBribeAmount
  readonly count: number
}

/** All that a coach has paid for. Targets are numbers on shirts of the other team. */
export interface DirtyTricks {
  readonly assassin?: { readonly kind: AssassinKind; readonly target: number }
  readonly drugs?: readonly number[]
  readonly playerBribes?: readonly PlayerBribe[]
  readonly refereeBribes?: RefereeBribes
  readonly spies?: number
}

/** What a spy can cancel. */
export const trickKinds = ['assassin', 'drug', 'playerBribe', 'refereeBribe'] as const
/** One of them. */
export type TrickKind = (typeof trickKinds)[number]

/** What a drug does, in the order of its table; most are the name of a player's state too. */
export const drugEffects = ['laxative', 'hiccups', 'giggles', 'lovesick', 'paranoid', 'sick'] as const
/** One of them. */
export type DrugEffect = (typeof drugEffects)[number]
