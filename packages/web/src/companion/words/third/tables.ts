// The rows of the tables of third: weather, kick-off, injuries, ranges, catches and scatter. Neighbours: ../tables.ts has
// those of other editions, index.ts.
import { ballCrp, blockDieCrp, catchingCrp, injuryCrp, passingCrp, weatherCrp } from '../tables.ts'
import { someOf, type Texts, texts } from '../texts.ts'

export const weatherThird: Texts = {
  ...someOf(weatherCrp, ['swelteringHeat', 'pouringRain', 'blizzard']),
  ...texts(`
verySunny: The glare makes passing harder by 1, of team-mates too.
nice: Nothing happens.
`),
}

export const kickOffThird: Texts = {
  ...texts(`
riot: A D6: both turn markers move on by so many turns, each to the eighth at most.
getTheRef: 2D6 plus Fan Factor each, again if they are level. The higher side has no player sent off for the rest of the half; the eye
  counter moves all the same.
perfectDefence: The kickers set up anew. The receivers stay where they are.
cheeringFans: D6 plus Fan Factor and cheerleaders each, again if they are level; the higher side has one more re-roll in this half.
badKick: The ball scatters 2D6 squares instead of a D6. Kick halves them.
changingWeather: The weather is rolled anew. No gust moves the ball.
quickSnap: Each receiver may shift by one square, tackle zones or not, even across the line.
brilliantCoaching: D6 plus assistant coaches each, again if they are level; the higher side has one more re-roll in this half.
blitz: The kickers have a turn before the ball lands, marked players and team re-rolls included; a turnover ends it.
throwARock: 2D6 plus Fan Factor each: a random player of the lower side on the pitch is hit and rolls for injury, without armour. Level, one
  of each side is.
pitchInvasion: 2D6 plus Fan Factor each: D6 random players of the lower side on the pitch roll for injury, without armour.
  Level, both sides suffer.
`),
}

export const blockDieThird: Texts = blockDieCrp

export const injuryThird: Texts = {
  ...someOf(injuryCrp, ['knockedOut']),
  ...texts(`
stunned: Lies face down until his own Move action turns him face up. Pushed into the crowd, he goes to the reserves.
casualty: Out for the match. A D6 says how badly; the seriously injured roll on a table of their own.
`),
}

export const passingThird: Texts = {
  ...someOf(passingCrp, ['quick', 'short', 'long', 'bomb', 'accurate', 'inaccurate']),
  ...texts(`
fumble: A 1, before or after modifiers: the ball bounces from the thrower. Always a turnover, even if a team-mate catches it.
interception: After the throw, unless it was fumbled, one opponent under the ruler may try: agility with 2 less, and 1 less for each tackle
  zone on him. If he has it, it is a turnover. Throw-ins cannot be intercepted.
`),
}

export const catchingThird: Texts = catchingCrp

export const ballThird: Texts = {
  ...someOf(ballCrp, ['pickUp', 'touchback', 'throwIn']),
  ...texts(`
catching: Nobody has to try a catch. Declined, the ball goes on as if he had missed it.
bounce: A D8: one square. Onto a standing player: he may try to catch it, else it bounces again. On anybody who is down it bounces on.
scatter: Three D8, one square each. Players on the way do not catch; only the last square counts. Once off the pitch it stops.
`),
}
