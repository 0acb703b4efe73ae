// Always Hungry in bb2020: the team-mate he would throw is eaten, or fumbled.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../../support/scene.ts'

const PAIR = { H1: ':4.5.5.5.10+always-hungry+throw-team-mate', H2: ':62358+right-stuff+regeneration' }

const hurl = (picture = 'H2 H1 . x', facts = 'apothecary=1/0', players: SceneOptions['players'] = PAIR): Scene => {
  const s = scene(picture, { players, facts })
  s.activate('H1', 'pass')
  s.choose('throwTeamMate', { player: 'H2', square: 'x' })
  return s
}

rule('[bb2020 570] a 1 and another 1: he is eaten, and cannot be healed', () => {
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

rule('[bb2020 570] on 2 or more he is thrown; passing the ball needs no roll', () => {
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

/** The bite, and a 1 for the escape. */
const bitten = (thrower: string, mate: string, facts: string): Scene => {
  const s = hurl('H2 H1 . x H3', facts, { H1: PAIR.H1 + thrower, H2: PAIR.H2 + mate })
  s.roll('alwaysHungry', 1)
  if (s.waits() === 'home reroll') s.keep()
  return s.roll('squirm', 1)
}

rule('[bb2020 571] the team-mate himself rolls to squirm free, with a re-roll of his team', () => {
  const s = bitten('', '', 'rr=1/0')
  expect(s.happened('rolled').at(-1)).toMatchObject({ roll: { roll: 'squirm', player: s.player('H2').id, needed: 2 } })
  expect([s.waits(), s.question().player, s.answers()]).toEqual([
    'home reroll',
    s.player('H2').id,
    ['keep', 'reroll team'],
  ])
  s.reroll('team')
  s.roll('squirm', 2)
  expect(s.happened('spent')).toMatchObject([{ side: 'home', what: 'reroll', player: s.player('H2').id }])
  s.roll('bounce', 2).roll('land', 4)
  expect(s.where('H2')).toBe('e11')
})

rule('[bb2020 571] so his own Loner counts, not the thrower’s', () => {
  const lonelyThrower = bitten('+loner-4', '', 'rr=1/0')
  lonelyThrower.reroll('team')
  lonelyThrower.roll('squirm', 2).roll('bounce', 2).roll('land', 4)
  const lonelyMate = bitten('', '+loner-4', 'rr=1/0')
  lonelyMate.reroll('team')
  lonelyMate.roll('loner', 3)
  expect([lonelyMate.where('H2'), lonelyMate.happened('casualty')]).toMatchObject([
    'casualty',
    [{ player: lonelyMate.player('H2').id, by: lonelyMate.player('H1').id, result: 'eaten' }],
  ])
})

rule('[bb2020 571] Pro of the thrower is of no use to him, and his own works only while he acts', () => {
  for (const [thrower, mate] of [
    ['+pro', ''],
    ['', '+pro'],
  ] as const) {
    const s = bitten(thrower, mate, '')
    expect(s.where('H2')).toBe('casualty')
  }
})
