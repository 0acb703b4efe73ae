// Campaign teams against their own history, their book and their records: honest ones pass, doctored ones are found and named.
// Neighbours: ../../src/audit/campaignAudit.ts, campaignBook.ts, campaignPay.ts; doctored.test.ts for other teams.
import { seededRoller } from '@double-skulls/engine'
import {
  auditRecords,
  auditTeam,
  availablePlayers,
  campaignOf,
  checkTeam,
  closeGameDay,
  decide,
  faultLine,
  generateStars,
  historyWords,
  type LeagueRecord,
  playable,
  sensibleCoach,
  suggestTeam,
  type Team,
  withPlayer,
} from '@double-skulls/league'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CampaignCareer } from '../../src/fullCampaign/campaignCareer.ts'
import type { CampaignState } from '../../src/fullCampaign/campaignState.ts'
import { patientsOf } from '../../src/fullCampaign/ward.ts'
import { engineOf } from '../campaign/support.ts'
import { anyCoach, matchRecord } from './support.ts'

const founded = (roster: string, name: string): Team => {
  const team = suggestTeam({ edition: 'second', roster, name, coach: 'Ann', campaign: true })
  return decide(() => generateStars(name, team), sensibleCoach(seededRoller(5))).result
}

interface Story {
  readonly home: Team
  readonly away: Team
  readonly records: readonly LeagueRecord[]
}

/** Games of two teams, with everything between them; `wild` coaches answer anything. */
const storyOf = (games: number, seed: number, wild: boolean, closing = true): Story => {
  const roller = seededRoller(seed)
  const deciding = wild ? anyCoach(roller) : sensibleCoach(roller)
  let [home, away] = [founded('elf', 'Valar'), founded('orc', 'Gnashers')]
  const records: LeagueRecord[] = []
  for (let game = 1; game <= games; game++) {
    if ([home, away].some((one) => checkTeam(one).length > 0 || availablePlayers(one).length < 11)) break
    const record = matchRecord({ home, away }, seed + game, {}, deciding)
    records.push(record)
    if (record.result) ({ home, away } = record.result)
    if (!closing) continue
    const { teams } = decide(() => closeGameDay({ teams: { home, away }, unsigned: [] }), deciding).result
    ;({ home, away } = teams)
  }
  return { home, away, records }
}

const linesOf = (team: Team): readonly string[] => auditTeam(team).map(faultLine)

describe('honest campaign teams', () => {
  it.each([3, 8])('pass the audit by their history after games with any answers, seed %i', (seed) => {
    const { home, away, records } = storyOf(3, seed, true)
    expect(records.length).toBeGreaterThan(0)
    expect(linesOf(home)).toEqual([])
    expect(linesOf(away)).toEqual([])
  })

  it('pass with lines of dirty tricks, of fans and of a ward, which are told in words', () => {
    const { home } = storyOf(1, 5, false)
    const lines = [
      { what: 'tricks', at: 1, own: { spies: 1, drugs: [4] }, other: {}, treasuries: [500, 0] },
      { what: 'fanDrift', at: 1, which: 'loyalty', by: -1 },
    ]
    const told = { ...home, history: [...home.history, ...lines] }
    expect(linesOf(told)).toEqual([])
    expect(lines.map((line) => historyWords(told, line))).toEqual([
      'dirty tricks: drugs for #4 and 1 spy; of the opponents: nothing',
      'after three losses in a row the fans’ loyalty is worse',
    ])
    const ward = { what: 'ward', at: 1, patients: [`${home.players[0].id} broken-leg 2 lasting saves`] }
    expect(historyWords(home, ward)).toBe(
      'in the ward: #1 Lineman 1: broken leg, misses 2 games, lasting (a throw to be rid of it)',
    )
  })

  it('pass the audit by their records, after other names and another First Team too', () => {
    const { home, records } = storyOf(2, 5, false, false)
    const files = records.map((record, i) => playable({ path: `${i}.json`, record }, engineOf('second')))
    expect(auditRecords(home, files).map(faultLine)).toEqual([])
    const players = home.players.map((player, i) => ({ ...player, name: `Another ${i}`, number: 50 + i }))
    expect(linesOf({ ...home, name: 'Others', players })).toEqual([])
  })
})

describe('a doctored campaign team', () => {
  let team: Team
  beforeAll(() => {
    team = storyOf(3, 5, false).home
  })
  const state = (change: Partial<CampaignState>): Team => ({ ...team, campaign: { ...campaignOf(team), ...change } })
  const career = (place: number, change: Partial<CampaignCareer>): Team =>
    withPlayer(team, team.players[place].id, (one) =>
      one.campaign ? { ...one, campaign: { ...one.campaign, ...change } } : one,
    )
  const placeOf = (fits: (career: CampaignCareer) => boolean): number => {
    const place = team.players.findIndex(({ campaign }) => campaign && fits(campaign))
    if (place < 0) throw new Error('nobody is like that')
    return place
  }

  it('is found out by a crown that no entry explains', () => {
    expect(checkTeam({ ...team, treasury: team.treasury + 1 }).map(({ where }) => where)).toEqual(['treasury'])
  })

  it('is found out by an entry for gold that never came', () => {
    const { book } = campaignOf(team)
    const at = book.findIndex((entry) => entry.for === 'fee')
    const twice = {
      ...state({ book: [...book.slice(0, at), book[at], ...book.slice(at)] }),
      treasury: team.treasury + book[at].amount,
    }
    expect(checkTeam(twice)).toEqual([])
    expect(linesOf(twice)).toEqual([
      expect.stringContaining(`campaign.book[${at + 1}]: it is the second of its kind after one game`),
    ])
    const more = book.map((entry, i) => (i === at ? { ...entry, amount: entry.amount + 50 } : entry))
    expect(linesOf({ ...state({ book: more }), treasury: team.treasury + 50 })).toEqual([
      expect.stringMatching(new RegExp(`^campaign\\.book\\[${at}\\]: no match with that outcome`)),
    ])
  })

  it('is found out by a wage that was never paid', () => {
    const { book } = campaignOf(team)
    const at = book.findIndex((entry) => entry.for === 'wage' && team.players.some(({ id }) => id === entry.whom))
    const spared = { ...state({ book: book.filter((_, i) => i !== at) }), treasury: team.treasury - book[at].amount }
    const place = team.players.findIndex(({ id }) => id === book[at].whom)
    expect(linesOf(spared)).toContainEqual(
      expect.stringMatching(
        new RegExp(`^players\\[${place}\\]\\.campaign\\.disenchantment: it says 0, and can be at least 2`),
      ),
    )
  })

  it('is found out by a rank that nobody gave', () => {
    const place = placeOf(({ rank }) => rank === 'experienced')
    expect(linesOf(career(place, { rank: 'veteran' }))).toEqual([
      `players[${place}].campaign.rank: it says "veteran", and by its history it should be "experienced"; write "experienced"`,
    ])
  })

  it('is found out by an injury that is gone, and by one that never was', () => {
    const hurt = team.players.findIndex((player) => patientsOf(player).length > 0)
    expect(hurt).toBeGreaterThanOrEqual(0)
    expect(linesOf(career(hurt, { ailments: [] }))).toEqual([
      expect.stringMatching(
        new RegExp(`^players\\[${hurt}\\]\\.campaign\\.ailments: it says none, and by its history`),
      ),
    ])
    const well = placeOf(({ ailments }) => ailments.length === 0)
    const ailments = [{ what: 'broken-leg', misses: 0, lasting: true, saves: false } as const]
    expect(linesOf(career(well, { ailments }))).toHaveLength(1)
  })

  it('is found out by disenchantment that is forgotten, or a debt', () => {
    const unpaid = storyOf(1, 6, false)
    const { book } = campaignOf(unpaid.home)
    const [one] = unpaid.home.players
    const without = book.filter(({ for: kind, whom }) => kind !== 'wage' || whom !== one.id)
    const sum = without.reduce((all, { amount }) => all + amount, 0)
    const angry = withPlayer(unpaid.home, one.id, (player) =>
      player.campaign ? { ...player, campaign: { ...player.campaign, disenchantment: 2, owed: 300 } } : player,
    )
    const honest = { ...angry, campaign: { ...campaignOf(angry), book: without }, treasury: sum }
    expect(linesOf(honest)).toEqual([])
    const calm = withPlayer(honest, one.id, (player) =>
      player.campaign ? { ...player, campaign: { ...player.campaign, disenchantment: 1, owed: 0 } } : player,
    )
    expect(linesOf(calm).map((line) => line.split(':')[0])).toEqual([
      'players[0].campaign.disenchantment',
      'players[0].campaign.owed',
    ])
  })

  it('is found out by potions that nobody brewed, and by Fame and games that nobody won', () => {
    const { potions, season } = campaignOf(team)
    expect(linesOf(state({ potions: { ...potions, speed: potions.speed + 40 } }))).toEqual([
      expect.stringMatching(
        /^campaign\.potions\..*speed.*: it says \d+, and can be at most \d+: nobody ever brewed more/,
      ),
    ])
    expect(linesOf(state({ season: { ...season, wins: season.wins + 1 } }))).toEqual([
      expect.stringMatching(/^campaign\.season\.wins: it says \d, and by its history it should be \d/),
    ])
    expect(linesOf({ ...team, fame: 40 })).toEqual([expect.stringMatching(/^fame: it says 40, and can be at most/)])
  })

  it('is found out by its records in every field of a campaign', () => {
    const { home, records } = storyOf(2, 5, false, false)
    const files = records.map((record, i) => playable({ path: `${i}.json`, record }, engineOf('second')))
    const wrong = (changed: Team): readonly string[] => auditRecords(changed, files).map(({ where }) => where)
    const [first] = home.players
    const own = campaignOf(home)
    const withOne = (change: Partial<CampaignCareer>): Team =>
      withPlayer(home, first.id, (one) => (one.campaign ? { ...one, campaign: { ...one.campaign, ...change } } : one))
    expect(wrong(withOne({ experience: 30 }))).toEqual(['players[0].campaign.experience'])
    expect(wrong(withOne({ training: 30 }))).toEqual(['players[0].campaign.training'])
    expect(wrong({ ...home, campaign: { ...own, potions: { ...own.potions, speed: 9 } } })).toEqual([
      'campaign.potions.speed',
    ])
    expect(wrong({ ...home, campaign: { ...own, tactics: 3 } })).toEqual(['campaign.tactics'])
  })
})
