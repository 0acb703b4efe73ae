// Skills and traits used by chapters R to T of bb2020's ledger: being eaten, frail, healed, placed prone.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 knocks A1 down and breaks his armour: the injury roll is pending. */
const injure = (options: SceneOptions = {}): Scene => {
  const s = scene('H1 A1 x', { ...options, beside: 'h9@b2 a9@n25' })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6).push('x')
  s.stay()
  return s.roll('armour', 6, 5)
}

rule('[bb2020 325] an eaten carrier is a turnover', () => {
  const players = { H1: ':55549+throw-team-mate+always-hungry', H2: '+right-stuff' }
  const s = scene('H9 . . . .\nH2* H1 . . y', { players })
  s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: 'y' })
  s.roll('alwaysHungry', 1).roll('squirm', 1).roll('bounce', 7)
  expect([s.where('H2'), s.ball(), s.turnovers()]).toEqual(['casualty', 'ground h10', ['teamMateLost']])
  s.expectTurnOf('away')
})

describe('being hurt', () => {
  rule('[bb2020 352] Stunty: knocked out from 7, badly hurt without a roll on 9, a casualty from 10', () => {
    const frail = { players: { A1: '+stunty' } }
    expect(injure(frail).roll('injury', 3, 3).posture('A1')).toBe('stunned')
    expect(injure(frail).roll('injury', 3, 4).where('A1')).toBe('ko')
    expect(injure(frail).roll('injury', 4, 4).where('A1')).toBe('ko')
    const hurt = injure(frail).roll('injury', 4, 5)
    expect([hurt.where('A1'), hurt.player('A1').injuries, hurt.waits()]).toEqual([
      'casualty',
      ['badlyHurt'],
      'home turn',
    ])
    const worse = injure(frail).roll('injury', 4, 6)
    expect(worse.waits()).toBe('dice casualty')
    worse.roll('casualty', 7)
  })

  rule('[bb2020 364] Regeneration comes after the apothecary: 4 or more sends him to the reserves unhurt', () => {
    const options = { facts: 'apothecary=0/1', players: { A1: '+regeneration' } }
    const s = injure(options).roll('injury', 5, 5).roll('casualty', 15)
    expect(s.waits()).toBe('away useResource')
    s.away.choose('use', { option: 'apothecary' })
    s.roll('casualty', 14)
    s.away.choose('choose', { option: 'lastingInjury' })
    expect([s.waits(), s.needs()]).toEqual(['dice regeneration', 4])
    s.roll('regeneration', 4)
    expect([s.where('A1'), s.player('A1').injuries, s.waits()]).toEqual(['reserves', [], 'home turn'])
    const dead = injure(options).roll('injury', 5, 5).roll('casualty', 15)
    dead.away.decline()
    dead.roll('regeneration', 3)
    expect([dead.where('A1'), dead.player('A1').injuries]).toEqual(['casualty', ['dead']])
  })
})

describe('placed prone', () => {
  const WRESTLER = { H1: '+wrestle' }
  /** H1 blitzes A1, and a Both Down becomes a Wrestle. */
  const wrestle = (picture: string, players: { readonly [token: string]: string } = WRESTLER): Scene => {
    const s = scene(picture, { players })
    s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    s.block('A1')
    s.roll('block', 2)
    s.coachOf(Object.keys(players)[0]).use()
    return s
  }

  rule('[bb2020 347, 348] no armour roll and no turnover, but his activation is over', () => {
    const s = wrestle('H9 . H1 A1')
    expect([s.posture('H1'), s.posture('A1'), s.turnovers()]).toEqual(['prone', 'prone', []])
    s.expectTurnOf('home')
    expect(s.answers('activate').some((one) => one.includes('H1'))).toBe(false)
  })

  rule("[bb2020 349] with the ball in his own team's turn it is a turnover", () => {
    const s = wrestle('H9 . H1* A1').roll('bounce', 4)
    expect([s.ball(), s.turnovers()]).toEqual(['ground f11', ['carrierDown']])
    s.expectTurnOf('away')
  })

  rule("[bb2020 350] in the opponent's turn it is none", () => {
    const s = wrestle('H9 . H1 A1* .', { A1: '+wrestle' }).roll('bounce', 5)
    expect([s.ball(), s.posture('A1'), s.turnovers()]).toEqual(['ground f14', 'prone', []])
    s.expectTurnOf('home')
  })
})
