// The Halfling Hot Pot: thrown once at a square. Neighbours: inducements/hotPotProcedure.ts, spells.ts.

import type { Ctx } from '../edition.ts'
import { covers } from '../kernel/base.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { playerAt, takeOff } from '../kernel/occupancy.ts'
import { armourFrame } from '../procs/hurt/armour.ts'
import { placeProne } from '../procs/hurt/fall.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { neighboursOf } from '../procs/move/zones.ts'
import type { Side } from '../vocabulary/words.ts'
import { hotPotFrame } from './hotPotProcedure.ts'
import type { Inducement, Spell } from './inducement.ts'
import type { SpellFrame } from './spell.ts'
import { afterFoes } from './when.ts'

const POT = 'hot-pot'
const LANDS = 'hot-pot-lands'
const SPILL = 'hot-pot-spills'
const SCALDING = 2

const inReserve = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && p.place === 'reserves')

const isCentre = (c: Ctx, player: Player, f: SpellFrame): boolean => covers(c.rules.pitch, player, f.square)

/** The player in the square, standing or not, and standing players next to it. */
const splashed = (c: Ctx, f: SpellFrame): number[] => {
  const centre = playerAt(c.match, f.square)
  const near = neighboursOf(c, f.square).filter((p) => p.posture === 'standing')
  return [...(centre ? [centre] : []), ...near].map(({ id }) => id)
}

const hitCentre = (player: Player): Frame =>
  player.posture === 'standing'
    ? knockDownFrame(player.id, POT, { edge: SCALDING })
    : armourFrame(player.id, -1, POT, [], [], SCALDING)

const stew: Spell = {
  strikes: splashed,
  needs: (c, player, f) => (isCentre(c, player, f) ? 0 : 4),
  hit: (c, f, player) => {
    if (isCentre(c, player, f)) return hitCentre(player)
    placeProne(c, player, POT)
    return null
  },
}

export const halflingHotPot: Inducement = {
  id: 'halfling-hot-pot',
  name: 'Halfling Hot Pot',
  kind: 'other',
  gist: 'Once, thrown at a square: knocks down the player there, may place those next to it prone, or spills over the own reserves.',
  uses: [
    {
      id: POT,
      name: 'Hurl the Pot',
      ...afterFoes,
      spends: 'itself',
      use: (_c, side) => hotPotFrame(side, POT, LANDS, SPILL),
    },
    { id: LANDS, name: 'The Pot Lands', at: [], spends: 'nothing', spell: stew },
    {
      id: SPILL,
      name: 'The Pot Spills',
      at: [],
      spends: 'nothing',
      draw: {
        from: inReserve,
        count: 'd3',
        drawn: (c, _side, player) => {
          takeOff(c.match, c.rules.pitch, player, 'ko')
          c.events.push({ type: 'removed', player: player.id, to: 'ko', why: SPILL })
          return null
        },
      },
    },
  ],
}
