// Handing off: chapter Q of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('hand-offs', () => {
  rule('[bugman 286] an action of its own, once a turn: he may move, then hands to an adjacent player', () => {
    const s = scene('H1* . x H2 H3 H4')
    s.activate('H1', 'handOff')
    expect(s.answers('handOff')).toEqual([])
    s.step('f11', 'x')
    expect(s.answers('handOff')).toEqual(['handOff H2'])
    expect(s.answers('throw')).toEqual([])
    s.handOff('H2')
    s.roll('catch', 6)
    s.expectTurnOf('home')
    expect(s.answers('activate')).toContain('activate H2 pass')
    expect(s.answers('activate').filter((a) => a.includes('handOff'))).toEqual([])
  })

  rule('[bugman 286] he need not have the ball at the start, and may keep it', () => {
    const s = scene('H1 o H2')
    s.activate('H1', 'handOff').step('f11').roll('pickUp', 3)
    expect(s.answers('handOff')).toEqual(['handOff H2'])
    s.endAction()
    expect(s.holder()).toBe('H1')
    s.expectTurnOf('home')
  })

  rule('[bugman 287] players of either side may receive it, those who are down may not', () => {
    const s = scene('A1 H2 A2/\n H3/ H1* A3=')
    s.activate('H1', 'handOff')
    expect(s.answers('handOff')).toEqual(['handOff A1', 'handOff H2'])
    s.handOff('A1')
    expect([s.needs(), ...s.modifiers()]).toEqual([5, 'handOff +1', 'tackleZone -1', 'tackleZone -1'])
    s.roll('catch', 5)
    expect(s.holder()).toBe('A1')
    expect(s.happened('turnover')).toMatchObject([{ side: 'home', why: 'handOff' }])
  })

  rule('[bugman 288] it always arrives: only the receiver rolls, at +1 and -1 for each tackle zone on him', () => {
    const free = scene('H1* H2')
    free.activate('H1', 'handOff').handOff('H2')
    expect(free.waits()).toBe('dice catch')
    expect([free.needs(), ...free.modifiers()]).toEqual([3, 'handOff +1'])
    free.roll('catch', 3)
    expect(free.holder()).toBe('H2')
    const marked = scene('. . A1\n H1* H2 A2', { players: { H2: ':6348' } })
    marked.activate('H1', 'handOff').handOff('H2')
    expect([marked.needs(), ...marked.modifiers()]).toEqual([4, 'handOff +1', 'tackleZone -1', 'tackleZone -1'])
    marked.roll('catch', 4)
    expect(marked.happened('passed')).toEqual([])
  })

  rule('[bugman 289] after the attempt he does not move any more', () => {
    const s = scene('H1* H2 . H3')
    s.activate('H1', 'handOff').handOff('H2')
    s.roll('catch', 3)
    s.expectTurnOf('home')
    expect(s.answers('activate').filter((a) => a.includes('H1'))).toEqual([])
  })

  rule('[bugman 290] nobody hands off in the turn of his opponents', () => {
    const s = scene('H1* H2 . . A1', { facts: 'turn=away:1/1' })
    s.expectTurnOf('away')
    expect(s.answers('activate').filter((a) => a.includes('H'))).toEqual([])
    s.activate('A1', 'move').step('f13')
    expect(s.waits()).toBe('away activation')
    expect(s.answers('handOff')).toEqual([])
  })

  rule('[bugman 291] a ball that comes to rest without the moving team holding it ends the turn', () => {
    const s = scene('H1* H2 A1 x')
    s.activate('H1', 'handOff').handOff('H2')
    s.roll('catch', 3).roll('bounce', 5)
    expect(s.happened('turnover')).toEqual([])
    s.roll('catch', 3).roll('bounce', 5)
    expect(s.ball()).toBe('ground x')
    expect(s.happened('turnover')).toMatchObject([{ side: 'home', why: 'handOff' }])
    s.expectTurnOf('away')
  })

  rule('[bugman 291] a team-mate who catches the bounce saves the turn', () => {
    const s = scene('H1* H2 H3 . A1')
    s.activate('H1', 'handOff').handOff('H2')
    s.roll('catch', 2).roll('bounce', 5)
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('catch', 4)
    expect(s.holder()).toBe('H3')
    expect(s.happened('turnover')).toEqual([])
    s.expectTurnOf('home')
  })
})
