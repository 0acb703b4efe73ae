// What wizards and other helpers can do, when there is a choice or a separate name. Neighbours: index.ts; the short description
// comes from the edition itself.
import { type Texts, texts } from './texts.ts'

export const usesCrp: Texts = texts(`
fireball: A square and its neighbours: each player who stands there, of either side, is knocked down on 4 or more, with 1 more on armour or injury.
lightning-bolt: A standing player is knocked down on 2 or more, with 1 more on armour or injury.
`)

const spells = texts(`
fireball: When a turn ends, a square and its neighbours: each player who stands there, of either side, is knocked down on 4 or more, with 1 more on armour or injury.
stray-fireball: When a turn ends, a fireball whose target first drifts D3 squares; off the pitch it is gone. Each player who stands where it
  comes down or beside it is knocked down on 4 or more, with 1 more on armour or injury.
thunderbolt: When a turn ends, a standing opponent is knocked down on 3 or more, with 1 more on armour or injury.
zap: As an opposing turn starts or ends, a D6 of at least his strength, or a natural 6, turns an opponent into a frog for the drive. The ball
  he had bounces.
rampant-mutation: As an opposing turn starts, an own player gains two mutations for the drive on 2 or more, Disturbing Presence on a 1.
one-thousand-cuts: As an opposing turn starts, an opponent has MA, strength and agility worse by 1 for the drive on 3 or more.
temporal-distortion: After an opposing turn the coach says which way, and on 5 or more both turn markers move by one.
tectonic-shift: As an opposing turn starts: the opponents' rushes are harder by 1 in it.
reality-blinks: As an opposing turn starts or ends, two standing own players without the ball, no loners, change places on 3 or more.
  Otherwise both have no hands and no tackle zone until the own next turn starts.
vigorous-growth: As an opposing turn starts: the opponents' rushes are harder by 2 in it.
strange-flora: When a turn ends, D3 standing opponents within two squares of an empty one are knocked down, each on 3 or more, with 1
  more on armour or injury.
incorporeal: When a turn ends, a standing opponent drops the ball on 3 or more, and has no hands and no tackle zone until his own team's
  next turn starts.
danse-macabre: After an opposing turn, on 3 or more, each own lineman on the pitch has MA, agility or passing better by 1 in the turn that
  follows.
plague-of-warts: As an opposing turn starts, on 3 or more, an opponent has MA, strength and agility worse by 1, Disturbing Presence and Foul Appearance for the drive.
warp-lightning: When a turn ends, across the pitch: each player who stands in a row, of either side, is knocked down on 3 or more, with 1 more on
  armour or injury. After each who is hit a 1 stops it.
column-of-fire: When a turn ends, across the pitch: each player who stands in a row, of either side, is knocked down on 4 or more, with 1 more on armour or injury.
great-green-foot: When a turn ends, a standing opponent is knocked down on 3 to 5, with 1 more on armour or injury; on a 6 he flies off as if thrown terribly.
spore-cloud: As an opposing turn starts, on 2 or more, a standing opponent has Loner (5+) and Really Stupid for the drive.
blood-puppet: When a turn ends, on 2 or more, a standing opponent without the ball is walked up to three squares, heedless of tackle
  zones.
blood-curse: When a turn ends, on 3 or more, an opponent without the ball takes an injury roll; a casualty is only badly hurt.
brimstone: When a turn ends, two standing opponents are knocked down, each on 5 or more, with 1 more on armour.
stone-boots: When a turn ends, on 3 or more, an opponent without the ball has 2 MA less and dodges and jumps with 1 less for the drive.
`)

const others = texts(`
experiment: Before the match D3 random players gain a random mutation.
experiment-aftermath: After the match a D6 for each: he loses it, and on a 1 misses the next match too; on a 6 he keeps it.
miracle-cure: Before the match D3 random players gain Pro.
miracle-cure-aftermath: After the match a D6 for each: he loses Pro, and on a 1 becomes a Loner (2+) too; on a 6 he keeps Pro.
ranulfs-axe: An unseen foul of the opponents is seen on 4 or more: his coach bribes, lets him go off, or lets him take an armour
  roll with 2 more; broken, he is hurt but not sent off.
respect: Nobody argues any call of the match, on either side.
six-eyes: An unseen foul of the opponents is seen on 5 or more; on a 1 the victim is sent off instead.
underfoot: As each drive begins, on a 6 an open opponent is stunned.
rune-of-might: For the drive: Mighty Blow (+1).
rune-of-fury: For the drive: Dauntless and Frenzy.
rune-of-speed: For the drive: Sprint and Sure Feet.
rune-of-iron: For the drive: 1 more AV and Stand Firm.
rune-of-impact: For the drive: Juggernaut and Horns.
hot-pot: Once, after an opposing turn, a D6: on a 1 it spills at home, on 2 to 5 it comes down D3 squares off, on a 6 where it should.
hot-pot-lands: The player under it is knocked down, with 2 more on armour or injury; each player who stands beside it is placed prone on 4 or more.
hot-pot-spills: D3 of the own reserves are knocked out.
ballistics: With each own kick a D3: nothing on a 1, a square less on a 2, one of the dice changed by up to two on a 3.
good-advice: Which of the kick's dice is turned, and how far.
totem: Once, as an own turn starts, a D6: a re-roll lost on a 1, an opponent struck on 2 to 5, a player changed on a 6.
totem-blast: A random opponent on the pitch is knocked down.
totem-mutation: A random own player gains a mutation for the match.
cast-the-runes: After the toss, a D6: a re-roll lost on a 1, the weather set on 2 or 3, a prayer on 4 or 5, a vision on a 6.
seers-vision: A random player learns a primary skill for the match.
artefact: Once, as an own turn starts, a D6: backfires on a 1, a re-roll for this half on 2 to 5, heals on a 6.
artefact-backfires: A random own player on the pitch is knocked out.
artefact-return: A knocked-out player or a casualty who is not dead is back in the reserves.
mark-of-the-undivided: For the match: Tentacles and Horns.
mark-of-khorne: For the match: Frenzy and Juggernaut.
mark-of-nurgle: For the match: Disturbing Presence and Foul Appearance.
mark-of-tzeentch: For the match: Pro and Two Heads.
mark-of-slaanesh: For the match: Dodge and Leap.
`)

export const usesBb2020: Texts = { ...spells, ...others }
