// What each kind of roll is for. Its target and modifiers come from the edition's own table of rolls. Neighbours: entries.ts adds
// those numbers, index.ts.
import { type Texts, texts } from './texts.ts'

const shared = texts(`
dodge: To leave a square in an opposing tackle zone. Failing, he falls in the new square.
goForIt: For each square beyond his movement, a block in a blitz included. Failing, he falls there.
pickUp: To take a ball from the ground that he has walked onto. Failing is a turnover.
catch: Whenever the ball comes to a standing player: a pass, a hand-off, a bounce, the kick, a throw-in.
pass: To throw the ball, or a bomb. The range and opponents near the thrower modify it.
standUp: To stand up where movement does not suffice for it. Failing is no turnover.
block: One to three block dice; the stronger side chooses one of them.
armour: Whether a player who went down is hurt.
injury: How badly a player is hurt whose armour was broken, or whom the crowd has in its hands.
bribe: Whether the referee takes the money.
recover: Whether a knocked-out player is back for the next drive.
jumpUp: To block from the ground. Failing, he stays down and it is no turnover.
hypnoticGaze: To take an opponent's tackle zone by a look.
dauntless: Whether he can stand up to somebody stronger in a block.
foulAppearance: Whether an opponent dares to block somebody so ugly.
chainsaw: Whether the chainsaw hits whom it should, or its owner.
boneHead: Whether he remembers what he was about to do.
reallyStupid: Whether he understands what he is to do. A team-mate next to him helps.
takeRoot: Whether his feet stay free.
alwaysHungry: Whether he keeps from eating the team-mate he is about to throw.
squirm: Whether that team-mate gets away.
animosity: Whether he gives the ball to a team-mate he does not like.
regeneration: Whether a casualty is up again at once.
loner: Whether a team re-roll works for a player who belongs to nobody.
pro: Whether he may re-roll by Pro.
`)

const older = texts(`
intercept: To get in the way of an opponent's pass.
leap: To leap over others by a skill. Failing, he falls where he lands.
land: Whether a player who was thrown lands on his feet.
throwTeamMate: To throw a team-mate without dropping him. The range modifies it as it does a pass.
hailMary: To throw the ball anywhere on the pitch. Nothing modifies it.
safeThrow: To take back an interception.
shadowing: Rolled for the player who moves away, with his MA less the shadow's: he shakes him off, or is followed.
tentacles: Rolled for the player who moves away, with his strength less the other's: he gets away, or is held back.
wildAnimal: Whether he does as he is told. Easier when it is a block or blitz.
bloodLust: Whether he masters his thirst.
`)

export const rollsBugman: Texts = {
  ...shared,
  ...older,
  apothecary: 'Whether the apothecary can help.',
}

export const rollsCrp: Texts = { ...shared, ...older }

export const rollsBb2020: Texts = {
  ...shared,
  ...texts(`
intercept: To get in the way of an opponent's pass. The better the pass, the harder.
jump: To jump over somebody who is down, or by a skill over anybody. Opponents who mark the start or the landing hinder it; the worse of the two counts.
  Failing, he falls.
land: Whether a player who was thrown lands on his feet. The better the throw, the easier.
throwTeamMate: To throw a team-mate. The better, the easier he lands.
shadowing: Rolled for the shadow, with his own MA less the mover's: whether he keeps up.
tentacles: Rolled for their owner, with his own strength less the mover's: whether he holds him back.
bloodLust: Whether he masters his thirst. What it needs stands with the trait.
argue: Whether the referee changes his mind.
animalSavagery: Whether he spares his team-mates. Easier when it is a block or blitz.
unchannelledFury: Whether he does as he is told. Easier when it is a block or blitz.
breatheFire: Whether his fire reaches the opponent, or himself.
vomit: Whether it hits the opponent, or himself.
pickMeUp: Whether a team-mate is helped to his feet.
swoop: Where a gliding player comes down.
feat: Whether the special deed of a star works.
unseen: Whether the referee overlooks the second bomb of All You Can Eat.
cheer: Whether the mascot's re-roll works.
`),
}
