// A spell that gives its caster skills for the turn. Neighbours: cloudJump.ts, muscleBoost.ts; procs/match/loans.ts takes them back.
import { MOVES_ON } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { done, type Procedure, type Returns } from '../kernel/procedure.ts'
import { levelOf } from '../kit.ts'
import { lendSkill, withholdSkill } from '../procs/match/loans.ts'
import type { SkillFamily } from '../skillFamilies.ts'

export interface EnchantFrame extends Frame, Returns<typeof MOVES_ON> {
  readonly proc: 'enchant'
  step: 'lend'
  readonly player: number
  /** A skill without levels, and one of a family. */
  readonly skill: string
  readonly family: SkillFamily
  readonly leveled: string
  readonly level: number
}

/** A lower level of the same gives way; a higher one stays. */
const lendLevel = (c: Ctx, player: Player, { family, leveled, level }: EnchantFrame): void => {
  if (levelOf(c, player, family) >= level) return
  for (const id of player.skills) if (c.rules.skills.get(id)?.family === family) withholdSkill(player, id, 'turn')
  lendSkill(player, leveled, 'turn')
}

export const enchant: Procedure<EnchantFrame, Ctx> = {
  steps: {
    lend: (c, f) => {
      const player = c.match.players[f.player]
      lendSkill(player, f.skill, 'turn')
      lendLevel(c, player, f)
      return done(MOVES_ON)
    },
  },
}
