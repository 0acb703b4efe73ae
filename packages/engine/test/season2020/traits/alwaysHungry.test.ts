// Always Hungry in the Second Season: the team-mate he would throw is eaten, or fumbled.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const PAIR = { H1: ':4.5.5.5.10+always-hungry+throw-team-mate', H2: ':62358+right-stuff+regeneration' }

const hurl = (picture = 'H2 H1 . x', facts = 'apothecary=1/0'): Scene => {
  const s = scene(picture, { players: PAIR, facts })
  s.activate('H1', 'pass')
  s.choose('throwTeamMate', { player: 'H2', square: 'x' })
  return s
}

rule('[bb2020 570] a 1 and another 1: he is eaten, and nobody heals that', () => {
  const s = hurl('H2 H1 . x H3')
  expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice alwaysHungry', 2, []])
  s.roll('alwaysHungry', 1).roll('squirm', 1)
  expect(s.where('H2')).toBe('casualty')
  expect(s.happened('casualty')).toMatchObject([{ result: 'eaten', credited: false }])
  expect(s.match.squads.home.resources.apothecary).toBe(1)
  expect(s.turnovers()).toEqual([])
  s.expectTurnOf('home')
})

rule('[bb2020 570] an eaten carrier’s ball bounces and the turn is over', () => {
  const s = hurl('H2* H1 . x')
  s.roll('alwaysHungry', 1).roll('squirm', 1).roll('bounce', 2)
  expect([s.ball(), s.turnovers()]).toEqual(['ground e10', ['teamMateLost']])
})

rule('[bb2020 570] 2 or more and he is simply thrown; the ball is thrown without any hunger', () => {
  const s = hurl()
  s.roll('alwaysHungry', 2)
  expect(s.waits()).toBe('dice throwTeamMate')
  s.roll('throwTeamMate', 6).roll('scatter', 2).roll('scatter', 7).roll('scatter', 5).roll('land', 6)
  const ball = scene('H2 H1* . . H3', { players: { ...PAIR, H1: '+always-hungry+throw-team-mate' } })
  ball.activate('H1', 'pass').throwTo('H3')
  expect(ball.waits()).toBe('dice pass')
  ball.roll('pass', 6).roll('catch', 6)
})

rule(
  '[bb2020 571] a 1 and then 2 or more: the throw is fumbled, so he bounces from the thrower and lands at -1',
  () => {
    const s = hurl('H2 H1 . x H3')
    s.roll('alwaysHungry', 1).roll('squirm', 2)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
    expect([s.needs(), s.modifiers()]).toEqual([4, ['fumbled -1']])
    s.roll('land', 4)
    expect([s.where('H2'), s.posture('H2'), s.turnovers()]).toEqual(['e11', 'standing', []])
    s.expectTurnOf('home')
  },
)
