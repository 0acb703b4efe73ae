// The league rules of all editions. Neighbours: one file an edition in this folder.
import { baseOf } from '@double-skulls/engine'
import { bb2020 } from './bb2020.ts'
import { bugman } from './bugman.ts'
import { crp } from './crp.ts'
import type { LeagueRules } from './leagueRules.ts'
import { second } from './second.ts'
import { third } from './third.ts'

/** The league rules of every edition. */
export const leagueRules: readonly LeagueRules[] = [bugman, crp, bb2020, third, second]

/** The league rules of an edition, by its id, whatever options it names; null where there are none. */
export const leagueRulesOf = (edition: string): LeagueRules | null =>
  leagueRules.find((rules) => rules.edition === baseOf(edition)) ?? null
