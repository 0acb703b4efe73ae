// The spells, magic items and potions of second. Neighbours: index.ts; ../../trickEntries.ts makes the entries.
import { type Texts, texts } from '../texts.ts'

export const spellsSecond: Texts = texts(`
bombBlast: Ranged. Whoever is on the square is blocked with a strength of 1, everybody next to it with 0. Nobody is blocked back.
fearmonger: As a turn of the opponents begins. None of them may enter the caster's tackle zone in it.
quagmire: Ranged. The target cannot move in his next turn, has no zone, and neither blocks nor tackles.
grabbit: At a throw of the opponents, before the dice. A caster who stands near enough intercepts it, without a roll.
unseenShield: At a throw of the opponents, ranged and with 1 less. It blocks a square under the ball's way, and the ball comes down a D6 of
  squares from there.
speedBurst: Before he moves. He has a D6 more movement in this turn.
muscleBoost: Before he throws or kicks. Until the end of the turn he has Long Throw, and Long Kick 4.
cloudJump: In his own turn. Until its end he has Leap 3 and may leap heroically.
mindBlow: Ranged. The target goes to the Knocked-Out box.
flyingFist: Ranged. A blow with a strength of 2: it knocks over, and counts against armour and for the injury.
deathbringer: At any time. An opponent picked by the dice drops dead.
elementalBreeze: At a throw of the opponents, before the dice. The ball comes to the caster.
gravelStorm: As his own turn begins. Every opponent is blocked with a strength of 0. Nobody is blocked back.
lightningStrike: Instead of a block. The target's armour fails, and 3 is added to the injury roll.
meltdown: Instead of a block, and on 4 or more only. All next to him are tackled with a strength of 4. His own armour fails, and 4 is added to
  his injury roll.
oldFaithful: As a turn of the opponents begins. Nobody of theirs sprints, throws or kicks in it, and they move half as far.
`)

export const itemsSecond: Texts = texts(`
armbandsOfBlocking: A block of his ends as if the defender had gone down, whatever was rolled.
gauntletsOfCatching: A throw to him that was missed is caught.
helmOfDistraction: Opponents in his zone throw and kick with 4 less, not 1.
bootsOfHeroicLeaping: He may leap heroically. Who can do that anyway never fails.
amuletOfInterception: A missed throw counts as intercepted, if he is near enough to intercept it.
sandalsOfLeaping: His leaps over a body never fail. They still cost three squares of movement.
luckyRabbitsFoot: One re-roll a match, for a roll that affects him. No referee minds it.
bracersOfSmashing: As the Armbands, and the armour of whoever goes down fails. Referees notice them more easily, on 3 or more.
bootsOfSpeed: His sprint is twice as long.
glovesOfTackling: A tackle of his brings the runner down, whatever was rolled.
headbandOfThrowing: His missed throw is caught after all, or his intercepted one only missed.
ringOfInvulnerability: His armour holds, whatever was rolled.
`)

export const potionsSecond: Texts = texts(`
anaesthetic: On the pitch, for the match: 1 more armour, 11 at most. After the match he rolls for an injury: to be stunned or knocked out is
  nothing then, and to be killed is a serious injury with all its consequences.
antidote: In the dug-out: whoever is poisoned is well at once. No mixture with it does harm.
fortune: On the pitch: one re-roll of a roll that affects him.
healing: Between matches: all his injuries are three games shorter, and nothing of them lasts.
magicSponge: In the dug-out: whoever is stunned or knocked out is back in the reserves at once.
speed: On the pitch, for the match: 1 more movement.
stimulant: In the dug-out: whoever is knocked out is back after the next touchdown, without a roll.
`)
