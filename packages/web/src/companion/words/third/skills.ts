// The 27 skills of third. Those that work as in the later packs keep their words. Neighbours: traits.ts, racial.ts, index.ts.
import { agilityCrp } from '../agility.ts'
import { generalCrp } from '../general.ts'
import { passingCrp } from '../passing.ts'
import { strengthCrp } from '../strength.ts'
import { someOf, type Texts, texts } from '../texts.ts'

const general: Texts = {
  ...someOf(generalCrp, ['block', 'kick', 'pro', 'strip-ball', 'sure-hands', 'tackle']),
  ...texts(`
dirty-player: His own fouls add 2 to the armour or to the injury roll, decided after the roll. Nothing when he only assists.
pass-block: When an opponent announces a pass, he may move up to three squares, dodging as usual, if that brings him in its way, onto
  an empty target square, or next to thrower or catcher.
shadowing: When an acting opponent has left his tackle zone, both roll a D6 and add their MA. If his total is equal or higher, he follows
  into the square that was left, without a dodge. Each shadow may try, for every square.
`),
}

const agility: Texts = {
  ...someOf(agilityCrp, ['catch', 'dodge', 'sprint']),
  ...texts(`
diving-catch: When an inaccurate pass comes down on an empty square next to him, he may move there, tackle zones or not, and try to
  catch it. Of two who want to, the side whose turn it is goes first.
diving-tackle: Decided before the die: an opponent who dodges out of his tackle zone has 2 less, re-rolls included. He is then prone in his
  own square, without an armour roll. One diver a dodge.
leap: Once an action, for two squares of movement, leaps to any empty square within two, over any players between. An agility roll that no
  tackle zone modifies, and no dodge; failing, he falls where he lands.
side-step: When he is pushed, his own coach chooses any empty square next to him; without one he is pushed as usual.
sure-feet: Once an action re-rolls a failed go-for-it.
`),
}

const passing: Texts = {
  ...someOf(passingCrp, ['dump-off', 'hail-mary-pass', 'pass']),
  ...texts(`
accurate: Adds 1 to his passes and to team-mates he throws.
safe-throw: An interception of his pass is cancelled by an agility roll that nothing modifies.
`),
}

const strength: Texts = {
  ...someOf(strengthCrp, ['break-tackle', 'guard']),
  ...texts(`
mighty-blow: Adds 1 to the armour or to the injury roll of an opponent knocked down in a block with him, his own or the other's, decided
  after the roll. Never for fouls.
multiple-block: In a Block action he may block two opponents at once who stand next to each other and to him. Their strengths are added
  against his, assists for everybody count, and one result holds for both. He does not follow up.
piling-on: Decided before the armour roll of whom his block has knocked down next to him: adds his own strength to it. He is then placed
  prone, which is no turnover. After a push he must have followed up.
`),
}

export const skillsThird: Texts = { ...general, ...agility, ...passing, ...strength }
