// The 36 handicaps of third by two D6, the first as tens. Neighbours: handicap.ts explains the fields, handicapRolls.ts
// says how many are rolled.
import { leagueRulesOf } from '../rules/index.ts'
import type { Handicap } from './handicap.ts'

const rows11to26: readonly Handicap[] = [
  {
    ...{ roll: 11, id: 'appearance-fee', name: 'Appearance Fee', subject: 'foeWithMostPoints' },
    gist: 'The opponent with the most points stays in the dugout until D6 × 5,000 are paid.',
  },
  {
    ...{ roll: 12, id: 'extra-training', name: 'Extra Training', subject: 'ownTeam' },
    gist: 'One more team re-roll.',
  },
  {
    ...{ roll: 13, id: 'intensive-training', name: 'Intensive Training', subject: 'ownPlayerChosen' },
    gist: 'A player has one more skill of his normal categories.',
  },
  {
    ...{ roll: 14, id: 'inspiration', name: 'Inspiration', subject: 'ownPlayerChosen' },
    gist: 'A player gets a most valuable player award now, with a star roll if it is due.',
  },
  {
    ...{ roll: 15, id: 'i-am-the-greatest', name: 'I Am the Greatest!', subject: 'foesDrawn', lot: 2 },
    gist: 'Only one of two opponents may be set up for a drive.',
  },
  {
    ...{ roll: 16, id: 'under-scrutiny', name: 'Under Scrutiny', subject: 'foes' },
    gist: 'The opponents may not foul.',
  },
  {
    ...{ roll: 21, id: 'bad-press', name: 'Bad Press', subject: 'foes' },
    gist: 'The opponents’ Fan Factor is halved, rounded up.',
  },
  {
    ...{ roll: 22, id: 'bad-habits', name: 'Bad Habits', subject: 'foes' },
    gist: 'The opponents have one re-roll less.',
  },
  {
    ...{ roll: 23, id: 'biased-referee', name: 'Biased Referee', subject: 'foes' },
    gist: 'Fouls of the opponents are seen on 4+ all match.',
  },
  {
    ...{ roll: 24, id: 'running-late', name: 'Running Late', subject: 'foesDrawn', lot: 'd6' },
    gist: 'Some opponents miss the first drive.',
  },
  {
    ...{ roll: 25, id: 'greased-shoes', name: 'Greased Shoes', subject: 'foeChosen' },
    gist: 'An opponent has AG 1 until a touchdown or the end of the half.',
  },
  {
    ...{ roll: 26, id: 'illegal-drugs', name: 'Illegal Drugs', subject: 'ownPlayerChosen' },
    gist: 'A player has +1 ST or +1 AG.',
  },
]

const rows31to46: readonly Handicap[] = [
  {
    ...{ roll: 31, id: 'morleys-revenge', name: 'Morley’s Revenge', subject: 'foesDrawn', lot: 'd3' },
    gist: 'Some opponents roll before every kick-off and miss the drive on 1-3.',
  },
  {
    ...{ roll: 32, id: 'bribe-the-announcers', name: 'Bribe the Announcers', subject: 'ownTeam' },
    gist: 'The most valuable player award comes before the match, and none after it.',
  },
  {
    ...{ roll: 33, id: 'smelling-salts', name: 'Smelling Salts', subject: 'ownTeam' },
    gist: 'Own players recover from a knock-out on 2+.',
  },
  {
    ...{ roll: 34, id: 'sponsorship-deal', name: 'Sponsorship Deal', subject: 'ownTeam' },
    gist: '10,000 after the match if the slogan was said at the start of every drive.',
  },
  {
    ...{ roll: 35, id: 'palmed-coin', name: 'Palmed Coin', subject: 'match' },
    gist: 'The toss is won.',
  },
  {
    ...{ roll: 36, id: 'weather-scroll', name: 'Scroll of Weather Magic', subject: 'match' },
    gist: 'The weather at the start is chosen.',
  },
  {
    ...{ roll: 41, id: 'team-anthem', name: 'Team Anthem', subject: 'ownTeam' },
    gist: '+1 Fan Factor.',
  },
  {
    ...{ roll: 42, id: 'grudge-match', name: 'Grudge Match', subject: 'ownTeam' },
    gist: 'Any number of fouls a turn, no victim twice in a turn.',
  },
  {
    ...{ roll: 43, id: 'doom-and-gloom', name: 'Doom & Gloom', subject: 'foes' },
    gist: 'The opponents’ re-rolls are halved in the first half, rounded down.',
  },
  {
    ...{ roll: 44, id: 'it-wasnt-me', name: 'It Wasn’t Me!', subject: 'foesDrawn', lot: 1 },
    gist: 'An opponent misses the match.',
  },
  {
    ...{ roll: 45, id: 'talented-fan', name: 'That Boy’s Got Talent', subject: 'ownTeam' },
    gist: 'One more player of any position, a 17th too.',
  },
  {
    ...{ roll: 46, id: 'news-feature', name: 'News Feature', subject: 'ownTeam' },
    gist: 'Winnings are rolled with 2D6.',
  },
]

const rows51to66: readonly Handicap[] = [
  {
    ...{ roll: 51, id: 'twelfth-man', name: 'Bribe the Ref: Twelve Players', subject: 'ownTeam' },
    gist: 'Once in the match twelve players may be set up.',
  },
  {
    ...{ roll: 52, id: 'in-the-bag', name: 'In the Bag!', subject: 'foes' },
    gist: 'The opponents field their eleven players with the fewest points until the own side leads.',
  },
  {
    ...{ roll: 53, id: 'mickey-finn', name: 'Mickey Finn', subject: 'foesStaffChosen' },
    gist: 'One member of the opponents’ staff is missing, not the head coach.',
  },
  {
    ...{ roll: 54, id: 'stiletto', name: 'Stiletto', subject: 'ownPlayerChosen' },
    gist: 'A player has Razor Sharp Claws.',
  },
  {
    ...{ roll: 55, id: 'where-am-i', name: 'Duh, Where Am I?', subject: 'foesDrawn', lot: 1 },
    gist: 'An opponent has Bonehead.',
  },
  {
    ...{ roll: 56, id: 'assassin', name: 'Assassin', subject: 'foeChosen' },
    gist: 'An injury roll for an opponent before the match; an apothecary used on him is gone.',
  },
  {
    ...{ roll: 61, id: 'bribe-the-ref', name: 'Bribe the Ref', subject: 'ownTeam' },
    gist: 'The first penalty against the own team is ignored.',
  },
  {
    ...{ roll: 62, id: 'knuckledusters', name: 'Knuckledusters', subject: 'ownPlayerChosen' },
    gist: 'A player has Mighty Blow.',
  },
  {
    ...{ roll: 63, id: 'virus', name: 'Virus', subject: 'foesWithNiggling' },
    gist: 'Opponents with a niggling injury miss the match.',
  },
  {
    ...{ roll: 64, id: 'new-cheerleaders', name: 'That Babe’s Got Talent!', subject: 'ownTeam' },
    gist: 'D6 more cheerleaders.',
  },
  {
    ...{ roll: 65, id: 'iron-man', name: 'Iron Man', subject: 'ownPlayerDrawn', lot: 1 },
    gist: 'A player is only stunned when an opponent beats his armour.',
  },
  {
    ...{ roll: 66, id: 'buzzing', name: 'Buzzing!', subject: 'ownPlayerChosen' },
    gist: 'A player has Jump Up and Frenzy, and fails every pick-up and catch.',
  },
]

/** The D66 table, by number. */
export const handicapTable: readonly Handicap[] = [...rows11to26, ...rows31to46, ...rows51to66]

/** A handicap by its id, or by its roll. */
export const handicapNamed = (word: string): Handicap | undefined =>
  handicapTable.find(({ id, roll }) => id === word || String(roll) === word)

/** Its name and what it does; the id itself where there is none of that id. */
export const handicapText = (id: string): string => {
  const handicap = handicapNamed(id)
  return handicap ? `${handicap.name}: ${handicap.gist}` : id
}

/** Whether teams roll on it before a match of this edition, whatever options the id names. */
export const hasHandicaps = (edition: string): boolean =>
  leagueRulesOf(edition)?.beforeMatch.includes('handicaps') ?? false
