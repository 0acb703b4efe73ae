// The roll of editions in which either coach may force a re-roll: each at most once a roll, first the one who rolled. He uses a
// re-roll of his team, a spy, or one of a player of his whom the roll affects. Neighbours: roll.ts has the other steps, rollTerms.ts
// remembers who was asked.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import type { Procedure, Throw } from '../../kernel/procedure.ts'
import { numbersOf } from '../../kit.ts'
import { testOf } from '../../tables/tests.ts'
import { type Action, action } from '../../vocabulary/actions.ts'
import { ofSide, otherSide, type Side } from '../../vocabulary/words.ts'
import { rerollsByPotion } from '../match/draughts.ts'
import { useDriveReroll } from '../match/driveRerolls.ts'
import { itemForReroll, rerollsByItems, useItem } from '../match/items.ts'
import { spendFor, timesSpent } from '../match/limits.ts'
import { spendSpy, spiesLeft } from '../match/spies.ts'
import { judge } from './judging.ts'
import { rerollQuestion } from './rerollQuestions.ts'
import { afterwards, anybodyListens, copyRoll, diceOf, diceStep, type RollFrame } from './roll.ts'
import { rollingSide } from './rollTerms.ts'

export type ForcedRollFrame = RollFrame & {
  step:
    | 'ready'
    | 'foes'
    | 'begin'
    | 'dice'
    | 'orderedDice'
    | 'skills'
    | 'against'
    | 'judge'
    | 'force'
    | 'again'
    | 'finish'
}

/** A player's own re-rolls are counted as uses of this. */
const OWN = 'own'

/** By his skills, and by what he has drunk. */
const openRerolls = (c: Ctx, player: Player): number => (numbersOf(c, player).ownRerolls ?? 0) + rerollsByPotion(player)

/** What one of his spies has told him is worth a re-roll. */
const SPY = 'spy'

const ownRerolls = (c: Ctx, player: Player, isOpen: boolean): number =>
  openRerolls(c, player) + rerollsByItems(c, player, isOpen) - timesSpent(player, OWN, 'match')

/** The players whom it affects directly. */
const affected = (c: Ctx, { roll, player, other, terms }: RollFrame): readonly number[] => {
  const against = testOf(c, roll).ownAffair ? -1 : other
  return [...new Set([player, against, ...terms.concerns].filter((id) => id >= 0))]
}

/** The re-rolls with which this coach may force it; `isOpen`: those of which everybody knows. */
const forcesOf = (c: Ctx, f: RollFrame, side: Side, isOpen = false): readonly Action[] => {
  const { players, squads } = c.match
  const own = affected(c, f).filter((id) => players[id].side === side && ownRerolls(c, players[id], isOpen) > 0)
  return [
    ...(ofSide(squads, side).rerolls > 0 ? [action('reroll', -1, -1, 'team')] : []),
    ...own.map((id) => action('reroll', id, -1, OWN)),
    ...(!isOpen && spiesLeft(c.match, side) > 0 ? [action('reroll', -1, -1, SPY)] : []),
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

/** Who is asked. One who does not know of the re-roll can only tell who has not let the dice stand. */
const asking = (c: Ctx, f: RollFrame): Side => {
  const roller = rollingSide(c, f)
  return nextToAsk(c, f) ?? (f.terms.asked.includes(roller) ? otherSide(roller) : roller)
}

/** Whether somebody is asked. Who rolled has let the dice stand, if he is not asked: nobody sees whether he was asked in secret. */
const asksToForce = (c: Ctx, f: RollFrame): boolean => {
  const side = nextToAsk(c, f)
  const roller = rollingSide(c, f)
  const { asked, forced } = f.terms
  if (side && side !== roller && !asked.includes(roller) && !forced.includes(roller))
    f.terms = { ...f.terms, asked: [...asked, roller] }
  return side !== null
}

const spendReroll = (c: Ctx, f: RollFrame, side: Side, { option, player }: Action): void => {
  if (option === OWN) {
    const owner = c.match.players[player]
    const item = timesSpent(owner, OWN, 'match') < openRerolls(c, owner) ? null : itemForReroll(c, owner)
    if (item) useItem(c, owner, item)
    spendFor(owner, OWN, 'match')
  } else if (option === SPY) spendSpy(c.match, side)
  else {
    const squad = ofSide(c.match.squads, side)
    squad.rerolls--
    useDriveReroll(squad)
  }
  const what = option === OWN ? 'ownReroll' : option === SPY ? 'spy' : 'reroll'
  const reveals = option === SPY ? { reveals: side } : {}
  c.events.push({ type: 'spent', side, what, player: option === OWN ? player : f.player, ...reveals })
}

const thrown: Throw<ForcedRollFrame, Ctx>['rolled'] = (c, f) =>
  f.player >= 0 && anybodyListens(c, f) ? 'skills' : asksToForce(c, f) ? 'force' : 'finish'

export const rollForced: Procedure<ForcedRollFrame, Ctx> = {
  copy: copyRoll,
  steps: {
    ...afterwards,

    dice: diceStep(false, thrown),

    orderedDice: diceStep(true, thrown),

    judge: (c, f) => {
      judge(c, f)
      return asksToForce(c, f) ? 'force' : 'finish'
    },

    force: {
      kind: 'choice',
      hidden: (c, f) => c.rules.secrets.size > 0 && forcesOf(c, f, asking(c, f), true).length === 0 && 'offer',
      by: asking,
      question: rerollQuestion,
      legal: (c, f) => [action('keep'), ...forcesOf(c, f, asking(c, f))],
      chosen: (c, f, answer) => {
        const side = asking(c, f)
        const { forced, asked } = f.terms
        if (answer.do === 'keep') {
          f.terms = { ...f.terms, asked: [...asked, side] }
          return asksToForce(c, f) ? 'force' : 'finish'
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
