// Who must shoulder-charge if he can: as long as a charge is open to him he makes no other attack and does not end his action.
// Neighbours: activationOfDeeds.ts asks, ../block/charge.ts is the charge.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { may } from '../../kit.ts'
import type { Action, Verb } from '../../vocabulary/actions.ts'

/** What he may do instead: he charges later, where he gets to. */
const MOVING: readonly Verb[] = ['step', 'leap']

export const chargingFirst = (c: Ctx, player: Player, answers: Action[]): Action[] =>
  may(c, player).mustCharge && answers.some((one) => one.do === 'charge')
    ? answers.filter((one) => one.do === 'charge' || MOVING.includes(one.do))
    : answers
