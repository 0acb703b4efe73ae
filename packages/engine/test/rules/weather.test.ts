// The weather: chapter P of the ledger, without bombs and thrown team-mates.
import { describe, expect } from 'vitest'
import { newGame } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const ROUGH = ['swelteringHeat', 'verySunny', 'pouringRain', 'blizzard']

/** H1 throws to H2, four squares away in the open: a short pass. */
const shortPass = (weather: string): Scene => {
  const s = scene('H1* . . . H2', { facts: `weather=${weather}` })
  s.activate('H1', 'pass').throwTo('H2')
  return s
}

/** H1 has moved his one square and goes for another. */
const goForIt = (weather: string): Scene =>
  scene('H1 x y . . A1', { facts: `weather=${weather}`, players: { H1: ':1338' } })
    .activate('H1', 'move')
    .step('x', 'y')

const pickUp = (weather: string): Scene =>
  scene('H1 o . . A1', { facts: `weather=${weather}` })
    .activate('H1', 'move')
    .step('f11')

const handOff = (weather: string): Scene => {
  const s = scene('H1* H2', { facts: `weather=${weather}` })
  s.activate('H1', 'handOff').handOff('H2')
  return s
}

const interception = (weather: string): Scene => {
  const s = scene('H1* . A1 . H2', { facts: `weather=${weather}` })
  s.activate('H1', 'pass').throwTo('H2')
  s.away.intercept('A1')
  return s
}

/** Target numbers of a short pass, a hand-off's catch, an interception, a pick-up and a go for it. */
const needs = (weather: string): number[] => {
  const pass = shortPass(weather)
  const rolls: number[] = [pass.needs()]
  pass.roll('pass', 6).roll('catch', 6)
  for (const [s, why] of [
    [handOff(weather), 'catch'],
    [interception(weather), 'intercept'],
    [pickUp(weather), 'pickUp'],
    [goForIt(weather), 'goForIt'],
  ] as const) {
    rolls.push(s.needs())
    s.roll(why, 6)
  }
  return rolls
}

describe('the weather', () => {
  rule('[bugman 279, 280, 281, 282, 283] the sum of one die of each coach decides the weather', () => {
    for (const [first, second, weather] of [
      [1, 1, 'swelteringHeat'],
      [1, 2, 'verySunny'],
      [1, 3, 'nice'],
      [1, 4, 'nice'],
      [1, 5, 'nice'],
      [1, 6, 'nice'],
      [2, 6, 'nice'],
      [3, 6, 'nice'],
      [5, 5, 'nice'],
      [5, 6, 'pouringRain'],
      [6, 6, 'blizzard'],
    ] as const) {
      const s = newGame()
      expect([s.waits(), s.dice()]).toEqual(['dice weather', ['d6', 'd6']])
      s.roll('weather', first, second)
      expect(s.match.weather).toBe(weather)
      s.roll('fans', 3, 3).roll('fans', 3, 3).roll('coinToss', 1)
    }
  })

  rule('[bugman 280, 281, 282, 283] nice weather changes no roll, the rest only its own', () => {
    // Pass 4+, hand-off 4 − 1, interception 4 + 2, pick-up 4 − 1, going for it 2+.
    expect(needs('nice')).toEqual([4, 3, 6, 3, 2])
    expect(needs('swelteringHeat')).toEqual([4, 3, 6, 3, 2])
    expect(needs('verySunny')).toEqual([5, 3, 6, 3, 2])
    expect(needs('pouringRain')).toEqual([4, 4, 6, 4, 2])
    expect(needs('blizzard')).toEqual([4, 3, 6, 3, 3])
  })

  rule('[bugman 280] sunshine: −1 on the throw, at any range', () => {
    const s = shortPass('verySunny')
    expect(s.modifiers()).toEqual(['verySunny -1'])
    // A 2 comes to 1: dropped.
    s.roll('pass', 2)
    expect(s.happened('passResult')).toMatchObject([{ result: 'fumble' }])
    s.roll('bounce', 2)
    const quick = scene('H1* . H2', { facts: 'weather=verySunny' })
    quick.activate('H1', 'pass').throwTo('H2')
    expect(quick.modifiers()).toEqual(['quick +1', 'verySunny -1'])
    quick.roll('pass', 4)
    expect(quick.modifiers()).toEqual(['accuratePass +1'])
    quick.roll('catch', 3)
  })

  rule('[bugman 282] rain: −1 to catch, to intercept and to pick up', () => {
    const caught = handOff('pouringRain')
    expect(caught.modifiers()).toContain('pouringRain -1')
    caught.roll('catch', 3).roll('bounce', 2)
    expect(caught.turnovers()).toHaveLength(1)
    const stolen = interception('pouringRain')
    expect(stolen.modifiers()).toEqual(['intercept -2', 'pouringRain -1'])
    stolen.roll('intercept', 5)
    expect(stolen.waits()).toBe('dice pass')
    stolen.roll('pass', 6).roll('catch', 6)
    const agile = scene('H1* . A1 . H2', { facts: 'weather=pouringRain', players: { A1: ':6358' } })
    agile.activate('H1', 'pass').throwTo('H2')
    agile.away.intercept('A1')
    expect(agile.needs()).toBe(5)
    agile.roll('intercept', 5)
    const lifted = pickUp('pouringRain')
    expect(lifted.modifiers()).toEqual(['pickUp +1', 'pouringRain -1'])
    lifted.roll('pickUp', 3).roll('bounce', 2)
    lifted.expectTurnOf('away')
  })

  rule('[bugman 283] a blizzard: a go for it fails on a 2 as well', () => {
    const s = goForIt('blizzard')
    s.roll('goForIt', 2).roll('armour', 1, 2)
    expect([s.where('H1'), s.posture('H1')]).toEqual(['y', 'prone'])
    s.expectTurnOf('away')
    const steady = goForIt('blizzard').roll('goForIt', 3)
    expect([steady.where('H1'), steady.posture('H1')]).toEqual(['y', 'standing'])
    const fair = goForIt('nice').roll('goForIt', 2)
    expect(fair.posture('H1')).toBe('standing')
  })

  rule('[bugman 284] a blizzard: only quick and short passes', () => {
    const targets = (weather: string): string[] => {
      const s = scene('H1*', { at: 'h5', facts: `weather=${weather}` })
      return s.activate('H1', 'pass').answers('throw')
    }
    const snow = targets('blizzard')
    // Straight on: quick to 3, short to 6, long to 10, bomb to 13 squares.
    expect([8, 11, 12, 15, 18].map((column) => snow.includes(`throw h${column}`))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect([snow.includes('throw d10'), snow.includes('throw c10')]).toEqual([true, false])
    const fair = targets('nice')
    expect([8, 11, 12, 15, 18].every((column) => fair.includes(`throw h${column}`))).toBe(true)
    for (const weather of ROUGH.slice(0, 3)) expect(targets(weather)).toEqual(fair)
  })
})

describe('the heat', () => {
  rule('[bugman 279] after a touchdown everyone on the pitch rolls, in any posture, and a 1 collapses', () => {
    const s = scene('H1* x\nA1= A2/\nH2 .', {
      at: 'h25',
      facts: 'weather=swelteringHeat',
      beside: 'h9@reserves a9@ko',
    })
    s.activate('H1', 'move').step('x').endAction()
    // H1, H2, A1 and A2; neither the reserve nor the knocked-out player.
    s.roll('swelteringHeat', 1).roll('swelteringHeat', 2).roll('swelteringHeat', 6).roll('swelteringHeat', 1)
    s.roll('recover', 4)
    expect(s.waits()).toBe('home setUp')
    expect(s.home.answers('pick')).toEqual(['pick H2', 'pick H9'])
    s.home.choose('formation', { option: 'wall' })
    expect(s.away.answers('pick')).toEqual(['pick A1', 'pick A9'])
    expect([s.where('H1'), s.where('A2')]).toEqual(['exhausted', 'exhausted'])
  })

  rule('[bugman 279] he misses one set-up, and at half-time players collapse too', () => {
    const s = scene('H1* x\nH2 A1/', { at: 'h25', facts: 'turn=home:8/7 weather=swelteringHeat' })
    s.activate('H1', 'move').step('x').endAction()
    s.roll('swelteringHeat', 1).roll('swelteringHeat', 2).roll('swelteringHeat', 2)
    expect(s.home.answers('pick')).toEqual(['pick H2'])
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    s.home.choose('aim', { square: 'c20' })
    s.roll('kickScatter', 5, 2).roll('kickOffTable', 1, 1).roll('bounce', 2)
    s.endTurn()
    // The half is over: H2 and A1 are on the pitch, H1 is not.
    s.roll('swelteringHeat', 1).roll('swelteringHeat', 3)
    expect([s.waits(), s.match.clock.half]).toEqual(['home setUp', 2])
    expect(s.home.answers('pick')).toEqual(['pick H1'])
  })

  rule('[bugman 279] a side that can field nobody because of the heat has missed that set-up', () => {
    const s = scene('H1* x\n. A1/', { at: 'h25', facts: 'turn=home:3/3 weather=swelteringHeat' })
    s.activate('H1', 'move').step('x').endAction()
    s.roll('swelteringHeat', 2).roll('swelteringHeat', 1)
    expect([s.markers(), s.score()]).toEqual(['5/5', '2-0'])
    s.home.choose('formation', { option: 'wall' })
    expect(s.away.answers('pick')).toEqual(['pick A1'])
  })

  rule('[bugman 279] no other weather asks for it', () => {
    for (const weather of ['nice', 'verySunny', 'pouringRain', 'blizzard']) {
      const s = scene('H1* x', { at: 'h25', facts: `weather=${weather}` })
      s.activate('H1', 'move').step('x').endAction()
      expect(s.waits()).toBe('home setUp')
    }
  })
})
