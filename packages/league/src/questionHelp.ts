// Help texts for each topic of questions. Neighbours: procedure.ts lists the topics, questionText.ts has the texts of
// the answers.
import { bookOf } from './book.ts'
import type { About, Topic } from './procedure.ts'

const texts: { readonly [T in Topic]: string } = {
  pettyCash:
    'Gold moved to petty cash leaves the treasury for good and counts towards the team value of this match. The side that is then ' +
    'worth less is given the difference. What is not spent on this match is lost.',
  sideBet: 'The stake leaves the treasury now. A win pays it back twice over; otherwise it is lost.',
  journeyman: 'Journeymen fill the team up to eleven for this match. They are loners, and may be taken on after it.',
  inducement:
    'Help for this match only: one thing after another until you are done. Petty cash is spent first; what is left of it is lost.',
  mercenarySkill: 'A mercenary may bring one more skill for this match, of those his position learns easily.',
  winnings: 'The winner may throw the die once more; the second throw counts, even if it is lower.',
  nomination:
    'The award for the most valuable player, and its Star Player points, are drawn by lot among those you nominate, one after another.',
  handedOver:
    'The opponent has conceded and handed over touchdowns. Say for each who is paid Star Player points for it, or nobody.',
  improves: 'One player of each team improves after every game, win or lose. He is named before the die is thrown.',
  improvement: 'What the dice allow: a skill, or a characteristic if they were high enough.',
  skill: 'He learns one skill of the categories that are open to him.',
  category: 'The category is chosen, the skill is rolled; one that he has or cannot use is rolled again.',
  randomSkill: 'The skill that was rolled would be of little use to him. Keep it, or roll once more.',
  advancement: 'Star Player points buy advances; a player may save them, unless he could pay for a characteristic.',
  upkeep: 'He asks for money. If you refuse, he misses the next match.',
  hiring:
    'Players and staff come and go, one after another until you are done. Nobody is paid for leaving, and nothing is given back.',
  handicap: 'The team of lower rating may name one handicap after all that it rolled; it counts for this match.',
  handicapPlayer: 'The handicap is about one player; name him.',
  handicapSkill: 'What he has for this match only.',
  handicapStaff: 'One member of the opponents’ staff is missing in this match.',
  handicapPosition: 'He plays for your team in this match only, and earns nothing.',
  starBid:
    'Both coaches name a sum for the star without knowing the other; the higher one pays and has him for this match. After equal bids ' +
    'both bid again, at least as much. What is left of the purse is lost.',
  starPick:
    'The coaches take turns until neither wants another star; each is paid from the purse, and what is left of it is lost.',
  starPlace: 'The star takes somebody’s place among the sixteen of this match.',
  starPoint:
    'Each point is a roll on one of two tables, for any player or for his position; two points raise a characteristic by one, each ' +
    'once. What he has already is rolled again.',
  starLevel: 'The level is a die; every further point spent now adds one to it.',
  starSkill: 'The table leaves the skill to you.',
  crumbles:
    'A fifth of the Magic Points of the team, rounded up, keeps it out of the grave. Who crumbles can be woken again for his full cost.',
  creates:
    'New players join the First Team at once. Points that are not spent are kept. More than sixteen crumble to dust for good.',
  magicStar: 'Each Star Player Point costs five Magic Points.',
  wages: 'Whoever is not paid becomes disenchanted, and twice as much if others were paid.',
  bonus: 'A bonus as high as his wage takes one Disenchantment Point from a player.',
  retainer: 'A fifth of what was bid for him keeps a Freebooter in the team, injured or not.',
  toStay: 'He stays if he is paid at once what he is owed; that removes no Disenchantment Points.',
  healer: 'For ten Experience Points he gains a Healing Point for ever, and does nothing else in this phase.',
  healing:
    'A point shortens an injury by a game, once for each; makes the throw against a long-term effect one easier, three times at most; ' +
    'or brews a potion, which costs 100 with the next wages.',
  occupation:
    'Training turns experience into Training Points. A demonstration game brings 2,000, a sponsor 3,000 if he is found; a session that ' +
    'the First Team misses costs everybody an Experience Point, and its Special Tactics.',
  training:
    '5 points make a Rookie Experienced, 10 more a Veteran, 15 teach a Lineman another position. Players learn a Special Tactic together ' +
    'for 20 and keep one for 5; each is a team re-roll in the next match.',
  position: 'A Veteran is only Experienced in his new position.',
  payer: 'Whoever is named pays what he has of the rest.',
  sealedBid:
    'Every coach writes down what he offers, at least the usual price, and nobody sees it before all have. The highest offer that can ' +
    'still be paid wins; equal ones are decided by Fame, and after that both bid again, at least as much.',
  freebooterPlace: 'He takes the place of one of the First Team for this match.',
  tricks:
    'What you write down is paid at once and stays secret until it happens; after the match both coaches see the whole list. A target ' +
    'is tried once a match for each kind of trick, and all bribes of the referee are of one size.',
  rookieRace: 'Several races of the team are equally many; the Rookie is of one of them.',
  rookiePosition: 'He can play in any position of his race; you decide which.',
  newPlayers:
    'Linemen of the basic race come as Rookies for the usual price. Makeweights cost nothing, are worse for ever, and come only as long ' +
    'as fewer than eleven could play. A team without an Apothecary may hire one.',
  firstTeam:
    'Sixteen places, a Large Monster takes two. Who sits on the bench does not play, but trains. Whoever is hurt stays there until he ' +
    'has recovered.',
  fanDrift:
    'Three wins in a row make one characteristic of the fans better by one, to 5 at most; three losses make one worse, to 1.',
  redraft:
    'The team is redrafted: last season’s players ask for their value and a fee for each season, rookies and staff cost what they ' +
    'cost a new team. A player who is not asked back leaves for good.',
}

/** Where nothing but players is for sale, and the treasury pays them. */
const ofPlayersOnly: { readonly [T in Topic]?: string } = {
  inducement: 'They play this match for their fee, which the treasury pays, and leave after it.',
  mercenarySkill: 'He may bring more skills for this match, each for its price, of those his position learns easily.',
}

/** What a coach should know who is asked about this. */
export const questionHelp = ({ topic, team }: Pick<About, 'topic' | 'team'>): string => {
  const playersOnly = bookOf(team).league.inducements?.offers.length === 0
  return (playersOnly ? ofPlayersOnly[topic] : undefined) ?? texts[topic]
}
