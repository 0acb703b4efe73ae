// The course of a match, step by step, and what ends a turn. Neighbours: actionRules.ts has what players do in it, index.ts.
import { type Texts, texts } from './texts.ts'

const shared = texts(`
assists: A team-mate next to the opponent in a block adds 1 to the strength, on either side, unless he is down, without a tackle zone or
  in the tackle zone of another opponent. Assisting is no action and costs nothing.
pushes: A player who is pushed goes to one of the three squares behind him, an empty one if there is any. With none empty he is pushed off the
  pitch where that is possible, else into somebody, who is pushed in turn.
followUp: After a push the blocker may enter the square that was left, free of charge and without a dodge, before anything else is rolled.
`)

/** What the third edition plays in its own way. */
const later = texts(`
stunnedPlayers: A stunned player turns face up by himself when his own team's next turn is over. Until then he does nothing.
intoTheCrowd: A player pushed off the pitch is hurt by the crowd: an injury roll without armour, and stunned means the reserves. Nobody
  earns points for it.
`)

export const turnCrp: Texts = {
  ...texts(`
beforeTheMatch: The weather is rolled, one die a coach. Then the fans come: 2D6 plus the fan factor, in thousands. More fans than the
  opponents are FAME 1, twice as many FAME 2. The winner of the toss chooses to kick or to receive.
setUp: The kickers set up first, eleven players or all there are: at least three on the line of scrimmage, at most two in each wide zone,
  all in the own half.
kickOff: The ball is put anywhere in the receivers' half and scatters: a D8 for the direction, a D6 for the squares. After the kick-off
  table it is caught or bounces. Outside that half it is a touchback.
teamTurn: Each player may act once, one after another. Blitz, pass, hand-off and foul once a turn each. The turn ends when the coach says
  so or with a turnover.
turnover: Ends the turn: a player of the own team is knocked down, the carrier is placed prone, pushed into the crowd or thrown and lands
  badly, the ball is not held by the own side after a pass or hand-off, a fumbled pass, a failed pick-up, a player sent off for a foul,
  a touchdown.
standingUp: Costs three squares at the start of an action. With MA below three it takes 4 or more. Failing is no turnover.
dodging: Leaving an opposing tackle zone: agility with 1 more, and 1 less for each tackle zone on the new square. Failing, he falls there.
rerolls: A team re-roll repeats all dice of one roll of an own player in the own turn, once a turn at most. Nothing is ever re-rolled
  twice. Not for armour, injury, casualty, direction or scatter. Used ones return at half-time.
touchdown: A standing player who holds the ball in the other end zone when an action of his team is over scores, in the opponents' turn at
  once. The drive is over and the scorers kick.
endOfDrive: Heat may wear players out and secret weapons are sent off. Before the next kick-off the knocked out wake up on 4 or more.
overtime: A draw, unless overtime was agreed: a new toss, up to eight turns each, the first touchdown wins. Then a D6 each plus the
  re-rolls left, again until one is higher.
conceding: At the start of an own turn, or when he cannot put three players on the line, a coach may concede. The opponents win; for want of
  players it costs nothing extra.
`),
  ...shared,
  ...later,
}

export const turnBb2020: Texts = {
  ...texts(`
beforeTheMatch: Each side's Fan Factor is a D3 plus its dedicated fans. The weather is rolled, one die a coach. Inducements, then the
  underdog's prayers. The winner of the toss chooses to kick or to receive.
setUp: The kickers set up first, eleven players or all there are: at least three on the line of scrimmage outside the wide zones, at most
  two in each wide zone, all in the own half.
kickOff: The ball is aimed anywhere in the receivers' half and deviates: a D8 for the direction, a D6 for the squares. After the kick-off
  event it is caught or bounces. Outside that half it is a touchback.
teamTurn: Each player may be activated once. Blitz, pass, hand-off, foul, bomb and kicked team-mate once a turn each. The turn ends when the
  coach says so or with a turnover.
turnover: Ends the turn: an own player falls over or is knocked down, the carrier is placed prone, leaves the pitch or is thrown and lands
  badly, a failed pick-up, a fumbled pass, a ball that ends up with nobody of the own side after a pass or hand-off, a sending-off for a
  foul, a touchdown.
standingUp: Costs three squares at the start of an activation. With MA below three it takes 4 or more; failing ends the activation, and is
  no turnover.
dodging: Leaving a square while marked: an agility test with 1 less for each opponent who marks the new square. Failing, he falls there.
jumping: Once an activation, for two squares, over somebody who is down: an agility test hindered by opponents who mark the start or the
  landing; the worse of the two counts. Failing, he falls where he lands; on a natural 1 where he started.
rerolls: A team re-roll repeats all dice of one roll; several may be used in a turn. No die is rolled a third time. Not for armour, injury,
  casualty, scatter or the referee. They return at half-time.
touchdown: A standing player who holds the ball in the other end zone scores at once, in any turn. The drive is over and the scorers kick.
endOfDrive: Secret weapons are sent off, the knocked out wake up on 4 or more, then heat may wear players out.
stalling: An open carrier who could walk in without a roll and does not is stalling. Only a prayer and some cards punish it.
overtime: A draw, unless overtime was agreed: eight turns each and no fresh re-rolls. Still level, five roll-offs decide.
conceding: At the start of an own turn a coach may concede; all his touchdowns and one more go to the opponents. Without penalty if he has
  three players or fewer to set up.
`),
  ...shared,
  ...later,
}
