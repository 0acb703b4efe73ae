// The dice of the casualty table, for the victim and for the apothecary's second roll.
// Neighbours: casualty.ts, apothecary.ts, tables/casualty.ts.
import { type Ctx, needed } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import type { Next, Throw } from '../../kernel/procedure.ts'
import { numbersOf } from '../../kit.ts'
import { type CasualtyTable, casualtyFor } from '../../tables/casualty.ts'
import { NIGGLING } from '../../tables/injury.ts'

export const casualtyTable = (c: Ctx): CasualtyTable => needed(c, c.rules.tables.casualty, 'casualty table')

/** Niggling injuries and Decay add to the roll, if the table says so. */
const rollModifier = (c: Ctx, id: number): number => {
  if (!casualtyTable(c).modified) return 0
  const player = c.match.players[id]
  const niggles = player.injuries.filter((injury) => injury === NIGGLING).length
  return niggles + (numbersOf(c, player).casualtyBonus ?? 0)
}

export const casualtyThrow = <F extends Frame & { readonly player: number }>(
  then: (c: Ctx, f: F, result: string, faces: readonly number[]) => Next<F>,
): Throw<F, Ctx> => ({
  kind: 'throw',
  dice: (c) => casualtyTable(c).dice,
  why: () => 'casualty',
  ordered: true,
  rolled: (c, f, faces) => then(c, f, casualtyFor(casualtyTable(c), faces, rollModifier(c, f.player)).id, faces),
})

const seriousTable = (c: Ctx): CasualtyTable => needed(c, casualtyTable(c).serious, 'serious injury table')

/** The roll on the table of serious injuries. */
export const seriousThrow = <F extends Frame & { readonly player: number }>(
  then: (c: Ctx, f: F, result: string) => Next<F>,
): Throw<F, Ctx> => ({
  kind: 'throw',
  dice: (c) => seriousTable(c).dice,
  why: () => 'seriousInjury',
  ordered: true,
  rolled: (c, f, faces) => {
    const { id } = casualtyFor(seriousTable(c), faces)
    c.events.push({ type: 'chance', why: id, player: f.player, dice: faces })
    return then(c, f, id)
  },
})

/** Whether he died and was not saved. */
export const isDead = (c: Ctx, { place, injuries }: Player): boolean =>
  place === 'casualty' && c.rules.tables.casualty?.rows.some((row) => row.dead && injuries.includes(row.id)) === true

/** Whether his last casualty result needs a second roll for the lasting injury. */
export const isLasting = (c: Ctx, id: number): boolean => {
  const { injuries } = c.match.players[id]
  const last = injuries[injuries.length - 1]
  return c.rules.tables.casualty?.rows.some((row) => row.lasting && row.id === last) === true
}

export const lastingThrow = <F extends Frame & { readonly player: number }>(then: Next<F>): Throw<F, Ctx> => ({
  kind: 'throw',
  dice: () => ['d6'],
  why: () => 'lastingInjury',
  rolled: (c, f, faces) => {
    const injury = casualtyTable(c).lasting?.find(({ upTo }) => faces[0] <= upTo)
    const player = c.match.players[f.player]
    if (injury) player.injuries = [...player.injuries, injury.id]
    c.events.push({ type: 'chance', why: injury?.id ?? 'lastingInjury', player: f.player, dice: faces })
    return then
  },
})
