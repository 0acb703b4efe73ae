// Before the toss each side's assassin tries to keep one opponent from the match, or from ever playing again. Neighbours: tricks.ts has
// who is hired, spies.ts may cancel it, ../../tables/trickTables.ts has the tables; preGame.ts plays the routine.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { assassinNeeds, assassinTable, gamesMissed, NINJA_STRIKES } from '../../tables/trickTables.ts'
import type { AssassinKind } from '../../vocabulary/tricks.ts'
import type { Side } from '../../vocabulary/words.ts'
import { type RollResult, sideRollFrame } from '../rolling/roll.ts'
import { endTrick, type TrickResult, trick, trickFrame } from './spies.ts'
import { targetOf, tricks, tricksWritten } from './tricks.ts'

export interface AssassinsFrame extends Frame, Receives<{ tried: TrickResult; struck: RollResult; hurt: RollResult }> {
  readonly proc: 'assassins'
  step: 'next' | 'tried' | 'struck' | 'hurt' | 'end'
  side: Side
  kind: AssassinKind
  player: number
}

const nextSide = (f: AssassinsFrame): 'next' | 'end' => {
  if (f.side === 'away') return 'end'
  f.side = 'away'
  return 'next'
}

const failed = (c: Ctx, f: AssassinsFrame): 'next' | 'end' => {
  endTrick(c, f.side, 'assassin', f.player, false)
  return nextSide(f)
}

/** He takes no part in the match, whatever brings others of his race back. */
const strike = (c: Ctx, { side }: AssassinsFrame, victim: Player): void => {
  const row = assassinTable.rows.find(({ result }) => result === c.match.lastRoll?.result)
  if (!row) throw new Error('the table of assassins was not rolled on')
  takeOff(c.match, c.rules.pitch, victim, 'gone')
  const dead = row.result === 'dead'
  c.events.push({ type: 'assassinated', side, player: victim.id, misses: gamesMissed[row.result], dead })
}

const assassins: Procedure<AssassinsFrame, Ctx> = {
  procedures: { trick },
  steps: {
    next: (c, f): Next<AssassinsFrame> => {
      const squad = c.match.squads[f.side]
      const { assassin, ...others } = tricks.of(squad)
      if (!assassin) return nextSide(f)
      tricks.put(squad, others)
      f.kind = assassin.kind
      f.player = targetOf(c.match, f.side, assassin.target).id
      return call(trickFrame(f.side, 'assassin', f.player), 'tried')
    },

    tried: (c, f, result): Next<AssassinsFrame> =>
      result === 'cancelled'
        ? nextSide(f)
        : call(
            sideRollFrame(c, 'assassin', f.side, { base: assassinNeeds[f.kind], why: f.kind, concerns: [f.player] }),
            'struck',
          ),

    struck: (c, f, result): Next<AssassinsFrame> => {
      if (result === 'failed') return failed(c, f)
      endTrick(c, f.side, 'assassin', f.player, true)
      const modifiers = f.kind === 'ninja' ? [{ value: NINJA_STRIKES, source: 'ninja', player: -1 }] : []
      return call(sideRollFrame(c, 'assassinEffect', f.side, { why: f.kind, modifiers, concerns: [f.player] }), 'hurt')
    },

    hurt: (c, f) => {
      strike(c, f, c.match.players[f.player])
      return nextSide(f)
    },

    end: () => DONE,
  },
}

export const assassinsStrike: Routine = {
  id: 'assassinsStrike',
  at: 'preGame',
  begin: (c): AssassinsFrame => {
    for (const side of ['home', 'away'] as const) {
      const squad = c.match.squads[side]
      if (squad.secrets?.tricks !== undefined) tricksWritten.put(squad, tricks.of(squad))
    }
    return { ...{ proc: 'assassins', step: 'next', side: 'home' }, ...{ kind: 'ordinary', player: -1 } }
  },
  procedures: { assassins },
}
