// The wizard of crp: one Fireball or Lightning Bolt, at the start of the own turn or right after the opponents'. A
// player whom he knocks down is a turnover only if he carried the ball. Neighbours: spells.ts, crp.ts, wizardThird.ts.
import type { Ctx } from '../edition.ts'
import type { Inducement, Moment, Use } from '../inducement.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { stands } from '../procs/move/zones.ts'
import type { TurnFrame } from '../procs/turn/turnFrame.ts'
import type { Side } from '../vocabulary/words.ts'
import { aimed, type Spell, type SpellFrame } from './spell.ts'
import { allSquares, standingAround } from './spells.ts'

const felled = (c: Ctx, f: SpellFrame, player: Player): Frame | null =>
  stands(c.match.players[player.id]) ? knockDownFrame(player.id, f.spell, { edge: 1, quiet: true }) : null

/** The own turn has not begun, or the opponents' has just ended. */
const betweenTurns = (_c: Ctx, side: Side, cause: TurnFrame, moment: Moment): boolean =>
  (cause.side === side) === (moment === 'turnStarting')

/** A spell of a wizard at anybody of these, cast between the turns. */
export const spellAt = (
  id: string,
  name: string,
  players: (c: Ctx) => Player[],
  spell: Pick<Spell, 'needs' | 'hit'>,
): Use => ({
  id,
  name,
  at: 'turnStarting',
  orAt: 'turnEnding',
  spends: 'itself',
  offer: (c, side, cause, moment) => betweenTurns(c, side, cause, moment) && players(c).length > 0,
  ...aimed({ players, ...spell }),
})

export const lightningBolt = (spell: Pick<Spell, 'needs' | 'hit'>): Use =>
  spellAt('lightning-bolt', 'Lightning Bolt', (c) => c.match.players.filter(stands), spell)

export const fireball = (spell: Pick<Spell, 'needs' | 'hit'>): Use => ({
  id: 'fireball',
  name: 'Fireball',
  at: 'turnStarting',
  orAt: 'turnEnding',
  spends: 'itself',
  offer: betweenTurns,
  ...aimed({ squares: allSquares, strikes: standingAround, ...spell }),
})

export const wizardCrp: Inducement = {
  id: 'wizard',
  name: 'Wizard',
  kind: 'wizard',
  gist: 'Once, a Fireball at a square or a Lightning Bolt at a player, before the own turn or after the opponents’.',
  uses: [fireball({ needs: 4, hit: felled }), lightningBolt({ needs: 2, hit: felled })],
}
