// Tackles that are claimed against a player who moves inside tackle zones: each opponent may claim one for a step, and rolls on a
// table; who falls does so where he stands then. Neighbours: stepFreely.ts calls it after a step, moveRules.ts says when a claim is
// allowed, hurt/fallTogether.ts lets them fall.
import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import { call, DONE, done, type Next, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import { may, numbersOf } from '../../kit.ts'
import type { tackleTable } from '../../tables/blockTables.ts'
import { action, playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import type { Characteristic, Side } from '../../vocabulary/words.ts'
import { fallTogether, fallTogetherFrame } from '../hurt/fallTogether.ts'
import { SAW, sawFrame } from '../hurt/saw.ts'
import { adores } from '../match/love.ts'
import { hasCast, noteBusy } from '../match/spells.ts'
import { wouldHarm } from '../match/turncoats.ts'
import { statNow } from '../match/weather.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { turnGoesOn } from '../turn/turnover.ts'
import { hasZone, markers, stands } from './zones.ts'

/** Whether anybody claimed a tackle. */
export type ClaimResult = 'claimed' | 'done'
const CLAIMED = done('claimed')

export interface ClaimsFrame
  extends Frame,
    Returns<ClaimResult>,
    Receives<{ touched: RollResult; tackled: RollResult }> {
  readonly proc: 'claims'
  step: 'next' | 'ask' | 'touched' | 'tackled'
  readonly player: number
  /** Who may still claim, the active side's first: replaced, never changed in place. */
  claimants: readonly number[]
  tackler: number
  /** He saws at him instead. */
  saws: boolean
}

type Result = (typeof tackleTable)['rows'][number]['result']

const tackleWith = playerActions('tackle')
const sawWith = playerActions('tackle', SAW)
const DECLINE = action('decline')

/** Who may claim a tackle against a player who has moved from one square to the other. */
export const claimantsOf = (c: Ctx, mover: Player, from: Square, to: Square): readonly Player[] => {
  const rules = c.rules.move.tackles
  const left = rules ? markers(c, mover, from) : []
  if (left.length === 0) return left
  const entered = markers(c, mover, to).filter(
    (other) =>
      !may(c, other).attacksNobody &&
      !hasCast(other) &&
      wouldHarm(c.match, other, mover) &&
      !adores(c.match, other, mover),
  )
  return rules?.insideOneZone ? entered.filter((other) => left.includes(other)) : entered
}

/** The claims against a player who has just moved from a square to where he is now; null if nobody may claim. */
export const claimsFrame = (c: Ctx, player: number, from: Square): ClaimsFrame | null => {
  const mover = c.match.players[player]
  const claimants = claimantsOf(c, mover, from, mover.at)
  if (claimants.length === 0) return null
  const ids = claimants.map(({ id }) => id)
  return claimsOf(player, ids)
}

/** The claims of these players, whoever moved. */
export const claimsOf = (player: number, claimants: readonly number[]): ClaimsFrame => ({
  ...{ proc: 'claims', step: 'next', player, claimants },
  ...{ tackler: -1, saws: false },
})

/** The coach of whoever is first. */
const asked = (c: Ctx, f: ClaimsFrame): Side => coachOf(c.match, c.match.players[f.claimants[0]])

const without = (f: ClaimsFrame, gone: (id: number) => boolean): void => {
  f.claimants = f.claimants.filter((id) => !gone(id))
}

/** The greatest of the characteristics with which a tackle is resisted, taken off the roll. */
export const resistance = (c: Ctx, mover: Player, stats: readonly Characteristic[]): readonly Modifier[] => {
  const all = stats.map((stat) => statNow(c, mover, stat))
  const best = all.reduce((one, other) => (other.value > one.value ? other : one))
  return best.why.map((part) => ({ ...part, value: -part.value }))
}

const tackleRoll = (c: Ctx, f: ClaimsFrame): Next<ClaimsFrame> => {
  const mover = c.match.players[f.player]
  const tackler = c.match.players[f.tackler]
  const modifiers = [
    ...statNow(c, tackler, 'ST').why,
    ...resistance(c, mover, c.rules.move.tackles?.resistedBy ?? ['AG']),
  ]
  return call(rollFrame(c, 'tackle', f.tackler, { other: f.player, modifiers }), 'tackled')
}

const falling = (c: Ctx, f: ClaimsFrame, result: Result): Next<ClaimsFrame> => {
  const falls = [
    ...(result === 'tacklerDown' || result === 'bothDown' ? [{ player: f.tackler, by: -1 }] : []),
    ...(result === 'moverDown' || result === 'bothDown' ? [{ player: f.player, by: f.tackler }] : []),
  ]
  if (falls.length === 0) return 'next'
  const armour = c.rules.move.tackles?.armour ?? 0
  const milder = armour === 0 ? [] : [{ value: armour, source: 'tackle', player: -1 }]
  return call(fallTogetherFrame(falls, 'tackle', milder), 'next')
}

const tackles = (c: Ctx, f: ClaimsFrame): Next<ClaimsFrame> =>
  f.saws ? call(sawFrame(f.tackler, f.player), 'next') : tackleRoll(c, f)

export const claims: Procedure<ClaimsFrame, Ctx> = {
  procedures: { fallTogether },
  steps: {
    next: (c, f) => {
      without(f, (id) => !hasZone(c.match.players[id]))
      return f.claimants.length > 0 && turnGoesOn(c) && stands(c.match.players[f.player])
        ? 'ask'
        : f.tackler < 0
          ? DONE
          : CLAIMED
    },

    ask: {
      kind: 'choice',
      hostile: 'inTurn',
      by: asked,
      question: (_c, f) => question('tackle', f.player),
      legal: (c, f) => {
        const side = asked(c, f)
        const own = f.claimants.map((id) => c.match.players[id]).filter((one) => one.side === side)
        return [DECLINE, ...own.flatMap((one) => [tackleWith(one.id), ...(may(c, one).saws ? [sawWith(one.id)] : [])])]
      },
      chosen: (c, f, answer) => {
        const side = asked(c, f)
        if (answer.do === 'decline') {
          without(f, (id) => c.match.players[id].side === side)
          return 'next'
        }
        f.tackler = answer.player
        noteBusy(c, c.match.players[f.tackler])
        f.saws = answer.option === SAW
        without(f, (id) => id === answer.player)
        // A saw need not be brought to touch anybody.
        const base = f.saws ? undefined : numbersOf(c, c.match.players[f.player]).touchedOn
        return base === undefined
          ? tackles(c, f)
          : call(rollFrame(c, 'leprousFlesh', f.tackler, { base, other: f.player }), 'touched')
      },
    },

    touched: (c, f, result) => (result === 'passed' ? tackles(c, f) : 'next'),

    tackled: (c, f) => falling(c, f, (c.match.lastRoll?.result ?? 'nothing') as Result),
  },
}
