// The questions about re-rolling: whether and with what, and which of several dice. Neighbours: roll.ts and
// rollForced.ts ask them between the dice and the result, reroll.ts says who may.

import type { Ctx } from '../../edition.ts'
import type { Choice } from '../../kernel/procedure.ts'
import { blockDieFor } from '../../tables/blockDice.ts'
import { action } from '../../vocabulary/actions.ts'
import { type Question, question } from '../../vocabulary/questions.ts'
import { explainRoll } from './judging.ts'
import { rerollableDice, rerollOffers } from './reroll.ts'
import type { OfferingRollFrame, RollFrame } from './roll.ts'
import { rollingSide } from './rollTerms.ts'

const faceName = (c: Ctx, f: RollFrame, die: number): string =>
  f.dice[die] === 'block' ? blockDieFor(c, f.faces[die]) : String(f.faces[die])

/** The dice to be re-rolled; empty: all of them. */
export const diceToReroll = (f: RollFrame): readonly number[] => (f.die >= 0 ? [f.die] : f.picks)

const unpicked = (f: RollFrame): number[] => [...f.dice.keys()].filter((i) => !f.picks.includes(i))

/** A lot is known by what it decides. */
export const rerollQuestion = (c: Ctx, f: RollFrame): Question =>
  question('reroll', f.player, {
    other: f.other,
    subject: f.roll === 'lot' ? f.why : f.roll,
    roll: explainRoll(c, f),
    declining: f.passed && f.base > 0 ? 'successStands' : 'resultStands',
  })

export const rerollQuestions: { readonly [step in 'offer' | 'gather' | 'pick']: Choice<OfferingRollFrame, Ctx> } = {
  offer: {
    kind: 'choice',
    by: rollingSide,
    question: rerollQuestion,
    legal: (c, f) => [action('keep'), ...rerollOffers(c, f)],
    chosen: (c, f, answer) => {
      if (answer.do === 'keep') return 'finish'
      f.source = answer.option
      if (c.rules.rerolls.get(f.source)?.anyNumber && f.dice.length > 1) return 'gather'
      const dice = rerollableDice(c, f, f.source)
      f.die = dice ? dice[0] : -1
      return dice && new Set(dice.map((i) => f.faces[i])).size > 1 ? 'pick' : 'picked'
    },
  },

  // Any number of dice: his coach names them one after another.
  gather: {
    kind: 'choice',
    by: rollingSide,
    question: (c, f) => question('rerollDie', f.player, { subject: f.source, roll: explainRoll(c, f) }),
    legal: (c, f) => [
      ...(f.picks.length > 0 ? [action('done')] : []),
      ...new Set(unpicked(f).map((i) => action('useDie', -1, -1, faceName(c, f, i)))),
    ],
    chosen: (c, f, answer) => {
      if (answer.do === 'done') return 'picked'
      const one = unpicked(f).find((i) => faceName(c, f, i) === answer.option) ?? 0
      f.picks = [...f.picks, one].sort((a, b) => a - b)
      return f.picks.length < f.dice.length ? 'gather' : 'picked'
    },
  },

  // One of several dice is re-rolled: his coach chooses which.
  pick: {
    kind: 'choice',
    by: rollingSide,
    question: (c, f) => question('rerollDie', f.player, { subject: f.source, roll: explainRoll(c, f) }),
    legal: (c, f) => [
      ...new Set((rerollableDice(c, f, f.source) ?? []).map((i) => action('useDie', -1, -1, faceName(c, f, i)))),
    ],
    chosen: (c, f, answer) => {
      f.die = (rerollableDice(c, f, f.source) ?? []).find((i) => faceName(c, f, i) === answer.option) ?? -1
      return 'picked'
    },
  },
}
