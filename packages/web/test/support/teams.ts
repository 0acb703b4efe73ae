// Teams for the tests of the builder: ready ones of every edition, one with a past, one written by FUMBBL. Neighbours: ../teams/,
// ../browser/teams.test.ts.

import { editionOf, leagueRules, listsOf, suggestTeam, type Team, withPlayer } from '@double-skulls/league'
import type { Page } from 'playwright-core'

/** By the first edition with a treasury and points: a league's. */
export const leagueEdition = leagueRules.find(({ careers, treasury }) => careers && treasury)?.edition ?? ''

export const listsIn = (edition: string) => {
  const { league, edition: rules } = editionOf(edition)
  return listsOf(league, rules)
}

export const readyTeam = (edition = leagueEdition, roster = 'human'): Team =>
  suggestTeam({ edition, roster, name: 'Reikland Rovers', coach: 'Ann' })

/** Three games old: one player has improved and is hurt, one is dead, and there is money in the treasury. */
export const veteranTeam = (): Team => {
  const fresh = readyTeam()
  const [first, second] = fresh.players
  const grown = withPlayer(fresh, first.id, (player) => ({
    ...player,
    advances: [{ source: 'normal', gained: 'tackle', value: 20_000, points: 0 }],
    niggling: 1,
    lasting: ['MA'],
    points: 9,
    statistics: { ...player.statistics, games: 3, touchdowns: 2 },
  }))
  return {
    ...grown,
    former: [{ ...second, id: 'p99', name: 'Poor Karl', departure: 'dead' }],
    treasury: 70_000,
    nextPlayer: 100,
    history: [
      { what: 'match', at: 0, outcome: 'win', score: [2, 1] },
      { what: 'death', at: 1, player: '#2 Poor Karl' },
      { what: 'match', at: 1, outcome: 'draw', score: [1, 1] },
      { what: 'match', at: 2, outcome: 'loss', score: [0, 3] },
    ],
  }
}

/** Two players with one number, one in an unknown position, and more coaches than money. */
export const spoiltTeam = (): Team => {
  const team = veteranTeam()
  const players = team.players.map((player, i) => ({
    ...player,
    ...(i === 1 ? { number: 1 } : {}),
    ...(i === 2 ? { position: 'Goalkeeper' } : {}),
    ...(i === 3 ? { missesNextGame: true } : {}),
  }))
  return { ...team, players, staff: { ...team.staff, rerolls: 9 }, former: [], history: [] }
}

/** Opens a link to a team and saves it, which opens the builder. */
export const keepShared = async (page: Page, link: string): Promise<void> => {
  await page.goto(link)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByLabel('Name of the team').waitFor()
}

const fumbblPlayer = (number: number, position: string) => ({ number, name: `Player ${number}`, position, status: 0 })

/** As FUMBBL's team API answers, without a rule set that we know. */
export const fumbblText = (ruleset: number): string =>
  JSON.stringify({
    name: 'Sent From Afar',
    coach: { id: 7, name: 'Bea' },
    roster: { id: 1, name: 'Human' },
    ...{ ruleset, rerolls: 2, fanFactor: 3, assistantCoaches: 0, cheerleaders: 0, apothecary: 'Yes', treasury: 0 },
    players: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => fumbblPlayer(number, 'Human Lineman')),
  })

export const tableText = (edition = leagueEdition): string =>
  [
    `edition,${edition}`,
    'roster,human',
    'team,Table Toppers',
    'rerolls,2',
    '',
    'number,name,position',
    ...Array.from({ length: 11 }, (_, i) => `${i + 1},Player ${i + 1},Lineman`),
  ].join('\n')
