// The special rule of each star of the Second Season. Neighbours: texts.ts, index.ts.
import { type Texts, texts } from './texts.ts'

const blows = texts(`
a-sneaky-pair: A Stab or foul against somebody whom both of the pair mark adds 1 to the injury roll.
brutal-block: Once a match, adds 1 to an injury roll that his block has caused, decided after the roll.
crushing-blow: Once a match, adds 1 to the armour roll of whom his block knocks down, decided after the roll.
dwarfen-scourge: Once a match, adds 1 to the armour or injury roll of whom his block knocks down, 2 against dwarfs, decided after the roll.
ghostly-flames: Once a half, the chainsaw adds 4 instead of 3 to the armour roll in a blitz.
gored-by-the-bull: Once a match, in a blitz, one block die more, three at most, for a second block by Frenzy too. Not when the target is
  stronger.
master-assassin: Once a match, when Stab has broken armour, the injury roll may be made again.
maximum-carnage: Once a match, a second chainsaw attack at once, on somebody else.
ram: Once a match, adds 1 to the armour or injury roll of whom his block knocks down, decided after the roll.
savage-blow: Once a match, re-rolls any number of the dice of his own block.
savage-mauling: Once a match, an injury roll against an opponent may be made again.
slayer: Once a match, adds 1 to the armour or injury roll when his block knocks down somebody of strength 5 or more, decided after the roll.
toxin-connoisseur: Once a match, when Stab has broken armour, adds 1 to the injury roll, decided after the roll.
unstoppable-momentum: In each blitz, re-rolls one block die.
vicious-vines: Once a half, blocks somebody two squares away, not in a blitz and without following up.
indomitable: Once a match, when Dauntless has worked, strength counts as double that of the target.
blind-rage: May always re-roll the die of Dauntless.
primal-savagery: Once a match, when Animal Savagery fails, an opponent may take the blow in the place of a team-mate.
fury-of-the-blood-god: Once a match, when Unchannelled Fury comes up 1 for a Block action, makes two blocks instead.
frenzied-rush: Once a match, said when activated for a blitz: has Frenzy for it, and no Grab in this turn.
`)

const actions = texts(`
all-you-can-eat: Once a match, said first, throws two bombs. After the second, on 3 or less, is sent off.
baleful-hex: Once a match, when activated, an opponent within five squares, on 2 or more, has no tackle zone and is not activated until
  his next turn ends.
beer-barrel-bash: Once a drive, when activated, throws a keg at an opponent within three squares: knocked down on 3 or more, himself on a 1.
black-ink: Once a match, when activated, an opponent he marks loses his tackle zone until his own activation. No roll.
catch-of-the-day: Once a half, standing within three squares of a loose ball when activated: has it on 3 or more.
excuse-me-are-you-a-zoat: Once a match, said when activated, has Hypnotic Gaze.
furious-outburst: Once a half, as the team's blitz: placed next to a standing opponent within three squares, stabs him, and is placed
  within three squares again. Ends the activation.
kick-em-while-theyre-down: Once a match, uses the chainsaw on an opponent who is down. It is no foul, and nobody is sent off.
look-into-my-eyes: Once a match, when activated next to the carrier he marks, takes the ball on 2 or more. Ends the activation.
putrid-regurgitation: Once a match, Projectile Vomit, even after a block in the same turn.
raiding-party: Once a drive, when activated, an open team-mate within five squares, or himself, moves one square, ignoring tackle zones, to
  mark an opponent.
sneakiest-of-the-lot: The team may foul twice a turn if one of the fouls is his.
the-flashing-blade: Once a match, when activated, stabs an opponent he marks and then moves.
then-i-started-blastin: Once a half, when activated, fires at a standing opponent within three squares: on 3 or more an armour roll that
  nothing modifies; on a 2 the opponent chooses anybody within three squares of him, on a 1 he hits himself.
treacherous: Once a match, when activated, knocks down the own carrier next to him and takes the ball. No turnover.
wisdom-of-the-white-dwarf: Once a turn, a team-mate activated next to him has Break Tackle, Dauntless, Mighty Blow (+1) or Sure Feet.
`)

const ballPlay = texts(`
blast-it: Once a match, the scatter dice of a Hail Mary Pass may be rolled again, and own catchers of it have 1 more.
kaboom: Once a match, his bomb may go off at once when an opponent catches it.
quick-bite: Once a match, when an opponent he marks catches the ball: an armour roll that nothing modifies, and if it is broken he has the
  ball. No turnover.
shot-to-nothing: Once a match, said when activated, has Hail Mary Pass for this pass.
strong-passing-game: Once a match, adds his strength to a passing roll, decided after the roll. A natural 1 is still a fumble.
the-ballista: Once a match, re-rolls a failed pass or team-mate throw.
yoink: Once a match, interfering with a pass is an interception on 2 or more.
reliable: A team-mate he fumbles bounces but lands on his feet.
`)

const luck = texts(`
consummate-professional: Once a match, re-rolls one die of his own, but not armour, injury, casualty or waking up.
halfling-luck: Once a match, re-rolls one die of his own, but not armour, injury or casualty.
thinking-mans-troll: Once a half, re-rolls one die of his own, but not armour, injury or casualty.
old-pro: Once a match, Pro may re-roll one die of an armour roll.
bounding-leap: Once a match, said before a leap: nothing hinders it, and it may be re-rolled.
burst-of-speed: Once a match, a third rush after two.
incorporeal: Once a match, adds her strength to a dodge, decided after the roll.
swift-as-the-breeze: Once a match, a dodge, leap or rush needs 2 or more, without modifiers.
mesmerizing-dance: Once a match, re-rolls a failed Hypnotic Gaze.
whirling-dervish: Once an activation, a die that says where Ball and Chain goes may be rolled again.
watch-out: The first time he is blocked in each half he counts as having Dodge.
`)

const teams = texts(`
ill-be-back: The first time he would be sent off for Secret Weapon, he is not.
lord-of-chaos: The team has one more re-roll for the whole match, to be used in either half, until he leaves play.
pump-up-the-crowd: Once a match, when a block of his makes a casualty, the team has one more re-roll for the drive.
star-of-the-show: Once a match, when he scores, the team has one more re-roll until the next drive ends.
tasty-morsel: Once a match, unfed, may bite an opponent of strength 3 or less who is no star.
two-for-one: Once the partner is knocked out or a casualty, Loner needs only 2 or more, for good.
`)

export const starRulesBb2020: Texts = { ...blows, ...actions, ...ballPlay, ...luck, ...teams }
