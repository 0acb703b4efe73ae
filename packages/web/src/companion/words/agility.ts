// Agility skills, the older packs' first. Neighbours: texts.ts, index.ts.
import { type Texts, texts } from './texts.ts'

export const agilityCrp: Texts = texts(`
catch: Re-rolls a failed catch, of hand-offs and interceptions too.
diving-catch: Adds 1 to catch an accurate pass aimed at his square. May also catch a pass, kick-off or throw-in that comes down on an
  empty square of his tackle zone, but no bounce. Two who would dive get in each other's way.
diving-tackle: An opponent who dodges out of his tackle zone has 2 less, decided after the roll. He is then placed prone in the square
  that was left. One diver a dodge.
dodge: Once a turn re-rolls a failed dodge. When he is blocked, Defender Stumbles is only a push.
jump-up: Stands up for nothing, except to block. To block from the ground he rolls agility with 2 more; failing, he stays prone and
  the action is gone.
leap: Once a turn, for two squares of movement, leaps to any empty square within two, over any players between. An agility roll that no
  tackle zone modifies, and no dodge; failing, he falls where he lands.
side-step: When he is pushed, his own coach chooses any empty square next to him; without one he is pushed as usual. Grab and Side Step
  cancel each other.
sneaky-git: A double on the armour roll of his foul sends him off only if the armour was broken. A double on injury always does.
sprint: May go for it three times instead of twice, with a roll each.
sure-feet: Once a turn re-rolls a failed go-for-it.
`)

export const agilityBb2020: Texts = texts(`
catch: Re-rolls a failed catch of the ball. Not of a bomb.
defensive: In the opponents' turn, opponents he marks cannot use Guard.
diving-catch: Adds 1 to catch an accurate pass in his own square. May also catch a pass, throw-in or kick that comes down in a square
  of his tackle zone, but no bounce. Several divers try one after another.
diving-tackle: An opponent he marks who has passed a dodge, jump or leap out of his square has 2 less after all; he is placed prone in
  the square that was left. One diver a move.
dodge: Once a team turn, in his own activation, re-rolls a failed dodge. When he is blocked, Stumble is only a push.
jump-up: Stands up for nothing. Prone, he may still block: an agility test with 1 more stands him up for it; failing, he stays down and
  his activation is over.
leap: Once an activation, for two squares of movement, jumps over any one square next to him, empty or held by anybody. A jump that
  markers hinder is hindered by 1 less, but still by 1 at least. Never with Pogo Stick.
safe-pair-of-hands: Knocked down or placed prone with the ball, he may put it on a free square next to him instead of letting it bounce.
  Not when he falls over by himself.
sidestep: When he is pushed for any reason, his own coach chooses any free square next to him. Without one he is pushed as usual.
  Not against a blocker with Grab.
sneaky-git: A double on the armour roll of his foul does not send him off. A double on injury does.
sprint: May rush three times instead of twice, with a roll each.
sure-feet: Once a team turn, in his own activation, re-rolls a failed rush.
`)
