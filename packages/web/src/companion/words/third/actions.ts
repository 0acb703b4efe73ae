// What a player can do in a turn of third. Neighbours: turn.ts, ../actionRules.ts has those of other editions.
import { type Texts, texts } from '../texts.ts'

export const actionsThird: Texts = texts(`
move: Up to MA squares in any direction, and up to two more by going for it, a 2 or more each. Leaving a square in an opposing tackle zone
  takes a dodge. Walking onto the ball means picking it up. A stunned player turns face up instead.
block: One block against a standing opponent next to him, without moving. Nobody who is prone can declare it.
blitz: Moves as usual and blocks once on the way, which costs a square or a go-for-it. One player a turn, of any position.
pass: Moves, then throws the ball, or a team-mate if he can; nothing more after that. Nobody throws into the crowd on purpose. One player a
  turn.
handOff: Moves, then gives the ball to a player next to him, who may try to catch it. Skills for passes do not help. Not caught by the own
  side, it is a turnover. One player a turn.
foul: Moves, then an armour roll against an opponent who is down next to him: 1 more for the foul, and 1 more or less for each
  assist. Guard does not help, nor do Claw, Mighty Blow and Razor Sharp Claws. Then the referee rolls. One player a turn.
`)
