// The Halfling Hot Pot: thrown once at a square, where it may hit, miss, or spill over the own reserves before it gets there.
// Neighbours: spell.ts plays the landing, draw.ts picks the players in the reserves.

import type { Ctx } from '../edition.ts'
import type { Inducement } from '../inducement.ts'
import { covers } from '../kernel/base.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { playerAt, takeOff } from '../kernel/occupancy.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { armourFrame } from '../procs/hurt/armour.ts'
import { placeProne } from '../procs/hurt/fall.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { neighboursOf } from '../procs/move/zones.ts'
import { squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'
import { drawFrame, drawn } from './draw.ts'
import { aimed, type Spell, type SpellFrame, spellFrame } from './spell.ts'
import { useDie } from './useDie.ts'
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
    : armourFrame(player.id, -1, POT, { edge: SCALDING })

const stew: Spell = {
  strikes: splashed,
  needs: (c, player, f) => (isCentre(c, player, f) ? 0 : 4),
  hit: (c, f, player) => {
    if (isCentre(c, player, f)) return hitCentre(player)
    placeProne(c, player, POT)
    return null
  },
}

interface HotPotFrame extends Frame {
  readonly proc: 'hotPot'
  step: 'aim' | 'hurl' | 'end'
  readonly side: Side
  /** The use it belongs to, the spell of its landing, and the use that draws players if it spills. */
  readonly use: string
  readonly lands: string
  readonly spill: string
  square: Square
}

const hotPotFrame = (side: Side, use: string, lands: string, spill: string): HotPotFrame => ({
  proc: 'hotPot',
  step: 'aim',
  side,
  use,
  lands,
  spill,
  square: OFF,
})

const SPILT = 1
const TRUE = 6

const aimAt = squareActions('choose')

const hotPot: Procedure<HotPotFrame, Ctx> = {
  steps: {
    aim: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('spellTarget', -1, { subject: f.use }),
      legal: (c) => [...c.rules.pitch.neighbours.keys()].map(aimAt),
      chosen: (c, f, answer) => {
        f.square = answer.square
        c.events.push({ type: 'spellAimed', side: f.side, spell: f.use, player: -1, square: f.square })
        return 'hurl'
      },
    },
    hurl: useDie<HotPotFrame>((c, f, face) => {
      if (face === SPILT) return call(drawFrame(c, f.side, f.spill), 'end')
      const step = face === TRUE ? 'gather' : 'drift'
      const landing: SpellFrame = { ...spellFrame(f.side, f.lands), step, square: f.square }
      return call(landing, 'end')
    }),
    end: () => DONE,
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
      procedures: { hotPot },
    },
    { id: LANDS, name: 'The Pot Lands', spends: 'nothing', ...aimed(stew) },
    {
      id: SPILL,
      name: 'The Pot Spills',
      spends: 'nothing',
      ...drawn({
        from: inReserve,
        count: 'd3',
        drawn: (c, _side, player) => {
          takeOff(c.match, c.rules.pitch, player, 'ko')
          c.events.push({ type: 'removed', player: player.id, to: 'ko', why: SPILL })
          return null
        },
      }),
    },
  ],
}
