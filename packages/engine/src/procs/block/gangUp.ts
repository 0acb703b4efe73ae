// Several players attack one: the first says so beside his victim, the others join where they stand or move in first, and one roll
// counts for all. Whoever was moved in has acted, in the gang or not. Neighbours: attack.ts makes the roll, attackTargets.ts says
// who may take part, turn/activationOfDeeds.ts plays the moves.
import { type Deed, mayAttack } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { gapBetween } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { type Action, action, playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { noteBusy } from '../match/spells.ts'
import { squaresToWalk } from '../move/sprint.ts'
import { stands } from '../move/zones.ts'
import { isMachine } from '../things/machines.ts'
import { activationFrame } from '../turn/activationFrame.ts'
import { turnGoesOn } from '../turn/turnover.ts'
import { attackFrame } from './attackFrame.ts'
import { attackTargets, mayGangUp } from './attackTargets.ts'

type GangKind = 'block' | 'shove'

export interface GangFrame extends Frame {
  readonly proc: 'gang'
  step: 'seek' | 'join' | 'moved' | 'attack' | 'end'
  readonly kind: GangKind
  readonly victim: number
  /** The first of them declared it. */
  members: readonly number[]
  /** Who moves in now, or −1. */
  moving: number
}

const join = playerActions('gangUp')
const moveIn = playerActions('activate')
const DONE_JOINING = action('done')

/** His team-mates who have still to act. */
const idleMates = (c: Ctx, leader: Player): readonly Player[] =>
  c.match.players.filter(
    (one) => one !== leader && one.side === leader.side && stands(one) && !one.acted && !isMachine(c, one),
  )

/** Whether he might get there with the movement of his action. */
const isNear = (c: Ctx, player: Player, victim: Player): boolean =>
  gapBetween(c.rules.pitch, player, victim) <= squaresToWalk(c, player) + 1

const joining = (c: Ctx, f: GangFrame): readonly Action[] => {
  const { players } = c.match
  const victim = players[f.victim]
  return idleMates(c, players[f.members[0]]).flatMap((one) => [
    ...(mayGangUp(c, one, victim) ? [join(one.id)] : []),
    ...(isNear(c, one, victim) ? [moveIn(one.id)] : []),
  ])
}

const enlist = (c: Ctx, f: GangFrame, player: number): void => {
  noteBusy(c, c.match.players[player])
  f.members = [...f.members, player]
  c.events.push({ type: 'joinedGang', player, victim: f.victim })
}

export const gang: Procedure<GangFrame, Ctx> = {
  calls: ['activation', 'attack'],
  steps: {
    // One who fell as he tackled somebody on the way is not attacked any more.
    seek: (c, f) => (stands(c.match.players[f.victim]) && joining(c, f).length > 0 ? 'join' : 'attack'),

    join: {
      kind: 'choice',
      by: (c) => c.match.turn.side,
      question: (_c, f) => question('gang', f.victim, { other: f.members[0], subject: f.kind }),
      legal: (c, f) => [DONE_JOINING, ...joining(c, f)],
      chosen: (c, f, { do: verb, player }): Next<GangFrame> => {
        if (verb === 'done') return 'attack'
        if (verb === 'gangUp') {
          c.match.players[player].acted = true
          enlist(c, f, player)
          return 'seek'
        }
        f.moving = player
        // His one attack is that of the gang.
        return call({ ...activationFrame(player, 'open'), blocked: true }, 'moved')
      },
    },

    moved: (c, f) => {
      if (!turnGoesOn(c)) return DONE
      const mover = c.match.players[f.moving]
      // On the way he may have fallen, or left the pitch.
      if (stands(mover) && mayGangUp(c, mover, c.match.players[f.victim])) enlist(c, f, f.moving)
      return 'seek'
    },

    // What happened meanwhile may have brought any of them down.
    attack: (c, f): Next<GangFrame> => {
      const { players } = c.match
      const members = f.members.filter((id) => mayGangUp(c, players[id], players[f.victim]))
      return members.length === 0 ? DONE : call(attackFrame(f.kind, members, [f.victim]), 'end')
    },

    end: () => DONE,
  },
}

const gangDeed = (id: string, kind: GangKind, option: string): Deed => {
  const answer = playerActions('gangUp', option)
  return {
    id,
    isAttack: true,
    offers: (c, f, player) => {
      if (!mayAttack(f)) return []
      const victims = attackTargets(c, player).filter((victim) => mayGangUp(c, player, victim))
      if (victims.length === 0) return []
      const mates = idleMates(c, player)
      return victims
        .filter((victim) => mates.some((mate) => isNear(c, mate, victim)))
        .map((victim) => answer(victim.id))
    },
    begin: (_c, f, { player }): GangFrame => ({
      ...{ proc: 'gang', step: 'seek', kind, victim: player },
      ...{ members: [f.player], moving: -1 },
    }),
    procedures: { gang },
  }
}

export const gangBlockDeed = gangDeed('gangUp', 'block', '')
export const gangPushDeed = gangDeed('gangPush', 'shove', 'push')
