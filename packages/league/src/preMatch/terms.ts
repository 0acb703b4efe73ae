// The terms of a single match between squads of the team lists: what each side may spend. Neighbours: preMatch.ts
// continues with the teams, ../rules/leagueRules.ts has the budgets, ../shoppingList.ts founds the teams.
import { startingPositions } from '@double-skulls/engine'
import { bookOf, editionOf } from '../book.ts'
import { gold } from '../fault.ts'
import { bought, startingStaff } from '../shoppingList.ts'
import type { Team } from '../team.ts'
import { freeFans } from '../value.ts'

/** What both sides of a single match may spend. */
export interface Terms {
  readonly id: string
  readonly name: string
  /** The terms in one line. */
  readonly line: string
  /** The founding budget. */
  readonly budget: number
  /** Whether the teams are for this match only. */
  readonly exhibition: boolean
}

/** Extra gold of full treasuries. */
const COFFERS = [100_000, 200_000, 300_000]

/** The terms of an edition, the simplest first; none in editions without inducements. */
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

/** A team with the starting squad of its list only; the rest of the budget stays in the treasury. */
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
