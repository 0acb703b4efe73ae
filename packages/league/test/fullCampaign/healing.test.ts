// The Healing Phase. Neighbours: ../../src/fullCampaign/healing.ts, injuryEffects.ts.
import { campaignOf, checkTeam, profileOf, type Team, withApothecary } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { bookOf } from '../../src/book.ts'
import type { Ailment } from '../../src/fullCampaign/campaignCareer.ts'
import { healingPhase } from '../../src/fullCampaign/healing.ts'
import { withAilments } from '../../src/fullCampaign/injuryEffects.ts'
import { type Script, scripted } from '../postMatch/support.ts'
import { afterGame, optionsOf } from './games.ts'
import { campaignTeam, careerOf, linesOf, withState } from './teams.ts'

const healed = withApothecary(campaignTeam([['Lineman', 13]]), true)
const heal = (team: Team, numbers: readonly number[], script: Script = {}) =>
  scripted(() => healingPhase('home', team, numbers), script)
const ailmentsOf = (team: Team, place = 0) => careerOf(team.players[place]).ailments
const ill = (team: Team, ...ailments: Ailment[]): Team => ({
  ...team,
  history: [{ what: 'match', at: 0 }],
  players: team.players.map((player, i) => (i === 0 ? withAilments(player, ailments) : player)),
})
const broken: Ailment = { what: 'broken-leg', misses: 3, lasting: true, saves: true }

describe('a serious injury', () => {
  it('[second 273] is rolled for: games missed, and a long-term effect', () => {
    const of = (...faces: number[]) => ailmentsOf(heal(campaignTeam(), [1], { 'the injury of #1': faces }).result)
    expect(of(1, 1)).toEqual([{ what: 'fractured-skull', misses: 4, lasting: true, saves: true }])
    expect(of(1, 3)).toEqual([{ what: 'broken-leg', misses: 3, lasting: true, saves: false }])
    expect(of(3, 4)).toEqual([{ what: 'concussion', misses: 1, lasting: false, saves: false }])
    expect([of(2, 3), of(4, 5), of(4, 6), of(5, 6), of(6, 6)].map(([{ what }]) => what)).toEqual([
      ...['broken-arm', 'cracked-ribs', 'crushed-hand', 'broken-collar-bone', 'torn-tendon'],
    ])
  })

  it('[second 273] lowers what it says, and sends him to the bench', () => {
    const { result } = heal(campaignTeam(), [1], { 'the injury of #1': [1, 3] })
    const { stats } = profileOf(bookOf(result), result, result.players[0])
    expect([stats.MA, stats.SP]).toEqual([3, 2])
    expect([result.players[0].missesNextGame, careerOf(result.players[0]).bench]).toEqual([true, true])
    expect(checkTeam({ ...result, history: [{ what: 'match', at: 0 }] })).toEqual([])
  })

  it('[second 273] has no long-term effect on a 6, and one throw for each', () => {
    const safe = heal(campaignTeam(), [1], { 'the injury of #1': [1, 3], '6 or more for #1': [6] }).result
    expect(ailmentsOf(safe)).toEqual([{ what: 'broken-leg', misses: 3, lasting: false, saves: false }])
    const twice = ill(campaignTeam(), broken, { ...broken, what: 'broken-arm' })
    const { result } = heal(twice, [], { 'against broken-leg': [5], 'against broken-arm': [6] })
    expect(ailmentsOf(result).map(({ lasting, saves }) => [lasting, saves])).toEqual([
      [true, false],
      [false, false],
    ])
    expect(heal(result, []).steps).toEqual([])
  })

  it('[second 273] to the skull is thrown for in every phase, and a later concussion brings it back', () => {
    const skull: Ailment = { what: 'fractured-skull', misses: 0, lasting: true, saves: true }
    const still = heal(ill(campaignTeam(), skull), [], {
      'against fractured-skull': [1],
      'whether the skull of #1': [2],
    }).result
    expect(ailmentsOf(still)).toEqual([skull])
    const rid = heal(still, [], { 'against fractured-skull': [6] }).result
    expect(ailmentsOf(rid)).toEqual([{ ...skull, lasting: false, saves: false }])
    const again = heal(rid, [1], { 'the injury of #1': [3, 3], 'against fractured-skull': [2] }).result
    expect(ailmentsOf(again).map(({ what, lasting }) => [what, lasting])).toEqual([
      ['fractured-skull', true],
      ['concussion', false],
    ])
  })

  it('[second 273] to the skull that lasts keeps him out of the next game on a 1, after every phase', () => {
    const skull: Ailment = { what: 'fractured-skull', misses: 0, lasting: true, saves: true }
    const aches = heal(ill(campaignTeam(), skull), [], { 'against fractured-skull': [5], 'whether the skull': [1] })
    expect(ailmentsOf(aches.result)).toEqual([{ ...skull, misses: 1 }])
    expect([aches.result.players[0].missesNextGame, linesOf(aches.result)]).toEqual([true, []])
    // Without a throw too, but not while he is in bed, nor once he is rid of it.
    const hopeless = heal(ill(campaignTeam(), { ...skull, saves: false }), [], { 'whether the skull': [1] })
    expect(hopeless.result.players[0].missesNextGame).toBe(true)
    const whys = (team: Team, script: Script) =>
      heal(team, [], script).steps.map((step) => step.kind === 'roll' && step.why)
    expect(whys(ill(campaignTeam(), { ...skull, misses: 3, saves: false }), {})).toEqual([])
    expect(whys(ill(campaignTeam(), skull), { 'against fractured-skull': [6] })).toHaveLength(1)
  })

  it('[second 273] ends game by game for who does not play', () => {
    const team = ill(campaignTeam([['Lineman', 12]]), { ...broken, misses: 2, lasting: false, saves: false })
    const once = afterGame({ home: team }).result.home
    expect(ailmentsOf(once)[0].misses).toBe(1)
    const twice = afterGame({ home: once }).result.home
    expect([ailmentsOf(twice), twice.players[0].missesNextGame]).toEqual([[], false])
  })

  it('[second 273] is no matter to the Undead', () => {
    expect(heal(campaignTeam([['Skeleton', 16]], 'undead'), [1, 2]).steps).toEqual([])
  })
})

describe('an Apothecary', () => {
  it('[second 274] has 4 Healing Points, and shortens an injury by one game once in a phase', () => {
    const { result, steps } = heal(ill(healed, broken), [], { 'what to do with 4': 'mend p1 1' })
    expect(ailmentsOf(result)[0].misses).toBe(2)
    const second = steps.find((step) => step.kind === 'ask' && step.question.includes('with 3 Healing'))
    expect(second?.kind === 'ask' && second.options).not.toContain('mend p1 1')
  })

  it('[second 274] makes the throw easier, to 3 or better at most', () => {
    const helped = heal(ill(healed, broken), [], {
      'Healing Points': ['help p1 1', 'help p1 1', 'help p1 1'],
      '3 or more for #1': [3],
    })
    expect(ailmentsOf(helped.result)[0].lasting).toBe(false)
    const last = helped.steps.find((step) => step.kind === 'ask' && step.question.includes('with 1 Healing'))
    expect(last?.kind === 'ask' && last.options).not.toContain('help p1 1')
  })

  it('[second 274] learns a point a game, and gives ten for a Healing Point instead of anything else', () => {
    expect(campaignOf(afterGame({ home: healed }).result.home).apothecary?.experience).toBe(1)
    const { apothecary } = campaignOf(healed)
    if (!apothecary) throw new Error('no Apothecary')
    const wise = withState(ill(healed, broken), { apothecary: { ...apothecary, experience: 12 } })
    const { result, steps } = heal(wise, [], { 'what the Apothecary does': 'learns' })
    expect(campaignOf(result).apothecary).toMatchObject({ experience: 2, healingPoints: 5 })
    expect(steps.map((step) => step.kind)).toEqual(['ask', 'roll'])
    expect(optionsOf(heal(healed, []), 'what the Apothecary')).toEqual([])
  })

  it('brews seven potions for a point each, Healing for two, and two doses of Stimulant', () => {
    const asked = heal(healed, [], { 'Healing Points': ['brew healing', 'brew stimulant', 'brew speed'] })
    expect(optionsOf(asked, 'with 4').filter((option) => option.startsWith('brew'))).toHaveLength(7)
    expect(campaignOf(asked.result).potions).toEqual({
      ...{ anaesthetic: 0, antidote: 0, fortune: 0, healing: 1 },
      ...{ magicSponge: 0, speed: 1, stimulant: 2 },
    })
    expect(campaignOf(asked.result).apothecary?.brewed).toBe(3)
    expect(optionsOf(asked, 'with 1')).not.toContain('brew healing')
  })

  it('heals with a potion by three games and every long-term effect', () => {
    const skull: Ailment = { what: 'fractured-skull', misses: 4, lasting: true, saves: true }
    const team = withState(ill(healed, broken, skull), { potions: { ...campaignOf(healed).potions, healing: 1 } })
    const { result, steps } = heal(team, [], { 'with 4': 'drink p1' })
    expect(ailmentsOf(result)).toEqual([{ what: 'fractured-skull', misses: 1, lasting: false, saves: false }])
    expect(campaignOf(result).potions.healing).toBe(0)
    expect(steps.every((step) => step.kind === 'ask')).toBe(true)
  })
})
