// The rows of the tables: weather, kick-off, block dice, injuries, ranges, catches and scatter. The numbers come from the
// edition's own tables. Neighbours: entries.ts puts both together, index.ts.
import { type Texts, texts } from './texts.ts'

const weather = texts(`
verySunny: The glare makes passing harder by 1, of bombs and team-mates too.
nice: Nothing happens, apart from a gust when the weather has just changed.
pouringRain: The ball is slippery: picking up, catching and intercepting are harder by 1.
`)
export const weatherCrp: Texts = {
  ...weather,
  ...texts(`
swelteringHeat: When a drive ends, everybody on the pitch rolls a D6; on a 1 he is worn out and misses the next set-up.
blizzard: Going for it fails on a 2 as well, and only quick and short passes can be thrown.
`),
}
export const weatherBb2020: Texts = {
  ...weather,
  ...texts(`
swelteringHeat: When a drive ends, D3 players of each side, one roll for both, drawn from those on the pitch, miss the next one.
blizzard: Rushing is harder by 1, and only quick and short passes can be thrown, no Hail Mary.
drainageIssues: No roll brings it, only a special play: rushing and picking up the ball are harder by 1.
`),
}

const kickOff = texts(`
getTheRef: Each side has one more bribe for the match.
`)
export const kickOffCrp: Texts = {
  ...kickOff,
  ...texts(`
riot: Receivers' marker on 7: both markers go back one. Their first turn still to come: both go forward. Otherwise a D6: forward on 3 or
  less, back on 4 or more.
perfectDefence: The kickers set up anew. The receivers stay where they are.
highKick: One receiver in nobody's tackle zone may go under the ball, however far it is, unless somebody is there.
cheeringFans: D3 plus FAME and cheerleaders each; the higher side has one more re-roll in this half, both if they are level.
changingWeather: The weather is rolled anew. If it turns out nice, a gust moves the ball one square more.
brilliantCoaching: D3 plus FAME and assistant coaches each; the higher side has one more re-roll in this half, both if they are level.
quickSnap: Each receiver may shift by one square, tackle zones or not, even across the line.
blitz: The kickers have a turn before the ball lands. A player who starts it in an opposing tackle zone cannot act; a turnover ends it.
throwARock: D6 plus FAME each: the higher side's fans hit a random opponent on the pitch with an injury roll, one of each if they are level.
pitchInvasion: For everybody on the pitch a D6 plus the opponents' FAME: stunned on 6 or more, knocked out if he has a ball and chain. A
  natural 1 does nothing.
`),
}
export const kickOffBb2020: Texts = {
  ...kickOff,
  ...texts(`
timeOut: If the kickers' marker is on 6, 7 or 8 both markers go back one, otherwise both go forward one.
solidDefence: D3 + 3 open players of the kickers may be taken up and set up anew.
highKick: One open receiver may go under the ball, however far it is, unless somebody is there or it is a touchback.
cheeringFans: D6 plus cheerleaders each; the higher side rolls for a prayer at once. Level, nobody does.
brilliantCoaching: D6 plus assistant coaches each; the higher side has one more re-roll in this drive. Level, nobody has. A coach who was
  thrown out has 1 less.
changingWeather: The weather is rolled anew. If it turns out perfect, a gust scatters the ball three times before it lands.
quickSnap: D3 + 3 open receivers may shift by one square in any direction.
blitz: D3 + 3 open players of the kickers may move; one of them may blitz and one may throw a team-mate. No team re-rolls. It ends when one
  of them goes down.
officiousRef: D6 plus Fan Factor each; the lower side, or both, has a random player on the pitch picked out: stunned on 2 or more, sent off on
  a 1, and nobody argues or bribes.
pitchInvasion: D6 plus Fan Factor each; the lower side, or both, has D3 random players on the pitch stunned.
`),
}

export const blockDieCrp: Texts = texts(`
attackerDown: The attacker is knocked down. A turnover.
bothDown: Both are knocked down, unless a skill keeps them on their feet.
pushed: The defender is pushed one square back. The attacker may follow up.
defenderStumbles: As Defender Down, unless the defender has Dodge and uses it: then he is only pushed.
defenderDown: The defender is pushed one square back and knocked down there. The attacker may follow up.
`)

const injury = texts(`
stunned: Lies face down and turns face up when his own team's next turn is over. Pushed into the crowd, he goes to the reserves.
knockedOut: Leaves the pitch. Before each later drive he wakes up on 4 or more.
badlyHurt: Small players only: out for the match, without a roll for anything worse.
`)
export const injuryBugman: Texts = {
  ...injury,
  ...texts(`
casualty: Out for the match, unless the apothecary or Regeneration helps.
badlyHurt: What a 9 is for small players: a casualty like any other here.
`),
}
export const injuryCrp: Texts = {
  ...injury,
  ...texts(`
casualty: Out for the match. The casualty table says what comes of it.
`),
}

export const passingCrp: Texts = texts(`
quick: The shortest throw, and the farthest for Dump-Off.
short: The usual throw, and the farthest that a team-mate can be thrown.
long: For a good arm. Not in a blizzard.
bomb: The farthest throw there is. Not in a blizzard.
accurate: What is rolled reaches the target number, or a natural 6: the ball arrives in the target square.
inaccurate: Missed: the ball scatters three times by one square, and only the last square counts.
fumble: A 1, before or after modifiers: the ball bounces from the thrower, and it is a turnover.
interception: Before the throw one opponent under the ruler may try: agility with 2 less, and 1 less for each tackle zone on him. If he has
  it, it is a turnover.
`)

export const passingBb2020: Texts = texts(`
quick: The shortest throw, and the farthest for Dump-off.
short: The usual throw, and the farthest that a team-mate can be thrown.
long: For a good arm. Not in a blizzard.
bomb: The farthest throw there is. Not in a blizzard.
accurate: What is rolled reaches the passing ability, or a natural 6: the ball arrives in the target square.
inaccurate: Missed: the ball scatters three times by one square from the target, and only the last square counts.
wild: Missed, with a modified 1 or less: the ball deviates from the thrower, a D8 for the direction and a D6 for the squares.
fumble: A natural 1, or no passing ability at all: the ball bounces from the thrower, and it is a turnover.
interception: One opponent under the ruler may interfere: agility with 3 less for an accurate, 2 for an inaccurate, 1 for a wild pass, and 1
  less if he is marked. Then he tries to catch the deflected ball.
`)

const catching = texts(`
accuratePass: A pass that arrives where it was aimed.
handOff: The ball is put into his hands.
scatter: A pass that missed and comes down on him.
bounce: A ball that bounces into his square.
kick: The kick-off comes down on him. No team re-roll.
throwIn: The crowd throws the ball to him.
`)
export const catchingCrp: Texts = {
  ...catching,
  deflection: 'Does not happen here: who gets in the way of a pass has it or misses it.',
}
export const catchingBb2020: Texts = {
  ...catching,
  deflection: 'A pass that he has got in the way of: now he must hold it.',
}

const ball = texts(`
bounce: A D8: one square. Onto a standing player: he must try to catch it, failing which it bounces again. On anybody who is down it bounces
  on.
pickUp: Walking onto the ball takes an agility roll. Failing makes it bounce, a turnover. A player who is pushed onto it only makes it bounce.
touchback: A kick that leaves the receivers' half in any way: the receivers' coach hands the ball to one of his players.
`)
export const ballCrp: Texts = {
  ...ball,
  ...texts(`
scatter: Three D8, one square each. Players on the way do not catch; only the last square counts.
throwIn: From where it left the pitch the crowd throws it back, 2D6 squares with the first one counted, in one of three directions. Off again,
  again.
`),
}
export const ballBb2020: Texts = {
  ...ball,
  ...texts(`
scatter: Three D8, one square each. Players on the way do not catch; only the last square counts.
deviation: A D8 for the direction and a D6 for the squares, once.
throwIn: From where it left the pitch the crowd throws it back, 2D6 squares, in one of three directions. Off again, again.
`),
}
