// Always Hungry in third: where a team-mate lies who was nearly eaten, and whom he knocks over.
import { expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const PAIR = { H1: ':4519+big-guy+always-hungry+throw-team-mate', H2: ':6237+right-stuff+regeneration' }

const hurl = (picture: string, more: Record<string, string> = {}, at = 'f10'): Scene => {
  const s = scene(picture, { at, players: { ...PAIR, ...more }, facts: 'rr=2/0' })
  s.activate('H1', 'pass')
  s.choose('throwTeamMate', { player: 'H2', square: 'x' })
  return s
}

rule('[third 112] a second 1 and he is eaten, without a re-roll', () => {
  const s = hurl('H2 H1 . x H3')
  expect([s.waits(), s.needs()]).toEqual(['dice alwaysHungry', 2])
  s.roll('alwaysHungry', 1).roll('squirm', 1)
  expect(s.where('H2')).toBe('casualty')
  expect(s.turnovers()).toEqual([])
  s.expectTurnOf('home')
})

rule('[third 112] otherwise he lies in a random square beside the eater, without an armour roll', () => {
  const s = hurl('H2 H1 . x H3')
  s.roll('alwaysHungry', 1).roll('squirm', 2).roll('squirm', 5)
  expect([s.where('H2'), s.posture('H2')]).toEqual(['f12', 'prone'])
  expect(s.turnovers()).toEqual([])
  s.expectTurnOf('home')
})

rule('[third 112] off the pitch the die is rolled again; his own square is one of the eight', () => {
  const s = hurl('H2 H1 . x H3', {}, 'a10')
  s.roll('alwaysHungry', 1).roll('squirm', 6).roll('squirm', 2).roll('squirm', 4)
  expect([s.where('H2'), s.posture('H2')]).toEqual(['a10', 'prone'])
  s.expectTurnOf('home')
})

rule('[third 112] an opponent there is pushed away from the eater and knocked over', () => {
  const s = hurl('H2 H1 A1 . x')
  s.roll('alwaysHungry', 1).roll('squirm', 2).roll('squirm', 5)
  s.home.push('f13')
  s.roll('armour', 1, 1)
  expect([s.where('A1'), s.posture('A1'), s.where('H2'), s.posture('H2')]).toEqual(['f13', 'prone', 'f12', 'prone'])
  expect(s.turnovers()).toEqual([])
})

rule('[third 112] so is a team-mate, and that is a turnover', () => {
  const s = hurl('H2 H1 H3 . x')
  s.roll('alwaysHungry', 1).roll('squirm', 2).roll('squirm', 5)
  s.home.push('f13')
  s.roll('armour', 1, 1)
  expect([s.posture('H3'), s.turnovers()]).toEqual(['prone', ['knockedDown']])
})

rule('[third 112] a carrier who escapes drops the ball, which is no turnover', () => {
  const s = hurl('H2* H1 . x H3')
  s.roll('alwaysHungry', 1).roll('squirm', 2).roll('squirm', 5).roll('bounce', 7)
  expect(s.ball()).toBe('ground g12')
  expect(s.turnovers()).toEqual([])
})

rule('[third 112] [third 233] one with Side Step is pushed to a square of his own choice, and falls there', () => {
  const s = hurl('H2 H1 A1 . x', { A1: '+side-step' })
  s.roll('alwaysHungry', 1).roll('squirm', 2).roll('squirm', 5)
  s.away.use()
  expect(s.away.answers('push')).toContain('push e11')
  s.away.push('e11')
  s.roll('armour', 1, 1)
  expect([s.where('A1'), s.posture('A1'), s.where('H2')]).toEqual(['e11', 'prone', 'f12'])
})
