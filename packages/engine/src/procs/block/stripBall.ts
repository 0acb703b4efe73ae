// Taking the ball from an opponent, in place of a block: both roll and add their strength, and the difference is read on a table.
// Neighbours: blockTables.ts has the table, testsSecond.ts both rolls.
import { type Deed, mayAttack } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { skillsOf } from '../../kit.ts'
import type { SkillFamily } from '../../skillFamilies.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { canTakeBall, dropBall, giveBall } from '../ball/ball.ts'
import { settleFrame } from '../ball/settle.ts'
import { statNow } from '../match/weather.ts'
import { heldBall } from '../move/zones.ts'
import { modifierSum } from '../rolling/judging.ts'
import { rollFrame } from '../rolling/roll.ts'
import { attackTargets } from './attackTargets.ts'

export interface StripFrame extends Frame {
  readonly proc: 'strip'
  step: 'hold' | 'grab' | 'grabbed' | 'end'
  readonly player: number
  readonly holder: number
}

/** His strength and his levels of a skill. */
const grip = (c: Ctx, player: Player, family: SkillFamily): readonly Modifier[] => [
  ...statNow(c, player, 'ST').why,
  ...skillsOf(c, player)
    .filter((skill) => skill.family === family)
    .map(({ id, level = 0 }) => ({ value: level, source: id, player: player.id })),
]

/** What the holder's roll came to. */
const heldBy = ({ match: { lastRoll } }: Ctx): number => {
  if (!lastRoll) throw new Error('the ball was stripped before its holder rolled')
  return modifierSum(lastRoll.modifiers) + lastRoll.faces.reduce((sum, face) => sum + face, 0)
}

export const strip: Procedure<StripFrame, Ctx> = {
  steps: {
    hold: (c, f) => {
      const modifiers = grip(c, c.match.players[f.holder], 'sureHands')
      return call(rollFrame(c, 'holdBall', f.holder, { modifiers, other: f.player }), 'grab')
    },

    grab: (c, f) => {
      const hold: Modifier = { value: -heldBy(c), source: 'holdBall', player: f.holder }
      const modifiers = [...grip(c, c.match.players[f.player], 'stripBall'), hold]
      return call(rollFrame(c, 'stripBall', f.player, { modifiers, other: f.holder }), 'grabbed')
    },

    grabbed: (c, f) => {
      const holder = c.match.players[f.holder]
      const ball = heldBall(c.match, holder)
      const result = c.match.lastRoll?.result
      if (ball && result === 'taken') giveBall(c, ball, c.match.players[f.player], 'stripBall')
      if (result === 'dropped') dropBall(c, holder)
      return call(settleFrame(), 'end')
    },

    end: () => DONE,
  },
}

const stripHim = playerActions('stripBall')

export const stripDeed: Deed = {
  id: 'stripBall',
  isAttack: true,
  offers: (c, f, player) =>
    mayAttack(f) && canTakeBall(c, player)
      ? attackTargets(c, player)
          .filter((other) => heldBall(c.match, other))
          .map(({ id }) => stripHim(id))
      : [],
  begin: (_c, f, { player }): StripFrame => ({ proc: 'strip', step: 'hold', player: f.player, holder: player }),
  procedures: { strip },
}
