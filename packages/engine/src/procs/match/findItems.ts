// Before the match each coach may look for magic items: how many there are is rolled openly, what they are only he knows. Then all items
// of his team are looked for, and he gives what is left of the new ones to his players. Neighbours: items.ts says who carries which,
// ../../tables/itemTables.ts has the tables; preGame.ts plays the routine.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { CONFISCATED_ON, itemOfD66, itemsFoundTable, itemsOfResult } from '../../tables/itemTables.ts'
import { action, playerActions } from '../../vocabulary/actions.ts'
import type { CarriedItem } from '../../vocabulary/items.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { sideRollFrame } from '../rolling/roll.ts'
import { carries, hiddenItems, NOBODYS, ungiven } from './items.ts'
import { type Obeyed, refereeBribeFrame } from './refereeBribes.ts'

export interface FindItemsFrame extends Frame, Receives<{ bribed: Obeyed }> {
  readonly proc: 'findItems'
  step: 'want' | 'found' | 'next' | 'type' | 'search' | 'bribed' | 'give' | 'end'
  side: Side
  /** How many have still to be rolled for. */
  left: number
  /** How many have been looked for. The search takes them in order; one that is found is none any more. */
  searched: number
}

const WANT = action('use')
const LEAVE = action('decline')
const giveTo = playerActions('choose')

const owned = ({ match }: Ctx, { side }: FindItemsFrame): readonly CarriedItem[] => hiddenItems.of(match.squads[side])

const isLegal = ({ rules }: Ctx, { item }: CarriedItem): boolean => rules.items.get(item)?.legal === true

/** Nobody looks for what is allowed. */
const wanted = (c: Ctx, f: FindItemsFrame): readonly CarriedItem[] => owned(c, f).filter((one) => !isLegal(c, one))

/** What comes after the search of an item. */
const searchOn = (c: Ctx, f: FindItemsFrame): 'search' | 'give' | 'end' => {
  if (f.searched < wanted(c, f).length) return 'search'
  f.searched = 0
  return ungiven(c.match, f.side) ? 'give' : 'end'
}

/** It was not found, or nobody says so. */
const spared = (c: Ctx, f: FindItemsFrame): ReturnType<typeof searchOn> => {
  f.searched++
  return searchOn(c, f)
}

const confiscate = (c: Ctx, f: FindItemsFrame): ReturnType<typeof searchOn> => {
  const lost = wanted(c, f)[f.searched]
  hiddenItems.put(
    c.match.squads[f.side],
    owned(c, f).filter((one) => one !== lost),
  )
  const carrier = c.match.players.find(({ side, who }) => side === f.side && who.number === lost.number)
  c.events.push({
    ...{ type: 'itemConfiscated', side: f.side, item: lost.item, player: carrier?.id ?? -1 },
    reveals: f.side,
  })
  return searchOn(c, f)
}

export const findItems: Procedure<FindItemsFrame, Ctx> = {
  steps: {
    want: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: () => question('findItems', -1, { declining: 'noItems' }),
      legal: () => [WANT, LEAVE],
      chosen: (c, f, answer): Next<FindItemsFrame> =>
        answer.do === 'use' ? call(sideRollFrame(c, 'itemsFound', f.side), 'found') : 'next',
    },

    found: (c, f) => {
      const row = itemsFoundTable.rows.find(({ result }) => result === c.match.lastRoll?.result)
      f.left = row ? itemsOfResult[row.result] : 0
      c.events.push({ type: 'itemsFound', side: f.side, count: f.left })
      return 'next'
    },

    next: (c, f) => (f.left > 0 ? 'type' : searchOn(c, f)),

    type: {
      kind: 'throw',
      hidden: 'all',
      side: (_c, f) => f.side,
      dice: () => ['d6', 'd6'],
      ordered: true,
      why: () => 'itemType',
      rolled: (c, f, [tens, units]) => {
        const item = itemOfD66(tens, units)
        hiddenItems.put(c.match.squads[f.side], [...owned(c, f), { number: NOBODYS, item }])
        c.events.push({ type: 'itemFound', side: f.side, item, secretOf: f.side })
        f.left--
        return 'next'
      },
    },

    search: {
      kind: 'throw',
      hidden: 'all',
      side: (_c, f) => f.side,
      dice: () => ['d6'],
      why: () => 'itemSearch',
      rolled: (c, f, [face]): Next<FindItemsFrame> => {
        if (face < CONFISCATED_ON) return spared(c, f)
        const bribe = refereeBribeFrame(c, 'item', [f.side])
        return bribe ? call(bribe, 'bribed') : confiscate(c, f)
      },
    },

    bribed: (c, f, obeyed) => (obeyed === 'nobody' ? confiscate(c, f) : spared(c, f)),

    give: {
      kind: 'choice',
      hidden: 'all',
      by: (_c, f) => f.side,
      question: (c, f) => question('giveItem', -1, { subject: ungiven(c.match, f.side) ?? '' }),
      // A second one of the same would do nothing for him.
      legal: (c, f) => {
        const item = ungiven(c.match, f.side)
        const all = c.match.players.filter(({ side }) => side === f.side)
        const present = all.filter(({ place }) => place !== 'gone')
        const own = present.length > 0 ? present : all
        const without = own.filter((player) => !item || !carries(c, player, item))
        return (without.length > 0 ? without : own).map(({ id }) => giveTo(id))
      },
      chosen: (c, f, answer) => {
        const squad = c.match.squads[f.side]
        const { number } = c.match.players[answer.player].who
        const given = owned(c, f).find((one) => one.number === NOBODYS)
        if (!given) throw new Error('there is no item to give')
        hiddenItems.put(
          squad,
          owned(c, f).map((one) => (one === given ? { ...one, number } : one)),
        )
        const { item } = given
        c.events.push({ type: 'itemGiven', side: f.side, player: answer.player, item, secretOf: f.side })
        return ungiven(c.match, f.side) ? 'give' : 'end'
      },
    },

    end: (_c, f) => {
      if (f.side === 'away') return DONE
      f.side = 'away'
      return 'want'
    },
  },
}

export const itemsAreFound: Routine = {
  id: 'itemsAreFound',
  at: 'preGame',
  begin: (): FindItemsFrame => ({ ...{ proc: 'findItems', step: 'want', side: 'home' }, ...{ left: 0, searched: 0 } }),
  procedures: { findItems },
}
