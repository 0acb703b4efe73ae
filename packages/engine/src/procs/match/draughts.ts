// What each potion does to whoever drinks it, and who may: on the pitch, or in the dug-out where it helps there. Neighbours: potions.ts
// keeps the store, drinking.ts asks the coach and rolls for poison.
import type { Ctx } from '../../edition.ts'
import { NONE, type Player } from '../../kernel/match.ts'
import type { Potion } from '../../vocabulary/potions.ts'
import { isSpentFor, spendFor } from './limits.ts'
import { lendStat } from './loans.ts'
import { comesBackBy } from './recovery.ts'
import { hasState, setState } from './states.ts'

interface Draught {
  /** Whether it would do him any good now. */
  helps(c: Ctx, player: Player): boolean
  works(c: Ctx, player: Player): void
}

const isOnPitch = ({ place }: Player): boolean => place === 'pitch'

const noteOf = (potion: Potion): string => `potion-${potion}`

/** Whether he has drunk of it in this match. */
export const hasDrunk = (player: Player, potion: Potion): boolean =>
  player.spent.length > 0 && isSpentFor(player, noteOf(potion), 'match')

export const noteDrunk = (player: Player, potion: Potion): void => spendFor(player, noteOf(potion), 'match')

/** How many potions he has drunk in this match. */
export const timesDrunk = ({ spent }: Player): number =>
  spent === NONE ? 0 : spent.filter((entry) => entry.startsWith('potion-')).length

/** How often a potion lets him re-roll. */
export const rerollsByPotion = (player: Player): number => (hasDrunk(player, 'fortune') ? 1 : 0)

/** He was hurt, neither penalised nor poisoned, and not for good. */
const canBeWoken = (c: Ctx, player: Player): boolean =>
  !(['penalised', 'clawed', 'poisoned'] as const).some((state) => hasState(player, state)) &&
  c.rules.hurt.recoveries !== undefined

/** What lasts for the match does so once. */
const onceOnPitch =
  (potion: Potion): Draught['helps'] =>
  (_c, player) =>
    isOnPitch(player) && !hasDrunk(player, potion)

const draughts: { readonly [P in Potion]?: Draught } = {
  anaesthetic: {
    helps: onceOnPitch('anaesthetic'),
    works: (c, player) => lendStat(c, player, 'AV', 1, 'match'),
  },
  antidote: {
    helps: (_c, player) => hasState(player, 'poisoned'),
    works: (c, player) => {
      setState(c, player, 'poisoned', false)
      // Whom a Stimulant is to wake was out before he was poisoned.
      if (!hasState(player, 'stimulated')) comesBackBy(c, player, 'antidote')
    },
  },
  fortune: {
    helps: (c, player) => c.rules.teamRerolls.everyThrow && onceOnPitch('fortune')(c, player),
    // The re-roll counts from the note that he has drunk it.
    works: () => {},
  },
  magicSponge: {
    helps: (c, player) => (player.place === 'stunnedBox' || player.place === 'ko') && canBeWoken(c, player),
    works: (c, player) => comesBackBy(c, player, 'magicSponge'),
  },
  speed: {
    helps: onceOnPitch('speed'),
    works: (c, player) => lendStat(c, player, 'MA', 1, 'match'),
  },
  stimulant: {
    helps: (c, player) => player.place === 'ko' && canBeWoken(c, player) && !hasState(player, 'stimulated'),
    works: (c, player) => setState(c, player, 'stimulated', true),
  },
}

/** Whether this potion can be given to him now. Healing is for the time between matches. */
export const mayDrink = (c: Ctx, player: Player, potion: Potion): boolean => draughts[potion]?.helps(c, player) === true

export const drinks = (c: Ctx, player: Player, potion: Potion): void => draughts[potion]?.works(c, player)
