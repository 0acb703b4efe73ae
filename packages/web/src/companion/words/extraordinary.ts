// The extraordinary skills of the older rules packs: they work even when the player is down. Neighbour: traits.ts has those of
// the Second Season.
import { type Texts, texts } from './texts.ts'

export const extraordinaryCrp: Texts = texts(`
always-hungry: Rolls before he throws a team-mate. On a 1 he tries to eat him: another 1 and the team-mate is gone for good, anything
  else and he squirms free, which counts as a fumbled throw.
animosity: Passing or handing off to a team-mate of another race he refuses on a 1. He may choose one of his own race instead, without
  moving on; else the action is lost.
ball-and-chain: Only moves, and at random: his coach chooses a facing, a D6 the square. Dodges nobody, blocks any player who stands in the way,
  friend or foe, and must use all his movement. A player who lies there is pushed and rolls for armour. Going down means an injury roll, and
  stunned is knocked out.
blood-lust: Rolls for every action. On a 1 he must bite an adjacent Thrall, who takes an injury roll, before he passes, hands off, scores
  or ends it. Without a bite he goes to the reserves, a turnover; the ball he had bounces.
bombardier: Standing, and instead of any other action, may throw a bomb like a pass. It goes off where nobody catches it: each player who is
  there is knocked down, neighbours on 4 or more. A catcher throws it on at once. A turnover only if one of the own side goes down.
bone-head: Rolls for every action. On a 1 he does nothing, the action is spent, and he has no tackle zone and cannot catch, pass, assist
  or intercept until he rolls better or the drive ends.
chainsaw: Must be used instead of a block: 2 or more hits the target, a 1 himself. Armour rolls for the player hit have 3 more, and so
  have his own whenever he goes down, and those of an opponent who falls while blocking him. Also in fouls. Nothing more in that action.
decay: Casualties are rolled for twice, and both results count.
fan-favourite: Adds 1 to the team's FAME on the kick-off table while he is on the pitch.
hypnotic-gaze: At the end of a Move action, an agility roll against an opponent next to him, with 1 less for each other opposing tackle
  zone. Success takes the victim's tackle zones until his next action; failing costs nothing.
loner: Before he uses a team re-roll he needs 4 or more. Otherwise it is spent and the first result stands.
no-hands: Cannot pick up, catch, intercept or hold the ball. Walking onto it makes it bounce, a turnover in his own team's turn.
nurgles-rot: An opponent he kills by a block or foul joins the team after the match as a rookie Rotter, if he has strength 4 or less and
  no Decay, Regeneration or Stunty.
really-stupid: Rolls for every action and needs 4 or more, 2 more if a standing team-mate with better wits is next to him. Failing, he
  does nothing, the action is spent and his tackle zones are gone until he rolls better.
regeneration: After becoming a casualty, and after any apothecary, 4 or more brings him to the reserves unhurt. No re-rolls but a
  henchman's.
right-stuff: A team-mate with Throw Team-Mate may throw him. He lands by an agility roll, with 1 less for each opposing tackle zone;
  failing is an armour roll, and a turnover only if he has the ball.
secret-weapon: Sent off by the referee when a drive in which he took part ends. A bribe may help.
stab: Instead of a block, an armour roll that nothing modifies; if it is broken, an injury roll. Failing does nothing. Ends his movement
  in a blitz.
stakes: Adds 1 to the armour roll of his Stab against players of Khemri, Necromantic, Undead and Vampire teams.
stunty: Tackle zones on the square he dodges into do not count, unless he has a secret weapon. His passes have 1 less. An injury of 7
  knocks him out, a 9 hurts him badly.
take-root: Rolls for every action. On a 1 he has MA 0, cannot be pushed nor follow up until the drive ends or he goes down. He may still
  block neighbours, but not in the blitz in which he failed.
throw-team-mate: In a Pass action he throws a standing team-mate with Right Stuff next to him, to short range at most: 2 or more
  avoids a fumble, with 1 less beyond quick range and for each opposing tackle zone. The flight scatters three times; a player who is hit
  goes down.
titchy: Adds 1 to his dodges. His tackle zone does not hinder opponents who dodge into it.
wild-animal: Rolls for every action and needs 4 or more, with 2 more for a block or blitz. Failing, the action is wasted; he keeps his
  tackle zones, and it is no turnover.
`)
