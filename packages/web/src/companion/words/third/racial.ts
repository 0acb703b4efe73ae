// Racial characteristics of third, which nobody gains or loses, and what handicaps do to a player for a match. Neighbours:
// skills.ts, traits.ts, handicaps.ts.
import { extraordinaryCrp } from '../extraordinary.ts'
import { someOf, type Texts, texts } from '../texts.ts'

const racial: Texts = {
  ...someOf(extraordinaryCrp, ['bone-head', 'really-stupid']),
  ...texts(`
always-hungry: Rolls once he has picked up the team-mate to be thrown. On a 1 he tries to eat him: another 1 and he is gone for good; else
  the team-mate lies prone in a random square beside him, and whoever stands there is pushed away and knocked over.
big-guy: No team re-roll is ever used for his rolls, not even the leader's. A team has one Big Guy at most, Halflings and Goblins two.
hypnotic-gaze: Once at any point of his own action, and besides it, he looks at an opponent next to him. A D6 higher than the other's agility
  takes his tackle zones to the end of the turn; failing costs nothing.
regeneration: After becoming a casualty, and after any apothecary, 4 or more brings him to the reserves unhurt. Nothing re-rolls it, and
  ageing is not healed.
right-stuff: A team-mate with Throw Team-Mate may throw him while he stands. He lands by an agility roll, with 1 less if the throw was not
  accurate and for each opposing tackle zone. Failing he falls: an armour roll and a turnover.
stunty: Tackle zones on the square he dodges into do not count. Injury rolls against him have 1 more, and his throws count as one range
  longer.
take-root: Rolls a D6 before the match. On 3 or less he sleeps in some wood through the whole first half. Nothing re-rolls it.
throw-team-mate: In a Pass action he throws a standing team-mate with Right Stuff next to him, as a pass that counts as one range longer, to
  short range at most. Not accurate, the flight scatters three times. Fumbled, the team-mate comes down where he stood.
wild-animal: Acts before all team-mates who are none. Beside an opponent who stands he must block, or blitz and block one of those
  beside him; on the ground he must blitz, while that is left. Nobody assists his blocks and fouls. Not used in time, he may not act
  that turn, or can be called for illegal procedure.
`),
}

const lent = texts(`
apart: I Am the Greatest! Of the two players who have this only one is set up for a drive.
buzzing: Fails every pick-up, catch and interception. Jump Up and Frenzy come with it.
greased: Agility 1 until a touchdown or the end of the first half.
iron-man: Only stunned when an opponent beats his armour. The crowd and rocks hurt him as usual.
late: Misses the first drive.
queasy: Rolls a D6 before every kick-off: on 3 or less he misses the drive.
unpaid: Stays in the dugout until his appearance fee is paid.
`)

export const racialThird: Texts = { ...racial, ...lent }
