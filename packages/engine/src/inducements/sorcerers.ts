// Spells of later sorcerers: brimstone, stone boots, blood curses. Neighbours: spells.ts, wizardsBb2020.ts.

import type { Ctx } from '../edition.ts'
import type { Inducement, Use } from '../inducement.ts'
import type { Player } from '../kernel/match.ts'
import { injuryFrame } from '../procs/hurt/injury.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { lendStat } from '../procs/match/loans.ts'
import { freeMove, freeMoveFrame } from '../procs/move/freeMove.ts'
import { heldBall, stands } from '../procs/move/zones.ts'
import type { Side } from '../vocabulary/words.ts'
import { aimed } from './spell.ts'
import { foesOnPitch, standingFoes } from './spells.ts'
import { gainSkill } from './teach.ts'

const brimstone: Use = {
  id: 'brimstone',
  name: 'Brimstone',
  at: 'turnEnding',
  spends: 'itself',
  offer: (c, side) => standingFoes(c, side).length > 0,
  ...aimed({
    players: standingFoes,
    atTwo: 'most',
    strikes: (_c, f) => (f.second >= 0 ? [f.player, f.second] : [f.player]),
    needs: 5,
    hit: (_c, f, player) => (stands(player) ? knockDownFrame(player.id, f.spell, { armour: 1 }) : null),
  }),
}

/** Opponents on the pitch who do not carry the ball. */
const withoutBall = (c: Ctx, side: Side): Player[] => foesOnPitch(c, side).filter((p) => heldBall(c.match, p) === null)

const stoneBoots: Use = {
  id: 'stone-boots',
  name: 'Stone Boots',
  at: 'turnEnding',
  spends: 'itself',
  offer: (c, side) => withoutBall(c, side).length > 0,
  ...aimed({
    players: withoutBall,
    needs: 3,
    hit: (c, f, player) => {
      lendStat(c, player, 'MA', -2, 'drive')
      c.events.push({ type: 'altered', player: player.id, stat: 'MA', why: f.spell })
      gainSkill(c, player, 'leaden-feet', f.spell, 'drive')
      return null
    },
  }),
}

export const chaosDwarfSorcerer: Inducement = {
  id: 'chaos-dwarf-sorcerer',
  name: 'Chaos Dwarf Sorcerer',
  kind: 'wizard',
  gist: 'Once, may knock down two opponents with brimstone, or slows an opponent for the drive.',
  uses: [brimstone, stoneBoots],
}

const bloodCurse: Use = {
  id: 'blood-curse',
  name: 'Blood Curse',
  at: 'turnEnding',
  spends: 'itself',
  offer: (c, side) => withoutBall(c, side).length > 0,
  ...aimed({ players: withoutBall, needs: 3, hit: (_c, f, player) => injuryFrame(player.id, -1, f.spell) }),
}

const puppets = (c: Ctx, side: Side): Player[] => withoutBall(c, side).filter((p) => p.posture === 'standing')

const bloodPuppet: Use = {
  id: 'blood-puppet',
  name: 'Blood Puppet',
  at: 'turnEnding',
  spends: 'itself',
  offer: (c, side) => puppets(c, side).length > 0,
  ...aimed(
    {
      players: puppets,
      needs: 2,
      // He does not move by himself, so tackle zones do not matter.
      hit: (_c, f, player) => ({ ...freeMoveFrame(player.id, f.spell, null, false), heedless: true, mover: f.side }),
    },
    { freeMove },
  ),
}

export const wanderingHaemomancer: Inducement = {
  id: 'wandering-haemomancer',
  name: 'Wandering Haemomancer',
  kind: 'wizard',
  gist: 'Once, moves an opponent without the ball up to three squares, or injures one without an armour roll.',
  uses: [bloodPuppet, bloodCurse],
}
