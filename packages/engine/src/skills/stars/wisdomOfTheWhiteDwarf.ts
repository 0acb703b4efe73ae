// Wisdom of the White Dwarf: once per turn a team-mate activated next to him gains one of four skills for that turn.

import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { lendSkill } from '../../procs/match/loans.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'

interface LessonFrame extends Frame {
  readonly proc: 'lesson'
  step: 'choose'
  readonly player: number
  readonly teacher: number
  /** The teacher's skill, and the skills he may teach. */
  readonly skill: string
  readonly taught: readonly string[]
}

const lessonFrame = (player: number, teacher: number, skill: string, taught: readonly string[]): LessonFrame => ({
  proc: 'lesson',
  step: 'choose',
  player,
  teacher,
  skill,
  taught,
})

/** The skills he does not have yet. */
const lessons = (player: Player, taught: readonly string[]): string[] =>
  taught.filter((id) => !player.skills.includes(id))

const lesson: Procedure<LessonFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('nominate', f.player, { subject: f.skill, other: f.teacher }),
      legal: (c, f) => lessons(c.match.players[f.player], f.taught).map((id) => action('choose', -1, -1, id)),
      chosen: (c, f, answer) => {
        lendSkill(c.match.players[f.player], answer.option, 'turn')
        return DONE
      },
    },
  },
}

const ID = 'wisdom-of-the-white-dwarf'
const TAUGHT: readonly string[] = ['break-tackle', 'dauntless', 'mighty-blow-1', 'sure-feet']

export const wisdomOfTheWhiteDwarf: Skill = {
  id: ID,
  name: 'Wisdom of the White Dwarf',
  category: 'trait',
  procedures: { lesson },
  windows: {
    mateActivated: {
      offer: (c, owner, cause) =>
        !owner.marks.includes(ID) && lessons(c.match.players[cause.player], TAUGHT).length > 0,
      use: (_c, owner, cause) => {
        owner.marks = [...owner.marks, ID]
        return lessonFrame(cause.player, owner.id, ID, TAUGHT)
      },
      declining: 'keepsHisAdvice',
    },
  },
}
