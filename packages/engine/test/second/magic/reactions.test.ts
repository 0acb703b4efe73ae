// Spells that are cast in the middle of something, and those that help their caster in his own action: by Grabbit and Speed Burst.
// Neighbours: flyingFist.test.ts has ranged spells, src/procs/match/casting.ts offers the others.
import { describe, expect } from 'vitest'
import { forecastThrow } from '../../../src/forecast/index.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const on = ['spells'] as const

/** H1 throws the ball to H2. */
const thrown = (picture: string, held: string, options: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on, ...options, facts: `spells=${held}` })
  s.choose('activate', { player: 'H1' })
  s.throwTo('H2')
  return s
}

describe('Grabbit', () => {
  rule('[second 148] an opponent who could intercept casts it before the dice, and has the ball', () => {
    const s = thrown('H1* A1 . H2', '/1:grabbit')
    expect([s.waits(), s.away.answers()]).toEqual(['away castSpell', ['decline', 'cast A1 grabbit']])
    s.away.choose('cast')
    expect([s.holder(), s.turnovers()]).toEqual(['A1', ['interception']])
    expect(s.waits()).toBe('away turn')
  })

  rule('[second 148] small hands need no roll for it', () => {
    const s = thrown('H1* A1 . H2', '/1:grabbit', { players: { A1: '+small-hands' } })
    s.away.choose('cast')
    expect(s.holder()).toBe('A1')
  })

  rule(
    '[second 148] nobody else is asked: not who is too far off, lies, has no such spell, or is on the own side',
    () => {
      const s = thrown('H1* H3 . H2\nA1/ . . .\n. . . .\nA2 . A3 A4', '3:grabbit/1:grabbit,2:grabbit,3:flyingFist')
      expect(s.waits()).toBe('dice pass')
      s.roll('pass', 6, 6)
    },
  )

  rule('[second 148] declined, it is offered again at the next throw, and the dice are rolled', () => {
    const s = thrown('H1* A1 . H2', '/1:grabbit', { on: ['spells', 'throwing'] })
    s.away.decline()
    s.roll('pass', 6, 6)
    expect(s.holder()).toBe('H2')
  })

  rule('[second 148] a declined offer leaves no trace, and is seen by nobody', () => {
    const match = (held: string) => thrown('H1* A1 . H2', held)
    const offered = match('/1:grabbit')
    const seen = (s: Scene) => JSON.stringify(s.engine.view(s.match, 'home'))
    const without = match('/2:grabbit'.replace('2:grabbit', ''))
    expect(seen(offered)).toBe(seen(without))
    offered.away.decline()
    expect(seen(offered)).toBe(seen(without))
    for (const s of [offered, without]) s.roll('pass', 6, 6)
    expect(seen(offered)).toBe(seen(without))
  })

  rule('[second 140] who has tackled in this turn casts nothing in it', () => {
    const s = sceneSecond('H1* x .\nA1 . H2', { on, facts: 'spells=/1:grabbit' })
    s.choose('activate', { player: 'H1' })
    s.step('x')
    s.away.choose('tackle', { player: 'A1' })
    s.roll('tackle', 3, 3)
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect(s.holder()).toBe('H2')
  })
})

describe('Speed Burst', () => {
  const acting = (picture: string, options: SecondOptions = {}): Scene => {
    const s = sceneSecond(picture, { on, ...options, facts: 'spells=1:speedBurst/' })
    s.choose('activate', { player: 'H1' })
    return s
  }

  rule('[second 152] before he moves a D6 is added to his movement', () => {
    const s = acting(`H1${' .'.repeat(12)} A1`, { at: 'f5', players: { H1: ':2033009' } })
    s.choose('cast')
    s.roll('speedBurst', 5)
    s.step('f6', 'f7', 'f8', 'f9', 'f10', 'f11', 'f12')
    expect(s.happened('rolled')).toEqual([])
    s.step('f13').roll('goForIt', 2)
  })

  rule('[second 152] once he has moved it is too late', () => {
    const s = acting('H1 x . . . A1')
    expect(s.answers('cast')).toEqual(['cast H1 speedBurst'])
    s.step('x')
    expect(s.answers('cast')).toEqual([])
  })

  rule('[second 140] [second 152] he does nothing but move then', () => {
    const s = acting('H1* A1 .\nH2 . .', { on: ['spells', 'push'] })
    expect(s.answers('shove')).toEqual(['shove A1'])
    s.choose('cast')
    s.roll('speedBurst', 1)
    expect(s.answers().every((one) => one === 'endAction' || one.startsWith('step'))).toBe(true)
    s.endAction()
    expect(s.answers()).toEqual(['endTurn', 'activate H2'])
  })

  rule('[second 140] each spell is cast once', () => {
    const s = acting('H1 x . . . A1\n. . . . . .\n. H2 . . . .')
    s.choose('cast')
    s.roll('speedBurst', 1)
    s.endAction()
    s.endTurn()
    s.away.endTurn()
    s.choose('activate', { player: 'H1' })
    expect(s.answers('cast')).toEqual([])
  })
})

describe('what the others see of spells in an action', () => {
  rule('[second 140] nobody notices that a player could still cast who can do nothing else', () => {
    const crowd = 'H2 H3 H4 . .\nH5 H1 H6 . A1\nH7 H8 H9 . .'
    const s = sceneSecond(crowd, { on, facts: 'spells=1:flyingFist/' })
    const plain = sceneSecond(crowd, { on })
    for (const one of [s, plain]) one.choose('activate', { player: 'H1' })
    expect([s.waits(), s.answers()]).toEqual(['home activation', ['endAction', 'cast H1 g14 flyingFist']])
    expect(plain.waits()).toBe('home turn')
    const seen = (one: Scene) => JSON.stringify(one.engine.view(one.match, 'away'))
    expect(seen(s)).toBe(seen(plain))
    expect(s.engine.secret(s.match)).toEqual({ how: 'offer', of: 'home' })
    s.endAction()
    expect(seen(s)).toBe(seen(plain))
  })
})

describe('forecasts', () => {
  rule('[second 148] of a throw know nothing of the spells of the other side', () => {
    const forecast = (held: string) => {
      const s = sceneSecond('H1* A1 . H2', { on, facts: `spells=${held}` })
      return forecastThrow(s.engine, s.match, s.player('H1').id, s.player('H2').at)
    }
    expect(forecast('/1:grabbit')).toEqual(forecast('/'))
    expect(forecast('/').exact).toBe(true)
  })
})
