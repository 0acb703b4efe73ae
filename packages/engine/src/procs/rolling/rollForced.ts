// The roll of editions in which either coach may force a re-roll: each at most once a roll, first the one who rolled. He uses a
// re-roll of his team, or one of a player of his whom the roll affects. Neighbours: roll.ts has the other steps, rollTerms.ts
// remembers who was asked.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import type { Procedure, Throw } from '../../kernel/procedure.ts'
import { numbersOf } from '../../kit.ts'
import { testOf } from '../../tables/tests.ts'
import { type Action, action } from '../../vocabulary/actions.ts'
import { ofSide, otherSide, type Side } from '../../vocabulary/words.ts'
import { useDriveReroll } from '../match/driveRerolls.ts'
import { spendFor, timesSpent } from '../match/limits.ts'
import { judge } from './judging.ts'
import { rerollQuestion } from './rerollQuestions.ts'
import { afterwards, anybodyListens, copyRoll, diceOf, diceStep, type RollFrame } from './roll.ts'
import { rollingSide } from './rollTerms.ts'

export type ForcedRollFrame = RollFrame & {
  step: 'ready' | 'dice' | 'orderedDice' | 'skills' | 'against' | 'judge' | 'force' | 'again' | 'finish'
}

/** A player's own re-rolls are counted as uses of this. */
const OWN = 'own'

const ownRerolls = (c: Ctx, player: Player): number =>
  (numbersOf(c, player).ownRerolls ?? 0) - timesSpent(player, OWN, 'match')

/** The players whom it affects directly. */
const affected = (c: Ctx, { roll, player, other, terms }: RollFrame): readonly number[] => {
  const against = testOf(c, roll).ownAffair ? -1 : other
  return [...new Set([player, against, ...terms.concerns].filter((id) => id >= 0))]
}

/** The re-rolls with which this coach may force it. */
const forcesOf = (c: Ctx, f: RollFrame, side: Side): readonly Action[] => {
  const { players, squads } = c.match
  const own = affected(c, f).filter((id) => players[id].side === side && ownRerolls(c, players[id]) > 0)
  return [
    ...(ofSide(squads, side).rerolls > 0 ? [action('reroll', -1, -1, 'team')] : []),
    ...own.map((id) => action('reroll', id, -1, OWN)),
  ]
}

/** The coach to be asked now. One who let the dice stand is asked again once they are other dice. */
const nextToAsk = (c: Ctx, f: RollFrame): Side | null => {
  const { forced, asked } = f.terms
  // It replaces a roll that was already re-rolled.
  if (f.rerolled && forced.length === 0) return null
  const roller = rollingSide(c, f)
  for (const side of [roller, otherSide(roller)])
    if (!forced.includes(side) && !asked.includes(side) && forcesOf(c, f, side).length > 0) return side
  return null
}

const asking = (c: Ctx, f: RollFrame): Side => {
  const side = nextToAsk(c, f)
  if (!side) throw new Error('nobody may force this roll')
  return side
}

const spendReroll = (c: Ctx, f: RollFrame, side: Side, { option, player }: Action): void => {
  if (option === OWN) spendFor(c.match.players[player], OWN, 'match')
  else {
    const squad = ofSide(c.match.squads, side)
    squad.rerolls--
    useDriveReroll(squad)
  }
  const what = option === OWN ? 'ownReroll' : 'reroll'
  c.events.push({ type: 'spent', side, what, player: option === OWN ? player : f.player })
}

const thrown: Throw<ForcedRollFrame, Ctx>['rolled'] = (c, f) =>
  f.player >= 0 && anybodyListens(c, f) ? 'skills' : nextToAsk(c, f) ? 'force' : 'finish'

export const rollForced: Procedure<ForcedRollFrame, Ctx> = {
  copy: copyRoll,
  steps: {
    ...afterwards,

    dice: diceStep(false, thrown),

    orderedDice: diceStep(true, thrown),

    judge: (c, f) => {
      judge(c, f)
      return nextToAsk(c, f) ? 'force' : 'finish'
    },

    force: {
      kind: 'choice',
      by: asking,
      question: rerollQuestion,
      legal: (c, f) => [action('keep'), ...forcesOf(c, f, asking(c, f))],
      chosen: (c, f, answer) => {
        const side = asking(c, f)
        const { forced, asked } = f.terms
        if (answer.do === 'keep') {
          f.terms = { ...f.terms, asked: [...asked, side] }
          return nextToAsk(c, f) ? 'force' : 'finish'
        }
        f.source = answer.option
        spendReroll(c, f, side, answer)
        f.terms = { ...f.terms, forced: [...forced, side], asked: [] }
        return 'again'
      },
    },

    again: (c, f) => {
      f.rerolled = true
      const side = f.terms.forced[f.terms.forced.length - 1]
      c.events.push({ type: 'reroll', player: f.player, with: f.source, side })
      return diceOf(f)
    },
  },
}
