// A player gains skills for a time, chosen by his coach or at random; if several categories are open, the coach names
// one before a random skill is drawn. Neighbours: learnable.ts, loans.ts; inducements/ call it.

import type { Ctx } from '../edition.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame, Loan, Player } from '../kernel/match.ts'
import { DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { categoryOf, learnable } from '../procs/match/learnable.ts'
import { lendSkill } from '../procs/match/loans.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { noteGift } from './aftermath.ts'

export interface TeachFrame extends Frame {
  readonly proc: 'teach'
  step: 'next' | 'choose' | 'category' | 'draw'
  readonly player: number
  /** The use that gives the skill. */
  readonly use: string
  /** Initials of the possible categories, and the chosen category. */
  readonly categories: string
  category: string
  left: number
  readonly random: boolean
  readonly until: Loan['until']
  /** The only skills he may choose from, if limited. */
  readonly among?: readonly string[]
}

export const teachFrame = (
  player: number,
  use: string,
  categories: string,
  count: number,
  how: { readonly random: boolean; readonly until: Loan['until'] },
): TeachFrame => ({ proc: 'teach', step: 'next', player, use, categories, category: '', left: count, ...how })

/** The coach chooses one skill from a list. */
export const teachOneOfFrame = (
  player: number,
  use: string,
  among: readonly string[],
  until: Loan['until'],
): TeachFrame => ({ ...teachFrame(player, use, '', 1, { random: false, until }), among })

/** Lends a skill and reports it; a gift for the whole match is noted with its source. */
export const gainSkill = (c: Ctx, player: Player, skill: string, use: string, until: Loan['until']): boolean => {
  if (!lendSkill(player, skill, until)) return false
  if (until === 'match') noteGift(player, use, skill)
  c.events.push({ type: 'learned', player: player.id, skill, why: use })
  return true
}

const learn = (c: Ctx, f: TeachFrame, skill: string): Next<TeachFrame> => {
  gainSkill(c, c.match.players[f.player], skill, f.use, f.until)
  f.left--
  return 'next'
}

const within = (c: Ctx, f: TeachFrame): string[] => {
  const player = c.match.players[f.player]
  return f.among ? f.among.filter((id) => !player.skills.includes(id)) : learnable(c, player, f.category)
}

const openCategories = (c: Ctx, f: TeachFrame): string[] =>
  [...f.categories].filter((initial) => learnable(c, c.match.players[f.player], initial).length > 0)

export const teach: Procedure<TeachFrame, Ctx> = {
  steps: {
    next: (c, f) => {
      const open = openCategories(c, f)
      if (f.left <= 0 || (f.among ? within(c, f) : open).length === 0) return DONE
      if (!f.random) {
        f.category = f.categories
        return 'choose'
      }
      // Several random skills are all from the chosen category.
      if (f.category !== '') return within(c, f).length > 0 ? 'draw' : DONE
      if (open.length > 1) return 'category'
      f.category = open[0]
      return 'draw'
    },

    choose: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('learn', f.player, { subject: f.use }),
      legal: (c, f) => within(c, f).map((id) => action('choose', -1, -1, id)),
      chosen: (c, f, answer) => learn(c, f, answer.option),
    },

    category: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('learn', f.player, { subject: f.use }),
      legal: (c, f) => openCategories(c, f).map((initial) => action('choose', -1, -1, categoryOf(initial))),
      chosen: (c, f, answer) => {
        f.category = openCategories(c, f).find((initial) => categoryOf(initial) === answer.option) ?? f.categories
        return 'draw'
      },
    },

    draw: {
      kind: 'throw',
      dice: (c, f) => [`d${within(c, f).length}`],
      why: () => 'randomSkill',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'randomSkill', player: f.player, dice: faces })
        return learn(c, f, within(c, f)[faces[0] - 1])
      },
    },
  },
}
