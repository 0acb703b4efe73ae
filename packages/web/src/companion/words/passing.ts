// Passing skills, the older packs' first. Neighbours: texts.ts, index.ts.
import { type Texts, texts } from './texts.ts'

export const passingCrp: Texts = texts(`
accurate: Adds 1 to his passes, to bombs and to team-mates he throws.
dump-off: When an opponent declares a block on him he may throw a quick pass first. Nothing about it is a turnover; then the block
  goes on. Not before the second block of Frenzy.
hail-mary-pass: Throws to any square of the pitch. On a 1 he fumbles, else the ball scatters three times and is never accurate.
  Nothing modifies the roll and nobody intercepts. Not in a blizzard.
leader: The team has one more re-roll in each half, however many leaders it has, to be used while one of them is on the pitch, down or
  not.
nerves-of-steel: Tackle zones do not hinder his passes, catches and interceptions.
pass: Re-rolls a pass that misses or is fumbled. Not a hand-off.
safe-throw: An interception of his pass is cancelled by an agility roll that nothing modifies. A fumble on anything but a natural 1
  leaves the ball in his hands, without a turnover.
`)

export const passingBb2020: Texts = texts(`
accurate: Adds 1 to quick and short passes.
cannoneer: Adds 1 to long passes, long bombs and Hail Mary passes.
cloud-burster: Makes the opponents roll again a successful attempt to interfere with his long pass or long bomb. Not against Very Long
  Legs.
dump-off: Named as the target of a block, or of what replaces one, he may throw a quick pass first. It can never be a turnover. No
  bombs.
fumblerooskie: During a move or blitz he may leave the ball in a square he has just left. It does not bounce and is no turnover.
hail-mary-pass: Throws to any square, with the modifier of a long bomb; at best the pass is inaccurate. Nobody interferes. Not in a
  blizzard.
leader: The team has one more re-roll in each half, to be used while a leader is on the pitch, down or not. A chef cannot take it.
nerves-of-steel: Markers do not hinder his passes, catches and interference.
on-the-ball: When an opponent declares a pass, may move up to three squares before it is rolled. At the kick-off one open receiver with
  this skill may do so in his own half, unless it is a touchback. Not against bombs.
pass: Re-rolls a failed passing test of a pass.
running-pass: After a quick pass that was no turnover he may go on with the movement he has left.
safe-pass: A fumbled pass stays in his hands: no bounce and no turnover, but his activation is over.
`)
