// Referees penalise: some for certain, those who only watch if they were alert. Of several penalties for one man the worst counts.
// Neighbours: sightLine.ts says who watches; foulOnTable.ts, arguing.ts and refereeMoves.ts give them reasons.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { penaltyModifiers, penaltyTable } from '../../tables/refereeTables.ts'
import type { PenaltyReason } from '../../vocabulary/events.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { settleFrame } from '../ball/settle.ts'
import { intoBox } from '../hurt/boxes.ts'
import { type HurtBox, hurtBoxes } from '../hurt/hurtRules.ts'
import { type Obeyed, refereeBribeFrame } from '../match/refereeBribes.ts'
import { sideRollFrame } from '../rolling/roll.ts'
import { isMachine } from '../things/machines.ts'

type PenaltyBox = (typeof penaltyTable)['rows'][number]['result']

export interface RefereeCallsFrame extends Frame, Receives<{ bribed: Obeyed }> {
  readonly proc: 'refereeCalls'
  step: 'next' | 'alert' | 'penalty' | 'penalised' | 'pleas' | 'bribed' | 'apply' | 'end'
  readonly offender: number
  /** The one who is penalised if a referee takes him for the offender, or −1. */
  readonly victim: number
  readonly why: PenaltyReason
  readonly blatant: boolean
  /** Referees who penalise without a roll; −1 for one beside the pitch. Replaced, never changed in place, like the next. */
  certain: readonly number[]
  watching: readonly number[]
  /** Whose call it is, and whom he means. */
  caller: number
  culprit: number
  /** The worst penalty so far of the offender and of the victim. */
  forOffender: PenaltyBox | ''
  forVictim: PenaltyBox | ''
  /** For whom gold was offered already: replaced, never changed in place. */
  pleaded: readonly number[]
}

type Calls = Pick<RefereeCallsFrame, 'offender' | 'why'> &
  Partial<Pick<RefereeCallsFrame, 'victim' | 'blatant' | 'certain' | 'watching'>>

export const refereeCallsFrame = (calls: Calls): RefereeCallsFrame => ({
  proc: 'refereeCalls',
  step: 'next',
  offender: calls.offender,
  victim: calls.victim ?? -1,
  why: calls.why,
  blatant: calls.blatant ?? false,
  certain: calls.certain ?? [],
  watching: calls.watching ?? [],
  caller: -1,
  culprit: -1,
  forOffender: '',
  forVictim: '',
  pleaded: [],
})

const modifiersOf = (what: keyof typeof penaltyModifiers, { blatant, why }: RefereeCallsFrame): Modifier[] => {
  const values: { readonly blatant: number; readonly arguing?: number } = penaltyModifiers[what]
  const reasons = [...(blatant ? (['blatant'] as const) : []), ...(why === 'arguing' ? (['arguing'] as const) : [])]
  return reasons.flatMap((source) => {
    const value = values[source]
    return value === undefined ? [] : [{ value, source, player: -1 }]
  })
}

const worse = (box: HurtBox, than: HurtBox | ''): boolean =>
  than === '' || hurtBoxes.indexOf(box) > hurtBoxes.indexOf(than)

const hurtIn = ({ place }: Player): HurtBox | '' => hurtBoxes.find((one) => one === place) ?? ''

/** Whom a penalty for a foul takes off. */
const sentOff = ({ match: { players } }: Ctx, f: RefereeCallsFrame): readonly Player[] => {
  if (f.why !== 'foul') return []
  const sentTo = (id: number, box: PenaltyBox | ''): readonly Player[] =>
    box !== '' && worse(box, hurtIn(players[id])) ? [players[id]] : []
  return [...sentTo(f.offender, f.forOffender), ...sentTo(f.victim, f.forVictim)]
}

/** Whoever was hurt keeps his place in the dug-out, unless the penalty is worse. */
const sendTo = (c: Ctx, player: Player, box: PenaltyBox): void => {
  if (worse(box, hurtIn(player))) intoBox(c, player, box, 'penalty')
}

const lastResult = (c: Ctx): string => c.match.lastRoll?.result ?? ''

export const refereeCalls: Procedure<RefereeCallsFrame, Ctx> = {
  steps: {
    next: (c, f): Next<RefereeCallsFrame> => {
      // Nobody is taken out of a machine.
      if (isMachine(c, c.match.players[f.offender])) return DONE
      if (f.certain.length > 0) {
        f.caller = f.certain[0]
        f.certain = f.certain.slice(1)
        f.culprit = f.offender
        return 'penalty'
      }
      if (f.watching.length === 0) return 'pleas'
      f.caller = f.watching[0]
      f.watching = f.watching.slice(1)
      const concerns = [f.offender, f.victim].filter((id) => id >= 0)
      const modifiers = modifiersOf('alertness', f)
      return call(sideRollFrame(c, 'alertness', '', { modifiers, concerns, why: f.why }), 'alert')
    },

    alert: (c, f) => {
      const result = lastResult(c)
      if (result === 'missed') return 'next'
      f.culprit = result === 'seen' ? f.offender : f.victim
      // He takes nobody for the offender.
      return f.culprit < 0 ? 'next' : 'penalty'
    },

    penalty: (c, f) => {
      const modifiers = modifiersOf('penalty', f)
      return call(sideRollFrame(c, 'penalty', '', { modifiers, concerns: [f.culprit], why: f.why }), 'penalised')
    },

    penalised: (c, f) => {
      const box = penaltyTable.rows.find(({ result }) => result === lastResult(c))?.result
      if (!box) throw new Error('a penalty was read without its roll')
      const mistaken = f.culprit !== f.offender
      c.events.push({
        ...{ type: 'penalised', player: f.culprit, by: f.caller },
        ...{ why: mistaken ? 'wrongMan' : f.why, to: box },
      })
      if (mistaken) f.forVictim = worse(box, f.forVictim) ? box : f.forVictim
      else f.forOffender = worse(box, f.forOffender) ? box : f.forOffender
      return 'next'
    },

    pleas: (c, f): Next<RefereeCallsFrame> => {
      const next = sentOff(c, f).find(({ id }) => !f.pleaded.includes(id))
      if (!next || next.side === 'neutral') return 'apply'
      f.pleaded = [...f.pleaded, next.id]
      const bribe = refereeBribeFrame(c, 'penalty', [next.side], next.id)
      return bribe ? call(bribe, 'bribed') : 'pleas'
    },

    bribed: (_c, f, obeyed) => {
      if (obeyed === 'nobody') return 'pleas'
      if (f.pleaded.at(-1) === f.offender) f.forOffender = ''
      else f.forVictim = ''
      return 'pleas'
    },

    apply: (c, f) => {
      if (f.forOffender !== '') sendTo(c, c.match.players[f.offender], f.forOffender)
      if (f.forVictim !== '') sendTo(c, c.match.players[f.victim], f.forVictim)
      return call(settleFrame(), 'end')
    },

    end: () => DONE,
  },
}
