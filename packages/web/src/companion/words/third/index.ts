// The texts of third. Neighbours: one file per kind in this folder, ../index.ts.
import type { RuleWords } from '../index.ts'
import { actionsThird } from './actions.ts'
import { handicapsThird } from './handicaps.ts'
import { leagueThird } from './league.ts'
import { racialThird } from './racial.ts'
import { rollsThird } from './rolls.ts'
import { skillsThird } from './skills.ts'
import { staffThird, usesThird } from './staff.ts'
import {
  ballThird,
  blockDieThird,
  catchingThird,
  injuryThird,
  kickOffThird,
  passingThird,
  weatherThird,
} from './tables.ts'
import { traitsThird } from './traits.ts'
import { turnThird } from './turn.ts'

export const third: RuleWords = {
  ...{ spell: {}, item: {}, potion: {}, weapon: {}, trap: {} },
  turn: turnThird,
  action: actionsThird,
  roll: rollsThird,
  table: {},
  skill: { ...skillsThird, ...traitsThird, ...racialThird },
  weather: weatherThird,
  kickOff: kickOffThird,
  blockDie: blockDieThird,
  injury: injuryThird,
  passing: passingThird,
  catching: catchingThird,
  ball: ballThird,
  prayer: {},
  staff: staffThird,
  handicap: handicapsThird,
  league: leagueThird,
  teamRule: {},
  use: usesThird,
}
