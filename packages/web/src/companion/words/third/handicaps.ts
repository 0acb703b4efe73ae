// The 36 handicaps of third. Their rolls, and whom each is about, come from the league's table. Neighbours: ../../leagueEntries.ts,
// racial.ts has what they do to single players in the match.
import { type Texts, texts } from '../texts.ts'

export const handicapsThird: Texts = texts(`
appearance-fee: The opponent with the most Star Player points stays in the dugout until D6 × 5,000 gold pieces are paid. His coach may pay
  before the match or as any drive begins.
extra-training: One more team re-roll for the match.
intensive-training: One player has one more skill of his own categories for the match, no trait.
inspiration: One player gets a most valuable player award at once and keeps its points. If they reach a level, he makes his star roll and may
  age.
i-am-the-greatest: Two opponents refuse to play together: only one of them may be set up for a drive.
under-scrutiny: The opponents may not foul in this match.
bad-press: The opponents' Fan Factor is halved for the match, rounded up.
bad-habits: The opponents have one team re-roll less for the match.
biased-referee: Fouls of the opponents are seen on 4 or more all match, whoever holds the eye counter.
running-late: D6 opponents miss the first drive.
greased-shoes: One opponent has agility 1 from the first kick-off until a touchdown of either side or the end of the half.
illegal-drugs: One player, named at once, has 1 more ST or 1 more AG for the match.
morleys-revenge: D3 opponents roll a D6 before every kick-off, and miss the drive on 3 or less.
bribe-the-announcers: The own most valuable player is drawn before the match, star roll included. After it there is no such award, extra
  ones apart.
smelling-salts: Own players who were knocked out are back on 2 or more instead of 4.
sponsorship-deal: As each drive begins the coach may say the sponsor's slogan. Said each time, it brings 10,000 gold pieces after the match.
palmed-coin: The toss before the match is won.
weather-scroll: The weather at the start is chosen, whatever was rolled.
team-anthem: Fan Factor is 1 higher for the match.
grudge-match: Any number of Foul actions a turn, but no opponent is fouled twice in a turn.
doom-and-gloom: The opponents have half of their team re-rolls in the first half, rounded down, after all other handicaps.
it-wasnt-me: One opponent misses the match.
talented-fan: One more player of any position of the list for the match, Big Guys included, even a seventeenth. He leaves after it.
news-feature: Winnings are rolled with 2D6 instead of one.
twelfth-man: Once, as a drive begins, twelve players may be set up. All other limits stay.
in-the-bag: The opponents may only set up their eleven players with the fewest Star Player points, until the own side leads for the first
  time.
mickey-finn: The apothecary, the wizard, an assistant coach or a cheerleader of the opponents is missing.
stiletto: One player has Razor Sharp Claws for the match.
where-am-i: One opponent has Bone-head for the match.
assassin: An injury roll for one opponent before the match. Stunned does nothing; knocked out, he starts in that box. An apothecary used on
  him is gone; he may regenerate.
bribe-the-ref: The first own player who would be sent off stays on.
knuckledusters: One player has Mighty Blow for the match.
virus: Opponents with a niggling injury miss the match.
new-cheerleaders: D6 more cheerleaders for the match.
iron-man: One player is only stunned when an opponent beats his armour. The crowd and rocks hurt him as usual.
buzzing: One player has Jump Up and Frenzy for the match, and fails every pick-up, catch and interception.
`)
