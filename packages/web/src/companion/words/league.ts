// Before and after a match, as leagues of the later editions play it. The numbers beside the texts come from the league's rules.
// Neighbours: ../leagueEntries.ts, index.ts; third/league.ts has the third edition.
import { type Texts, texts } from './texts.ts'

const shared = texts(`
starPlayerPoints: What players earn in a match.
journeymen: A team with fewer than eleven fit players is filled up with linemen for the match. They cost nothing; one may be hired afterwards.
`)

export const leagueBugman: Texts = texts(`
cup: A cup has no money, points or injuries that last: after each match each team improves one player, and the winner has one more fan.
starRolls: The player is named first, then a D6: a 6 opens every category, anything else his own.
`)

export const leagueCrp: Texts = {
  ...shared,
  ...texts(`
teamValue: The price of all players with their improvements, of re-rolls, staff and Fan Factor. Players who miss the match do not count
  for it.
pettyCash: Both sides may move gold from the treasury to spend on inducements; the weaker side is granted the difference in value
  besides.
winnings: A D6 plus FAME, 1 more unless the match was lost, times 10,000 gold pieces. The winner may roll again.
fanFactor: 3D6 after a win, else 2D6. Higher than the Fan Factor it rises by one, after a win or draw; lower, it falls by one, after a draw or
  loss.
mostValuablePlayer: One player of each team, drawn among all who took part.
starRolls: At each level 2D6: a skill of the player's own categories, of others too by a double. 10 may be MA or AV, 11 AG, 12 ST instead.
nigglingInjuries: Each makes injury rolls against him in a match worse by 1.
mercenaries: Linemen and others of the own list play one match for their price and 30,000 gold pieces more; one skill costs 50,000.
risingDead: Once a match a dead opponent of strength 4 or less, without Regeneration or Stunty, joins a Necromantic or Undead team as a
  Zombie. Nurgle teams gain Rotters by Nurgle's Rot.
spirallingExpenses: A team worth 1,750,000 or more pays 10,000 gold pieces after each match, and 10,000 more for each further 150,000.
priceOfConceding: All winnings and the most valuable player go to the other side. Fan Factor falls by one, and each player with 51 points or
  more leaves on a D6 of 3 or less.
`),
}

export const leagueBb2020: Texts = {
  ...shared,
  ...texts(`
teamValue: The price of all players with their advances, of re-rolls and staff. Dedicated Fans do not count, and players who miss the match
  do not count for it.
pettyCash: The side of higher value buys inducements first, from its treasury; the other has the difference in value, and its
  treasury besides.
winnings: 10,000 gold pieces for each touchdown and for half of all fans, both sides' together.
fanFactor: Dedicated Fans: after a win they rise by one if a D6 reaches their number, after a loss they fall by one if it is below.
mostValuablePlayer: One player of each team who is alive and belongs to it, drawn by lot, or among those that the coach nominates.
starRolls: Points are spent: on a skill by lot or of choice, from the own categories or others, or on a D16 for a characteristic. Each
  advance costs more than the one before.
nigglingInjuries: Each makes casualty rolls against him worse by 1.
mercenaries: Players of the own list play one match for their price and 30,000 gold pieces more; one skill costs 50,000. Mercenaries
  of no list are built from options.
risingDead: Once a match a dead opponent of strength 4 or less, without Regeneration or Stunty, joins a team whose special rule raises the dead.
  Nurgle teams gain Rotters by Plague Ridden.
expensiveMistakes: A treasury of 100,000 gold pieces or more is in danger after each match: a D6, and the more there is, the more is lost.
redraft: Between seasons each team gets a new budget and takes its players on again, dearer by a fee for each season they have played.
priceOfConceding: No winnings and no most valuable player, D3 Dedicated Fans are lost, and each player with three advances or more leaves on
  a D6 of 3 or less.
`),
}
