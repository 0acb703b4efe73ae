// Which uses of magic items referees have still to be asked for, and what asks them. Neighbours: items.ts; ../foul/itemsSeen.ts plays it,
// ../ball/settle.ts and ../turn/activationOfDeeds.ts have it played before a touchdown counts.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import type { Receives } from '../../kernel/procedure.ts'
import { type ItemId, itemIds } from '../../vocabulary/items.ts'
import { sides } from '../../vocabulary/words.ts'
import type { RollResult } from '../rolling/roll.ts'
import { isAboutToScore } from '../turn/turnover.ts'
import { type ItemUse, itemUses } from './items.ts'
import type { Obeyed } from './refereeBribes.ts'

export interface ItemsSeenFrame extends Frame, Receives<{ watched: RollResult; bribed: Obeyed }> {
  readonly proc: 'itemsSeen'
  step: 'next' | 'watch' | 'watched' | 'bribed' | 'caught' | 'hand' | 'off'
  /** Those that are in use for a whole action too. */
  readonly all: boolean
  player: number
  item: ItemId
  /** Referees who have still to look, and the one who looks: the list is replaced, never changed in place. */
  watching: readonly number[]
  referee: number
}

const isDue = ({ rules }: Ctx, { item }: ItemUse, all: boolean): boolean => all || !rules.items.get(item)?.lasts

/** The next of them; `all`: those that are in use for a whole action too. */
export const due = (c: Ctx, all: boolean): ItemUse | undefined => {
  for (const side of sides) {
    const uses = itemUses.of(c.match.squads[side])
    if (uses.length === 0) continue
    const use = uses.find((one) => isDue(c, one, all))
    if (use) return use
  }
  return undefined
}

/** What plays the uses that are due; null if there are none. */
export const itemsSeenFrame = (c: Ctx, all: boolean): ItemsSeenFrame | null =>
  due(c, all) === undefined
    ? null
    : {
        ...{ proc: 'itemsSeen', step: 'next', all },
        ...{ player: -1, item: itemIds[0], watching: [], referee: -1 },
      }

/** The same before a touchdown that waits for it; null if nobody is about to score either. */
export const itemsSeenBeforeScore = (c: Ctx): ItemsSeenFrame | null =>
  c.rules.items.size > 0 && isAboutToScore(c) ? itemsSeenFrame(c, true) : null
