// Spells of several wizards. Neighbours: inducements/spell.ts aims and rolls, the wizards' files list their spells.
import type { Ctx } from '../edition.ts'
import type { Use } from '../inducement.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { playerAt } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { dropBall } from '../procs/ball/ball.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { become } from '../procs/match/loans.ts'
import { setState } from '../procs/match/states.ts'
import { isOnPitch, neighboursOf, stands } from '../procs/move/zones.ts'
import { otherSide, type Side } from '../vocabulary/words.ts'
import { aimed, type SpellFrame } from './spell.ts'
import { foesTurn } from './when.ts'

export const allSquares = (c: Ctx): Square[] => [...c.rules.pitch.neighbours.keys()]

export const standingFoes = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === otherSide(side) && stands(p))

export const foesOnPitch = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === otherSide(side) && isOnPitch(p))

export const matesOnPitch = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && isOnPitch(p))

/** Standing players in the square and next to it. */
export const standingAround = (c: Ctx, { square }: SpellFrame): number[] => {
  const inside = playerAt(c.match, square)
  return [...(inside ? [inside] : []), ...neighboursOf(c, square)].filter(stands).map(({ id }) => id)
}

/** Knocks a standing player down, with +1 to the armour or injury roll. */
export const knockedDown = (c: Ctx, f: SpellFrame, player: Player): Frame | null =>
  stands(c.match.players[player.id]) ? knockDownFrame(player.id, f.spell, { edge: 1 }) : null

export const fireball: Use = {
  id: 'fireball',
  name: 'Fireball',
  at: 'turnEnding',
  spends: 'itself',
  ...aimed({ squares: allSquares, strikes: standingAround, needs: 4, hit: knockedDown }),
}

export const thunderbolt: Use = {
  id: 'thunderbolt',
  name: 'Thunderbolt',
  at: 'turnEnding',
  spends: 'itself',
  offer: (c, side) => standingFoes(c, side).length > 0,
  ...aimed({ players: standingFoes, needs: 3, hit: knockedDown }),
}

/** Scatters first, then hits as a Fireball. */
export const strayFireball: Use = {
  ...fireball,
  id: 'stray-fireball',
  name: 'Stray Fireball',
  ...aimed({ squares: allSquares, drifts: true, strikes: standingAround, needs: 4, hit: knockedDown }),
}

const FROG = {
  stats: { MA: 5, ST: 1, AG: 2, PA: 0, AV: 5 },
  skills: ['dodge', 'leap', 'no-hands', 'stunty', 'titchy', 'very-long-legs'],
}

export const zap: Use = {
  id: 'zap',
  name: 'Zap!',
  at: 'turnStarting',
  orAt: 'turnEnding',
  spends: 'itself',
  offer: (c, side, cause) => foesTurn(c, side, cause) && foesOnPitch(c, side).length > 0,
  ...aimed({
    players: foesOnPitch,
    // His strength is the target number, at most 6.
    needs: (_c, player) => Math.min(6, player.stats.ST ?? 0),
    hit: (c, _f, player) => {
      become(player, FROG.stats, FROG.skills, 'drive')
      setState(c, player, 'frog', true)
      dropBall(c, player)
      return null
    },
  }),
}
