// Whether the treasury of a campaign team is the sum of its book, and a new team's book what it has bought. Neighbours:
// checkCampaign.ts calls it, accounts.ts writes the book, openingBook.ts that of a new team.
import { type Fault, gold, teamFault } from '../fault.ts'
import { isNew, type Team } from '../team.ts'
import { balance, campaignOf } from './accounts.ts'
import { openingBook } from './openingBook.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Overspending is reported alone: the book cannot be right before it is corrected. */
export const checkAccounts = (team: Team): Fault[] => {
  const { book } = campaignOf(team)
  const opening = openingBook(team)
  const left = isNew(team) ? balance(opening) : team.treasury
  if (left < 0)
    return [
      isNew(team)
        ? teamFault(
            'budget',
            'budget',
            `the team costs ${gold(team.budget - left)}, and ${gold(team.budget)} were there to spend`,
            `save ${gold(-left)}`,
          )
        : teamFault('treasury', 'treasury', `nobody owes gold: ${gold(team.treasury)} cannot be`, 'write 0'),
    ]
  if (isNew(team) && !isSame(book, opening))
    return [
      teamFault(
        'book',
        'campaign.book',
        'it is not what the team has bought',
        'hire with "skulls team new" and "edit"',
      ),
    ]
  const sum = balance(book)
  return sum === team.treasury
    ? []
    : [
        teamFault(
          'book',
          'treasury',
          `its book comes to ${gold(sum)}, not ${gold(team.treasury)}`,
          `write ${sum}, or bring back the entries that are missing`,
        ),
      ]
}
