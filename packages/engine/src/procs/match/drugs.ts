// Before the toss each side's drugs reach the opponents they are meant for, or not; the first of six effects is that he may not be able
// to play. Neighbours: tricks.ts has who is drugged, spies.ts may cancel it, wearingOff.ts has what comes after, love.ts who loves
// whom; ../../tables/trickTables.ts has the tables; preGame.ts plays the routine.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { undeadRaces } from '../../rosters/second/races.ts'
import type { Routine } from '../../routine.ts'
import { DRUG_NEEDS, drugTable, HICCUPS } from '../../tables/trickTables.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { DrugEffect } from '../../vocabulary/tricks.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { type RollResult, sideRollFrame } from '../rolling/roll.ts'
import { bench } from './bench.ts'
import { join } from './joining.ts'
import { lendStat } from './loans.ts'
import { fallInLove } from './love.ts'
import { endTrick, type TrickResult, trick, trickFrame } from './spies.ts'
import { setState } from './states.ts'
import { targetOf, tricks } from './tricks.ts'

export interface DrugsFrame extends Frame, Receives<{ tried: TrickResult; swallowed: RollResult; works: RollResult }> {
  readonly proc: 'drugs'
  step: 'next' | 'tried' | 'swallowed' | 'works' | 'falls' | 'replaced' | 'end'
  /** Whose drug it is. */
  side: Side
  player: number
}

const LEAVE_OPEN = action('decline')

const goOn = (c: Ctx, f: DrugsFrame, worked: boolean): 'next' => {
  endTrick(c, f.side, 'drug', f.player, worked)
  return 'next'
}

/** Nobody drugs who is not there any more, or needs neither food nor drink. */
const isSafe = ({ place, who }: Player): boolean => place === 'gone' || undeadRaces.includes(who.race)

/** The drug is in him: what it does at once. */
const takeEffect = (c: Ctx, f: DrugsFrame, effect: DrugEffect): Next<DrugsFrame> => {
  const player = c.match.players[f.player]
  c.events.push({ type: 'drugged', side: f.side, player: f.player, effect })
  switch (effect) {
    case 'laxative':
    case 'giggles':
    case 'paranoid':
      setState(c, player, effect, true)
      return 'next'
    case 'hiccups':
      setState(c, player, effect, true)
      lendStat(c, player, 'CL', HICCUPS, 'cure')
      return 'next'
    case 'lovesick':
      return mates(c, f).length > 0 ? 'falls' : 'next'
    case 'sick':
      takeOff(c.match, c.rules.pitch, player, 'gone')
      return bench.of(c.match.squads[otherSide(f.side)]).length > 0 ? 'replaced' : 'next'
  }
}

/** Whom he may fall in love with: players of the side that drugged him. */
const mates = ({ match }: Ctx, { side }: DrugsFrame): readonly Player[] =>
  match.players.filter((player) => player.side === side && player.place !== 'gone')

const drugs: Procedure<DrugsFrame, Ctx> = {
  procedures: { trick },
  steps: {
    next: (c, f): Next<DrugsFrame> => {
      const squad = c.match.squads[f.side]
      const [target, ...others] = tricks.of(squad).drugs ?? []
      if (target === undefined) {
        if (f.side === 'away') return 'end'
        f.side = 'away'
        return 'next'
      }
      tricks.put(squad, { ...tricks.of(squad), drugs: others })
      f.player = targetOf(c.match, f.side, target).id
      return call(trickFrame(f.side, 'drug', f.player), 'tried')
    },

    tried: (c, f, result): Next<DrugsFrame> => {
      if (result === 'cancelled') return 'next'
      if (isSafe(c.match.players[f.player])) return goOn(c, f, false)
      return call(sideRollFrame(c, 'drug', f.side, { base: DRUG_NEEDS, concerns: [f.player] }), 'swallowed')
    },

    swallowed: (c, f, result): Next<DrugsFrame> => {
      goOn(c, f, result === 'passed')
      return result === 'failed'
        ? 'next'
        : call(sideRollFrame(c, 'drugEffect', f.side, { concerns: [f.player] }), 'works')
    },

    works: (c, f): Next<DrugsFrame> => {
      const row = drugTable.rows.find(({ result }) => result === c.match.lastRoll?.result)
      if (!row) throw new Error('the table of drugs was not rolled on')
      return takeEffect(c, f, row.result)
    },

    falls: {
      kind: 'throw',
      side: (_c, f) => f.side,
      dice: (c, f) => [`d${mates(c, f).length}`],
      why: () => 'randomPlayer',
      rolled: (c, f, [face]) => {
        setState(c, c.match.players[f.player], 'lovesick', true)
        fallInLove(c, otherSide(f.side), f.player, mates(c, f)[face - 1].id)
        return 'next'
      },
    },

    // He is known by the number on his shirt: as long as he sits on the bench he is no player of the match.
    replaced: {
      kind: 'choice',
      by: (_c, f) => otherSide(f.side),
      question: (_c, f) => question('benchwarmer', f.player, { declining: 'nobodyReplacesHim' }),
      legal: (c, f) => [
        ...bench.of(c.match.squads[otherSide(f.side)]).map(({ who }) => action('choose', -1, -1, String(who.number))),
        LEAVE_OPEN,
      ],
      chosen: (c, f, { option }) => {
        const squad = c.match.squads[otherSide(f.side)]
        const chosen = bench.of(squad).find(({ who }) => String(who.number) === option)
        if (!chosen) return 'next'
        bench.put(
          squad,
          bench.of(squad).filter((one) => one !== chosen),
        )
        join(c, chosen, 'bench')
        return 'next'
      },
    },

    end: () => DONE,
  },
}

export const drugsAreTaken: Routine = {
  id: 'drugsAreTaken',
  at: 'preGame',
  begin: (): DrugsFrame => ({ proc: 'drugs', step: 'next', side: 'home', player: -1 }),
  procedures: { drugs },
}
