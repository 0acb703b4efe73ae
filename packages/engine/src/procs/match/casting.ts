// Players may cast spells in the middle of something: as a team turn begins, or once an opponent has thrown the ball. Each coach is asked
// in secret, as long as he has something to cast. Neighbours: spells.ts keeps who has which, ../../spell.ts has the moments;
// ball/throwOnTable.ts opens one of them.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import type { Intervention, Spell } from '../../spell.ts'
import { type Action, action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { SpellMoment } from '../../vocabulary/spells.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { cast, mayCast, spells } from './spells.ts'

interface Chance {
  readonly side: Side
  readonly at: SpellMoment
}

export interface CastingFrame extends Frame {
  readonly proc: 'casting'
  step: 'next' | 'ask'
  /** Who is still to be asked: replaced, never changed in place. */
  chances: readonly Chance[]
}

const castingFrame = (...chances: readonly Chance[]): CastingFrame => ({ proc: 'casting', step: 'next', chances })

const DECLINE = action('decline')

const interventionsOf = ({ interventions = [] }: Spell, at: SpellMoment): readonly Intervention[] =>
  interventions.filter((one) => one.at === at)

/** All that a side may cast at this moment. */
const offers = (c: Ctx, { side, at }: Chance): readonly Action[] => {
  const ways = spells.of(c.match.squads[side]).flatMap(({ id, player }): readonly Action[] => {
    const spell = c.rules.spells.get(id)
    const caster = c.match.players[player]
    return spell && caster && mayCast(c, caster, id)
      ? interventionsOf(spell, at).flatMap((one) => one.offers(c, caster))
      : []
  })
  // He may have a spell twice.
  return [...new Set(ways)]
}

const chosenWay = (c: Ctx, { at }: Chance, answer: Action): { spell: Spell; way: Intervention } => {
  const caster = c.match.players[answer.player]
  for (const spell of c.rules.spells.values())
    if (spell.id === answer.option)
      for (const way of interventionsOf(spell, at)) if (way.offers(c, caster).includes(answer)) return { spell, way }
  throw new Error(`no spell of edition ${c.rules.id} is cast so: ${answer.option}`)
}

export const casting: Procedure<CastingFrame, Ctx> = {
  steps: {
    next: (c, f): Next<CastingFrame> => {
      while (f.chances.length > 0 && offers(c, f.chances[0]).length === 0) f.chances = f.chances.slice(1)
      return f.chances.length > 0 ? 'ask' : DONE
    },

    ask: {
      kind: 'choice',
      hidden: 'offer',
      by: (_c, f) => f.chances[0].side,
      question: (_c, f) => question('castSpell', -1, { subject: f.chances[0].at, declining: 'nothingIsCast' }),
      legal: (c, f) => [DECLINE, ...offers(c, f.chances[0])],
      chosen: (c, f, answer): Next<CastingFrame> => {
        if (answer.do === 'decline') {
          f.chances = f.chances.slice(1)
          return 'next'
        }
        const { spell, way } = chosenWay(c, f.chances[0], answer)
        cast(c, c.match.players[answer.player], spell.id, answer.square)
        const frame = way.begin(c, answer)
        return frame ? call(frame, 'next') : 'next'
      },
    },
  },
}

/** This side may answer a throw of the other; null where nobody has spells. */
export const castingAtThrow = ({ rules }: Ctx, side: Side): CastingFrame | null =>
  rules.spells.size === 0 ? null : castingFrame({ side, at: 'foesThrow' })

export const castingAtTurnStart: Routine = {
  id: 'castingAtTurnStart',
  at: 'turnStart',
  begin: (_c, side): CastingFrame =>
    castingFrame({ side, at: 'ownTurnStart' }, { side: otherSide(side), at: 'foesTurnStart' }),
  procedures: { casting },
}
