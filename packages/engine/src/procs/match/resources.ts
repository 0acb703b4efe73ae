// Spends and gains what a squad has: bribes, the apothecary, team re-rolls from the kick-off table. Neighbour:
// reroll.ts.
import type { Ctx } from '../../edition.ts'
import type { Resource, Side } from '../../vocabulary/words.ts'

const change = (c: Ctx, side: Side, what: Resource, by: number): void => {
  const squad = c.match.squads[side]
  squad.resources = { ...squad.resources, [what]: squad.resources[what] + by }
}

export const spend = (c: Ctx, side: Side, what: Resource, player: number): void => {
  change(c, side, what, -1)
  c.events.push({ type: 'spent', side, what, player })
}

export const gain = (c: Ctx, side: Side, what: Resource, why: string): void => {
  change(c, side, what, 1)
  c.events.push({ type: 'gained', side, what, amount: 1, why })
}

/** Takes a team re-roll away, if there is one. */
export const loseReroll = (c: Ctx, side: Side, why: string): void => {
  const squad = c.match.squads[side]
  if (squad.rerolls === 0) return
  squad.rerolls--
  c.events.push({ type: 'gained', side, what: 'reroll', amount: -1, why })
}

export const gainReroll = (c: Ctx, side: Side, why: string): void => {
  c.match.squads[side].rerolls++
  c.events.push({ type: 'gained', side, what: 'reroll', amount: 1, why })
}
