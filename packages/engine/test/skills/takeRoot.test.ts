// Take Root: the roll, what a rooted player can and cannot do, and what frees him.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const ROOTED = '+take-root~rooted'
const rooted = (s: Scene, token = 'H1'): boolean => s.player(token).states.some(({ state }) => state === 'rooted')

describe('taking root', () => {
  rule('[bugman 563] [crp 133] a die after declaring: on a 1 he has no movement left, on 2 to 6 all of it', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const s = scene('H1 x . A1\n. . . .\nH2 . . .', { players: { H1: '+take-root' } })
      s.activate('H1', 'move')
      expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice takeRoot', 2, []])
      s.roll('takeRoot', face)
      expect([s.waits(), rooted(s)]).toEqual(face === 1 ? ['home turn', true] : ['home activation', false])
      expect([s.turnovers(), s.player('H1').noZones]).toEqual([[], false])
    }
  })

  rule('[bugman 563] he rolls no more while rooted, and stays so turn after turn until the drive ends', () => {
    const s = scene('H2* . x\nH1 . .\nA1 . .', { at: 'f24', players: { H1: '+take-root' } })
    s.activate('H1', 'move').roll('takeRoot', 1)
    s.endTurn()
    s.endTurn()
    s.activate('H1', 'move')
    expect([s.waits(), rooted(s), s.happened('rolled')]).toMatchObject(['home turn', true, [{}]])
    s.activate('H2', 'move').step('f25', 'x').endAction()
    expect([s.score(), rooted(s)]).toEqual(['1-0', false])
  })

  rule('[bugman 563] being knocked down frees him, and he falls where he stands', () => {
    const s = scene('A1 H1 x\n. . .\nA2 . H2', { facts: 'turn=away:1/1', players: { H1: ROOTED } })
    s.activate('A1', 'block').block('H1')
    s.roll('block', 6)
    expect([s.waits(), s.where('H1'), s.where('A1'), rooted(s)]).toEqual(['dice armour', 'f11', 'f10', false])
    s.roll('armour', 1, 1).endTurn()
    s.activate('H1', 'move')
    s.roll('takeRoot', 2)
    s.standUp()
    s.step('x').roll('dodge', 6)
    expect(s.where('H1')).toBe('x')
  })

  rule('[bugman 563] so does being placed prone', () => {
    const s = scene('A1 H1 .\n. . .\nA2 . H2', { facts: 'turn=away:1/1', players: { H1: ROOTED, A1: '+wrestle' } })
    s.activate('A1', 'block').block('H1')
    s.roll('block', 2).use()
    expect([s.posture('H1'), s.posture('A1'), rooted(s)]).toEqual(['prone', 'prone', false])
  })
})

describe('a rooted player', () => {
  rule('[bugman 564, 566] goes for nothing and leaps nowhere, in no action', () => {
    for (const action of ['move', 'blitz', 'foul']) {
      const s = scene('H1 . A1\n. . .\nH2 . .', { players: { H1: `${ROOTED}+leap+sprint` } })
      s.activate('H1', action)
      expect([s.waits(), s.where('H1')], action).toEqual(['home turn', 'f10'])
    }
  })

  rule('[bugman 564, 567] is not pushed, which does not free him; nobody follows up and no skill is asked for', () => {
    const players = { H1: `${ROOTED}+side-step+stand-firm+fend`, A1: '+grab' }
    const s = scene('A1 H1 .\n. . .\nA2 . H2', { facts: 'turn=away:1/1', players })
    s.activate('A1', 'block').block('H1')
    s.roll('block', 3)
    expect([s.waits(), s.where('H1'), s.where('A1'), rooted(s)]).toEqual(['away turn', 'f11', 'f10', true])
  })

  rule('[bugman 564] is not pushed in a chain either, so the first one stays too', () => {
    const s = scene('. . H3\nA1 H2 H1\n. . H4', {
      facts: 'turn=away:1/1',
      players: { H1: ROOTED },
      beside: 'a2@m20',
    })
    s.activate('A1', 'block').block('H2')
    s.roll('block', 3).push('g12')
    expect([s.where('H2'), s.where('H1'), s.waits()]).toEqual(['g11', 'g12', 'away turn'])
  })

  rule('[bugman 564] uses no skill that takes him out of his square', () => {
    for (const state of ['', '~rooted']) {
      const s = scene('x H1 A1\nH2 . .', { players: { A1: `+take-root+diving-tackle+shadowing${state}` } })
      s.activate('H1', 'move').step('x').roll('dodge', 5)
      expect(s.waits()).toBe(state === '' ? 'away useSkill' : 'home activation')
      const pass = scene('H1* . . H2\n. . . .\n. A1 . .', { players: { A1: `+take-root+pass-block${state}` } })
      pass.activate('H1', 'pass').throwTo('H2')
      expect(pass.waits()).toBe(state === '' ? 'away useSkill' : 'dice pass')
      if (state !== '') pass.roll('pass', 6).roll('catch', 6)
      const thrown = scene('H1 H2 . A1', { players: { H1: '+throw-team-mate', H2: `+right-stuff${state}` } })
      thrown.activate('H1', 'pass')
      expect(thrown.answers('throwTeamMate').length > 0).toBe(state === '')
    }
  })

  rule('[bugman 564] nor one that has him placed prone', () => {
    for (const state of ['', '~rooted']) {
      const players = { H1: `:6338+wrestle+piling-on${state}`, A1: '+stand-firm' }
      const wrestle = scene('H1 A1 .\n. . .\nH2 . A2', { players })
      wrestle.activate('H1', 'block').block('A1')
      wrestle.roll('block', 2)
      expect(wrestle.waits()).toBe(state === '' ? 'home useSkill' : 'dice armour')
      if (state !== '') wrestle.roll('armour', 1, 1).roll('armour', 1, 1)
      const pile = scene('H1 A1 .\n. . .\nH2 . A2', { players })
      pile.activate('H1', 'block').block('A1')
      pile.roll('block', 6).away.use()
      pile.roll('armour', 1, 1)
      expect(pile.waits()).toBe(state === '' ? 'home useSkill' : 'home turn')
    }
  })

  rule('[bugman 565] blocks his neighbours in a Block action, without following up', () => {
    const s = scene('H1 A1 x\n. . .\nH2 . A2', { players: { H1: '+take-root' } })
    s.activate('H1', 'block').roll('takeRoot', 1).block('A1')
    s.roll('block', 3).push('x')
    expect([s.waits(), s.where('H1')]).toEqual(['home turn', 'f10'])
    const later = scene('H1 A1 x\n. . .\nH2 . A2', { players: { H1: `${ROOTED}+frenzy` } })
    later.activate('H1', 'block').block('A1')
    later.roll('block', 3).push('x')
    expect([later.waits(), later.where('H1'), later.happened('blockDeclared')]).toMatchObject([
      'home turn',
      'f10',
      [{}],
    ])
  })

  rule('[bugman 566] who took root on a Blitz does not block that turn', () => {
    const s = scene('H1 A1 .\n. . .\nH2 . .', { players: { H1: '+take-root' } })
    s.activate('H1', 'blitz').roll('takeRoot', 1)
    s.expectTurnOf('home')
    expect(s.answers('activate')).not.toContain('activate H2 blitz')
    expect(s.happened('blockDeclared')).toEqual([])
  })

  rule('[bugman 566] but he may still roll to stand up, with no movement for it', () => {
    for (const face of [3, 4]) {
      const s = scene('H1/ A1 .\n. . .\nH2 . .', { players: { H1: '+take-root' } })
      s.activate('H1', 'blitz').roll('takeRoot', 1)
      expect(s.answers()).toEqual(['endAction', 'standUp'])
      s.standUp()
      expect([s.waits(), s.needs()]).toEqual(['dice standUp', 4])
      s.roll('standUp', face)
      expect([s.waits(), s.posture('H1')]).toEqual(['home turn', face === 4 ? 'standing' : 'prone'])
    }
  })

  rule('[bugman 567] may pass or hand the ball off where he stands', () => {
    const s = scene('H1* H2 . A1\nH3 . . .', { players: { H1: '+take-root' } })
    s.activate('H1', 'handOff').roll('takeRoot', 1)
    expect(s.answers()).toEqual(['endAction', 'handOff H2', 'handOff H3'])
    s.handOff('H2')
    s.roll('catch', 6)
    const pass = scene('H1* . H2 A1', { players: { H1: ROOTED } })
    pass.activate('H1', 'pass')
    expect(pass.answers('step')).toEqual([])
    pass.throwTo('H2')
    pass.roll('pass', 6).roll('catch', 6)
    expect([s.holder(), pass.holder()]).toEqual(['H2', 'H2'])
  })

  rule('[bugman 567] cannot be blocked by his own team', () => {
    const s = scene('H1 H2 A1', { players: { H1: ROOTED } })
    expect(s.answers('activate')).not.toContain('activate H1 block')
    s.activate('H2', 'block')
    expect(s.answers('block')).toEqual(['block A1'])
  })
})
