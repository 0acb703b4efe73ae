// What each result on a table of second means, by table and result. Neighbours: the engine's tables have the totals, @double-skulls/words
// the titles; ../../tableEntries.ts puts them together.
import { type Texts, texts } from '../texts.ts'

const attacks = texts(`
block.attackerStunned: The attacker goes to the Stunned box at once.
block.attackerDown: The attacker is knocked over, on his face, and rolls for armour.
block.nothing: Both stay where they are.
block.bothDown: Both are knocked over and roll for armour.
block.defenderDown: The defender is knocked over, on his face, and rolls for armour.
block.defenderStunned: The defender goes to the Stunned box at once.
multipleBlock.attackerDown: Every attacker is knocked over.
multipleBlock.nothing: All stay where they are.
multipleBlock.bothDown: Everybody is knocked over, on both sides.
multipleBlock.defenderDown: Every victim is knocked over.
push.attackerStunned: The pusher goes to the Stunned box at once.
push.attackerDown: The pusher is knocked over.
push.nothing: Nobody moves.
push.bothDown: Both are knocked over where they are.
push.pushedBack: The victim goes to an empty square away from the pusher, whose coach picks it. With none free he is knocked over where he is. The
  pusher follows into the square that was left.
push.pushedDown: The same, and the victim is knocked over where he ends.
tackle.tacklerDown: The tackler is knocked over, and the move goes on.
tackle.nothing: The move goes on.
tackle.bothDown: Both are knocked over.
tackle.moverDown: The moving player is knocked over, and his move is over.
stripBall.nothing: The holder beats the other, or is level: he keeps the ball.
stripBall.dropped: Beaten by 1 or 2: the ball is dropped and scatters once.
stripBall.taken: Beaten by 3 or more: the other has the ball.
dodge.dodged: The attack is over for him. A dodged push still pushes him back.
dodge.defenderDown: He is knocked over.
dodge.defenderStunned: He goes to the Stunned box at once.
boot.kickerInjured: The Kicker goes to the Injured box. Two ones do this whatever is added.
boot.kickerDown: The Kicker is knocked over.
boot.nothing: Both stay where they are.
boot.targetDown: The target is knocked over.
boot.targetStunned: The target goes to the Stunned box. Two sixes do this whatever is taken off.
`)

const moves = texts(`
leap.fallsBefore: He falls where he leapt from, and rolls for armour.
leap.fallsBeyond: He falls where he meant to land, and rolls for armour.
leap.lands: He stands beyond the body and may go on.
land.crashes: An injury roll at once, with 2 more.
land.falls: He lies where he came down, and rolls for armour.
land.lands: He stands where he came down.
`)

const intercepted = 'One of those near enough may get the ball.'
const missed = 'The ball scatters from the target’s square, further the longer the throw.'
const caught = 'The target has the ball.'

const ball: Texts = {
  ...Object.fromEntries(
    ['Quick', 'Short', 'Long', 'Bomb'].flatMap((band) => [
      [`throw${band}.intercepted`, intercepted],
      [`throw${band}.missed`, missed],
      [`throw${band}.caught`, caught],
    ]),
  ),
  ...Object.fromEntries(
    ['kickOffKicker', 'kickOff', 'kickKicker', 'kick'].flatMap((kick) => [
      [`${kick}.inaccurate`, 'It comes down three squares from the target, in a direction by lot.'],
      [`${kick}.accurate`, 'It comes down where it was aimed.'],
    ]),
  ),
  ...texts(`
kickKicker.fumbled: It goes nowhere and scatters from the Kicker.
kick.fumbled: It goes nowhere and scatters from the player.
interception.fumbled: The thrower loses the ball, which scatters once from him.
interception.misthrown: It flies in one direction from the target: three squares, four for a long throw, five for a long bomb.
interception.intercepted: An opponent whom his coach picks has the ball. With nobody near enough it is missed.
bounces.1: It bounces once, one square in a direction by lot.
bounces.2: It bounces twice.
bounces.3: It bounces three times.
hang.1: It comes down at the end of the next team turn.
hang.2: It comes down a team turn later.
`),
}

const referees = texts(`
foulSneaky.foulerDown: The fouler falls over his own feet and rolls for armour.
foulSneaky.nothing: Nothing comes of it.
foulSneaky.hurt: The victim is turned onto his face and rolls for armour.
foulSneaky.crushed: The victim rolls for injury at once.
foulBlatant.foulerDown: The fouler falls over his own feet and rolls for armour.
foulBlatant.nothing: Nothing comes of it.
foulBlatant.hurt: The victim is turned onto his face and rolls for armour.
foulBlatant.crushed: The victim rolls for injury at once.
alertness.wrongMan: The fouled player is penalised. A blatant foul never comes to this.
alertness.missed: He was looking elsewhere.
alertness.seen: The fouler is penalised.
penalty.stunnedBox: To the Stunned box.
penalty.ko: To the Knocked Out box.
penalty.injured: To the Injured box.
refereeMove.1: One square in a direction by lot.
refereeMove.2: Two squares.
refereeMove.3: Three squares.
refereeMove.4: Four squares.
`)

const injuries = texts(`
injury.unhurt: Only Toughness brings a total this low: nothing happened.
injury.stunnedBox: To the Stunned box; back in the reserves at the next restart.
injury.ko: To the Knocked Out box; at each restart 4 or more on a D6 brings him back.
injury.injured: Out for the match.
injury.dead: Dead. Two sixes kill even the toughest.
`)

const crowd = texts(`
fans.1: Hardly to be heard, meek, or fickle.
fans.2: Like most crowds.
fans.3: Loud, rough, or faithful.
fans.4: As loud, rough, or faithful as they come.
gate.3: A thin crowd.
gate.4: Below average.
gate.5: An average day.
gate.6: A good day.
gate.7: Nearly full.
gate.8: Full house.
cheering.1: No cheerleaders.
cheering.3: One cheerleader.
cheering.4: Two of them.
cheering.5: Three of them.
cheering.6: Four of them.
cheering.7: Five or more.
crowd.switchSides: A Loyalty check, with 2 off the die when level and 4 when leading. Failed, the fan factor falls by 1 and the opponents’ rises by 1.
crowd.leaveEarly: A Loyalty check. Failed, the fan factor falls by 1.
crowd.rock: A Hooliganism check. Passed, a rock flies at an opponent in the own half, within six squares of a sideline.
crowd.toss: A Chant check. Passed, the team has one more re-roll.
crowd.invasion: Both crowds check Hooliganism, and those that pass invade the pitch. The teams run or fight; the drive is over.
crowd.riot: Both crowds fight: a D6 and Hooliganism each, times ten, are the fans that the other side loses. Then both check Loyalty.
rock.scatters: It scatters once and hits whoever stands there.
rock.hits: An armour roll; he is not knocked over.
saw.slipped: It misses, and goes where a scatter from the target says. Whoever is there is hit, the Loony himself too.
saw.missed: Nothing happens.
saw.sawn: The target rolls for armour, with 2 more against him.
saw.beheaded: The target is dead. His head rolls away, and can be carried and thrown. In the own entry zone it is worth a re-roll to the side of the
  Loony; the other side brings it home to deny it that.
grenadeFuse.explodes: In his hand, and all that he has left with it. He rolls for injury once for each, those beside him for armour; the worst counts.
grenadeFuse.dud: Nothing happens. The grenade is used up.
grenadeFuse.burns: He throws it, or holds it until it explodes.
swerve.left: A quarter turn to the left, and a square ahead.
swerve.straight: A square ahead.
swerve.right: A quarter turn to the right, and a square ahead.
seeSaw.snaps: The see-saw is gone for the match, and bouncer and jumper lie there.
seeSaw.wrongWay: He flies towards the end zone of the team whose see-saw it is.
seeSaw.swap: He comes down where he was. Now he is the bouncer and the bouncer is the jumper, and this is rolled again.
seeSaw.rightWay: He flies towards the other end zone.
seeSaw.breaks: As if it had snapped: too much of a good thing.
fuse.explodes: The cannon is gone for the match. An injury roll for the Cannonball; who stands next to it falls and rolls for armour. A
  ball in it is destroyed: play restarts as if the cannon's team had scored, without a touchdown.
fuse.goesOut: Another try next turn.
fuse.fires: On to how he flies.
cannonball.pops: He lies in front of the muzzle.
cannonball.flies: 6D6 squares ahead, and he lands there as from the see-saw. Past the end zone he lifts off.
cannonball.liftsOff: With the ball it is a touchdown. He is out for the match, after an injury roll.
assassinEffect.minor: He misses this game.
assassinEffect.major: He misses this game and the next two.
assassinEffect.dead: Dead.
drugEffect.laxative: As the game begins and after each touchdown he cannot be set up on 4 or more.
drugEffect.hiccups: 2 less CL, until they wear off.
drugEffect.giggles: When somebody falls within two squares, he falls laughing on 5 or more, until it wears off.
drugEffect.lovesick: He falls for a random opponent, runs after him and never attacks him; who is loved runs away, and blocks him when he is near. Until it
  wears off.
drugEffect.paranoid: He enters nobody's zone, not even a team-mate's, and never takes the ball, until it wears off.
drugEffect.sick: He misses the match. A benchwarmer may take his place.
itemsFound.none: No magic today.
itemsFound.one: A D66 says what it is. Only this coach knows.
itemsFound.two: A D66 for each.
ruling.allowed: The weapon may be on the pitch until the next touchdown; if it was off, it comes back.
ruling.forbidden: It leaves the pitch or stays away, and so does its crew. Grenadiers and Loonies are out for the match.
spikedPit.spiked: He lands on the spikes: another D6 says how badly.
spikedPit.missed: He lands between them, rolls for armour, and is trapped.
impaled.injured: To the Injured box.
impaled.dead: Dead.
sun.glare: 2 less on throws of those who suffer from the sun, and 1 less on the next roll here.
sun.sunny: 1 less on their throws.
sun.overcast: No effect.
sun.stormClouds: No effect, and 1 more on the next roll here.
spellQuick.miscast: It goes off where its caster stands.
spellQuick.missed: It scatters once and strikes where it ends.
spellQuick.onTarget: It strikes the square it was aimed at.
spellShort.miscast: It goes off where its caster stands.
spellShort.missed: It scatters once and strikes where it ends.
spellShort.onTarget: It strikes the square it was aimed at.
spellLong.miscast: It goes off where its caster stands.
spellLong.missed: It scatters twice and strikes where it ends.
spellLong.onTarget: It strikes the square it was aimed at.
spellBomb.miscast: It goes off where its caster stands.
spellBomb.missed: It scatters three times and strikes where it ends.
spellBomb.onTarget: It strikes the square it was aimed at.
`)

export const resultsSecond: Texts = { ...attacks, ...moves, ...ball, ...referees, ...injuries, ...crowd }
