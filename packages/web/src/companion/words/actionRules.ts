// What a player can do in a turn. Neighbours: turn.ts has the course of the match, texts.ts, index.ts.
import { type Texts, texts } from './texts.ts'

export const actionsCrp: Texts = texts(`
move: Up to MA squares in any direction, and up to two more by going for it, a 2 or more each. Leaving a square in an opposing tackle zone
  takes a dodge. Walking onto the ball means picking it up.
block: One block against a standing opponent next to him, without moving. Nobody who is prone can declare it.
blitz: Moves as usual and blocks once on the way, which costs a square or a go-for-it. One player a turn, of any position.
pass: Moves, then throws the ball, or a team-mate if he can; nothing more after that. One player a turn.
handOff: Moves, then gives the ball to a player next to him, who must catch it. One player a turn.
foul: Moves, then an armour roll against an opponent who is down next to him, with 1 more or less for each assist. A double on armour or
  injury sends the fouler off. One player a turn.
bomb: A player with a bomb throws it instead of doing anything else. He must stand and does not move.
`)

export const actionsBb2020: Texts = texts(`
move: Up to MA squares in any direction, and up to two rushes, a 2 or more each. Leaving a square while marked takes a dodge. Walking onto
  the ball means picking it up.
block: One block against a standing opponent he marks, without moving. Nobody who is prone can declare it.
blitz: Names an opponent, moves as usual and may block him once on the way, which costs a square or a rush. One player a turn.
pass: Moves, then throws the ball, or a team-mate if he can; nothing more after that. One player a turn.
handOff: Moves, then gives the ball to a team-mate next to him, who must catch it. One player a turn.
foul: Names an opponent who is down, moves next to him and rolls for his armour, with 1 more or less for each assist. A double on armour or
  injury sends the fouler off. One player a turn.
bomb: A Bombardier throws a bomb instead of doing anything else. He must stand and does not move. One player a turn.
gaze: A player with Hypnotic Gaze names an opponent, may move next to him, and takes his tackle zone on an agility test. Nothing more
  after that.
kickTeamMate: A player with Kick Team-mate moves and kicks a small team-mate next to him. One player a turn, besides the pass.
`)
