// Unusual combinations of the Second Season's rules, found by reading every rule against what the engine does.
// Neighbours: the chapters' own tests beside this file.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('scoring', () => {
  rule('[bb2020 381, 459] a carrier who falls in the end zone does not score because somebody shadows him', () => {
    const s = scene('. H1* x\n. A1 .', { at: 'g24', players: { A1: '+shadowing' } })
    s.activate('H1', 'move').step('x').roll('dodge', 2)
    s.use()
    s.roll('shadowing', 6)
    expect([s.waits(), s.where('A1'), s.score()]).toEqual(['dice armour', 'g25', '0-0'])
    s.roll('armour', 1, 2).roll('bounce', 4)
    expect([s.score(), s.turnovers()]).toEqual(['0-0', ['knockedDown']])
  })

  rule('[bb2020 382, 639] a trickster who turns up in the end zone is hit before he scores', () => {
    const s = scene('x . .\n. H1 A1*\n. . .', { at: 'g1', players: { A1: '+trickster' } })
    s.activate('H1', 'block').block('A1')
    s.use()
    s.choose('place', { square: 'x' })
    expect([s.waits(), s.score()]).toEqual(['dice block', '0-0'])
    s.roll('block', 6)
    expect(s.waits()).toBe('dice injury')
  })
})
