// The numbers of bugman and crp that stand in no table, and the shape of the pitch.
import type { Numbers } from '../edition.ts'
import type { PitchShape } from '../kernel/pitch.ts'

export const pitchCrp: PitchShape = { length: 26, width: 15, wideZone: 4, endZone: 1 }

export const numbersCrp: Numbers = {
  turnsPerHalf: 8,
  playersOnPitch: 11,
  onLineOfScrimmage: 3,
  inEachWideZone: 2,
  goForIts: 2,
  standUpCost: 3,
  standUpRoll: 4,
  knockOutRecovery: 4,
  bribeRoll: 2,
  chefRoll: 4,
  apothecaryRoll: 3,
  heatExhaustion: 1,
  turnsLostWithNobodyToField: 2,
  throwInCountsStart: true,
  passScatters: 3,
  teamRerollsPerTurn: 1,
  scoresAtOnce: false,
  handsToFoes: true,
  nominates: [],
  everybodyJumps: false,
  endOfDrive: ['heat', 'weapons'],
  gustScatters: 1,
  namesKicker: false,
  concedesWith: 2,
  bonusActions: ['move', 'block', 'blitz', 'pass', 'foul', 'bomb'],
  bonusRerolls: true,
  suddenDeath: true,
  rulerWidth: [87, 50],
}

export const numbers2020: Numbers = {
  ...numbersCrp,
  teamRerollsPerTurn: 99,
  scoresAtOnce: true,
  handsToFoes: false,
  nominates: ['blitz', 'foul'],
  everybodyJumps: true,
  endOfDrive: ['weapons', 'recover', 'heat'],
  gustScatters: 3,
  namesKicker: true,
  concedesWith: 3,
  bonusActions: ['move', 'blitz', 'pass'],
  bonusRerolls: false,
  throwInCountsStart: false,
  suddenDeath: false,
}
