// Between seasons: recovery, the redraft budget, the prices of players. Neighbours: ../postMatch/support.ts plays
// scripts.
import {
  bookOf,
  checkTeam,
  editionOf,
  newSeason,
  playerValue,
  readTeam,
  type Team,
  teamValue,
  teamValueBill,
  toLineUp,
  writeTeam,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { noted } from '../../src/postMatch/afterMatch.ts'
import { askingPrice, redraftBudget } from '../../src/season/redraft.ts'
import { seasonRecord, seasonsFinished } from '../../src/season/seasonRecord.ts'
import { type Script, scripted } from '../postMatch/support.ts'
import { learnt, teamOf, with1 } from '../team/teams.ts'

const { redraft } = editionOf('bb2020').league
if (!redraft) throw new Error('bb2020 has a redraft')

/** Eleven linemen after these games. */
const veterans = (outcomes: readonly string[] = ['win', 'draw', 'loss'], treasury = 50_000): Team => {
  const team = teamOf({ edition: 'bb2020', squad: [['Human Lineman', 11]], fans: 4 })
  return outcomes.reduce((before, outcome) => noted(before, 'match', { outcome }), { ...team, treasury })
}

const everybody = (team: Team): string[] => team.players.map(({ id }) => `rehire ${id}`)
const drafted = (team: Team, script: Script = {}, answers = everybody(team)): Team =>
  scripted(() => newSeason(team), { ...script, 'whom to draft': answers }).result

describe('the budget', () => {
  it('[bb2020 429] should be a million, 20,000 a game, 20,000 a win, 10,000 a draw, and what is left', () => {
    const budget = (team: Team): number => redraftBudget(redraft, seasonRecord(team), team.treasury, {})
    expect(budget(veterans([], 0))).toBe(1_000_000)
    expect(budget(veterans(['loss'], 0))).toBe(1_020_000)
    expect(budget(veterans(['win'], 0))).toBe(1_040_000)
    expect(budget(veterans(['draw'], 0))).toBe(1_030_000)
    expect(budget(veterans(['win', 'draw', 'loss'], 55_000))).toBe(1_000_000 + 60_000 + 30_000 + 55_000)
  })

  it('[bb2020 429] should end at 1,300,000 unless the league says otherwise', () => {
    const record = { games: 10, wins: 10, draws: 0 }
    expect(redraftBudget(redraft, record, 200_000, {})).toBe(1_300_000)
    expect(redraftBudget(redraft, record, 200_000, { redraftCap: 1_350_000 })).toBe(1_350_000)
    expect(redraftBudget(redraft, record, 200_000, { redraftCap: null })).toBe(1_600_000)
  })

  it('should count the season that is over and no friendlies', () => {
    const two = noted(noted(veterans(['win', 'win']), 'season'), 'match', { outcome: 'draw' })
    expect(seasonRecord(noted(two, 'match', { outcome: 'win', friendly: true }))).toEqual({
      games: 1,
      wins: 0,
      draws: 1,
    })
    expect(seasonsFinished(two)).toBe(1)
  })

  it('should be spent on players and staff, at the prices of a new team', () => {
    const team = veterans()
    const next = drafted(team, {}, [
      ...everybody(team),
      'buy rerolls',
      'buy rerolls',
      'buy apothecaries',
      'hire Blitzer',
    ])
    const budget = 1_000_000 + 60_000 + 20_000 + 10_000 + 50_000
    expect(next.treasury).toBe(budget - 11 * 70_000 - 2 * 50_000 - 50_000 - 85_000)
    expect([next.staff.rerolls, next.staff.apothecaries, next.players.length]).toEqual([2, 1, 12])
    expect(checkTeam(next)).toEqual([])
    expect(next.history).toContainEqual({ what: 'bought', at: 3, staff: 'apothecaries', price: 50_000 })
  })

  it('should be more for the first three of the season', () => {
    const budget = (place: number): unknown =>
      scripted(() => newSeason(veterans([], 0), {}, place), {
        'whom to draft': everybody(veterans()),
      }).result.history.find(({ what }) => what === 'redraft')?.budget
    expect([0, 1, 2, 3, 4].map(budget)).toEqual([1_000_000, 1_100_000, 1_060_000, 1_030_000, 1_000_000])
  })

  it('should carry fans over for nothing', () => {
    expect(drafted(veterans()).fans).toBe(4)
  })
})

describe('the trophy', () => {
  const next = (team: Team, place: number): Team =>
    scripted(() => newSeason(team, {}, place), { 'whom to draft': everybody(team) }).result

  it('should go to the winner of the season, and bring a team re-roll that counts for the value', () => {
    const champions = next(veterans(), 1)
    expect(champions).toMatchObject({ trophy: true, staff: { rerolls: 0 } })
    expect(toLineUp(champions).rerolls).toBe(1)
    expect(teamValue(champions)).toBe(teamValue(next(veterans(), 2)) + bookOf(champions).roster.rerollCost)
    expect(teamValueBill(champions)).toContainEqual(expect.objectContaining({ what: "The trophy's re-roll", count: 1 }))
    expect(champions.history).toContainEqual({ what: 'trophy', at: 3, place: 1 })
    expect(checkTeam(champions)).toEqual([])
    expect(readTeam(writeTeam(champions))).toEqual(champions)
  })

  it('should be handed on by a holder who does not win the next one, and stay without standings', () => {
    const champions = next(veterans(), 1)
    expect(next(champions, 0).trophy).toBe(true)
    expect(next(champions, 1)).toMatchObject({ trophy: true, staff: { rerolls: 0 } })
    expect(toLineUp(next(champions, 1)).rerolls).toBe(1)
    const beaten = next(champions, 2)
    expect(beaten).not.toHaveProperty('trophy')
    expect(toLineUp(beaten).rerolls).toBe(0)
    expect(beaten.history).toContainEqual({ what: 'trophyLost', at: 3, place: 2 })
  })

  it('should come on top of the most re-rolls a team may have', () => {
    const full = { ...next(veterans(), 1), staff: { ...veterans().staff, rerolls: 8 } }
    expect(checkTeam(full)).toEqual([])
    expect(toLineUp(full).rerolls).toBe(9)
  })

  it('should not be there in a league without a draft', () => {
    const team = noted(teamOf(), 'match', { outcome: 'win' })
    expect(scripted(() => newSeason(team, {}, 1)).result).not.toHaveProperty('trophy')
  })
})

describe('players of the last season', () => {
  it('[bb2020 430] should ask for their value and 20,000 for each season, which is no part of their value', () => {
    const team = with1(veterans(), { advances: [learnt('block', 'chosenPrimary', 20_000, 6)], points: 6, seasons: 2 })
    const [old, rookie] = team.players
    expect(askingPrice(team, old, redraft)).toBe(70_000 + 3 * 20_000)
    expect(askingPrice(team, rookie, redraft)).toBe(50_000 + 20_000)
    const next = drafted(team)
    expect(next.players.map(({ seasons }) => seasons).slice(0, 2)).toEqual([3, 1])
    expect(playerValue(bookOf(next), next.players[0])).toBe(70_000)
    expect(teamValue(next)).toBe(570_000)
  })

  it('should leave where they are not asked back', () => {
    const team = veterans()
    const answers = [...everybody(team).slice(1), 'hire Human Lineman']
    const next = drafted(team, {}, answers)
    expect(next.former).toMatchObject([{ id: 'p1', departure: 'left' }])
    expect(next.players.map(({ id }) => id)).toEqual([...team.players.slice(1).map(({ id }) => id), 'p12'])
  })

  it('should not be fewer than eleven while there is money for one', () => {
    const { steps } = scripted(() => newSeason(veterans()), { 'whom to draft': everybody(veterans()) })
    const asked = steps.filter((step) => step.kind === 'ask')
    expect(asked.slice(0, 11).every((step) => step.kind === 'ask' && !step.options.includes('done'))).toBe(true)
    expect(asked[11]).toMatchObject({ options: expect.arrayContaining(['done']) })
  })
})

describe('what heals', () => {
  it('[bb2020 431] niggling injuries on 4 or more, 3 with an apothecary', () => {
    const team = with1(veterans(), { niggling: 3 })
    const healed = (faces: number[], apothecaries: number): number =>
      drafted({ ...team, staff: { ...team.staff, apothecaries } }, { 'niggling injuries of #1': [faces] }).players[0]
        .niggling
    expect(healed([3, 4, 6], 0)).toBe(1)
    expect(healed([3, 4, 2], 1)).toBe(1)
    expect(healed([1, 2, 3], 0)).toBe(3)
  })

  it('[bb2020 432] lasting injuries of a player who rested, on the same roll, which become niggling injuries', () => {
    const lost = { lasting: ['AG', 'MA'] as const, restsThisSeason: true }
    const team = with1(veterans(), lost)
    const next = drafted(team, { 'lasting injuries of #1': [[4, 3]] })
    expect(next.players[0]).toMatchObject({ lasting: ['MA'], niggling: 1, restsThisSeason: false })
    const cared = { ...team, staff: { ...team.staff, apothecaries: 1 } }
    expect(drafted(cared, { 'lasting injuries of #1': [[4, 3]] }).players[0]).toMatchObject({
      lasting: [],
      niggling: 2,
    })
  })

  it('[bb2020 432] nothing that was lost by somebody who did not rest', () => {
    const team = with1(veterans(), { lasting: ['AG'], missesNextGame: true })
    const { result, steps } = scripted(() => newSeason(team), { 'whom to draft': everybody(team) })
    expect(result.players[0]).toMatchObject({ lasting: ['AG'], missesNextGame: false })
    expect(steps.filter(({ kind }) => kind === 'roll')).toEqual([])
  })

  it('should roll for old niggles only, not for those that come of healing', () => {
    const team = with1(veterans(), { niggling: 1, lasting: ['ST'], restsThisSeason: true })
    const next = drafted(team, { 'niggling injuries of #1': [[4]], 'lasting injuries of #1': [[6]] })
    expect(next.players[0]).toMatchObject({ niggling: 1, lasting: [] })
  })
})

describe('a league without a draft', () => {
  it('should go on as it is', () => {
    const team = noted(teamOf(), 'match', { outcome: 'win' })
    const { result, steps } = scripted(() => newSeason(team))
    expect(steps).toEqual([])
    expect(result).toMatchObject({ treasury: team.treasury, staff: team.staff })
    expect(result.players.map(({ seasons }) => seasons)).toEqual(team.players.map(() => 1))
    expect(result.history.at(-1)).toMatchObject({ what: 'season', games: 1, wins: 1 })
  })
})
