// Always Hungry: what may happen to a team-mate before he is thrown.
import { expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const PAIR = { H1: ':4519+always-hungry+throw-team-mate', H2: ':6237+right-stuff+regeneration' }

const hurl = (picture = 'H2 H1 . x', facts = 'apothecary=1/0'): Scene => {
  const s = scene(picture, { players: PAIR, facts })
  s.activate('H1', 'pass')
  s.choose('throwTeamMate', { player: 'H2', square: 'x' })
  return s
}

rule('[bugman 339] [crp 92] he rolls after moving and naming the target, before the throw; 2 or more goes on', () => {
  const s = scene('H2 . H1 . x', { players: PAIR })
  s.activate('H1', 'pass')
  expect(s.waits()).toBe('home activation')
  s.step('f11')
  s.choose('throwTeamMate', { player: 'H2', square: 'x' })
  expect([s.waits(), s.needs()]).toEqual(['dice alwaysHungry', 2])
  s.roll('alwaysHungry', 2)
  expect(s.waits()).toBe('dice throwTeamMate')
  s.roll('throwTeamMate', 1).roll('land', 6)
})

rule('[bugman 339] he is hungry only when he throws a team-mate, not the ball', () => {
  const s = scene('H2 H1* . . H3', { players: PAIR })
  s.activate('H1', 'pass').throwTo('H3')
  expect(s.waits()).toBe('dice pass')
  s.roll('pass', 6).roll('catch', 6)
})

rule('[bugman 340] a second 1 and the team-mate is gone: no apothecary, no Regeneration', () => {
  const s = hurl('H2 H1 . x H3')
  s.roll('alwaysHungry', 1).roll('squirm', 1)
  expect(s.where('H2')).toBe('casualty')
  expect(s.match.squads.home.resources.apothecary).toBe(1)
  expect(s.happened('casualty')).toMatchObject([{ result: 'eaten', credited: false }])
  expect(s.turnovers()).toEqual([])
  s.expectTurnOf('home')
})

rule('[bugman 339, 340] both rolls are his and may be re-rolled', () => {
  const first = hurl('H2 H1 . x', 'rr=1/0')
  first.roll('alwaysHungry', 1)
  first.reroll('team')
  first.roll('alwaysHungry', 2).roll('throwTeamMate', 1).roll('land', 6)
  const second = hurl('H2 H1 . x', 'rr=1/0')
  second.roll('alwaysHungry', 1)
  second.keep()
  second.roll('squirm', 1)
  expect(second.happened('rolled').at(-1)).toMatchObject({ roll: { roll: 'squirm', player: second.player('H1').id } })
  second.reroll('team')
  second.roll('squirm', 4).roll('land', 6)
  expect(second.where('H2')).toBe('f10')
})

rule('[bugman 341, 63] an eaten carrier’s ball scatters once from his square, and the turn is over', () => {
  const s = hurl('H2* H1 . x')
  s.roll('alwaysHungry', 1).roll('squirm', 1).roll('bounce', 2)
  expect(s.ball()).toBe('ground e10')
  expect(s.turnovers()).toEqual(['teamMateLost'])
  expect(s.waits()).toBe('away turn')
})

rule('[bugman 342] otherwise he escapes and is fumbled: a landing in his own square, no throw', () => {
  const s = hurl('H2 H1 . x\nA1')
  s.roll('alwaysHungry', 1).roll('squirm', 2)
  expect([s.waits(), s.needs()]).toEqual(['dice land', 5])
  s.roll('land', 4).roll('armour', 1, 1)
  expect([s.where('H2'), s.posture('H2')]).toEqual(['f10', 'prone'])
  expect(s.turnovers()).toEqual([])
  s.activate('H2', 'move')
})

rule('[bugman 63, 342] a carrier who escapes is a turnover, even if he lands on his feet with the ball', () => {
  const s = hurl('H2* H1 . x')
  s.roll('alwaysHungry', 1).roll('squirm', 6).roll('land', 6)
  expect(s.holder()).toBe('H2')
  expect(s.turnovers()).toEqual(['teamMateLost'])
  expect(s.waits()).toBe('away turn')
})
