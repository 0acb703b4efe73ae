// Tackle and Dodge, each the answer to the other by their levels, and mutations that make tackles harder. Neighbours: second.ts lists
// them, procs/move/claims.ts rolls for tackles.

import type { Ctx } from '../edition.ts'
import type { Change, Skill } from '../hooks.ts'
import { zoneReaches } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import { levelOf, skillsOf } from '../kit.ts'
import { hasZone } from '../procs/move/zones.ts'
import { levelled } from '../skillFamilies.ts'
import { proposalsSecond } from '../tables/proposalsSecond.ts'

const category = 'extraordinary'

/** Of several skills of a family only one counts. */
const counts = (c: Ctx, owner: Player, id: string): boolean =>
  skillsOf(c, owner).find(({ family }) => family === 'tackle')?.id === id

/** One more, unless the mover has as high a level of what cancels it. */
const tackles =
  (id: string): Change =>
  (c, f, owner) => {
    const cancelled = f.other >= 0 ? levelOf(c, c.match.players[f.other], proposalsSecond.tackleIsCancelledBy.value) : 0
    return counts(c, owner, id) && levelOf(c, owner, 'tackle') > cancelled ? 1 : 0
  }

/** One less for whoever tackles him, unless the tackler is as good. */
const dodges: Change = (c, f, owner) =>
  f.other === owner.id && levelOf(c, c.match.players[f.player], 'tackle') < levelOf(c, owner, 'dodge') ? -1 : 0

export const tackleLevels = (levels: number): readonly Skill[] =>
  levelled('tackle', 'Tackle', levels, () => ({ category })).map((skill) => ({
    ...skill,
    modifiers: { own: { tackle: tackles(skill.id) } },
  }))

export const dodgeLevels = (levels: number): readonly Skill[] =>
  levelled('dodge', 'Dodge', levels, () => ({ category, modifiers: { foes: { tackle: dodges } } }))

export const tentacle: Skill = {
  id: 'tentacle',
  name: 'Tentacle',
  category: 'mutation',
  family: 'tackle',
  level: 3,
  modifiers: { own: { tackle: tackles('tentacle') } },
}

const smells = (c: Ctx, owner: Player, id: number): boolean => {
  const player = c.match.players[id]
  return player !== undefined && player.side !== owner.side && zoneReaches(c.rules.pitch, owner, player)
}

/** One less for opponents in his tackle zone, whomever they attack; in a gang one of them is enough. */
const stinks: Change = (c, f, owner) =>
  hasZone(owner) && [f.player, ...f.terms.concerns].some((id) => smells(c, owner, id)) ? -1 : 0

export const noisomeStench: Skill = {
  id: 'noisome-stench',
  name: 'Noisome Stench',
  category: 'mutation',
  modifiers: { foes: { tackle: stinks, strike: stinks, shove: stinks } },
}

export const leprousFlesh: Skill = {
  id: 'leprous-flesh',
  name: 'Leprous Flesh',
  category: 'mutation',
  numbers: { touchedOn: 4 },
}
