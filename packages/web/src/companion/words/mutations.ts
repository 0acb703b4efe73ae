// Mutations, the older packs' first. Neighbours: texts.ts, index.ts.
import { type Texts, texts } from './texts.ts'

const shared = texts(`
extra-arms: Adds 1 to pick up, catch and intercept the ball.
two-heads: Adds 1 to his dodges.
`)

export const mutationsCrp: Texts = {
  ...shared,
  ...texts(`
big-hand: Neither tackle zones nor pouring rain hinder him picking up the ball.
claw: The armour of an opponent knocked down in a block with him, his own or the other's, is broken by a total of 8 or more. Adds up with
  Mighty Blow; not for fouls or the crowd.
disturbing-presence: Opponents within three squares have 1 less to pass, catch and intercept, for each bearer, even while he is down.
foul-appearance: An opponent who would block him, or attack him in place of a block, needs 2 or more first; on a 1 that is wasted. No turnover.
horns: Adds 1 to his strength for every block of a blitz.
prehensile-tail: Opponents who dodge out of his tackle zone have 1 less.
tentacles: When an opponent dodges or leaps out of his tackle zone: 2D6 plus the mover's strength less his own. On 5 or less the mover
  stays and his action is over.
very-long-legs: Adds 1 to leap and to intercept. Safe Throw does not work against him.
`),
}

export const mutationsBb2020: Texts = {
  ...shared,
  ...texts(`
big-hand: Neither markers nor pouring rain hinder him picking up the ball.
claws: The armour of whom his own block knocks down is broken by 8 or more on the dice alone.
disturbing-presence: Opponents within three squares have 1 less to pass, throw team-mates or bombs, interfere and catch, for each bearer,
  even while he is down.
foul-appearance: An opponent who declares a block, a blitz or a special action against him rolls first: on a 1 the action is wasted. Anew
  for a second block of Frenzy. Not fouls, and Ball and Chain does not care.
horns: Adds 1 to his strength for the block of a blitz, before anything else.
iron-hard-skin: Opponents cannot modify armour rolls against him, and Claws do not work, even while he is down.
monstrous-mouth: Re-rolls a failed catch. Strip Ball does nothing to him.
prehensile-tail: Opponents he marks have 1 less to dodge, jump or leap away. One such tail counts.
tentacles: When an opponent he marks leaves of his own will: a D6 plus his own strength less the mover's. On 6 or more, or a natural 6,
  the mover stays where he is and moves no more. A natural 1 fails.
very-long-legs: A jump or leap that markers hinder is hindered by 1 less, but still by 1 at least. Adds 2 to interfere, and ignores
  Cloud Burster.
`),
}
