// Landings of thrown team-mates in bb2020: falls, players below, the crowd, the ball. Chapter R of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const PAIR = { H1: ':55549+throw-team-mate', H2: '+right-stuff' }

/** H1 throws H2 superbly at y, and three scatters take him three squares to the right of it. */
const fly = (picture: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, { ...options, players: { ...PAIR, ...options.players } })
  s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: 'y' })
  return s.roll('throwTeamMate', 6).roll('scatter', 5).roll('scatter', 5).roll('scatter', 5)
}

describe('a bad landing', () => {
  rule('[bb2020 316] he falls over with an armour roll, and without the ball that costs nothing', () => {
    const s = fly('H9 . . . .\nH2 H1 . . y').roll('land', 2)
    expect([s.waits(), s.explain().player]).toEqual(['dice armour', s.player('H2').id])
    s.roll('armour', 1, 2)
    expect([s.posture('H2'), s.where('H2'), s.turnovers()]).toEqual(['prone', 'g17', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 317] with the ball it is a turnover, and the ball bounces after armour', () => {
    const s = fly('H9 . . . .\nH2* H1 . . y').roll('land', 2).roll('armour', 1, 2).roll('bounce', 5)
    expect([s.ball(), s.turnovers()]).toEqual(['ground g18', ['teamMateLost']])
    s.expectTurnOf('away')
  })

  rule('[bb2020 322] prone, stunned or without his tackle zone he bounces once more and falls, unrolled', () => {
    for (const [cell, flags] of [
      ['H2/', ''],
      ['H2=', ''],
      ['H2', '.z'],
    ]) {
      const s = fly(`H9 . . . .\n${cell} H1 . . y`, { players: { H2: `+right-stuff${flags}` } })
      expect(s.waits()).toBe('dice bounce')
      s.roll('bounce', 7).roll('armour', 1, 2)
      expect([s.where('H2'), s.posture('H2') === 'standing', s.turnovers()]).toEqual(['h17', false, []])
    }
  })
})

describe('landing on a player', () => {
  rule('[bb2020 318, 320] the one below is knocked down, prone or not; the flyer bounces on and falls', () => {
    for (const cell of ['A1', 'A1/']) {
      const s = fly(`H9 . . . .\nH2 H1 . . y . . ${cell}`)
      expect([s.waits(), s.explain().player]).toEqual(['dice armour', s.player('A1').id])
      s.roll('armour', 1, 2)
      expect(s.waits()).toBe('dice bounce')
      s.roll('bounce', 7)
      expect([s.waits(), s.explain().player]).toEqual(['dice armour', s.player('H2').id])
      s.roll('armour', 1, 2)
      expect([s.posture('A1'), s.where('H2'), s.posture('H2'), s.turnovers()]).toEqual(['prone', 'h17', 'prone', []])
      s.expectTurnOf('home')
    }
  })

  rule('[bb2020 319] a team-mate below is a turnover', () => {
    const s = fly('H9 . . . .\nH2 H1 . . y . . H3')
    s.roll('armour', 1, 2).roll('bounce', 7).roll('armour', 1, 2)
    expect([s.posture('H3'), s.turnovers()]).toEqual(['prone', ['knockedDown']])
    s.expectTurnOf('away')
  })

  rule('[bb2020 321] bouncing onto the next one knocks him down as well', () => {
    const s = fly('H9 . . . .\nH2 H1 . . y . . A1 A2')
    s.roll('armour', 1, 2).roll('bounce', 5)
    expect([s.waits(), s.explain().player]).toEqual(['dice armour', s.player('A2').id])
    s.roll('armour', 1, 2).roll('bounce', 5).roll('armour', 1, 2)
    expect([s.posture('A1'), s.posture('A2'), s.where('H2'), s.posture('H2')]).toEqual([
      'prone',
      'prone',
      'g19',
      'prone',
    ])
  })
})

describe('the crowd, the end zone and the ball', () => {
  const OUT = { at: 'g20' }

  rule('[bb2020 323] off the pitch the crowd gets him, without an armour roll', () => {
    const s = fly('H9 . . . .\nH2 H1 . . y', OUT)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 1, 2)
    expect([s.where('H2'), s.turnovers()]).toEqual(['reserves', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 324] with the ball: a throw-in, and the turn is over', () => {
    const s = fly('H9 . . . .\nH2* H1 . . y', OUT).roll('injury', 1, 2)
    expect(s.waits()).toBe('dice throwIn')
    s.roll('throwIn', 3, 1, 1).roll('bounce', 4)
    expect([s.ball(), s.turnovers()]).toEqual(['ground h23', ['carrierInCrowd']])
    s.expectTurnOf('away')
  })

  rule('[bb2020 328] landing on his feet in the end zone with the ball scores', () => {
    const s = fly('H9 . . . .\nH2* H1 . . y', { at: 'g19' }).roll('land', 3)
    expect([s.score(), s.happened('touchdown').length]).toEqual(['1-0', 1])
  })

  rule('[bb2020 328] landing safely on the ball he must pick it up, as if he had walked there', () => {
    const s = fly('H9 . . . . . . .\nH2 H1 . . y . . o').roll('land', 3)
    expect([s.waits(), s.explain().player]).toEqual(['dice pickUp', s.player('H2').id])
    s.roll('pickUp', 3)
    expect([s.holder(), s.turnovers()]).toEqual(['H2', []])
    const fallen = fly('H9 . . . . . . .\nH2 H1 . . y . . o').roll('land', 2).roll('armour', 1, 2).roll('bounce', 5)
    expect([fallen.ball(), fallen.turnovers()]).toEqual(['ground g18', []])
  })
})
