// What a player may do to those who lie beside him: a sneaky or a blatant foul, or, after a sprint, a spear. Neighbours:
// foulOnTable.ts plays all of them; ../turn/activationOfDeeds.ts asks.
import { type Deed, mayAttack, mayAttackAfterSprint } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { may } from '../../kit.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import type { FoulManner } from '../../vocabulary/events.ts'
import { wouldHarm } from '../match/turncoats.ts'
import { playersBeside, stands } from '../move/zones.ts'
import { foulOnTable, foulOnTableFrame } from './foulOnTable.ts'

/** Opponents and referees who lie next to him. Some attack nobody. */
const downBeside = (c: Ctx, player: Player): readonly Player[] =>
  may(c, player).attacksNobody
    ? []
    : playersBeside(c, player).filter(
        (other) => other.side !== player.side && !stands(other) && wouldHarm(c.match, player, other),
      )

const kicks: readonly FoulManner[] = ['sneaky', 'blatant']

const foulIn = {
  sneaky: playerActions('foul', 'sneaky'),
  blatant: playerActions('foul', 'blatant'),
  spear: playerActions('foul', 'spear'),
} as const satisfies { readonly [M in FoulManner]: unknown }

const mannerOf = (option: string): FoulManner => (option === 'spear' || option === 'sneaky' ? option : 'blatant')

const begin: Deed['begin'] = (_c, f, { player: victim, option }) => foulOnTableFrame(f.player, victim, mannerOf(option))

export const foulDeed: Deed = {
  id: 'foul',
  isAttack: true,
  offers: (c, f, player) =>
    mayAttack(f) ? downBeside(c, player).flatMap(({ id }) => kicks.map((manner) => foulIn[manner](id))) : [],
  begin,
  procedures: { foulOnTable },
}

export const spearDeed: Deed = {
  id: 'spear',
  isAttack: true,
  offers: (c, f, player) => (mayAttackAfterSprint(f) ? downBeside(c, player).map(({ id }) => foulIn.spear(id)) : []),
  begin,
  procedures: { foulOnTable },
}
