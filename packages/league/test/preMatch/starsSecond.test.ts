// Stars of second for one match: sealed bids, cards drawn by alignment, picks by turns. Neighbours: ../../src/preMatch/starWays.ts,
// ../team/buildingSecond.test.ts.
import { editionNamed, engineFor, seededRoller } from '@double-skulls/engine'
import { decide, type MatchOptions, preMatch, sensibleCoach, type Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { type Script, scripted } from '../postMatch/support.ts'
import { teamOf, type Wish } from '../team/teams.ts'

const second = (wish: Wish = {}) => teamOf({ edition: 'second', squad: [['Lineman', 12]], ...wish })
const STARS: MatchOptions = { match: ['starCards'] }

const before = (script: Script, options: MatchOptions = {}, home: Team = second(), away: Team = second()) =>
  scripted(() => preMatch(home, away, { ...STARS, ...options }), script)

type Told = ReturnType<typeof before>
const starsOf = ({ result }: Told, side: 'home' | 'away'): readonly string[] =>
  result.setup[side].players.filter(({ engaged }) => engaged === 'star').map(({ name }) => name)
const asked = ({ steps }: Told): string[] =>
  steps.map((step) => `${step.who} ${step.kind === 'ask' ? step.question : step.why}`)

describe('bidding for stars', () => {
  const GUNN = "'Big' Gunn Schonn"

  it('asks nobody without the option starCards', () => {
    for (const way of ['bidding', 'draw', 'pick'] as const)
      expect(before({}, { match: [], stars: way }).steps).toEqual([])
  })

  it('gives each coach 25,000: he bids his price at least, and at most what is left', () => {
    const told = before({ 'home a bid for Luarn': '24000' })
    const bids = told.steps.flatMap((step) => (step.kind === 'ask' && step.who === 'home' ? [step] : []))
    expect(bids[0].options.slice(0, 4)).toEqual(['0', 'bidNoMore', '4000', '4500'])
    expect(bids[0].options.at(-1)).toBe('25000')
    expect(bids.map(({ question }) => question)).toEqual(['a bid for Jordell Freshbreeze', 'a bid for Luarn Proudbrow'])
    expect(told.result.accounts.home).toMatchObject({ granted: 25_000, spent: 24_000, lost: 1000 })
    expect(starsOf(told, 'home')).toEqual(['Luarn Proudbrow'])
  })

  it('gives the star to the higher bid alone, who pays it', () => {
    const told = before({ [`home a bid for ${GUNN}`]: '5000', [`away a bid for ${GUNN}`]: '6000' })
    expect([starsOf(told, 'home'), starsOf(told, 'away')]).toEqual([[], [GUNN]])
    expect([told.result.accounts.home.spent, told.result.accounts.away.spent]).toEqual([0, 6000])
  })

  it('does not tell a coach what the other has bid', () => {
    const told = before({ [`home a bid for ${GUNN}`]: '20000' })
    const of = (side: string) =>
      told.steps.find((step) => step.who === side && step.kind === 'ask' && step.question === `a bid for ${GUNN}`)
    expect(of('away')).toMatchObject({ options: (of('home') as { options: readonly string[] }).options })
  })

  it('asks both again after equal bids, at least the same sum', () => {
    const told = before({
      [`home a bid for ${GUNN}`]: '5000',
      [`away a bid for ${GUNN}`]: '5000',
      [`home equal bids: a new one for ${GUNN}`]: '5000',
      [`away equal bids: a new one for ${GUNN}`]: '5500',
    })
    const again = told.steps.filter((step) => step.kind === 'ask' && step.question.startsWith('equal bids'))
    expect(again).toHaveLength(2)
    for (const step of again) expect(step.kind === 'ask' && step.options[0]).toBe('5000')
    expect([starsOf(told, 'home'), starsOf(told, 'away')]).toEqual([[], [GUNN]])
    expect(told.result.accounts.away.spent).toBe(5500)
  })

  it('lets a coin decide after equal bids once more', () => {
    const bids = { [`home a bid for ${GUNN}`]: '5000', [`away a bid for ${GUNN}`]: '5000' }
    const again = {
      [`home equal bids: a new one for ${GUNN}`]: '5000',
      [`away equal bids: a new one for ${GUNN}`]: '5000',
    }
    const winner = (face: number) => {
      const told = before({ ...bids, ...again, [`league equal bids for ${GUNN}`]: [[face]] })
      return [starsOf(told, 'home').length, starsOf(told, 'away').length]
    }
    expect([winner(1), winner(2)]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  it('leaves a coach alone who bids no more', () => {
    const told = before({ 'home a bid for Jordell': 'bidNoMore', 'away a bid for Jordell': 'bidNoMore' })
    expect(asked(told)).toEqual(['home a bid for Jordell Freshbreeze', 'away a bid for Jordell Freshbreeze'])
  })

  it('[second 59] leaves out Kickers where nobody kicks', () => {
    const of = (match: MatchOptions['match']) => asked(before({}, { match: match ?? [] }))
    expect(of(['starCards'])).not.toContain('home a bid for Siggi Schuster')
    expect(of(['starCards', 'kickers'])).toContain('home a bid for Siggi Schuster')
  })
})

describe('who plays with whom', () => {
  it('[second 290] a star with Animosity stays away from that race, and that race from him', () => {
    const elves = asked(before({}, {}, second({ roster: 'elf' }), second({ roster: 'dwarf' })))
    expect(elves).not.toContain('home a bid for Bardin Ironglove')
    expect(elves).toContain('away a bid for Bardin Ironglove')
    const mixed = asked(before({ 'home a bid for Jordell': '4000' }))
    expect(mixed).not.toContain('home a bid for Bardin Ironglove')
    expect(mixed).toContain('away a bid for Bardin Ironglove')
  })

  it('[second 435] no star plays for the Undead', () => {
    const undead = second({ roster: 'undead', squad: [['Skeleton', 12]] })
    expect(before({}, {}, undead, undead).steps).toEqual([])
    expect(before({}, { stars: 'draw' }, undead, undead).steps).toEqual([])
    expect(before({}, { stars: 'pick' }, undead, undead).steps).toEqual([])
  })

  it('[second 434, 436] stars play for teams of other races', () => {
    const told = before({ 'home a bid for Jordell': '4000' }, {}, second({ roster: 'dwarf' }))
    expect(starsOf(told, 'home')).toEqual(['Jordell Freshbreeze'])
    expect(told.result.setup.home.players.at(-1)).toMatchObject({ race: 'Elf', engaged: 'star' })
  })

  it('a star takes somebody’s place among sixteen, a Large Monster that of two; the team is whole again after it', () => {
    const full = second({
      squad: [
        ['Lineman', 14],
        ['Thrower', 2],
      ],
    })
    const told = before({ 'home a bid for Jordell': '4000', 'home who makes room for Jordell': 'p3' }, {}, full)
    expect(told.result.setup.home.players).toHaveLength(16)
    expect(told.result.setup.home.players.map(({ number }) => number)).not.toContain(3)
    expect(told.result.teams.home).toEqual(full)
    const ogre = before({ 'home a bid for Grak': '5000', 'home who makes room for Grak': ['p1', 'p2'] }, {}, full)
    expect(ogre.result.setup.home.players).toHaveLength(15)
  })

  it('a match starts with them', () => {
    const edition = editionNamed('second:starCards')
    if (!edition) throw new Error('no edition')
    const { setup } = before({ 'home a bid for Jordell': '4000' }).result
    expect(
      engineFor(edition)
        .start(setup)
        .players.some(({ who }) => who.engaged === 'star'),
    ).toBe(true)
    const plain = editionNamed('second')
    expect(() => engineFor(plain ?? edition).start(setup)).toThrow('stars play only with the option "starCards"')
  })
})

describe('drawing and picking stars', () => {
  it('[second 322] each coach draws from the deck of his alignment, in turn, and pays nothing', () => {
    const told = before(
      { 'home star card': [[1], [1]], 'away star card': [[2], [1]] },
      { stars: 'draw' },
      second({ roster: 'elf' }),
      second({ roster: 'orc' }),
    )
    const rolls = told.steps.flatMap((step) => (step.kind === 'roll' ? [step] : []))
    expect(rolls.map(({ who }) => who)).toEqual(['home', 'away', 'home', 'away'])
    expect(rolls[0].means).toEqual(['Jordell Freshbreeze', 'Luarn Proudbrow', 'Eoarn Harakon', 'Flint Churnblade'])
    expect(rolls[0].dice).toEqual(['d4'])
    expect(rolls[1].means).toContain('Grograt Crunchskull')
    // A card that is drawn is not in the deck any more.
    expect(rolls[2].means).not.toContain('Jordell Freshbreeze')
    expect(starsOf(told, 'home')).toEqual(['Jordell Freshbreeze', 'Luarn Proudbrow'])
    expect([starsOf(told, 'away').length, told.result.accounts.home.spent]).toEqual([2, 0])
  })

  it('coaches pick in turn for the usual price, until neither wants one', () => {
    const told = before(
      { 'home a star': ['star jordell-freshbreeze', 'done'], 'away a star': ['star luarn-proudbrow', 'done'] },
      { stars: 'pick' },
    )
    expect([starsOf(told, 'home'), starsOf(told, 'away')]).toEqual([['Jordell Freshbreeze'], ['Luarn Proudbrow']])
    expect(told.result.accounts.home).toMatchObject({ granted: 25_000, spent: 4000, lost: 21_000 })
    expect(told.steps.map(({ who }) => who)).toEqual(['home', 'away', 'home', 'away'])
    const [, other] = told.steps
    expect(other.kind === 'ask' && other.options).not.toContain('star jordell-freshbreeze')
  })

  it('sensible coaches come to an end in every way, within their purses', () => {
    for (const stars of ['bidding', 'draw', 'pick'] as const)
      for (let seed = 1; seed <= 3; seed++) {
        const [home, away] = [second({ roster: 'orc' }), second({ roster: 'human' })]
        const { result } = decide(
          () => preMatch(home, away, { match: ['starCards', 'kickers'], stars }),
          sensibleCoach(seededRoller(seed)),
        )
        for (const side of ['home', 'away'] as const) {
          expect(result.accounts[side].spent).toBeLessThanOrEqual(25_000)
          expect(result.guests[side].length).toBeGreaterThan(0)
        }
      }
  })
})
