// Animosity: giving the ball to team-mates of another race.
import { expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const mixed = (picture: string, facts = ''): Scene =>
  scene(picture, {
    facts,
    players: { H1: '+animosity' },
    who: { H1: { race: 'orc' }, H2: { race: 'goblin' }, H3: { race: 'orc' }, H4: { race: 'goblin' } },
  })

rule('[bugman 343] a pass to a team-mate of another race needs 2 or more first', () => {
  const s = mixed('H1* . . H2')
  s.activate('H1', 'pass').throwTo('H2')
  expect([s.waits(), s.needs()]).toEqual(['dice animosity', 2])
  s.roll('animosity', 2).roll('pass', 6).roll('catch', 6)
  expect(s.holder()).toBe('H2')
})

rule('[bugman 343] so does a hand-off', () => {
  const s = mixed('H1* H2')
  s.activate('H1', 'handOff').handOff('H2')
  s.roll('animosity', 2).roll('catch', 6)
  expect(s.holder()).toBe('H2')
})

rule('[bugman 343] no roll for his own race, opponents and empty squares', () => {
  for (const target of ['H3', 'A1', 'x']) {
    const s = mixed('H1* . . .\n. . . H3\n. . .\n. . . A1\nx')
    s.activate('H1', 'pass').throwTo(target)
    expect(s.happened('rolled')).toEqual([])
    expect(s.waits()).not.toBe('dice animosity')
    if (s.waits() === 'dice pass') s.roll('pass', 1).roll('bounce', 2)
  }
})

rule('[bugman 344] on a 1 he refuses: only his own race may be chosen instead, and he moves no more', () => {
  const s = mixed('H1* . . H2\n. . . H3\nA1 . . H4')
  s.activate('H1', 'pass').throwTo('H2')
  s.roll('animosity', 1)
  expect(s.answers()).toEqual(['endAction', 'throw g13'])
  s.throwTo('H3')
  expect(s.waits()).toBe('dice pass')
  s.roll('pass', 6).roll('catch', 6)
  expect(s.holder()).toBe('H3')
  expect(s.turnovers()).toEqual([])
})

rule('[bugman 344] the same with a hand-off, and the coach may end the action', () => {
  const s = mixed('. H3\nH1* H2\nA1')
  s.activate('H1', 'handOff').handOff('H2')
  s.roll('animosity', 1)
  expect(s.answers()).toEqual(['endAction', 'handOff H3'])
  s.endAction()
  expect(s.holder()).toBe('H1')
  s.expectTurnOf('home')
})

rule('[bugman 345] nobody of his race in reach: the action is lost, without a turnover', () => {
  const s = mixed('H1* H2\nA1')
  s.activate('H1', 'handOff').handOff('H2')
  s.roll('animosity', 1)
  expect(s.holder()).toBe('H1')
  expect(s.turnovers()).toEqual([])
  s.expectTurnOf('home')
  expect(s.answers('activate').filter((a) => a.includes('H1') || a.includes('handOff'))).toEqual([])
})

rule('[bugman 343] the roll may be re-rolled', () => {
  const s = mixed('H1* H2', 'rr=1/0')
  s.activate('H1', 'handOff').handOff('H2')
  s.roll('animosity', 1)
  s.reroll('team')
  s.roll('animosity', 2).roll('catch', 6)
  expect(s.holder()).toBe('H2')
})
