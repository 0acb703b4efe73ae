// What no source of third gives: one value a row, with its reason and its ruling (docs/rulings), so that a better source
// can replace it here. Every value is read by a part of the edition; readings of a text are rulings only.
// Neighbours: tests.ts, turnovers.ts, casualty.ts and other parts that end in `Third`.

import { propose } from './proposal.ts'

export const proposalsThird = {
  // The course of a match.
  suddenDeath: propose(true, 'overtime of the later books', 'D17'),
  standUpNeeds: propose(4, 'roll of the later books for less than three squares', 'D16'),
  failedHandOffIsTurnover: propose(true, 'made like a pass', 'D9'),
  sentOffIsTurnover: propose(false, 'not among the five', 'D7'),
  throwInCountsStart: propose(true, 'the nearest later text', 'D20'),
  handsToFoes: propose(true, 'the nearest later text', 'D9'),
  foulBonus: propose(1, 'programs of the time add it', 'D14'),

  // Kick-off.
  getTheRefLasts: propose('half', 'as re-rolls of the same table', 'D26'),
  getTheRefTiesAgain: propose(true, 'as results 5 and 9', 'D26'),
  blitzForMarked: propose(true, 'the old table has no exception', 'D30'),

  // Injuries.
  seriousInjuryMissesNextGame: propose(true, 'standard reading', 'D77'),
  apothecaryUses: propose(1, 'later books', 'D22'),

  // Skills and traits.
  multipleBlockAddsStrength: propose(true, 'Death Zone', 'D37'),
  standFirmKeepsFeet: propose(true, 'he stays in his square', 'D40'),
  extraArms: propose(['catch', 'intercept', 'pickUp'], 'later text', 'D46'),
  jumpUpNeeds: propose(2, 'unsure; easier than later', 'D48'),
  safeThrowRoll: propose('agility', 'later text, unmodified', 'D50'),
  spikes: propose({ armour: 1, most: 10 }, 'unsure; the name and its price', 'D51'),
  strongArmBands: propose(-1, 'the mirror of the one-band penalty', 'D52'),
  throwTeamMateBands: propose(1, 'as a Stunty thrower', 'D54'),
  throwTeamMateRanges: propose(['quick', 'short'], 'later books', 'D54'),

  // The wizard.
  fireballNeeds: propose(4, 'later books', 'D90'),
  lightningNeeds: propose(2, 'later books', 'D90'),
  frogNeeds: propose(4, 'a short pass of agility 3', 'D90'),
  frogLasts: propose('drive', 'he is out of the game meanwhile', 'D90'),

  // Money and lists.
  laterRerollFactor: propose(2, 'later books', 'D87'),
  leastFanFactor: propose(1, 'a fan factor roll cannot go below it', 'D86'),
  freebooterShare: propose(0.5, 'half the list price', 'D89'),
  freebooterSkill: propose(10_000, 'half of what a skill is worth later', 'D89'),
} as const
