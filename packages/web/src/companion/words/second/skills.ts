// The skills of the star cards, mutations and what races and positions bring in second. Skills with levels are told for each level.
// Neighbours: the engine's skills/second.ts lists them, index.ts.
import { type Texts, texts } from '../texts.ts'

const LEVELS = [1, 2, 3, 4]

/** The same skill at each of its levels. */
const levelled = (id: string, text: (level: number) => string): Texts =>
  Object.fromEntries(LEVELS.map((level) => [`${id}-${level}`, text(level)]))

const levels: Texts = {
  ...levelled(
    'block',
    (level) =>
      `His own block rolls have 1 more against Block below ${level}; those of opponents against him have 1 less unless their Block is ${level} or better. In groups levels are added up.`,
  ),
  ...levelled('catch', (level) => `A throw to him that is missed is caught after all if a D6 and ${level} make 7.`),
  ...levelled(
    'dirty-tackle',
    (level) => `After a tackle of his that succeeds the victim's AV is ${level} lower, and the injury roll has 1 more.`,
  ),
  ...levelled(
    'dodge',
    (level) =>
      `Tackles against him have 1 less, unless the tackler's Tackle is ${level} or better. When he dodges an attack he rolls with 1 less against Block below ${level}.`,
  ),
  ...levelled(
    'intercept',
    (level) => `If a missed throw passes near enough for him to intercept, he has it when a D6 and ${level} make 7.`,
  ),
  ...levelled('kick', (level) => `His kicks have ${level} more.`),
  ...levelled('leap', (level) => `His leaps have ${level} more.`),
  ...levelled('long-kick', (level) => `He kicks ${level === 1 ? '1 square' : `${level} squares`} further.`),
  ...levelled(
    'luck',
    (level) => `${level === 1 ? 'One re-roll' : `${level} re-rolls`} a match, for any roll that affects him directly.`,
  ),
  'mighty-blow-2-grave':
    "When he knocks somebody over with a block, or fouls him, the victim's AV is 2 lower and the injury roll has 2 more.",
  ...levelled(
    'mighty-blow',
    (level) =>
      `When he knocks somebody over with a block, or fouls him, the victim's AV is ${level} lower and the injury roll has ${Math.ceil(level / 2)} more.`,
  ),
  ...levelled('mighty-kick', (level) => `His boots have ${level} more.`),
  ...levelled(
    'safe-throw',
    (level) => `A throw of his that would be intercepted is only missed if a D6 and ${level} make 7.`,
  ),
  ...levelled('strip-ball', (level) => `Adds ${level} when he wrestles for the ball.`),
  ...levelled('sure-hands', (level) => `Adds ${level} when somebody wrestles with him for the ball.`),
  ...levelled('tackle', (level) => `His tackles have 1 more, unless the victim's Dodge is ${level} or better.`),
  ...levelled(
    'toughness',
    (level) => `Injury rolls against him have ${level} less; 1 or less does nothing. Two sixes still kill.`,
  ),
}

const plain = texts(`
accurate: His throws have 1 more. Only the name of this skill is known, and no card has it.
chainsaw: A Chainsaw Wielding Loony: saws at opponents instead of blocking or tackling them, and holds no ball. Where nobody plays with secret
  weapons it only rattles.
grenadier: Has three grenades for the match. At the end of a turn in which he has not moved he may light one and throw it.
cannonball: Fits into the cannon of his team, and may be fired from it.
gunner: Fires the cannon of his team, standing beside it.
fanatic: Rides a Pogo-Stick: he attacks and tackles nobody, needs no roll to hold what he intercepts, and may lose control as he begins to move.
killdozer: A machine with a Dwarf inside. Up to 6 squares are declared, and a D6 must show more, or it goes its own way. Before each square it turns as
  it likes; whoever is ahead is pushed, and others behind him. A ball under it is lost, a fall wrecks it, and no one tackles it.
death-roller: A machine with a Dwarf inside. It goes 1 to 4 squares ahead, turns on the spot, or rolls 2 back; then it may block all in three squares
  ahead of it, with 1 more strength and a level of Mighty Blow for each square that it went. A ball under it is lost, and a fall wrecks it.
distract: His zone counts as two for opponents who throw or catch in it.
heroic-leap: Instead of sprinting he leaps up to three squares over everything, into the opponents' end zone. On 3 or less it is a touchdown; each
  occupied square below adds 1. Else he is knocked out and the ball scatters from where he leapt.
itchy-feet: Leaves his team after one match.
long-throw: Throws up to 18 squares far, on the table of the long bomb.
nerves-of-steel: Opposing zones do not count when he throws, kicks or catches.
right-stuff: May be thrown by a team-mate who can.
self-control: Dislikes and animosities of his do not matter.
thick-skull: Stunned, he goes to the reserves and is back at his team's next turn; knocked out is only stunned.
throw-team-mates: Throws Goblins, Halflings, Snotlings, and whoever else has the right stuff.
up-and-under: His kicks may hang in the air and come down a turn or two later.
animosity-elf: Does not play in a team with Elves.
dislike-human: Before he gives the ball to a Human he rolls: on 4 or more he does not, and may choose somebody else.
claw: Instead of a block a D6: more than the victim's agility, and the victim rolls for armour. A 1 always misses, a 6 always hits.
leprous-flesh: Whoever wants to block or tackle him needs a 4 to bring himself to it.
mace-tail: Instead of a block, 2D6 with his agility less the target's: 9 or more knocks it over. Only the name of this mutation is known.
noisome-stench: Opponents in his zone have 1 less on all blocks and tackles.
obese: Never sprints.
tentacle: Works as Tackle 3.
mighty-blow-2-grave: As Mighty Blow 2, but the injury roll has 2 more: so it stands on the back of his card.
berserker: Must charge an opponent if he can.
light-shy: Throws worse in the sun. Where his side plays at home it may play underground, where there is no weather.
veteran: One re-roll a match, for any roll that affects him directly.
counts-as-three: Counts as three of the eleven on the pitch.
small-hands: Holds a ball that he intercepts on 3 or more; otherwise the throw is missed.
kicker: Kicks off, kicks in play and boots better than others. Two in a team at most, in the place of Linemen.
large: Stands on four squares and counts as two players. He moves with his whole base, every square of which must be free, and is in one
  zone of each opponent at most.
`)

export const skillsSecond: Texts = { ...levels, ...plain }
