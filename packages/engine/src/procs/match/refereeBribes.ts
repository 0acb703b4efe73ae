// A coach announces that he has bribed a referee: before the toss, at a foul of the opponents, or as he is about to lose a player, a weapon
// or a magic item. If the gold is enough the other coach may answer with gold of his own, and two that work cancel each other. Neighbours:
// tricks.ts has what was paid, spies.ts may cancel it; weapons.ts, findItems.ts and ../foul/ start it, tossBribes.ts before the toss.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import {
  call,
  type Done,
  done,
  type Next,
  type Procedure,
  type Receives,
  type Returns,
} from '../../kernel/procedure.ts'
import { refereeBribeWorksUpTo } from '../../tables/bribeTables.ts'
import { action } from '../../vocabulary/actions.ts'
import type { RefereeFavour } from '../../vocabulary/bribes.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { isOnPitch } from '../move/zones.ts'
import { type RollResult, sideRollFrame } from '../rolling/roll.ts'
import { endTrick, type TrickResult, trickFrame } from './spies.ts'
import { tricks } from './tricks.ts'

/** Whom the referee obeys. */
export type Obeyed = Side | 'nobody'
const FOR_HOME = done('home')
const FOR_AWAY = done('away')
const FOR_NOBODY = done('nobody')

export interface RefereeBribeFrame extends Frame, Returns<Obeyed>, Receives<{ tried: TrickResult; paid: RollResult }> {
  readonly proc: 'refereeBribe'
  step: 'next' | 'offer' | 'tried' | 'paid'
  readonly favour: RefereeFavour
  /** Whom it is about, or −1. */
  readonly player: number
  /** Who may still ask for the favour: replaced, never changed in place, like the next. */
  asking: readonly Side[]
  /** Who has tried to bribe him: once each. */
  payers: readonly Side[]
  /** Who pays now, and for whom a bribe has worked already. */
  payer: Side
  obeyed: Obeyed
  /** What his D6 must not exceed. */
  worksUpTo: number
}

/** The officials beside the pitch do these too. */
const OFFICIALS_DO: readonly RefereeFavour[] = ['toss', 'weapon', 'item']

/** Whether there is anybody who could do it: where no referees are played with there always is. */
const isThere = ({ match, rules }: Ctx, favour: RefereeFavour): boolean =>
  OFFICIALS_DO.includes(favour) ||
  rules.referees === undefined ||
  match.players.some((one) => one.side === 'neutral' && isOnPitch(one))

const bribesLeft = ({ match }: Ctx, side: Side): number => tricks.of(match.squads[side]).refereeBribes?.count ?? 0

/** What may keep or win the favour for the first of these sides who pays for it; null if nobody can. */
export const refereeBribeFrame = (
  c: Ctx,
  favour: RefereeFavour,
  asking: readonly Side[],
  player = -1,
): RefereeBribeFrame | null => {
  // Which of them can pay is a secret, and no field of the frame.
  if (!asking.some((side) => bribesLeft(c, side) > 0) || !isThere(c, favour)) return null
  return {
    ...{ proc: 'refereeBribe', step: 'next', favour, player },
    ...{ asking, payers: [], payer: asking[0], obeyed: 'nobody', worksUpTo: 0 },
  }
}

const takeUp = (c: Ctx, side: Side): number => {
  const squad = c.match.squads[side]
  const { refereeBribes, ...others } = tricks.of(squad)
  if (!refereeBribes) throw new Error(`${side} has bribed no referee`)
  tricks.put(squad, { ...others, refereeBribes: { ...refereeBribes, count: refereeBribes.count - 1 } })
  return refereeBribeWorksUpTo[refereeBribes.amount]
}

const ended = (c: Ctx, { favour, player, obeyed }: RefereeBribeFrame): Done<Obeyed> => {
  if (obeyed === 'nobody') return FOR_NOBODY
  c.events.push({ type: 'refereeObeys', side: obeyed, favour, player })
  return obeyed === 'home' ? FOR_HOME : FOR_AWAY
}

const PAY = action('use')
const DECLINE = action('decline')

export const refereeBribe: Procedure<RefereeBribeFrame, Ctx> = {
  calls: ['trick'],
  steps: {
    next: (c, f): Next<RefereeBribeFrame> => {
      // The other coach may answer a bribe that has worked.
      if (f.obeyed !== 'nobody') {
        f.payer = otherSide(f.obeyed)
        return f.payers.includes(f.payer) || bribesLeft(c, f.payer) === 0 ? ended(c, f) : 'offer'
      }
      const [first] = f.asking.filter((side) => !f.payers.includes(side) && bribesLeft(c, side) > 0)
      if (first === undefined) return FOR_NOBODY
      f.payer = first
      f.asking = f.asking.slice(f.asking.indexOf(first) + 1)
      return 'offer'
    },

    offer: {
      kind: 'choice',
      hidden: 'offer',
      by: (_c, f) => f.payer,
      question: (c, f) => {
        const declining = f.obeyed === 'nobody' ? 'refereeDecides' : 'refereeObeysThem'
        const subject = f.obeyed === 'nobody' ? f.favour : `${f.favour}Against`
        return question('bribeReferee', f.player, { subject, declining, left: bribesLeft(c, f.payer) })
      },
      legal: (c, f) => (bribesLeft(c, f.payer) > 0 ? [PAY, DECLINE] : [DECLINE]),
      // Gold is not spent on everything.
      fallback: () => DECLINE,
      chosen: (c, f, answer): Next<RefereeBribeFrame> => {
        if (answer.do === 'decline') return f.obeyed === 'nobody' ? 'next' : ended(c, f)
        f.payers = [...f.payers, f.payer]
        f.worksUpTo = takeUp(c, f.payer)
        const { payer: side, player, favour } = f
        c.events.push({ type: 'bribeAnnounced', side, player, favour, reveals: side })
        return call(trickFrame(side, 'refereeBribe', -1), 'tried')
      },
    },

    tried: (c, f, result): Next<RefereeBribeFrame> => {
      if (result === 'cancelled') return 'next'
      const concerns = f.player < 0 ? [] : [f.player]
      return call(sideRollFrame(c, 'bribe', f.payer, { base: f.worksUpTo, concerns, why: 'refereeBribe' }), 'paid')
    },

    paid: (c, f, result) => {
      const { payer: side, favour, player } = f
      endTrick(c, side, 'refereeBribe', -1, result === 'passed')
      if (result === 'failed') return 'next'
      if (f.obeyed === 'nobody') {
        f.obeyed = side
        return 'next'
      }
      c.events.push({ type: 'bribesCancel', favour, player })
      return FOR_NOBODY
    },
  },
}
