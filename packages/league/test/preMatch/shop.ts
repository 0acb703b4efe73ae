// Teams with plenty of money, and their offers. Neighbours: wares.test.ts, waresCrp.test.ts.
import { editionNamed } from '@double-skulls/engine'
import type { Team } from '@double-skulls/league'
import { teamOf } from '../team/teams.ts'
import { prepared, type Told, wares, withTreasury } from './support.ts'

export const lineman = (edition: string, roster: string): string => {
  const found = editionNamed(edition)?.rosters.find(({ id }) => id === roster)
  return found?.positions.find(({ max }) => max >= 12)?.name ?? ''
}

export const poor = (edition: string, roster: string, specialRule = ''): Team =>
  withTreasury(teamOf({ edition, roster, specialRule, squad: [[lineman(edition, roster), 11]] }), 0)

/** Rich enough to give the other side three million of petty cash. */
export const rich = (edition: string): Team => {
  const { staff, ...team } = poor(edition, 'human')
  return { ...team, staff: { ...staff, rerolls: 60 } }
}

export const shopped = (edition: string, roster: string, away: readonly string[] = [], specialRule = ''): Told =>
  prepared(rich(edition), poor(edition, roster, specialRule), { away })

export const paid = (told: Told): readonly number[] => told.accounts.away.bought.map(({ cost }) => cost)
export const helpers = (told: Told): readonly string[] =>
  wares(told, 'away').filter((option) => !/^(star|mercenary) |^done$/.test(option))

export const lastWares = ({ offered }: Told): readonly string[] =>
  offered.filter(({ about }) => about?.topic === 'inducement').at(-1)?.options ?? []

export const times = (count: number, what: string): string[] => Array.from({ length: count }, () => what)
