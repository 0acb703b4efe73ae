// One player attacks several at once, who stand beside him and beside one another: his coach names them one by one, the first with
// the attack. Neighbours: attack.ts makes the one roll, attackTargets.ts says who can be named.
import { type Deed, mayAttack } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, done, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import { type Action, action, playerActions } from '../../vocabulary/actions.ts'
import type { Fault } from '../../vocabulary/faults.ts'
import { question } from '../../vocabulary/questions.ts'
import { type AttackFrame, type AttackKind, attackFrame } from './attackFrame.ts'
import { groupTargets, standTogether } from './attackTargets.ts'

type Ended = 'done' | 'movesOn'

export interface VictimsFrame extends Frame, Returns<Ended>, Receives<{ attacked: Ended }> {
  readonly proc: 'victims'
  step: 'seek' | 'choose' | 'attacked'
  readonly attacker: number
  readonly kind: AttackKind
  /** Named so far. */
  named: readonly number[]
}

const name = playerActions('choose')
const DONE_NAMING = action('done')
const ENDED = { done: done('done'), movesOn: done('movesOn') } as const

const others = (c: Ctx, { attacker, named }: VictimsFrame): readonly number[] =>
  groupTargets(c, c.match.players[attacker])
    .map(({ id }) => id)
    .filter((id) => !named.includes(id))

const isGroup = (c: Ctx, { named }: VictimsFrame): boolean =>
  standTogether(
    c,
    named.map((id) => c.match.players[id]),
  )

const apart = ({ named }: VictimsFrame): Fault => ({ fault: 'victimsApart', limit: 2, has: named.length })

export const victims: Procedure<VictimsFrame, Ctx> = {
  calls: ['attack'],
  steps: {
    seek: (c, f) => {
      const left = others(c, f)
      if (left.length === 1 && !isGroup(c, f)) f.named = [...f.named, ...left]
      else if (left.length > 0) return 'choose'
      return call(attackFrame(f.kind, [f.attacker], f.named), 'attacked')
    },

    choose: {
      kind: 'choice',
      by: (c) => c.match.turn.side,
      question: (c, f) =>
        question('victims', f.attacker, { subject: f.kind, missing: isGroup(c, f) ? null : apart(f) }),
      legal: (c, f) => [...(isGroup(c, f) ? [DONE_NAMING] : []), ...others(c, f).map(name)],
      chosen: (_c, f, answer) => {
        if (answer.do === 'done')
          return call<AttackFrame, 'attacked'>(attackFrame(f.kind, [f.attacker], f.named), 'attacked')
        f.named = [...f.named, answer.player]
        return 'seek'
      },
    },

    attacked: (_c, _f, result) => ENDED[result],
  },
}

const multiple = (id: string, verb: Action['do'], kind: AttackKind): Deed => {
  const answer = playerActions(verb, 'multiple')
  return {
    id,
    isAttack: true,
    offers: (c, f, player) => (mayAttack(f) ? groupTargets(c, player).map((one) => answer(one.id)) : []),
    begin: (_c, f, { player }): VictimsFrame => ({
      ...{ proc: 'victims', step: 'seek', attacker: f.player, kind },
      named: [player],
    }),
    procedures: { victims },
  }
}

export const multipleBlockDeed = multiple('multipleBlock', 'block', 'block')
export const multipleChargeDeed = multiple('multipleCharge', 'charge', 'charge')
export const multiplePushDeed = multiple('multiplePush', 'shove', 'shove')
