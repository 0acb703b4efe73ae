// Decay and Drunkard: one worse casualty roll, and unsteady rushes.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** H1 knocks A1 down: a casualty. */
const crush = (players: Record<string, string>): Scene => {
  const s = scene('H1 A1 x\n. . . A2', { players })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6).push('x')
  s.stay()
  return s.roll('armour', 6, 5).roll('injury', 5, 5)
}

rule('[bb2020 601] one casualty roll with +1', () => {
  const rows: [number, string, string][] = [
    [6, 'badlyHurt', 'seriouslyHurt'],
    [9, 'seriouslyHurt', 'seriousInjury'],
    [14, 'lastingInjury', 'dead'],
  ]
  for (const [face, plain, decayed] of rows)
    for (const skills of ['', '+decay']) {
      const s = crush({ A1: skills }).roll('casualty', face)
      if (s.waits() === 'dice lastingInjury') s.roll('lastingInjury', 1)
      expect(s.happened('casualty')).toMatchObject([{ result: skills === '' ? plain : decayed }])
      expect(s.waits()).toBe('away turn')
    }
})

rule('[bb2020 602] a drunkard rushes at -1, on top of the weather', () => {
  const s = scene('H1 x y\nA1 . . H2', { players: { H1: '+drunkard' }, facts: 'act=h1:move:0.2' })
  s.step('x')
  expect([s.needs(), s.modifiers()]).toEqual([3, ['drunkard -1']])
  s.roll('goForIt', 2).roll('armour', 1, 1)
  expect([s.posture('H1'), s.turnovers()]).toEqual(['prone', ['knockedDown']])
  const snow = scene('H1 x\n. . . H2', { players: { H1: '+drunkard' }, facts: 'weather=blizzard act=h1:move:0.2' })
  snow.step('x')
  expect([snow.needs(), snow.modifiers().sort()]).toEqual([4, ['blizzard -1', 'drunkard -1']])
  snow.roll('goForIt', 4)
  expect(snow.posture('H1')).toBe('standing')
})

rule('[bb2020 602] nothing else is modified', () => {
  const s = scene('H1 A1\nx', { players: { H1: '+drunkard' } })
  s.activate('H1', 'move').step('x')
  expect([s.needs(), s.modifiers()]).toEqual([4, ['tackleZone -1']])
  s.roll('dodge', 4)
})
