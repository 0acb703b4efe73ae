// A magic item was used: each referee who sees the player may notice. Then the item is gone, the player sits among the stunned, and the
// ball is handed to the nearest opponent, before a touchdown counts. Neighbours: sightLine.ts says who watches; ../match/items.ts
// remembers the uses, ../match/itemsSeenFrame.ts has the data and says when they are dealt with.
import type { Ctx } from '../../edition.ts'
import { gapBetween } from '../../kernel/base.ts'
import type { Ball, Player } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { itemSeenFrom } from '../../tables/itemTables.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { canTakeBall, giveBall } from '../ball/ball.ts'
import { settleFrame } from '../ball/settle.ts'
import { intoBox, MAGIC_ITEM } from '../hurt/boxes.ts'
import { forgetUse, itemUses, loseItem } from '../match/items.ts'
import { due, type ItemsSeenFrame, itemsSeenFrame } from '../match/itemsSeenFrame.ts'
import { refereeBribeFrame } from '../match/refereeBribes.ts'
import { ownSideOf } from '../match/turncoats.ts'
import { heldBall, stands } from '../move/zones.ts'
import { sideRollFrame } from '../rolling/roll.ts'
import { refereesSeeing } from './sightLine.ts'

const userOf = ({ match }: Ctx, f: ItemsSeenFrame): Player => match.players[f.player]

const opponentsOf = (c: Ctx, f: ItemsSeenFrame): Side => {
  const side = ownSideOf(c.match, userOf(c, f))
  if (side === 'neutral') throw new Error('a referee has no magic item')
  return otherSide(side)
}

/** The nearest of the opponents who can take the ball; a tie leaves several. */
const nearest = (c: Ctx, f: ItemsSeenFrame): readonly Player[] => {
  const user = userOf(c, f)
  const side = opponentsOf(c, f)
  const takers = c.match.players.filter((one) => one.side === side && stands(one) && canTakeBall(c, one))
  const gap = (one: Player): number => gapBetween(c.rules.pitch, user, one)
  const least = Math.min(...takers.map(gap))
  return takers.filter((one) => gap(one) === least)
}

const handTo = playerActions('giveBall')

const hand = (c: Ctx, ball: Ball, taker: Player | undefined): void => {
  if (taker) giveBall(c, ball, taker, 'handed')
}

export const itemsSeen: Procedure<ItemsSeenFrame, Ctx> = {
  steps: {
    next: (c, f) => {
      const use = due(c, f.all)
      if (!use) return DONE
      forgetUse(c.match, use)
      f.player = use.player
      f.item = use.item
      f.watching = refereesSeeing(c.rules.pitch, c.match, userOf(c, f))
      return 'watch'
    },

    watch: (c, f): Next<ItemsSeenFrame> => {
      if (f.watching.length === 0) return 'next'
      f.referee = f.watching[0]
      f.watching = f.watching.slice(1)
      const base = c.rules.items.get(f.item)?.seenFrom ?? itemSeenFrom
      const extras = { base, concerns: [f.player], why: f.item }
      return call(sideRollFrame(c, 'itemSeen', opponentsOf(c, f), extras), 'watched')
    },

    watched: (c, f, roll): Next<ItemsSeenFrame> => {
      if (roll === 'failed') return 'watch'
      const bribe = refereeBribeFrame(c, 'item', [otherSide(opponentsOf(c, f))], f.player)
      return bribe ? call(bribe, 'bribed') : 'caught'
    },

    // A referee who looks away has the last word.
    bribed: (_c, _f, obeyed) => (obeyed === 'nobody' ? 'caught' : 'next'),

    caught: (c, f) => {
      const user = userOf(c, f)
      loseItem(c.match, user, f.item)
      c.events.push({ type: 'itemSeen', player: f.player, item: f.item, by: f.referee })
      const ball = heldBall(c.match, user)
      const takers = ball ? nearest(c, f) : []
      if (takers.length > 1) return 'hand'
      if (ball) hand(c, ball, takers[0])
      return 'off'
    },

    hand: {
      kind: 'choice',
      by: opponentsOf,
      question: (_c, f) => question('handBall', f.player),
      legal: (c, f) => nearest(c, f).map(({ id }) => handTo(id)),
      chosen: (c, f, answer) => {
        const ball = heldBall(c.match, userOf(c, f))
        if (ball) hand(c, ball, c.match.players[answer.player])
        return 'off'
      },
    },

    off: (c, f) => {
      intoBox(c, userOf(c, f), 'stunnedBox', MAGIC_ITEM)
      return call(settleFrame(), 'next')
    },
  },
}

const watchedAt = (at: 'turnStart' | 'turnEnd'): Routine => ({
  id: `itemsAreSeen-${at}`,
  at,
  begin: (c) => itemsSeenFrame(c, true),
  procedures: { itemsSeen },
})

/** Nobody is on the pitch any more. */
const usesAreForgotten: Routine = {
  id: 'itemUsesAreForgotten',
  at: 'restart',
  begin: (c) => {
    for (const side of sides) for (const use of itemUses.of(c.match.squads[side])) forgetUse(c.match, use)
    return null
  },
}

export const itemRoutines: readonly Routine[] = [watchedAt('turnStart'), watchedAt('turnEnd'), usesAreForgotten]
