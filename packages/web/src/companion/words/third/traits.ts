// The 19 traits of third, which a player gains by a double only. Neighbours: skills.ts, racial.ts, index.ts.
import { mutationsCrp } from '../mutations.ts'
import { passingCrp } from '../passing.ts'
import { someOf, type Texts, texts } from '../texts.ts'

const physical: Texts = {
  ...someOf(mutationsCrp, ['extra-arms', 'horns', 'prehensile-tail', 'two-heads']),
  ...texts(`
big-hand: Picks up the ball on 2 or more, whatever his agility, the tackle zones and the weather.
claw: Adds 2 to the armour rolls of opponents his blocks knock down. Adds up with Mighty Blow; never for fouls or the crowd.
foul-appearance: An opponent who would block him needs 2 or more first; on a 1 the block is lost. Opponents within three squares have 1 less
  to pass, catch and intercept, for each bearer.
razor-sharp-claws: Adds 2 to the injury rolls of opponents his blocks knock down. Never for fouls.
spikes: His armour is better by 1, up to 10.
tentacles: When an opponent would step, dodge or leap out of his tackle zone, both roll a D6 and add their strength, before any dodge. If
  his total is higher, the other stays and moves no further, though his action goes on. Each owner may try.
thick-skull: On 4 or more a knock-out only stuns him.
very-long-legs: Adds 1 to leap and to intercept.
`),
}

export const traitsThird: Texts = {
  ...physical,
  ...someOf(passingCrp, ['leader', 'nerves-of-steel']),
  ...texts(`
dauntless: Blocking somebody stronger, 2D6 that beat the other's strength make them equal for this block. Compared before assists, and
  rolled anew for every block.
frenzy: Must follow up where he can. If the opponent was pushed to another square and both stand, he must block him once more, and never
  again in that turn; in a blitz that costs another square or a go-for-it. Normal blocks only.
jump-up: Stands up for nothing. To block from the ground he needs 2 or more; failing, he stays prone and the action is gone.
stand-firm: May refuse to be pushed, by a chain too. After a failed dodge he may stay on his feet where he started: he moves no further,
  and it is no turnover.
strong-arm: His throws count as one range shorter. Nothing is shorter than quick.
`),
}
