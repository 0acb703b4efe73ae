// What drugs do after the toss and whenever a touchdown was scored: who took a laxative may have to run, and the other effects may wear
// off. Neighbours: drugs.ts has how they began, states.ts the states, ../../tables/trickTables.ts the numbers; routines.ts plays both.
import type { Ctx } from '../../edition.ts'
import type { Frame, Match, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import type { Routine } from '../../routine.ts'
import type { DrugEffect } from '../../vocabulary/tricks.ts'
import type { Place } from '../../vocabulary/words.ts'
import { lie } from '../hurt/fall.ts'
import { laughter } from '../hurt/laughter.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { takeBackFrom } from './loans.ts'
import { endLove } from './love.ts'
import { neededToRecover } from './recovery.ts'
import { hasState, setState } from './states.ts'

export interface WearingOffFrame extends Frame, Receives<{ held: RollResult; wore: RollResult }> {
  readonly proc: 'wearingOff'
  step: 'next' | 'held' | 'wore'
  /** Who has still to roll for what: replaced, never changed in place. */
  due: readonly { readonly player: number; readonly effect: Lasting }[]
}

/** What may wear off, and what never does. */
const wearing = ['hiccups', 'giggles', 'lovesick', 'paranoid'] as const satisfies readonly DrugEffect[]
type Lasting = (typeof wearing)[number] | 'laxative'

/** Where those lie who take no part in the match any more. */
const OUT = ['injured', 'dead', 'sentOff', 'gone'] as const satisfies readonly Place[]

/** The sum of the scores when drugs were last looked at, kept by the home side. */
const lookedAt = squadRecord('drugsAt', 0)

const scored = ({ squads: { home, away } }: Match): number => home.score + away.score

/** Who sits in a box would not play anyway. */
const mayRun = (player: Player): boolean =>
  hasState(player, 'laxative') && (player.place === 'reserves' || player.place === 'indisposed')

const runs = (c: Ctx, player: Player, mustGo: boolean): void => {
  const isAway = player.place === 'indisposed'
  if (mustGo === isAway) return
  if (mustGo) {
    takeOff(c.match, c.rules.pitch, player, 'indisposed')
    c.events.push({ type: 'removed', player: player.id, to: 'indisposed', why: 'laxative' })
    return
  }
  player.place = 'reserves'
  c.events.push({ type: 'returned', player: player.id, why: 'laxative' })
}

const cure = (c: Ctx, player: Player, effect: Exclude<Lasting, 'laxative'>): void => {
  setState(c, player, effect, false)
  if (effect === 'hiccups') takeBackFrom(player, 'cure')
  if (effect === 'lovesick' && player.side !== 'neutral') endLove(c.match, player.side, player.id)
  c.events.push({ type: 'cured', player: player.id, effect })
}

const wearingOff: Procedure<WearingOffFrame, Ctx> = {
  steps: {
    next: (c, f) => {
      const [first] = f.due
      if (!first) return DONE
      return first.effect === 'laxative'
        ? call(rollFrame(c, 'bowels', first.player), 'held')
        : call(rollFrame(c, 'wearOff', first.player, { why: first.effect }), 'wore')
    },

    held: (c, f, result) => {
      const [{ player }, ...others] = f.due
      f.due = others
      runs(c, c.match.players[player], result === 'failed')
      return 'next'
    },

    wore: (c, f, result) => {
      const [{ player, effect }, ...others] = f.due
      f.due = others
      if (result === 'passed' && effect !== 'laxative') cure(c, c.match.players[player], effect)
      return 'next'
    },
  },
}

/** Whom no restart brings back: nobody asks what is left of his drug. */
const isOut = (c: Ctx, player: Player): boolean =>
  OUT.some((place) => place === player.place) && neededToRecover(c, player) === undefined

const effectsIn = (player: Player): WearingOffFrame['due'] => [
  ...(mayRun(player) ? [{ player: player.id, effect: 'laxative' as const }] : []),
  ...wearing.filter((effect) => hasState(player, effect)).map((effect) => ({ player: player.id, effect })),
]

const dueOf = (c: Ctx): WearingOffFrame['due'] =>
  c.match.players.flatMap((player) => (isOut(c, player) ? [] : effectsIn(player)))

const frameFor = (due: WearingOffFrame['due']): WearingOffFrame | null =>
  due.length === 0 ? null : { proc: 'wearingOff', step: 'next', due }

/** As the game begins. */
const firstRun: Routine = {
  id: 'firstRun',
  at: 'preGame',
  begin: (c) => frameFor(dueOf(c).filter(({ effect }) => effect === 'laxative')),
  procedures: { wearingOff, laughter: laughter(lie) },
}

const drugsWearOff: Routine = {
  id: 'drugsWearOff',
  at: 'restart',
  begin: (c) => {
    const { match } = c
    // Play may restart although nobody has scored.
    if (lookedAt.of(match.squads.home) === scored(match)) return null
    lookedAt.put(match.squads.home, scored(match))
    return frameFor(dueOf(c))
  },
  procedures: { wearingOff },
}

export const drugRoutines: readonly Routine[] = [firstRun, drugsWearOff]
