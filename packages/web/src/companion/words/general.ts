// General skills: first as both older packs have them, then those that the Second Season changed. Neighbours: texts.ts, index.ts.
import { type Texts, texts } from './texts.ts'

const shared = texts(`
block: On Both Down he may stay on his feet, attacking or defending.
sure-hands: Re-rolls a failed pick-up. Strip Ball does nothing to him.
tackle: Opponents cannot use Dodge when they leave his tackle zone, nor when he blocks them.
wrestle: On Both Down, attacking or defending, he may have both placed prone instead, no matter which other skills they have. Nobody rolls
  for armour; it is a turnover only if the player who is acting held the ball.
`)

export const generalCrp: Texts = {
  ...shared,
  ...texts(`
dauntless: Blocking somebody stronger, a D6 plus his own strength that beats the other's makes them equal for this block.
  Compared before assists, and rolled anew for every block.
dirty-player: His own fouls add 1 to the armour or to the injury roll, decided after the roll. Nothing when he only assists.
fend: An opponent who pushes him with a block may not follow up, even if he goes down. In a blitz the other may still move on.
frenzy: Must follow up where he can. If the opponent was only pushed and both stand, he must block him once more; in a blitz that
  costs another square or a go-for-it. Never together with Grab.
kick: While he is on the pitch, neither on the line of scrimmage nor in a wide zone, his coach may halve the distance of the own
  kick, rounding down.
kick-off-return: Once the kick has scattered, one receiver with this skill, not on the line and in nobody's tackle zone, may move up
  to three squares in his own half. Not on a touchback.
pass-block: When an opponent announces a pass, he may move up to three squares, dodging as usual, if that brings him in its way, onto
  an empty target square, or next to thrower or catcher. Not against bombs.
pro: Once a turn, on 4 or more, re-rolls any roll of his own but armour, injury and casualty. If that fails the roll stands. Works
  while he is down and in the opponents' turn.
shadowing: When an acting opponent leaves his tackle zone: 2D6 plus the mover's MA less his own. On 7 or less he follows into the
  square that was left, without a dodge.
strip-ball: A carrier whom his block pushes back drops the ball in the square he is pushed to, or in his own if he stays there. Not
  against Sure Hands.
`),
}

const dirtyPlayer = (bonus: number): string =>
  `His own fouls add ${bonus} to the armour or to the injury roll, decided after the roll.`

export const generalBb2020: Texts = {
  ...shared,
  'dirty-player-1': dirtyPlayer(1),
  'dirty-player-2': dirtyPlayer(2),
  ...texts(`
dauntless: Blocking somebody stronger, a D6 plus his own strength that beats the other's makes them equal for this block. Compared
  before assists, and rolled anew for every block.
fend: An opponent who pushes him with a block may not follow up. Not when he is pushed by a chain, not against Ball and Chain, nor against
  Juggernaut in a blitz.
frenzy: Must follow up every push if he can; while the target stands he blocks it once more and follows up again. In a blitz the
  second block costs a square or a rush, and without either it is left out. Never with Grab.
kick: When he kicks off, his coach may halve the distance that the ball deviates, rounding down.
pro: Once in his own activation, on 3 or more, re-rolls one die, alone or among several, but not armour, injury or casualty. That die
  takes no other re-roll, whether it worked or not. Not for standing up.
shadowing: When an opponent he marks leaves of his own will: a D6 plus his own MA less the mover's. On 6 or more, or a natural 6, he
  takes the square that was left, without a dodge. A natural 1 fails.
strip-ball: When his block pushes a carrier back, the ball is dropped in the square entered, or in the carrier’s own if he stays there,
  and bounces. Sure Hands and Monstrous Mouth stop it.
`),
}
