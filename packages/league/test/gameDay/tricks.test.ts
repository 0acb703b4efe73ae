// Dirty tricks written down before a match, what they cost, and who knows of them. Neighbours: src/gameDay/dirtyTricks.ts,
// openedLists.ts, knownAnswers.ts; the engine's tests play them.
import {
  type EditionOption,
  type Engine,
  editionNamed,
  engineFor,
  idWith,
  presets,
  randomCoach,
  seededRoller,
} from '@double-skulls/engine'
import {
  balance,
  campaignOf,
  campaignPhases,
  decide,
  gather,
  generateStars,
  knownAnswers,
  type MatchOptions,
  playCampaignMatch,
  preMatch,
  roundFor,
  sensibleCoach,
  suggestTeam,
  type Team,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { afterGame } from '../fullCampaign/games.ts'
import { campaignTeam, careerOf, withGold } from '../fullCampaign/teams.ts'
import { type Script, scripted } from '../postMatch/support.ts'
import { askOf, heard, seasoned } from './days.ts'

const engine = (options: readonly EditionOption[] = []): Engine => {
  const edition = editionNamed(idWith('second', options))
  if (!edition) throw new Error('there is no such edition')
  return engineFor(edition)
}

const PLAYED: MatchOptions = { match: ['rerolls', 'tricks', 'secretWeapons'], phases: ['tricks'] }
const home = seasoned('Ann', 10_000)
const away = seasoned('Bob', 10_000, 0, 'orc')

const before = (script: Script, options: MatchOptions = PLAYED, teams: { home?: Team; away?: Team } = {}) =>
  scripted(() => preMatch(teams.home ?? home, teams.away ?? away, options), script)
type Prepared = ReturnType<typeof before>

const tricksOf = ({ result }: Prepared, side: 'home' | 'away' = 'home') => result.setup[side].secrets?.tricks
const treasury = ({ result }: Prepared): number => result.teams.home.treasury

describe('dirty tricks', () => {
  it.each<[string, string[], Script, object, number]>([
    [
      'an assassin',
      ['assassin'],
      { 'target of an assassin': 'p3' },
      { assassin: { kind: 'ordinary', target: 3 } },
      2000,
    ],
    ['a ninja', ['ninja'], { 'target of a ninja': 'p3' }, { assassin: { kind: 'ninja', target: 3 } }, 4000],
    ['drugs', ['drug', 'drug'], { 'target of a drug': ['p3', 'p14'] }, { drugs: [3, 14] }, 1000],
    ['spies', ['spy', 'spy', 'spy'], {}, { spies: 3 }, 1500],
    [
      'bribes of players',
      ['bribePlayer', 'bribePlayer'],
      { 'target of a bribe': ['p1', 'p2'], 'how much': ['400', '1000'] },
      {
        playerBribes: [
          { target: 1, amount: 400 },
          { target: 2, amount: 1000 },
        ],
      },
      1400,
    ],
    [
      'bribes of referees',
      ['bribeReferee', 'bribeReferee'],
      { 'how much': '300' },
      { refereeBribes: { amount: 300, count: 2 } },
      600,
    ],
  ])('[second 259, 260, 261, 262, 263] %s are written down and paid at once', (_what, wanted, script, list, cost) => {
    const plotted = before({ 'home a dirty trick': wanted, ...script })
    expect(tricksOf(plotted)).toEqual(list)
    expect(treasury(plotted)).toBe(10_000 - cost)
    expect(balance(campaignOf(plotted.result.teams.home).book)).toBe(10_000 - cost)
    expect(tricksOf(plotted, 'away')).toBeUndefined()
    expect(engine(PLAYED.match).start(plotted.result.setup).players).not.toEqual([])
  })

  it('[second 259] hires one assassin a game', () => {
    const plotted = before({ 'home a dirty trick': ['assassin'], 'target of': 'p1' })
    const second = plotted.steps.filter(
      (step) => step.kind === 'ask' && step.question === 'a dirty trick' && step.who === 'home',
    )[1]
    expect(second).toMatchObject({ options: expect.not.arrayContaining(['assassin', 'ninja']) })
  })

  it('[second 260, 262] tries each opponent once with a bribe and once with a drug', () => {
    const plotted = before({
      'home a dirty trick': ['drug', 'drug', 'bribePlayer'],
      'target of a drug': ['p1', 'p2'],
      'target of a bribe': 'p1',
      'how much': '400',
    })
    const targets = plotted.steps.flatMap((step) =>
      step.kind === 'ask' && step.question.includes('target') ? [step.options] : [],
    )
    expect(targets.map((options) => [options.length, options[0]])).toEqual([
      [14, 'p1'],
      [13, 'p2'],
      [14, 'p1'],
    ])
  })

  it('[second 261] all bribes of referees are of one size, which is asked once', () => {
    const plotted = before({
      'home a dirty trick': ['bribeReferee', 'bribeReferee', 'bribeReferee'],
      'how much': '500',
    })
    expect(heard(plotted).filter((words) => words.includes('how much'))).toHaveLength(1)
    expect(tricksOf(plotted)).toEqual({ refereeBribes: { amount: 500, count: 3 } })
  })

  it('[second 262] nobody drugs the Undead', () => {
    const undead = withGold(campaignTeam([['Skeleton', 16]], 'undead', 'Bones'), 500)
    const plotted = before({}, PLAYED, { away: { ...undead, history: [{ what: 'match', at: 0 }] } })
    expect(askOf(plotted, 'home a dirty').options).toEqual(expect.arrayContaining(['assassin', 'bribePlayer']))
    expect(askOf(plotted, 'home a dirty').options).not.toContain('drug')
  })

  it('[second 264] a secret weapon costs 5,000, and a coach brings as many as he can pay and man', () => {
    const rich = withGold(seasoned('Greenies', 0, 0, 'goblin'), 16_000)
    const plotted = before({ 'home a dirty trick': ['weapon chainsaws', 'weapon seeSaw'] }, PLAYED, { home: rich })
    expect(plotted.result.setup.home.weapons).toEqual([{ id: 'chainsaws' }, { id: 'seeSaw' }])
    expect(treasury(plotted)).toBe(6000)
    expect(campaignOf(plotted.result.teams.home).book.slice(-2)).toMatchObject([
      { for: 'secretWeapon', amount: -5000, whom: 'chainsaws' },
      { for: 'secretWeapon', amount: -5000, whom: 'seeSaw' },
    ])
    const none = before({}, { ...PLAYED, match: ['rerolls', 'tricks'] }, { home: rich })
    expect(askOf(none, 'home a dirty').options.some((option) => option.startsWith('weapon'))).toBe(false)
  })

  it('asks nobody for what he cannot pay', () => {
    expect(askOf(before({}, PLAYED, { home: seasoned('Poor', 450) }), 'home a dirty').options).toEqual([
      'done',
      'bribePlayer',
      'bribeReferee',
    ])
    expect(
      heard(before({}, PLAYED, { home: seasoned('Poor', 100) })).filter((words) => words.startsWith('home')),
    ).toEqual([])
  })

  it('[second 323] is a phase that a league may leave out', () => {
    expect(heard(before({}, { ...PLAYED, phases: [] }))).toEqual([])
    expect(heard(before({}, { ...PLAYED, match: ['rerolls'] }))).toEqual([])
  })
})

describe('what is secret of them', () => {
  it('[second 265] both coaches write at the same time, and neither sees the other', () => {
    const round = gather(() => preMatch(home, away, PLAYED))
    round.answer('ninja', 'home')
    round.answer('p4', 'home')
    const seen = roundFor(round, 'away')
    expect(seen).toMatchObject({
      answers: [],
      missing: ['home', 'away'],
      step: { who: 'away', question: 'a dirty trick' },
    })
    // Nothing of the other team but what everybody knows.
    round.answer('drug', 'away')
    const target = roundFor(round, 'away')?.step
    expect(target?.kind === 'ask' && target.about?.candidates?.[0]).toMatchObject({ number: 1, position: 'Lineman' })
    expect(target?.kind === 'ask' && target.about?.candidates?.some((one) => one.campaign)).toBe(false)
    expect(target?.kind === 'ask' && target.about?.team.name).toBe('Bob')
  })

  it('[second 265] a record shows nobody else what a coach has written down', () => {
    const { answers } = before({
      'home a dirty trick': ['spy'],
      'away a dirty trick': ['drug'],
      'target of a drug': 'p9',
    })
    const start = () => preMatch(home, away, PLAYED)
    expect(answers).toEqual(['spy', 'done', 'drug', 'p9', 'done'])
    expect(knownAnswers(start, answers, 'home')).toEqual(['spy', 'done', null, null, null])
    expect(knownAnswers(start, answers, 'away')).toEqual([null, null, 'drug', 'p9', 'done'])
    expect(knownAnswers(start, answers, '')).toEqual([null, null, null, null, null])
  })

  it('[second 325] after the match both lists and both Treasuries are in both histories', () => {
    const plotted = before({
      'home a dirty trick': ['spy', 'spy'],
      'away a dirty trick': ['drug'],
      'target of a drug': 'p9',
    })
    const { teams, options } = plotted.result
    const { result } = afterGame({ home: teams.home, away: teams.away, options })
    const line = (team: Team) => team.history.find(({ what }) => what === 'tricks')
    const [ann, bob] = [{ spies: 2 }, { drugs: [9] }]
    expect(line(result.home)).toMatchObject({ own: ann, other: bob, treasuries: [9000, 9500] })
    expect(line(result.away)).toMatchObject({ own: bob, other: ann, treasuries: [9500, 9000] })
  })
})

describe('a match of a campaign with everything', () => {
  const deciding = sensibleCoach(seededRoller(4))
  const made = (roster: string): Team => {
    const team = suggestTeam({ edition: 'second', roster, name: roster, coach: 'x', campaign: true })
    return withGold(decide(() => generateStars('x', team), deciding).result, 60_000)
  }
  const options: MatchOptions = {
    match: presets.find(({ id }) => id === 'second:campaign')?.options ?? [],
    phases: campaignPhases,
    freebooters: { cards: 2, generated: 1, apothecaries: 1 },
    agreement: { touchdowns: 1, turns: 2 },
  }

  it('[second 256] goes through all phases, and its books balance', () => {
    for (const seed of [1, 2]) {
      const teams = { home: made('orc'), away: made('elf') }
      const coach = randomCoach(seededRoller(seed))
      const {
        before: ready,
        after,
        answers,
      } = playCampaignMatch(teams, {
        ...{
          engine: engine(options.match),
          coaches: { home: coach, away: coach },
          roller: seededRoller(seed),
          deciding,
          options,
        },
      })
      expect(ready.setup.home.secrets?.tricks).toMatchObject({ refereeBribes: { count: 1 } })
      expect(answers.length).toBeGreaterThan(10)
      for (const team of [after.home, after.away]) {
        expect(balance(campaignOf(team).book)).toBe(team.treasury)
        expect(campaignOf(team).fans).toBeDefined()
        for (const player of team.players) expect(careerOf(player).bid).toBe(0)
      }
    }
  })
})
