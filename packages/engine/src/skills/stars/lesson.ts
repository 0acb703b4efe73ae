// A team-mate lends a player one of his skills for this turn; their coach chooses which.
// Neighbours: skills/stars/wisdomOfTheWhiteDwarf.ts offers it, loans.ts lends.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { lendSkill } from '../../procs/match/loans.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'

export interface LessonFrame extends Frame {
  readonly proc: 'lesson'
  step: 'choose'
  readonly player: number
  readonly teacher: number
  /** The teacher's skill, and the skills he may teach. */
  readonly skill: string
  readonly taught: readonly string[]
}

export const lessonFrame = (
  player: number,
  teacher: number,
  skill: string,
  taught: readonly string[],
): LessonFrame => ({
  proc: 'lesson',
  step: 'choose',
  player,
  teacher,
  skill,
  taught,
})

/** The skills he does not have yet. */
export const lessons = (player: Player, taught: readonly string[]): string[] =>
  taught.filter((id) => !player.skills.includes(id))

export const lesson: Procedure<LessonFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.player].side,
      question: (_c, f) => question('nominate', f.player, { subject: f.skill, other: f.teacher }),
      legal: (c, f) => lessons(c.match.players[f.player], f.taught).map((id) => action('choose', -1, -1, id)),
      chosen: (c, f, answer) => {
        lendSkill(c.match.players[f.player], answer.option, 'turn')
        return DONE
      },
    },
  },
}
