// A moment at which inducements may be used: each side is asked, again after each use, until it declines or has none
// left. Neighbours: inducements/ define what each does, effects.ts what lasts, spell.ts aims.
import type { Ctx } from '../../edition.ts'
import { isSecretInducement, type Moment, type Moments, type OfferedUse } from '../../inducement.ts'
import type { Frame } from '../../kernel/match.ts'
import { type Call, call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { startEffect, stopEffect } from '../match/effects.ts'

export interface MomentFrame extends Frame {
  readonly proc: 'moment'
  step: 'seek' | 'offer' | 'used'
  readonly moment: Moment
  /** Sides still to be asked. */
  left: readonly Side[]
  /** Uses that took effect in this moment and are not offered in it again. */
  seen: readonly string[]
}

/** A use with the inducement it belongs to. */
export interface Held {
  readonly inducement: string
  readonly use: OfferedUse
}

const cause = (c: Ctx): Frame => c.match.stack[c.match.stack.length - 2]

const isUsedUp = (c: Ctx, side: Side, id: string): boolean =>
  c.match.squads[side].spent.some((entry) => entry.startsWith(`${id} `))

/** What the side may use now, each listed once however many copies it holds. */
const usable = (c: Ctx, f: MomentFrame, side: Side): Held[] => {
  const { inducements } = c.match.squads[side]
  const offers: Held[] = []
  for (const [id, uses] of c.rules.moments[f.moment]) {
    if (!inducements.includes(id) || isUsedUp(c, side, id)) continue
    for (const use of uses)
      if (
        !f.seen.includes(`${side} ${use.id}`) &&
        !isUsedUp(c, side, use.id) &&
        // Two inducements with the same spell make one offer.
        !offers.some((held) => held.use.id === use.id) &&
        (use.offer?.(c, side, cause(c), f.moment) ?? true)
      )
        offers.push({ inducement: id, use })
  }
  return offers
}

/** Removes one copy of an inducement, and the effect it had while it was held. */
export const loseInducement = (c: Ctx, side: Side, id: string): void => {
  const squad = c.match.squads[side]
  const index = squad.inducements.indexOf(id)
  if (index < 0) return
  squad.inducements = squad.inducements.filter((_, i) => i !== index)
  stopEffect(c, side, id)
}

const spendUse = (c: Ctx, side: Side, { inducement, use }: Held): void => {
  if (use.spends === 'itself') loseInducement(c, side, inducement)
  else if (use.spends !== 'nothing') {
    const squad = c.match.squads[side]
    squad.spent = [...squad.spent, use.spends === 'once' ? `${use.id} match` : `${inducement} ${use.spends}`]
  }
}

const carryOut = (c: Ctx, f: MomentFrame, side: Side, held: Held): Next<MomentFrame> => {
  const { use, inducement } = held
  const reveals = isSecretInducement(c.rules, inducement) ? { reveals: side } : {}
  c.events.push({ type: 'induced', side, inducement, use: use.id, ...reveals })
  // Otherwise a use that costs nothing would be offered without end.
  f.seen = [...f.seen, `${side} ${use.id}`]
  spendUse(c, side, held)
  if (use.effect) startEffect(c, side, use.id, use.lasts ?? 'turn')
  const frame = use.use?.(c, side, cause(c), use.id)
  return frame ? call(frame, 'used') : 'used'
}

export const moment: Procedure<MomentFrame, Ctx> = {
  steps: {
    seek: (c, f): Next<MomentFrame> => {
      for (; f.left.length > 0; f.left = f.left.slice(1)) {
        const [side] = f.left
        const options = usable(c, f, side)
        const byItself = options.find(({ use }) => use.compulsory)
        if (byItself) return carryOut(c, f, side, byItself)
        if (options.length > 0) return 'offer'
      }
      return DONE
    },

    offer: {
      kind: 'choice',
      // That nobody else learns what he holds, he is asked in secret where all that he could use is a secret.
      hidden: (c, f) =>
        usable(c, f, f.left[0]).every(({ inducement }) => isSecretInducement(c.rules, inducement)) && 'offer',
      by: (_c, f) => f.left[0],
      question: (_c, f) => question('inducement', -1, { subject: f.moment, declining: 'nothingIsUsed' }),
      legal: (c, f) => [action('decline'), ...usable(c, f, f.left[0]).map(({ use }) => action('use', -1, -1, use.id))],
      chosen: (c, f, answer) => {
        const [side] = f.left
        const held = usable(c, f, side).find(({ use }) => use.id === answer.option)
        if (held) return carryOut(c, f, side, held)
        f.left = f.left.slice(1)
        return 'seek'
      },
    },

    used: () => 'seek',
  },
}

/** Opens a moment and continues at `then` after both sides are done; costs nothing if neither holds an inducement. */
export const openMoment = <M extends Moment, S extends string>(
  c: Ctx,
  name: M,
  first: Side,
  then: S,
): S | Call<S, 'done', Moments[M]> => {
  const { home, away } = c.match.squads
  if (home.inducements.length === 0 && away.inducements.length === 0) return then
  const listening = c.rules.moments[name]
  if (!sides.some((side) => c.match.squads[side].inducements.some((id) => listening.has(id)))) return then
  const frame: MomentFrame = { proc: 'moment', step: 'seek', moment: name, left: [first, otherSide(first)], seen: [] }
  return call(frame, then)
}
