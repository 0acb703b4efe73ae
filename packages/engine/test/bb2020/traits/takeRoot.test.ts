// Take Root and Timmm-ber!: what roots a player, what he can still do, and how he stands up again.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const rooted = (s: Scene, token = 'H1'): boolean => s.player(token).states.some(({ state }) => state === 'rooted')

describe('take root', () => {
  rule('[bb2020 632] a 1 roots him: no step and no jump any more, in this turn and the next', () => {
    for (const face of [1, 2]) {
      const s = scene('H1 A1/ .\n. . .\nH2 . A2', { players: { H1: '+take-root' } })
      s.activate('H1', 'move')
      expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice takeRoot', 2, []])
      s.roll('takeRoot', face)
      expect([s.waits(), rooted(s)]).toEqual(face === 1 ? ['home turn', true] : ['home activation', false])
      if (face === 1) {
        s.endTurn()
        s.endTurn()
        s.activate('H1', 'move')
        expect([s.waits(), s.happened('rolled').length]).toEqual(['home turn', 1])
      }
    }
  })

  rule('[bb2020 632] he finishes what he can from where he stands: a block in a blitz, a hand-off, a foul', () => {
    const blitz = scene('H1 A1 .\n. . .\nH2 . A2', { players: { H1: ':25549+take-root' } })
    blitz.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    blitz.roll('takeRoot', 1)
    expect([blitz.answers('step'), blitz.answers('block')]).toEqual([[], ['block A1']])
    blitz.block('A1')
    blitz.roll('block', 3, 3).push('f12')
    // He cannot follow up.
    expect([blitz.waits(), blitz.where('H1')]).toEqual(['home turn', 'f10'])
    const give = scene('H1* H2 .', { players: { H1: '+take-root' } })
    give.activate('H1', 'handOff').roll('takeRoot', 1)
    give.handOff('H2')
    give.roll('catch', 6)
    expect(give.holder()).toBe('H2')
    const foul = scene('H1 A1/ .\nH2 . .', { players: { H1: '+take-root' } })
    foul.activate('H1', 'foul').choose('nominate', { player: 'A1' })
    foul.roll('takeRoot', 1)
    foul.foul('A1')
    foul.roll('armour', 1, 2)
    expect([foul.waits(), rooted(foul)]).toEqual(['home turn', true])
  })

  rule('[bb2020 632] rooted while prone he may still stand up', () => {
    const quick = scene('H1/ . .\nH2 . .', { players: { H1: ':45549+take-root' } })
    quick.activate('H1', 'move').roll('takeRoot', 1).standUp()
    expect([quick.posture('H1'), rooted(quick), quick.waits()]).toEqual(['standing', true, 'home turn'])
    const slow = scene('H1/ . .\nH2 . .', { players: { H1: ':25549+take-root' } })
    slow.activate('H1', 'move').roll('takeRoot', 1).standUp()
    slow.roll('standUp', 4)
    expect([slow.posture('H1'), rooted(slow), slow.waits()]).toEqual(['standing', true, 'home turn'])
  })

  rule('[bb2020 632] going down frees him, and so does the end of the drive', () => {
    const s = scene('A1 H1 .\n. . .\nA2 . H2', { facts: 'turn=away:1/1', players: { H1: '+take-root~rooted' } })
    s.activate('A1', 'block').block('H1')
    s.roll('block', 6).roll('armour', 1, 1)
    expect([s.posture('H1'), s.where('H1'), rooted(s)]).toEqual(['prone', 'f11', false])
    const t = scene('H2* x\nH1 .', { at: 'f25', players: { H1: '+take-root~rooted' } })
    t.activate('H2', 'move').step('x')
    expect([t.score(), rooted(t)]).toEqual(['1-0', false])
  })

  rule('[bb2020 633] nobody pushes him, directly or in a chain', () => {
    const s = scene('A1 H1 .\n. . .\nA2 . H2', { facts: 'turn=away:1/1', players: { H1: '+take-root~rooted' } })
    s.activate('A1', 'block').block('H1')
    s.roll('block', 3)
    expect([s.where('H1'), s.where('A1'), s.waits()]).toEqual(['f11', 'f10', 'away turn'])
    const t = scene('. . H3\nA1 H1 H2\n. . H4', { facts: 'turn=away:1/1', players: { H2: '+take-root~rooted' } })
    t.activate('A1', 'block').block('H1')
    t.roll('block', 3).push('g12')
    expect([t.where('H1'), t.where('H2')]).toEqual(['g11', 'g12'])
  })
})

describe('timmm-ber!', () => {
  const TREE = ':25549+timmm-ber'

  rule('[bb2020 635] +1 on standing up for each unmarked team-mate who stands beside him', () => {
    const rows: [string, number, string[]][] = [
      ['H1/ .\n. .', 4, []],
      ['H1/ H2\n. .', 3, ['timmm-ber +1']],
      ['H1/ H2\nH3 .', 2, ['timmm-ber +2']],
      ['H1/ H2/\nH3= .', 4, []],
      // A marked team-mate does not help; a prone opponent does not mark.
      ['H1/ H2 A1\nH3 . .', 3, ['timmm-ber +1']],
      ['H1/ H2 A1/\nH3 . .', 2, ['timmm-ber +2']],
    ]
    for (const [picture, needs, modifiers] of rows) {
      const s = scene(picture, { players: { H1: TREE } })
      s.activate('H1', 'move').standUp()
      expect([s.waits(), s.needs(), s.modifiers()], picture).toEqual(['dice standUp', needs, modifiers])
      s.roll('standUp', needs)
      expect(s.posture('H1'), picture).toBe('standing')
    }
  })

  rule('[bb2020 635] on a natural 1 he stays down however many help', () => {
    const s = scene('H2 H3 H4\nH5 H1/ H6\n. . .', { players: { H1: TREE } })
    s.activate('H1', 'move').standUp()
    expect(s.needs()).toBe(2)
    s.roll('standUp', 1)
    expect([s.posture('H1'), s.waits()]).toEqual(['prone', 'home turn'])
  })

  rule('[bb2020 635] with enough movement he needs no help', () => {
    const s = scene('H1/ H2', { players: { H1: ':33349+timmm-ber' } })
    s.activate('H1', 'move').standUp()
    expect([s.posture('H1'), s.happened('rolled')]).toEqual(['standing', []])
  })
})
