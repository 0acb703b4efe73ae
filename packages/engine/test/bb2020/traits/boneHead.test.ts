// Bone Head, and what a failed roll of that kind costs the team.
import { expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

const BONE = { H1: '+bone-head' }

rule('[bb2020 593] a 1 ends his activation and takes his tackle zone, without a turnover', () => {
  const s = scene('H1 A1 x\n. . .\nH2 . A2', { players: BONE })
  s.activate('H1', 'move')
  expect([s.waits(), s.needs()]).toEqual(['dice boneHead', 2])
  s.roll('boneHead', 1)
  expect([s.player('H1').noZones, s.turnovers(), s.waits()]).toEqual([true, [], 'home turn'])
  s.endTurn()
  s.activate('A1', 'move').step('x')
  expect(s.waits()).toBe('away activation')
})

rule('[bb2020 593] his tackle zone is back as soon as he is activated again, before he rolls', () => {
  const s = scene('H1 A1 x\n. . .\nH2 . A2', { players: { H1: '+bone-head~confused.z' } })
  s.activate('H1', 'move')
  expect(s.player('H1').noZones).toBe(false)
  s.roll('boneHead', 2)
  expect([s.player('H1').noZones, s.waits()]).toEqual([false, 'home activation'])
})

rule('[bb2020 593] prone he rolls too, before he may stand up', () => {
  const s = scene('H1/ . A1\nH2', { players: BONE })
  s.activate('H1', 'move').roll('boneHead', 1)
  expect([s.posture('H1'), s.waits()]).toEqual(['prone', 'home turn'])
})

rule('[bb2020 642] the once-per-turn action he declared is still used up', () => {
  for (const action of ['blitz', 'pass', 'handOff', 'foul']) {
    const s = scene('H1 . A1\nH2 . A2/', { players: BONE })
    s.activate('H1', action)
    if (s.waits() === 'home nominate') s.choose('nominate', { player: action === 'foul' ? 'A2' : 'A1' })
    s.roll('boneHead', 1)
    s.expectTurnOf('home')
    const left = s.answers('activate')
    expect(left, action).not.toContain(`activate H2 ${action}`)
    expect(left).toContain('activate H2 move')
  }
})

rule('[bb2020 642] so is a bomb that was not thrown', () => {
  const s = scene('H1 . A1\nH2 . .', { players: { H1: '+bone-head+bombardier', H2: '+bombardier' } })
  s.activate('H1', 'bomb').roll('boneHead', 1)
  s.expectTurnOf('home')
  expect(s.answers('activate')).not.toContain('activate H2 bomb')
  expect(s.answers('activate')).toContain('activate H2 pass')
})
