// Before and after a match of third. The numbers beside the texts come from the league's tables. Neighbours: handicaps.ts,
// ../league.ts has other editions, ../../leagueEntries.ts.
import { type Texts, texts } from '../texts.ts'

export const leagueThird: Texts = texts(`
teamRating: What a team is worth in tens of thousands, treasury included, plus a fifth of all Star Player points of its players, both rounded
  down. A new team has 100.
handicaps: The team with the lower rating rolls on the table of handicaps, more often the wider the gap, and has extra most valuable
  players. A result that comes twice is rolled again; one of choice comes last.
gate: A D6 for each point of both teams' Fan Factor, in thousands of spectators. Each die has 1 more in a semi-final and 2 more in a final.
nigglingInjuries: Before each match a D6 for each niggling injury of a player: any 1, and he misses it.
freebooters: Big Guys and rookies of the own list play one match for half their price, paid from the treasury; each skill they bring costs 10,000
  gold pieces more.
winnings: A D6, 1 more for a win, and what the table says for gate and rating, times 10,000 gold pieces. Big teams before few
  spectators get less than they rolled; below nothing is nothing.
fanFactor: A D6 with 1 more for a win, 1 less for a loss, 1 more each for two touchdowns and two casualties, and 1 less for every ten points
  there are. 6 or more gains a point, 1 or less loses one, never below 1. A natural 1 and 6 count as they are.
mostValuablePlayer: One of each team's players, drawn by lot. Handicaps bring more of these awards.
starPlayerPoints: What players earn in a match.
starRolls: At each level 2D6. A double gives any skill of any category or a trait of the player's own. A characteristic that was rolled cannot be
  swapped for a skill, unless by a double.
traits: Traits are gained by a double only, and only of the player's own categories. Racial characteristics are never gained nor lost.
ageing: After every star roll 2D6 must reach a number that grows with each of them, or the player ages: another 2D6 say how. Neither
  apothecary nor Regeneration nor anything else heals it.
risingDead: Undead teams have no apothecary and no wizard. Once a match a dead opponent of strength 4 or less, without Regeneration or
  Stunty, rises at once as their Zombie, and may be kept for nothing, if they began with fewer than sixteen players.
priceOfConceding: The winner takes half of the other's winnings and has 2 more on his fan factor roll. Who concedes loses a point of Fan
  Factor and his most valuable player, and each player with 51 points or more leaves on a D6 of 3 or less.
`)
