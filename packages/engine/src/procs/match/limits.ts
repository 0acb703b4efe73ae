// Skills that work once per drive, half or match. Each use is noted on the player until the period is over.
// Neighbours: window.ts and reroll.ts note the use, zones.ts asks, drive.ts and half.ts give back.
import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import { NONE, type Player } from '../../kernel/match.ts'
import { skillsOf } from '../../kit.ts'
import { sides } from '../../vocabulary/words.ts'

export const limits = ['drive', 'half', 'match'] as const
export type Limit = (typeof limits)[number]

/** Whether a limited skill is used up. */
export const isSpent = (player: Player, skill: Skill): boolean =>
  skill.oncePer !== undefined && isSpentFor(player, skill.id, skill.oncePer)

/** The same for a skill that counts its own uses. */
export const isSpentFor = (player: Player, id: string, limit: Limit): boolean => player.spent.includes(`${id} ${limit}`)
export const spendFor = (player: Player, id: string, limit: Limit): void => {
  player.spent = [...player.spent, `${id} ${limit}`]
}

/** How often that was, for what may be used more than once. */
export const timesSpent = (player: Player, id: string, limit: Limit): number =>
  player.spent.length === 0 ? 0 : player.spent.filter((entry) => entry === `${id} ${limit}`).length

/** Notes that a skill was used, if it is limited. */
export const spend = (c: Ctx, player: Player, id: string): void => {
  const oncePer = c.rules.skills.get(id)?.oncePer
  if (oncePer) spendFor(player, id, oncePer)
}

/** Declaring an action uses up the skill that allowed it. */
export const spendOnDeclaring = (c: Ctx, player: Player, kind: string): void => {
  for (const { id, mayDeclare } of skillsOf(c, player)) if (mayDeclare?.includes(kind)) spend(c, player, id)
}

/** The drive or half is over: skills limited by it may be used again. */
export const giveBack = (c: Ctx, ended: Limit): void => {
  for (const side of sides) {
    const squad = c.match.squads[side]
    if (squad.spent.length > 0) squad.spent = squad.spent.filter((entry) => !entry.endsWith(` ${ended}`))
  }
  for (const player of c.match.players) {
    if (player.spent.length === 0) continue
    const left = player.spent.filter((entry) => !entry.endsWith(` ${ended}`))
    player.spent = left.length > 0 ? left : NONE
  }
}

/** Takes back the use of a skill. */
export const keep = (player: Player, id: string): void => {
  player.spent = player.spent.filter((entry) => !entry.startsWith(`${id} `))
}
