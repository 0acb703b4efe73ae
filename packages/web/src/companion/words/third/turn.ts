// The course of a match in third, and what no later edition has in it. Neighbours: actions.ts has what players do in it,
// league.ts what comes before and after; ../turn.ts shares what all editions play alike.
import { someOf, type Texts, texts } from '../texts.ts'
import { turnCrp } from '../turn.ts'

export const turnThird: Texts = {
  ...texts(`
beforeTheMatch: The weather is rolled. In a league handicaps, gate and niggling injuries follow. Treemen roll for Take Root. The winner of
  the toss chooses to kick or to receive.
setUp: The kickers set up first, eleven players or all there are: at least three on the line of scrimmage, at most two in each wide zone,
  all in the own half. A handicap can allow twelve players or forbid some.
kickOff: Five steps: the ball is placed in the receivers' half, the table is rolled, the ball scatters by a D8 and a D6, the result
  is carried out, and only then the ball is caught, bounces or is a touchback. Once off the pitch it scatters no further.
teamTurn: Each player may act once, one after another. Blitz, pass, hand-off and foul once a turn each. The turn ends when the coach says
  so or with a turnover.
declaring: A player's action is declared before it is carried out. An option of the match drops that: what the player does then decides
  which of his team's actions is used up.
illegalProcedure: An option of the match, off unless both want it. A coach moves his turn marker himself; if he lets a player act before, or a
  Wild Animal too late, the other may call it. That costs a re-roll, or the turn if none is left. A wrong call gives the called coach a
  re-roll for the half.
turnover: Five things end the turn, and nothing else: an own player knocked down or falling, a pass or hand-off not caught by the own
  side, a failed pick-up, a touchdown, illegal procedure without a re-roll to pay. A fumble always does; a sending-off does not. Armour and
  injury are still rolled.
standingUp: Costs three squares at the start of an action. With MA below three it takes 4 or more. Failing is no turnover.
stunnedPlayers: Nobody turns face up by himself: it is the stunned player's whole Move action, allowed even in the turn in which he was
  stunned if he has not acted yet.
dodging: Leaving an opposing tackle zone: agility with 1 more, and 1 less for each tackle zone on the new square. Failing, he falls there.
contests: Both players roll a D6 and add a characteristic, MA for Shadowing, ST for Tentacles. A tie is a success for the shadow, and lets
  go whom tentacles hold. Each may re-roll his own die where he could re-roll any other.
refereesEye: I've Got My Eye On You. For each foul the victim's coach rolls a D6: a 6 sends the fouler off, a 4 or more while the victim's side
  holds the counter. After a foul the counter goes to the victim's side. It is neutral at first, after each half, and after a correct call
  against its holder.
bigGuys: Ogres, Trolls, Treemen, Minotaurs, Rat Ogres and Kroxigors: one a team, two for Halflings and Goblins, and only in the lists that
  name them. No team re-roll is used for them. In a league any of them may be hired for one match as a freebooter.
usingSkills: Skills may be used after the dice they affect, but Diving Tackle and Piling On before. Nobody must use a skill that does not
  say so, and nobody goes back in time. Where both coaches want to use one, the coach whose turn it is goes first.
rerolls: A team re-roll repeats all dice of one roll of an own player's action in the own turn, once a turn at most. Nothing is ever re-rolled
  twice. Not for armour, injury, the kick-off table, or Big Guys. Used ones return at half-time, not in overtime.
touchdown: A standing player who holds the ball in the other end zone when an action of his team is over scores, in the opponents' turn at
  once. The drive is over and the scorers kick.
intoTheCrowd: A player pushed off the pitch is hurt by the crowd: an injury roll without armour, and stunned means the reserves. If the
  block knocked him down as well, armour is rolled first; broken, a casualty is the blocker's, else nobody's. The apothecary cannot reach him.
endOfDrive: Heat may wear players out. Before the next kick-off the knocked out wake up on 4 or more.
overtime: A draw, unless overtime was agreed: eight turns each, the first touchdown wins, and only the re-rolls that are left. Then a D6 each
  plus the re-rolls left, again until one is higher.
conceding: At the start of an own turn, before the marker moves, and only with three players or fewer to field. In a league it has a price.
`),
  ...someOf(turnCrp, ['assists', 'pushes', 'followUp']),
}
