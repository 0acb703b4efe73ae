// What the rolls of second are for. Neighbours: results.ts has the tables they are read on, ../rolls.ts those of other editions.
import { type Texts, texts } from '../texts.ts'

export const rollsSecond: Texts = texts(`
lot: Dice that are no test: directions, distances, who begins. Either coach may force them again like any other roll.
strike: A block or a charge: 2D6 with the attacker's strength, less the defender's, and Block.
shove: A push: 2D6 with the pusher's strength, less the victim's.
tackle: A claimed tackle: 2D6 with the tackler's strength, less the mover's strength or agility, whichever is better.
evade: Dodging an attack: 2D6 with the attacker's agility, less the own. Low is good.
stripBall: A contest for the ball: the attacker's 2D6, strength and Strip Ball against the holder's. 3 more takes the ball, 1 or 2 more only drops it.
boot: A Kicker's boot: 2D6 with his agility, less the target's strength or agility, whichever is better.
armour: Whether a player who went down is hurt: 2D6 above his AV.
injury: Which box a player goes to whose armour failed.
recover: Whether a knocked-out player is back at a restart.
leap: To leap over a body: 2D6 with his agility, less 1 for each opposing zone on the square he leaves.
heroicLeap: The last leap, into the end zone: a D6 with 1 more for each occupied square below. 3 or less scores, more knocks him out.
goForIt: For each of the two squares beyond a sprint: on a 1 he falls and rolls for armour.
land: How somebody who flew comes down: 2D6 with his agility.
pass: The throw: 2D6 with the thrower's TS and the target's CL, less 1 for each opposing zone on either.
throwTeamMate: A team-mate is thrown: 2D6 with the thrower's TS, less the opposing zones on him.
interception: What becomes of a throw that was read as intercepted.
holdInterception: Whether small hands hold an interception: Goblins and Halflings need a 3.
catchMissed: A second try for a missed throw, by Catch: a D6 and its level make 7.
interceptMissed: An opponent near enough goes for a missed throw, by Intercept: a D6 and its level make 7.
spikes: A catch of a ball with spikes: a D6 below his agility, or he rolls for armour.
fumble: With downs: a carrier who goes down holds on to the ball on a 2 or more, in a two-minute drill on a 3.
spikedPit: Whether he who falls into a spiked pit lands on the spikes: 3 or more misses them.
impaled: What the spikes do to him.
climb: To get out of a pit: a D6 of his agility or less. 1 more for each opposing zone on the pit, 1 less for each of a team-mate. Dwarfs,
  Halflings and Goblins have half their agility, rounded up.
slideBack: Who fails to climb out from between spikes: on a 1 or 2 he is injured.
magicBlow: What an explosion does to one who stands in it or beside it: the Block Table, with the strength of the spell.
bounceDown: How somebody comes down whom a trampoline has thrown: below his agility he lands on his feet, else he falls.
safeThrow: An intercepted throw is only missed, by Safe Throw: a D6 and its level make 7.
kick: How well the ball is kicked: 8 or more for Kickers, 10 or more for others.
bounces: How often a loose kick bounces.
hang: When a kick of Up and Under comes down: on 3 or less at the end of the next turn, else a turn later.
foul: What a foul does: a D6, 1 more or less for the stronger or weaker fouler.
alertness: What a referee with a clear view makes of a foul, 1 more if it was blatant.
penalty: Which box a penalised player goes to, 1 more for a blatant foul and for arguing.
refereeMove: How far a referee walks.
fanRoll: What the fans are like: chanting, hooliganism and loyalty, each with the modifier of their race.
gate: How many fans come, which is the fan factor too.
chant: Both crowds chant: 2D6 with Chant, fan factor and cheering ability, 2 more for the side that leads.
fanCheck: A D6 that must not exceed what is checked: Chant, Hooliganism or Loyalty.
crowd: A natural 2 on an armour roll, and the crowd takes a hand.
brawl: How many fans a player kills who fights them on the pitch, 1 more for each strength above 4.
riot: How many fans each side loses when the crowds fight.
holdBall: A contest for the ball: the holder's 2D6, strength and Sure Hands.
rock: Whether a rock hits whom it was meant for.
heat: Whether a player collapses from the heat after a touchdown.
showers: Whether it rains after a touchdown.
sun: How the sun shines on those who suffer from it.
slip: Whether a player slips when he begins to sprint in the snow.
numbFingers: Whether a carrier drops the ball as he begins to move in the cold.
claw: Instead of a block: a D6 above the victim's agility goes through to his armour.
maceTail: Instead of a block: 2D6 with the own agility, less the target's.
leprousFlesh: Whether an opponent dares to touch him.
dislike: Whether he gives the ball to somebody he cannot stand.
saw: A chainsaw: 2D6 with the agility of the Loony, less that of his target. Who is hit has 2 more on the armour roll against him, and 2 more on the injury.
kickback: Whether the saw jumps back at the Loony after it has hit somebody: on 1 or 2, and he rolls for armour like anybody.
control: Whether a Fanatic keeps control of his pogo-stick as he begins to move: not on a 1, with the ball not on a 2 either. Then he bounces four
  squares at random.
steering: Whether a machine obeys its driver: the more squares he has declared, the higher the D6 must be. A Killdozer needs more than them, a
  Death-Roller as many. Else dice steer it.
swerve: Where a machine that is out of control goes next: a D6 for each square that was declared.
runaway: How many fans die as a machine leaves the pitch through their stand: ten for each point of 2D6.
grenadeFuse: Whether a grenade burns once it is lit, 1 less for each opposing zone on the Grenadier.
throwBack: Whether somebody gets rid of a grenade before it explodes: on 4 or more.
seeSaw: Which way a jumper flies: 2D6 with his CL.
flight: How far somebody flies: off the see-saw 2D6 with the bouncer's strength, less the jumper's, and two squares at least; out of the
  cannon 6D6.
fuse: What becomes of the cannon's fuse: 2D6, 1 more for a Dwarf.
cannonball: How the Cannonball leaves the cannon: 2D6.
smash: An opponent attacks the see-saw instead of blocking: a D6 with his strength makes 8.
spikeCannon: An opponent attacks the cannon instead of blocking: a D6 of 5 or more.
itemsFound: How many magic items a coach finds before the match: 2D6.
itemSeen: Whether a referee who sees the player notices that he uses a magic item: on 5 or 6, the Bracers of Smashing on 3 or more.
bribe: Whether gold is enough: a D6 up to 2, 3, 4 or 5, by the sum that a player or a referee was paid.
poison: Whether somebody stands his second potion of a match: a D6 below his ST, and never a 6. Else he is poisoned, and out of the match.
ruling: Whether a secret weapon may be on the pitch: before the match, and again after each touchdown.
spell: Where a ranged spell goes: 2D6, 1 less for each opposing zone on its caster. TS and CL do not matter, and nobody intercepts it.
assassin: Before the match: whether an assassin gets at his victim, on 4 or more, a ninja on 3 or more.
assassinEffect: How badly the victim of an assassin is hurt: a D6, 1 more for a ninja.
drug: Before the match: whether a player swallows the drug that was meant for him, on 4 or more. The Undead never do.
drugEffect: What a drug does: a D6.
bowels: Whether a player who took a laxative can play, as the game begins and after each touchdown: on 1 to 3.
laughter: Whether a giggling player keeps a straight face when somebody falls within two squares: on 1 to 4.
wearOff: After each touchdown: whether a drug wears off, on 5 or more.
`)
