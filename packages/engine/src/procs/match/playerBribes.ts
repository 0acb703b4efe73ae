// As his turn begins a coach may announce that he has bribed an opponent: if the gold is enough, that player is his until the turn is
// over. Neighbours: tricks.ts has who was paid how much, spies.ts may cancel it, turncoats.ts changes the sides; routines.ts plays the
// routine.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { playerBribeWorksUpTo } from '../../tables/bribeTables.ts'
import { action, playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { PlayerBribe } from '../../vocabulary/tricks.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { isOnPitch } from '../move/zones.ts'
import { type RollResult, sideRollFrame } from '../rolling/roll.ts'
import { isMachine } from '../things/machines.ts'
import { endTrick, type TrickResult, trick, trickFrame } from './spies.ts'
import { tricks } from './tricks.ts'
import { turn } from './turncoats.ts'

export interface BribingFrame extends Frame, Receives<{ tried: TrickResult; paid: RollResult }> {
  readonly proc: 'bribing'
  step: 'next' | 'ask' | 'tried' | 'paid'
  readonly side: Side
  player: number
  /** What his D6 must not exceed. */
  worksUpTo: number
}

const DECLINE = action('decline')
const bribe = playerActions('choose')

const bribesOf = ({ match }: Ctx, side: Side): readonly PlayerBribe[] =>
  tricks.of(match.squads[side]).playerBribes ?? []

/** Those of his opponents on the pitch whom he has bribed and not tried yet. Nobody hears anything inside a machine. */
const bribable = (c: Ctx, side: Side): readonly Player[] => {
  const bribes = bribesOf(c, side)
  if (bribes.length === 0) return []
  return c.match.players.filter(
    (player) =>
      player.side === otherSide(side) &&
      isOnPitch(player) &&
      !isMachine(c, player) &&
      bribes.some(({ target }) => target === player.who.number),
  )
}

/** There is one try for each. */
const takeUp = (c: Ctx, side: Side, player: Player): PlayerBribe => {
  const bribes = bribesOf(c, side)
  const taken = bribes.find(({ target }) => target === player.who.number)
  if (!taken) throw new Error(`nobody has bribed player ${player.id}`)
  const squad = c.match.squads[side]
  tricks.put(squad, { ...tricks.of(squad), playerBribes: bribes.filter((one) => one !== taken) })
  return taken
}

const bribing: Procedure<BribingFrame, Ctx> = {
  procedures: { trick },
  steps: {
    next: (c, f) => (bribable(c, f.side).length > 0 ? 'ask' : DONE),

    ask: {
      kind: 'choice',
      hidden: 'offer',
      by: (_c, f) => f.side,
      question: () => question('bribePlayer', -1, { declining: 'nobodyIsBribed' }),
      legal: (c, f) => [DECLINE, ...bribable(c, f.side).map(({ id }) => bribe(id))],
      chosen: (c, f, answer): Next<BribingFrame> => {
        if (answer.do === 'decline') return DONE
        f.player = answer.player
        f.worksUpTo = playerBribeWorksUpTo[takeUp(c, f.side, c.match.players[f.player]).amount]
        c.events.push({ type: 'bribeAnnounced', side: f.side, player: f.player, favour: '', reveals: f.side })
        return call(trickFrame(f.side, 'playerBribe', f.player), 'tried')
      },
    },

    tried: (c, f, result): Next<BribingFrame> => {
      if (result === 'cancelled') return 'next'
      const extras = { base: f.worksUpTo, concerns: [f.player], why: 'playerBribe' }
      return call(sideRollFrame(c, 'bribe', f.side, extras), 'paid')
    },

    paid: (c, f, result) => {
      const { side, player } = f
      endTrick(c, side, 'playerBribe', player, result === 'passed')
      if (result === 'passed') turn(c, side, c.match.players[player])
      return 'next'
    },
  },
}

export const playersAreBribed: Routine = {
  id: 'playersAreBribed',
  at: 'turnStart',
  begin: (c, side): BribingFrame | null =>
    bribable(c, side).length > 0 ? { proc: 'bribing', step: 'ask', side, player: -1, worksUpTo: 0 } : null,
  procedures: { bribing },
}
