// On which terms two squads of the team lists meet for one match: what each of them may spend on it. Neighbours: preMatch.ts goes on
// with the teams, rules/ has the money, shopping.ts of the league founds them.
import { startingPositions } from '@double-skulls/engine'
import { bookOf, editionOf } from '../book.ts'
import { gold } from '../fault.ts'
import { bought, startingStaff } from '../shopping.ts'
import type { Team } from '../team.ts'
import { freeFans } from '../value.ts'

export interface Terms {
  readonly id: string
  readonly name: string
  /** What they mean, in one line. */
  readonly line: string
  /** What a team is founded with. */
  readonly budget: number
  /** Drafted for this match only. */
  readonly exhibition: boolean
}

/** What full treasuries hold more than the squad left of its budget. */
const COFFERS = [100_000, 200_000, 300_000]

/** The terms of an edition, plainest first; none where nothing is bought for a match. */
export const termsOf = (edition: string): readonly Terms[] => {
  const { league } = editionOf(edition)
  if (!league.inducements) return []
  const { budget, exhibition } = league
  const plain: Terms = {
    ...{ id: 'founded', name: 'As founded', budget, exhibition: false },
    line: `Squads of ${gold(budget)}; only what that leaves, and the difference between them, is spent.`,
  }
  if (!exhibition)
    return [
      plain,
      ...COFFERS.map((more) => ({
        ...{ id: `coffers-${more}`, name: `Full coffers, ${gold(more)}`, budget: budget + more, exhibition: false },
        line: `The same squads, each with ${gold(more)} more in its treasury.`,
      })),
    ]
  const [least, most] = exhibition.budget
  return [
    plain,
    ...[least, (least + most) / 2, most].map((draft) => ({
      ...{ id: `draft-${draft}`, name: `Exhibition, ${gold(draft)}`, budget: draft, exhibition: true },
      line: `Each side drafts with ${gold(draft)} and spends on this match what its squad leaves.`,
    })),
  ]
}

/** The squad that teams of a list start with, and nothing more: the rest of the money is in hand. */
export const stockTeam = (
  edition: string,
  roster: string,
  { budget, exhibition }: Pick<Terms, 'budget' | 'exhibition'>,
): Team => {
  const book = bookOf({ edition, roster })
  const founding = {
    ...{ edition, roster, name: book.roster.name, budget, specialRule: book.roster.chooseOne?.[0] ?? '' },
    ...(exhibition ? { exhibition } : {}),
  }
  return bought({
    ...{ founding, players: startingPositions(book.roster), stars: [], staff: startingStaff(book), sponsor: 0 },
    fans: book.roster.start.fanFactor - book.league.fans.free + freeFans(book, founding),
  })
}
