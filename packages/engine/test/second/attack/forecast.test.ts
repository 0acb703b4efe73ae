// What an attack by strength would give: both chances where the victim may dodge. Neighbour: ../../kernel/opposedForecasts.test.ts.
import { describe, expect, it } from 'vitest'
import { forecastTable, type RollForecast, type TableOptions } from '../../../src/forecast/index.ts'
import { type Action, action } from '../../../src/vocabulary/actions.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'

const ALL = ['dodging', 'shoulderCharge', 'multipleBlock', 'gangUp', 'push', 'stripBall'] as const

const in36 = (roll: RollForecast | null): string | undefined =>
  roll?.results?.map(({ result, chance }) => `${result} ${Math.round(chance * 36)}`).join(', ')

const forecast = (s: Scene, token: string, answer: Action, wanted: TableOptions = {}) => {
  const before = JSON.stringify(s.match)
  const made = forecastTable(s.engine, s.match, s.player(token).id, answer, wanted)
  expect(JSON.stringify(s.match)).toBe(before)
  return made
}

describe('the forecast of an attack', () => {
  it('has the rows of the block with their chances, and those of the dodge beside them', () => {
    const s = sceneSecond('H1 A1', { on: ALL })
    const block = forecast(s, 'H1', action('block', s.player('A1').id))
    expect(block).toMatchObject({ possible: true, rolls: [], exact: true, avoidable: false })
    expect(in36(block.roll)).toBe(
      'attackerStunned 1, attackerDown 5, nothing 15, bothDown 5, defenderDown 9, defenderStunned 1',
    )
    expect(block.roll?.chance).toBeCloseTo(10 / 36, 12)
    expect(in36(block.dodged)).toBe('dodged 21, defenderDown 14, defenderStunned 1')
    expect(block.roll?.explanation?.modifiers.map(({ source, value }) => [source, value])).toEqual([
      ['ST', 3],
      ['ST', -3],
    ])
  })

  it('has no dodge where nobody dodges', () => {
    const s = sceneSecond('H1 A1', { on: ['push'] })
    const a1 = s.player('A1').id
    expect(forecast(s, 'H1', action('block', a1))).toMatchObject({ dodged: null, avoidable: false })
    expect(forecast(s, 'H1', action('shove', a1))).toMatchObject({ dodged: null, avoidable: false })
  })

  it('counts what a shoulder charge costs in both rolls', () => {
    const s = sceneSecond('H1 A1', { on: ALL })
    const charge = forecast(s, 'H1', action('charge', s.player('A1').id))
    expect([charge.roll?.chance, charge.dodged?.chance].map((chance) => Math.round((chance ?? 0) * 36))).toEqual([
      6, 26,
    ])
  })

  it('says that a push is avoided without a roll', () => {
    const s = sceneSecond('H1 A1', { on: ALL })
    const push = forecast(s, 'H1', action('shove', s.player('A1').id))
    expect(push).toMatchObject({ possible: true, dodged: null, avoidable: true })
    expect(in36(push.roll)).toContain('pushedBack 9, pushedDown 1')
  })

  it('can be asked from another square, before he moves', () => {
    const s = sceneSecond('H1 . x A1', { on: ALL })
    const block = action('block', s.player('A1').id)
    expect(forecast(s, 'H1', block).possible).toBe(false)
    expect(forecast(s, 'H1', block, { from: s.square('x') })).toMatchObject({ possible: true })
  })

  it('counts the other victims and the other members of a gang', () => {
    const s = sceneSecond('A1 A2\nH1 A3', { on: ALL, players: { H1: ':5.1.7.2.-1.-1.11' } })
    const ids = ['A1', 'A2', 'A3'].map((token) => s.player(token).id)
    const answer = action('block', ids[0], -1, 'multiple')
    const strength = (others: readonly number[]) =>
      forecast(s, 'H1', answer, { others }).roll?.explanation?.modifiers.map(({ value }) => value)
    expect(strength(ids.slice(1))).toEqual([7, -3, -3, -3])
    expect(strength([ids[1]])).toEqual([7, -3, -3])
    const gang = sceneSecond('H1 A1 H2', { on: ALL })
    const wanted = { others: [gang.player('H2').id] }
    const made = forecast(gang, 'H1', action('gangUp', gang.player('A1').id), wanted)
    expect(made.roll?.explanation).toMatchObject({ table: 'multipleBlock' })
    expect(made.roll?.explanation?.modifiers).toHaveLength(3)
  })

  it('puts both dice of a theft together', () => {
    const s = sceneSecond('H1 A1*', { on: ALL })
    const { roll } = forecast(s, 'H1', action('stripBall', s.player('A1').id))
    // Of 1296: equal or behind 721, by 1 or 2 ahead 265, by 3 or more 310.
    expect(roll?.results?.map(({ result, chance }) => [result, Math.round(chance * 1296)])).toEqual([
      ['nothing', 721],
      ['dropped', 265],
      ['taken', 310],
    ])
  })

  it('answers for either answer to the question whether he dodges', () => {
    const s = sceneSecond('H1 A1', { on: ALL })
    s.choose('activate', { player: 'H1' })
    s.choose('block', { player: 'A1', option: '' })
    expect(s.waits()).toBe('away dodge')
    expect(in36(forecast(s, 'A1', action('dodge')).roll)).toBe('dodged 21, defenderDown 14, defenderStunned 1')
    expect(in36(forecast(s, 'H1', action('decline')).roll)).toContain('defenderDown 9, defenderStunned 1')
  })
})
