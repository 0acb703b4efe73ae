// Traits of the Second Season; a trait with a value has one text for all values. Neighbour: extraordinary.ts has the older ones.
import { type Texts, texts } from './texts.ts'

const animosity = (whom: string): string =>
  `Before he hands off or passes to ${whom} he rolls: on a 1 he refuses and his activation is over. Stars and mercenaries are exempt.`

const bloodlust = (needs: number): string =>
  `Rolls when activated, with 1 more for a block or blitz; below ${needs}, or on a natural 1, he may change to a Move, and must bite an adjacent Thrall, who takes an injury roll, before passing, handing off or scoring, at the end at latest. Unfed: a turnover, the ball dropped, his tackle zone lost.`

const loner = (needs: number): string =>
  `A team re-roll for him needs ${needs} or more on a D6; otherwise it is lost and the result stands.`

const valued: Texts = {
  'animosity-all': animosity('any team-mate'),
  'animosity-orc-linemen': animosity('an Orc Lineman'),
  'animosity-big-un-blockers': animosity('a Big Un Blocker'),
  'animosity-underworld-goblins': animosity('an Underworld Goblin Lineman'),
  'animosity-dwarfs-and-halflings': animosity('a Dwarf or Halfling team-mate'),
  'animosity-dwarfs-and-humans': animosity('a Dwarf or Human team-mate'),
  'bloodlust-2': bloodlust(2),
  'bloodlust-3': bloodlust(3),
  'loner-2': loner(2),
  'loner-3': loner(3),
  'loner-4': loner(4),
  'loner-5': loner(5),
}

const conditions = texts(`
always-hungry: Rolls before he throws a team-mate. On a 1 he tries to eat him, and the team-mate rolls to squirm free: another 1 and he is
  gone for good, anything else is a fumbled throw.
animal-savagery: Rolls when activated, with 2 more for a block or blitz. On 3 or less he knocks down a standing team-mate next to him, a
  turnover only if that one has the ball, and goes on. With nobody there his activation ends and his tackle zone is gone.
bone-head: Rolls when activated. On a 1 his activation is over and he has no tackle zone until he is activated again.
decay: Adds 1 to casualty rolls against him.
drunkard: His rushes have 1 less.
my-ball: Never passes, hands off or drops the ball of his own will.
no-hands: Cannot hold the ball, nor interfere. Walking onto it makes it bounce and is a turnover.
really-stupid: Rolls when activated and needs 4 or more, with 2 more while a standing team-mate with better wits is next to him. Failing
  ends his activation and takes his tackle zone until he is activated again.
secret-weapon: Sent off when a drive in which he took part ends. His coach may argue or bribe.
stunty: Markers do not hinder his dodges, unless he has Bombardier, Chainsaw or Swoop. Interfering with his passes has 1 more. Injuries
  are read on the table for small players.
take-root: Rolls when activated. On a 1 he is rooted: nothing moves him until the drive ends or he goes down. He may stand up and act in
  his place.
unchannelled-fury: Rolls when activated and needs 4 or more, with 2 more for a block or blitz. Failing ends his activation; he keeps his
  tackle zone.
titchy: Adds 1 to his dodges. He does not hinder opponents who dodge into his tackle zone.
timmm-ber: With MA 2 or less, his roll to stand up has 1 more for each open standing team-mate next to him. A natural 1 fails.
`)

const weapons = texts(`
ball-and-chain: Only moves, and at random: his coach chooses a facing, a D6 the square. Dodges nobody. Blocks any player who stands there,
  friend or foe, and must follow up; a player who lies there is pushed and rolls for armour. Going down means an injury roll, and stunned is
  knocked out.
bombardier: Standing, without moving, throws a bomb like a pass, one a turn. A caught bomb goes off on 4 or more, else it is thrown on.
  The player in its square is placed prone and rolls for armour, neighbours on 4 or more. A turnover if the thrower is hit.
breathe-fire: Instead of a block, a D6 against a standing opponent he marks, with 1 less against strength 5 or more. 1: he is knocked down
  himself; 4 or more: the target is placed prone; a natural 6: knocked down. Ends his activation.
chainsaw: Instead of a block, 2 or more hits the target, a 1 himself, which is a turnover. Armour rolls for the player hit have 3 more,
  and so have his own when he goes down, and both on a Both Down. Also in fouls. Once a turn. Ends his movement.
hypnotic-gaze: An action of its own, named before he moves: an agility test against a standing opponent he marks, with 1 less for each
  other marker. Success takes the victim's tackle zone until his next activation. Ends the activation.
kick-team-mate: Once a turn, besides a pass, kicks a Right Stuff team-mate next to him like a throw. A fumble is an injury roll for the
  team-mate, and stunned is knocked out.
projectile-vomit: Once a turn instead of a block, 2 or more hits the target, a 1 himself: an armour roll that nothing modifies; if it is
  broken, he is placed prone and rolls for injury. After it a blitzer may move on.
stab: Instead of a block, an armour roll that nothing modifies; if it is broken, an injury roll. Ends his movement in a blitz.
throw-team-mate: With strength 5 or more, throws a Right Stuff team-mate next to him as the turn's pass, to short range at most. The
  better the throw, the easier the landing.
`)

const gifts = texts(`
giant: Stands on four squares and marks what is before and beside him. He steps over players who are down, throws a fumbled team-mate
  again, and interferes with 2 less to hinder him.
hit-and-run: After a block of his, still standing, he may move one square free of charge, ignoring tackle zones, where he neither marks
  anybody nor is marked.
pick-me-up: When an opposing turn ends and he stands, each prone team-mate within three squares stands up on 5 or more. Not the stunned.
plague-ridden: Once a match, an opponent he kills by a block or foul joins the reserves as a Rotter, if he has strength 4 or less and no
  Decay, Regeneration or Stunty.
pogo-stick: Jumps like Leap, and neither markers nor a tail or a diving tackler hinder it. Never with Leap.
regeneration: After becoming a casualty, and after any apothecary, 4 or more brings him to the reserves unhurt.
right-stuff: With strength 3 or less, a team-mate may throw him.
swarming: Once the kick is in the air, up to D3 more players with this trait come on from the reserves, at most as many as were set up
  with it, in the own half, off the line and outside the wide zones.
swoop: Thrown, he does not scatter: his coach chooses a facing, a D6 the direction and a D3 the squares from the target.
trickster: About to be blocked, he may be placed on any free square next to the attacker first; then the block goes on. Not against Ball
  and Chain.
`)

/** Traits that an inducement gives a player for a time. */
const lent = texts(`
banned: Plays this drive and is sent off after it. Nobody can argue or bribe.
last-legs: Was hurt before: he plays the next drive and is carried off again after it.
leaden-feet: His dodges and jumps have 1 less.
dancing: Once activated, his coach may make MA, agility or passing better by 1 for this turn.
really-stupid-5: Rolls when activated and needs 5 or more, with 2 more while a standing team-mate with better wits is next to him. Failing
  ends his activation and takes his tackle zone until he is activated again.
biffin-helmet: 2 strength more, and Mighty Blow (+1), in the first block he throws, and only there.
boot-camp: During this activation the armour or the injury roll of a foul may be rolled again.
catchers-instincts: Adds 1 to his catches for the match.
in-the-zone: During this activation several markers hinder him by 1 less, but still by 1 at least.
main-skull-prit: Dirty Player (+1) and Sneaky Git for the match. When he is sent off nobody can argue or bribe.
sizzling-shimmy: During this activation he dodges with 1 more and has 1 MA less.
spranleys-cup: Nobody may foul him, and nothing modifies injury rolls against him.
sticky-slop: Catch and Sure Hands for the match, but he neither passes nor hands off.
`)

export const traitsBb2020: Texts = { ...valued, ...conditions, ...weapons, ...gifts, ...lent }
