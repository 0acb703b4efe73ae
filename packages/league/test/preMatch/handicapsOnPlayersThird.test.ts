// Handicaps of third that are about players, one's own or the opponent's. Neighbours: handicapsThird.test.ts for how many, and
// for those about numbers of the line-ups.
import { checkTeam, type Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { postMatch } from '../../src/postMatch/postMatch.ts'
import { reportOf, type Script, scripted } from '../postMatch/support.ts'
import { teamOf, with1 } from '../team/teams.ts'
import { away, before, home, numbered, richer, type Told, third, words } from './third.ts'

/** The match after the home side got that handicap by agreement. */
const having = (handicap: string, script: Script = {}, teams: { home?: Team; away?: Team } = {}): Told =>
  before(teams.home ?? third(), teams.away ?? third(), script, { agreed: { home: [handicap] } })

describe('handicaps on own players', () => {
  it('[third 68] Intensive Training: a skill of his normal categories, no trait, for the match', () => {
    const told = having('13', { 'whom Intensive': 'p3', 'what #3': 'tackle' })
    expect(numbered(home(told), 3)?.skills).toEqual(['tackle'])
    expect(told.result.teams.home.players[2].advances).toEqual([])
    const asked = told.steps.find((step) => step.kind === 'ask' && step.about?.topic === 'handicapSkill')
    expect(asked?.kind === 'ask' && asked.options).not.toContain('frenzy')
    expect(asked?.kind === 'ask' && asked.options).not.toContain('dodge')
  })

  it('[third 69] Inspiration: an award now, with its star roll and ageing at once', () => {
    const near = with1(third(), { points: 1 }, 2)
    const script = { 'whom Inspiration': 'p3', 'home star roll': [[1, 2]], 'what #3': 'block', 'home ageing': [[6, 6]] }
    const told = having('14', script, { home: near })
    expect(told.result.teams.home.players[2]).toMatchObject({ points: 6, statistics: { mostValuable: 1 } })
    expect(numbered(home(told), 3)?.skills).toEqual(['block'])
    expect(checkTeam(told.result.teams.home)).toEqual([])
  })

  it('[third 79] Bribe the Announcers: the award is drawn before the match, with its star roll', () => {
    const near = with1(third(), { points: 1 }, 4)
    const script = { 'Bribe the Announcers': [[5]], 'home star roll': [[5, 6]], 'home ageing': [[6, 6]] }
    const told = having('32', script, { home: near })
    expect(told.result.teams.home.players[4]).toMatchObject({ points: 6, statistics: { mostValuable: 1 } })
    expect(numbered(home(told), 5)?.stats.AG).toBe(4)
  })

  it('[third 77] Illegal Drugs: +1 ST or +1 AG of one player, named at once', () => {
    const told = having('26', { 'whom Illegal': 'p2', 'what is one better': 'ST' })
    expect(numbered(home(told), 2)?.stats).toMatchObject({ ST: 4, AG: 3 })
    const nimble = having('26', { 'whom Illegal': 'p2', 'what is one better': 'AG' })
    expect(numbered(home(nimble), 2)?.stats).toMatchObject({ ST: 3, AG: 4 })
    expect(numbered(home(nimble), 3)?.stats).toMatchObject({ ST: 3, AG: 3 })
  })

  it.each([
    ['Stiletto', '54', 'whom Stiletto', ['razor-sharp-claws']],
    ['Knuckledusters', '62', 'whom Knuckledusters', ['mighty-blow']],
  ])('[third 93, 97] %s: one own player of choice has the skill', (_title, roll, asked, skills) => {
    const told = having(roll, { [asked]: 'p7' })
    expect(numbered(home(told), 7)?.skills).toEqual(skills)
    expect(numbered(home(told), 8)?.skills).toEqual([])
  })

  it('[third 93, 97] Stiletto, Knuckledusters, and Buzzing too: skills for the match only', () => {
    const script = { 'whom Stiletto': 'p1', 'whom Knuckledusters': 'p2', 'whom Buzzing': 'p3' }
    const told = before(third(), third(), script, { agreed: { home: ['54', '62', '66'] } })
    expect([1, 2].map((number) => numbered(home(told), number)?.skills)).toEqual([
      ['razor-sharp-claws'],
      ['mighty-blow'],
    ])
    expect(numbered(home(told), 3)?.skills).toEqual(expect.arrayContaining(['jump-up', 'frenzy']))
    expect(told.result.teams.home.players.every(({ advances }) => advances.length === 0)).toBe(true)
  })

  it('[third 88] That Boy’s Got Talent: one more player of any position within its limits, a 17th too', () => {
    const sixteen = teamOf({
      edition: 'third',
      squad: [
        ['Lineman', 12],
        ['Blitzer', 4],
      ],
    })
    const told = having('45', { 'which position': 'Ogre' }, { home: sixteen })
    expect(home(told).players.length).toBe(17)
    expect(home(told).players.at(-1)).toMatchObject({ position: 'Ogre', number: 17, engaged: 'mercenary' })
    expect(told.result.teams.home).toMatchObject({ players: { length: 16 }, treasury: sixteen.treasury })
    const asked = told.steps.find((step) => step.kind === 'ask' && step.about?.topic === 'handicapPosition')
    expect(asked?.kind === 'ask' && asked.options).toEqual(['Catcher', 'Thrower', 'Ogre'])
  })

  it('[third 88] That Boy’s Got Talent: a player who misses the match counts against the limits', () => {
    const ogres = teamOf({
      edition: 'third',
      squad: [
        ['Ogre', 1],
        ['Lineman', 10],
      ],
    })
    const { steps } = having('45', {}, { home: with1(ogres, { missesNextGame: true }) })
    const asked = steps.find((step) => step.kind === 'ask' && step.about?.topic === 'handicapPosition')
    expect(asked?.kind === 'ask' && asked.options).toEqual(['Lineman', 'Catcher', 'Thrower', 'Blitzer'])
  })
})

describe('handicaps on opponents', () => {
  it('[third 87] It Wasn’t Me: one by lot misses the match, and plays the next', () => {
    const told = having('44', { 'It Wasn’t Me': [[4]] })
    expect(numbered(away(told), 4)).toBeUndefined()
    expect(away(told).players.length).toBe(10)
    const { teams, options } = told.result
    const report = reportOf(teams.home, teams.away)
    const after = scripted(() => postMatch(teams.home, teams.away, report, options)).result
    expect(after.away.players[3].missesNextGame).toBe(false)
  })

  it('[third 98] Virus: everybody with a niggling injury misses the match', () => {
    const hurt = with1(with1(third(), { niggling: 1 }, 2), { niggling: 2 }, 5)
    const told = having('63', {}, { away: hurt })
    expect(away(told).players.map(({ number }) => number)).toEqual([1, 2, 4, 5, 7, 8, 9, 10, 11])
    // So nobody is left to roll for his injury.
    expect(words(told).some((line) => line.includes('niggling'))).toBe(false)
  })

  it('[third 94] Duh, Where Am I: one by lot has Bonehead', () => {
    const told = having('55', { 'Where Am I': [[6]] })
    expect(numbered(away(told), 6)?.skills).toEqual(['bone-head'])
  })

  it('[third 66] Appearance Fee: it is about the opponent with the most points, and one of equals by lot', () => {
    const star = with1(third(), { points: 5 }, 7)
    const told = having('11', { 'home appearance fee': [[3]] }, { away: star })
    expect(told.result.options.handicaps?.home.fee).toEqual({ player: 'p8', amount: 15_000 })
    const equals = having('11', { 'Appearance Fee': [[2]], 'home appearance fee': [[6]] })
    expect(equals.result.options.handicaps?.home.fee).toEqual({ player: 'p2', amount: 30_000 })
  })

  it('[third 75] Running Late: as many as the die says, nobody twice', () => {
    const { steps } = having('24', { 'Running Late: how many': [[3]] })
    const draws = steps.flatMap((step) => (step.kind === 'roll' && step.why === 'Running Late' ? [step.dice] : []))
    expect(draws).toEqual([['d11'], ['d10'], ['d9']])
    const all = having(
      '24',
      { 'Running Late: how many': [[6]] },
      { away: { ...richer(45), players: third().players.slice(0, 2) } },
    )
    expect(words(all).filter((line) => line === 'home: Running Late').length).toBe(1)
  })
})
