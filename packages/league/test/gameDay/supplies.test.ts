// What a campaign team brings into a match, and what comes home from it. Neighbours: src/gameDay/campaignSupplies.ts, suppliesKept.ts,
// fanDrift.ts, src/fullCampaign/casualties.ts, ignoredWounds.ts.
import { type EditionOption, type Holdings, presets } from '@double-skulls/engine'
import { campaignOf, type MatchOptions, preMatch, type Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { drifted } from '../../src/gameDay/fanDrift.ts'
import { afterGame } from '../fullCampaign/games.ts'
import { campaignTeam, careerOf, withCareer, withState } from '../fullCampaign/teams.ts'
import { scripted } from '../postMatch/support.ts'
import { askOf, heard, seasoned } from './days.ts'

const everything: readonly EditionOption[] = presets.find(({ id }) => id === 'second:campaign')?.options ?? []
const MAGIC: MatchOptions = { match: everything, phases: ['magic'] }
const none = { anaesthetic: 0, antidote: 0, fortune: 0, healing: 0, magicSponge: 0, speed: 0, stimulant: 0 }
const nothing: Holdings = { doses: {}, drunk: [], poisoned: [], items: [], spells: [] }

const ready = (home: Team, options: MatchOptions = MAGIC) =>
  scripted(() => preMatch(home, seasoned('Bob', 0, 0, 'orc'), options)).result.setup.home

describe('a line-up of a campaign', () => {
  const large = withCareer(campaignTeam([['Lineman', 18]]), 17, { bench: true })

  it('[second 262, 286] has the bench of those who could play, and not the laid-up', () => {
    const hurt = {
      ...large,
      players: large.players.map((one, i) => (i === 17 ? { ...one, missesNextGame: true } : one)),
    }
    expect(ready(large).bench?.map(({ number }) => number)).toEqual([17, 18])
    expect(ready(hurt).bench?.map(({ number }) => number)).toEqual([17])
    expect(ready(large).players).toHaveLength(16)
    expect(ready(large, { match: [] }).bench).toBeUndefined()
  })

  it('[second 275] has the potions in store but those for Healing Phases', () => {
    const team = withState(large, { potions: { ...none, speed: 2, healing: 1 } })
    expect(ready(team).potions).toEqual({ speed: 2 })
    expect(ready(team, { match: ['rerolls'] }).potions).toBeUndefined()
    expect(ready(large).potions).toBeUndefined()
  })

  it('[second 257] has the magic of those who play', () => {
    const one = withCareer(large, 2, { items: ['bootsOfSpeed'], spells: ['grabbit', 'mindBlow'] })
    const team = withCareer(one, 17, { items: ['ringOfInvulnerability'] })
    expect(ready(team).secrets).toEqual({
      items: [{ number: 3, item: 'bootsOfSpeed' }],
      spells: [
        { number: 3, spell: 'grabbit' },
        { number: 3, spell: 'mindBlow' },
      ],
    })
    expect(ready(team, { match: everything, phases: [] }).secrets).toBeUndefined()
  })

  it('[second 58, 282] has a Kicker where nobody kicks, who plays without it', () => {
    const team = withCareer(
      campaignTeam([
        ['Kicker', 1],
        ['Lineman', 17],
      ]),
      16,
      { bench: true },
    )
    const skills = (match: readonly EditionOption[]) => {
      const { players, bench = [] } = ready(team, { match, phases: [] })
      return [players, bench].map((all) => all.some((one) => one.skills.includes('kicker')))
    }
    expect(skills(everything)).toEqual([true, false])
    expect(skills(['rerolls', 'tricks'])).toEqual([false, false])
  })

  it('[second 126, 268] has the fans that it has always had, and its Fame', () => {
    const fans = { chant: 2, hooliganism: 5, loyalty: 1 }
    const team = { ...withState(large, { fans }), fame: -7 }
    expect(ready(team)).toMatchObject({ fanTraits: fans, fame: -7 })
    expect(ready(large).fanTraits).toBeUndefined()
  })
})

describe('what comes home', () => {
  const team = withState(withCareer(seasoned('Ann', 9000), 2, { items: ['bootsOfSpeed'], spells: ['grabbit'] }), {
    potions: { ...none, speed: 2, healing: 1 },
  })
  const home = (holdings: Partial<Holdings>, more = {}, options: MatchOptions = MAGIC) =>
    afterGame({ home: team, news: { home: { holdings: { ...nothing, ...holdings }, ...more } }, options }).result.home

  it('[second 275] are the potions that nobody has drunk', () => {
    expect(campaignOf(home({ doses: { speed: 1 } })).potions).toEqual({ ...none, speed: 1, healing: 1 })
    expect(campaignOf(home({}, {}, { match: [] })).potions).toEqual({ ...none, speed: 2, healing: 1 })
  })

  it('[second 257] are items that nobody has taken away and spells that nobody has cast, with whom they are', () => {
    const after = home({
      items: [{ number: 4, item: 'headbandOfThrowing' }],
      spells: [{ number: 3, spell: 'grabbit' }],
    })
    expect([careerOf(after.players[2]).items, careerOf(after.players[2]).spells]).toEqual([undefined, ['grabbit']])
    expect(careerOf(after.players[3]).items).toEqual(['headbandOfThrowing'])
    const without = home({}, {}, { match: everything })
    expect(careerOf(without.players[2]).items).toEqual(['bootsOfSpeed'])
  })

  it('[second 257] are at home still, if their owner came from the bench', () => {
    const benched = withCareer(team, 2, { items: ['bootsOfSpeed'], bench: true })
    const news = { home: { holdings: nothing, players: { 3: { joined: true } } } }
    const after = afterGame({ home: benched, news, options: MAGIC }).result.home
    expect(careerOf(after.players[2])).toMatchObject({ items: ['bootsOfSpeed'], spells: ['grabbit'] })
  })

  it('[second 257] are lost with whoever dies', () => {
    const after = home({ items: [{ number: 3, item: 'bootsOfSpeed' }] }, { players: { 3: { dead: true } } })
    expect(after.players.some(({ id }) => id === 'p3')).toBe(false)
    expect(careerOf(after.former[0]).items).toBeUndefined()
  })

  it.each([
    [[3, 4], 0, false],
    [[4, 5], 0, false],
    [[4, 6], 1, true],
    [[5, 6], 1, true],
    [[6, 6], 1, false],
  ])('[second 275] who has drunk an Anaesthetic rolls %j for wounds that he did not feel', (faces, count, saves) => {
    const drinker = { drunk: [{ number: 5, potion: 'anaesthetic' as const }] }
    const { result, steps } = afterGame({
      home: team,
      news: { home: { holdings: { ...nothing, ...drinker } } },
      options: MAGIC,
      script: {
        'wounds that #5': faces,
        ...(count > 0 ? { 'the injury of #5': [1, 2] } : {}),
        ...(saves ? { '6 or more for #5': [2] } : {}),
      },
    })
    const { ailments } = careerOf(result.home.players[4])
    expect(ailments).toEqual(count > 0 ? [{ what: 'broken-leg', misses: 3, lasting: true, saves: false }] : [])
    expect(steps.some((step) => step.kind === 'roll' && step.why.includes('6 or more'))).toBe(saves)
  })
})

describe('the victim of an assassin', () => {
  const struck = (assassinated: { misses: number; dead: boolean }) =>
    afterGame({ home: seasoned('Ann', 9000), news: { home: { players: { 6: { played: false, assassinated } } } } })
      .result.home

  it('[second 259] plays the next game after a minor wound', () => {
    expect(careerOf(struck({ misses: 1, dead: false }).players[5]).ailments).toEqual([])
  })

  it('[second 259] misses the next two after a major one', () => {
    const [player] = struck({ misses: 3, dead: false }).players.slice(5)
    expect(careerOf(player).ailments).toEqual([{ what: 'wound', misses: 2, lasting: false, saves: false }])
    expect([player.missesNextGame, careerOf(player).bench]).toEqual([true, true])
  })

  it('[second 259] is dead, and nobody’s Fame', () => {
    const home = struck({ misses: 0, dead: true })
    expect(home.former).toMatchObject([{ id: 'p6', departure: 'dead' }])
    expect(campaignOf(home).season.hurt).toBe(0)
  })
})

describe('fans of a campaign', () => {
  const FANS = { chant: 3, hooliganism: 1, loyalty: 5 }
  const after = (outcomes: readonly string[], fans = FANS): Team => ({
    ...withState(campaignTeam(), { fans }),
    history: outcomes.map((outcome, at) => ({ what: 'match', at, outcome })),
  })
  const drift = (team: Team, script = {}) => scripted(() => drifted('home', team), script)
  const won = ['win', 'win', 'win']
  const lost = ['loss', 'loss', 'loss']

  it('[second 126] three wins in a row may raise a characteristic, to 5 at most', () => {
    const asked = drift(after(['loss', ...won]), { 'which characteristic of the fans rises': 'chant' })
    expect(askOf(asked, 'which').options).toEqual(['keep', 'chant', 'hooliganism'])
    expect(campaignOf(asked.result).fans).toEqual({ ...FANS, chant: 4 })
    expect(campaignOf(drift(after(won), { 'fans rises': 'keep' }).result).fans).toEqual(FANS)
  })

  it('[second 126] three losses in a row lower one, and the coach says which, to 1 at least', () => {
    const asked = drift(after(lost), { 'which characteristic of the fans falls': 'loyalty' })
    expect(askOf(asked, 'which').options).toEqual(['chant', 'loyalty'])
    expect(campaignOf(asked.result).fans).toEqual({ ...FANS, loyalty: 4 })
    expect(heard(drift(after(lost, { chant: 1, hooliganism: 1, loyalty: 1 })))).toEqual([])
  })

  it.each([
    [['win', 'win']],
    [['win', 'draw', 'win', 'win']],
    [['win', 'win', 'loss', 'win']],
    [[...won, 'win']],
    [['draw', 'draw', 'draw']],
  ])('[second 126] %j change nothing', (outcomes) => {
    expect(heard(drift(after(outcomes)))).toEqual([])
  })

  it('[second 126] six wins in a row count twice', () => {
    expect(heard(drift(after([...won, ...won])))).toHaveLength(1)
  })

  it('[second 126] are known once they have come to a match, and stay as they are', () => {
    const news = { home: { fanTraits: FANS } }
    const first = afterGame({ home: seasoned('Ann', 9000), news }).result.home
    expect(campaignOf(first).fans).toEqual(FANS)
    const other = { home: { fanTraits: { chant: 1, hooliganism: 1, loyalty: 1 } } }
    expect(campaignOf(afterGame({ home: first, news: other }).result.home).fans).toEqual(FANS)
  })
})
