// The course of a match of second, with the Companion's rules; what the base game plays otherwise stands with the options. Neighbours:
// actions.ts has what players do, index.ts.
import { type Texts, texts } from '../texts.ts'

export const turnSecond: Texts = texts(`
beforeTheMatch: The weather is rolled, fans come, cheerleaders warm up. The toss winner plays offence or defence.
setUp: The offence sets up first, up to its second line; the defence then up to its first line if there is a kick-off, else to its second.
  Eleven players at most: Large Monsters count as two, Mummies as three.
kickOff: A player of the defence kicks to a square behind the second line, three squares from the sidelines and the end zone at least. One
  player of the offence may run his SP to get under it. A loose ball bounces. Then each player of the defence moves up to four squares.
teamTurn: First the own players on the ground turn over or get up, and substitutes come on. Then each player may act once: move and sprint,
  then one attack. One throw a turn, at any time.
gettingUp: Face down he turns face up, face up he stands: one of them a turn, at the start of the own turn. Who has got up acts as usual.
substitutes: While fewer than eleven are on the pitch, players from the reserves may come on to the four squares of their entry zone.
sprint: Beyond his MA a player may sprint up to SP squares, if he began outside opposing zones and does not attack. Up to two more squares
  risk an injury: on a 1 he falls.
tackleZones: The eight squares around a standing player. They end no move by themselves: the other coach may claim a tackle when somebody moves
  from one square to another of the same player's zone.
claims: A tackle is claimed before the dice, one for each step. Coaches who never or always claim can say so once.
attacks: One an action: block, charge, push, gang up, strip the ball, boot, foul, spear. Only a charge comes in the middle of a move.
dodgingAttacks: A standing player who is attacked may dodge instead of standing his ground, before the dice are thrown.
knockedOver: He lies on his face and rolls for armour. Stunned on a table means the Stunned box at once.
endOfTurn: A throw that is missed or intercepted, and a touchdown. Nothing else: falling does not end a turn.
rerolls: Either coach may force any roll to be made again, each once a roll: with a team re-roll, or with one of a player whom it affects. First the
  coach who rolled is asked.
referees: None to four of them. At the offence's turns they walk at random, and penalise whom they bump into.
penalties: A penalised player goes to a box of the dug-out. Who attacks a referee is penalised for arguing.
touchdown: A standing player with the ball in the other end zone, which is two rows deep. Three touchdowns win; after 32 turns each the
  higher score does.
recovery: At a restart the stunned are back, and the knocked out on 4 or more; Dwarfs need a 3. Skeletons always are, and may even be put together
  again. Who is injured stays out.
crowd: A natural 2 on an armour roll lets that coach's fans take a hand, for better or worse.
downs: With the official NAF rules play stops when the carrier goes down, runs out of bounds, or a throw is caught by nobody. Four downs to
  score, sixteen a half; the line of scrimmage is where the last carrier went down, and both teams line up there with anybody who is fit.
fumble: A carrier who is knocked over drops the ball on a 1, and the down goes on.
downfield: In a down the offence throws or punts downfield once, and from behind the line. Whoever runs back a kick or a captured ball never
  does.
fieldGoal: Announced before the defence sets up, which then moves first. A kick at the middle of the back row: half a touchdown.
blitz: Once in a drive the defence moves first.
twoMinuteDrill: In the last four downs of a half a drive may be hurried: running out and dead throws cost no down, but throws are worse by 1.
traps: Six counters a side, face-down in the own half: three are nothing, two are pits, and the last is a spiked pit, a mine, quicksand, a
  trapdoor or a trampoline. Both coaches see where they lie; only their owner knows which is which. Whoever enters the square turns one over.
inAPit: He has no zone, cannot be attacked, and can only climb out, once a turn. Nobody enters the pit or leaps over it meanwhile.
otherTraps: A mine hurts whoever treads on it and throws down all around. Quicksand swallows who is not out within three turns. A trapdoor keeps
  him until the next touchdown. A trampoline throws him four squares in a random direction.
trapsAndLargeMonsters: They trip over pits, and spikes injure them at once. Mines hurt them like anybody.
magicItems: Each coach may look for magic items before the match. Nobody else knows who carries which; one works whenever its coach says so,
  and then everybody has seen it.
caughtWithMagic: Each referee who sees the player notices the item on 5 or 6. It is gone, he sits among the stunned, his ball goes to the nearest
  opponent, and a touchdown that came of it does not count.
options: Every rule of the Companion can be switched off for a match; the base game of 1988 is what is left.
`)

export const actionsSecond: Texts = texts(`
move: Up to MA squares, and a sprint of SP more. Bodies are in the way like anybody.
block: 2D6 with his strength less the victim's, read on a table. It ends his action.
charge: A block at any point of a move, with 1 less strength. If the victim went down and he did not, he runs on.
multipleBlock: One block or charge against several opponents who stand beside each other: their strengths are added up.
gangUp: Several players block or push one opponent together: their strengths are added up. Nobody joins from another opponent's zone.
push: Like a block, but it moves the victim. The pusher follows at once.
stripBall: Wrestles an opponent for the ball.
boot: Kickers only: a kick instead of a block, by agility.
throw: To a player within 13 squares, once a turn. Distance, zones, TS and CL count.
handOff: To a team-mate beside him, without a roll.
kick: As the last thing of a turn the ball is kicked, 4 to 20 squares far.
runOut: With downs a carrier beside a sideline leaves the pitch with the ball, and the down is over.
foul: Against an opponent who is down beside him, sneaky or blatant. Referees who see it may penalise.
spear: After a sprint, onto an opponent who is down, as a blatant foul with 1 more strength. He lies there himself afterwards.
leap: Over a body beside him, for three squares of movement; over a trap counter too.
climb: Out of the pit that holds him, to a square beside it. He does nothing else in that turn.
throwTeamMate: A Large Monster throws a small team-mate, by a quick or short throw.
`)
