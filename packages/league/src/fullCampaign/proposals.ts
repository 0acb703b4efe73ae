// What no source of full campaigns gives: one value a row, with its reason and its ruling (docs/rulings/second-campaign.md), so that
// a better source can replace it here. Neighbours: starTables.ts has the tables of the missing book.
import { propose } from '@double-skulls/engine'

export const proposalsCampaign = {
  // Stars.
  starPointRows: propose([3, 3, 4, 4, 5, 5], 'by a D6; the cards show three to five', 'E636'),
  levelRows: propose(
    [1, 1, 1, 2, 2, 3, 4],
    'by a D6, one more for each extra point; the last row is 7 or more',
    'E637',
  ),
  raiseCosts: propose(2, 'rows of cards differ little from those of positions', 'E638'),
  // Money.
  drawFee: propose(15_000, 'half of what both sides get', 'E650'),
  // Freebooters of a match.
  freebooterCards: propose(3, 'enough to choose from, and few enough to bid for', 'E777'),
  freebootersMade: propose(0, 'the commissioner "can" make some', 'E777'),
  freebooterHealers: propose(0, 'as above', 'E777'),
  // The First Team.
  fewestToField: propose(11, 'as the text has it for Makeweights', 'E632'),
} as const
