// The weather of third.
import { describe, expect } from 'vitest'
import { newGame } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'
import { quietKick, readyToKick } from '../support/third.ts'

const start = (first: number, second: number): string => {
  const s = newGame({ edition: 'third' }).roll('weather', first, second)
  s.roll('coinToss', 1)
  return s.match.weather
}

/** Target numbers of a short pass, an interception of it, its catch, a hand-off's catch, a pick-up and a go for it. */
const needs = (weather: string): number[] => {
  const facts = `weather=${weather}`
  const found: number[] = []
  const roll = (s: Scene, why: string): void => {
    found.push(s.needs())
    s.roll(why, 6)
  }
  const pass = scene('H1* . A1 . H2', { facts, players: { A1: ':6358' } })
  pass.activate('H1', 'pass').throwTo('H2')
  roll(pass, 'pass')
  pass.away.intercept('A1')
  found.push(pass.needs())
  pass.roll('intercept', 1)
  pass.home.use()
  roll(pass, 'catch')
  const hand = scene('H1* H2', { facts })
  hand.activate('H1', 'handOff').handOff('H2')
  hand.home.use()
  roll(hand, 'catch')
  roll(scene('H1 o . . A1', { facts }).activate('H1', 'move').step('f11'), 'pickUp')
  roll(
    scene('H1 x y . A1', { facts, players: { H1: ':1338' } })
      .activate('H1', 'move')
      .step('x', 'y'),
    'goForIt',
  )
  return found
}

const NICE = [4, 4, 3, 3, 3, 2]

describe('the weather', () => {
  rule('[third 170] 4 to 10 is nice, and changes nothing', () => {
    for (const [first, second] of [
      [1, 3],
      [2, 3],
      [3, 4],
      [5, 5],
    ] as const)
      expect(start(first, second)).toBe('nice')
    expect(needs('nice')).toEqual(NICE)
  })

  rule('[third 169] 3 Very Sunny: −1 to passes', () => {
    expect(start(1, 2)).toBe('verySunny')
    expect(needs('verySunny')).toEqual([5, 4, 3, 3, 3, 2])
  })

  rule('[third 171] 11 Pouring Rain: −1 to catches, hand-offs too, to pick-ups and interceptions', () => {
    expect(start(5, 6)).toBe('pouringRain')
    expect(needs('pouringRain')).toEqual([4, 5, 4, 4, 4, 2])
  })

  rule('[third 172] 12 Blizzard: going for it fails on 1-2, and only quick and short passes', () => {
    expect(start(6, 6)).toBe('blizzard')
    expect(needs('blizzard')).toEqual([4, 4, 3, 3, 3, 3])
    const s = scene('H1*', { at: 'h5', facts: 'weather=blizzard', beside: 'a1@c3' })
    const targets = s.activate('H1', 'pass').answers('throw')
    expect(['h8', 'h11', 'h12', 'h18'].map((to) => targets.includes(`throw ${to}`))).toEqual([true, true, false, false])
    // A short throw of a stunty player counts as long.
    const stunty = scene('H1*', { at: 'h5', facts: 'weather=blizzard', players: { H1: '+stunty' }, beside: 'a1@c3' })
    const short = stunty.activate('H1', 'pass').answers('throw')
    expect(['h8', 'h9'].map((to) => short.includes(`throw ${to}`))).toEqual([true, false])
  })

  rule(
    '[third 168] 2 Sweltering Heat: after a half a D6 for each player on the pitch, a 1 misses the next drive',
    () => {
      expect(start(1, 1)).toBe('swelteringHeat')
      expect(needs('swelteringHeat')).toEqual(NICE)
      const s = quietKick(readyToKick(), 'c20', [5, 2]).roll('bounce', 2)
      s.match.weather = 'swelteringHeat'
      for (let i = 0; i < 16; i++) s.endTurn()
      for (let i = 0; i < 22; i++) s.roll('swelteringHeat', i === 3 ? 1 : 2)
      expect(s.where('H4')).toBe('exhausted')
    },
  )

  rule('[third 168] and after a touchdown', () => {
    const s = scene('H1* x', { at: 'h25', facts: 'weather=swelteringHeat', beside: 'h2@c9 a1@c2' })
    s.activate('H1', 'move').step('x').endAction()
    s.roll('swelteringHeat', 1).roll('swelteringHeat', 2).roll('swelteringHeat', 6)
    expect(s.where('H1')).toBe('exhausted')
    expect(s.waits()).toBe('home setUp')
    s.home.choose('formation', { option: 'wall' })
    expect([s.where('H1'), s.where('H2')]).toEqual(['exhausted', 'h13'])
  })
})
