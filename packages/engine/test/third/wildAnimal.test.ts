// Wild Animal in third: he acts first, must block, and nobody assists him.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const WILD = { H1: '+wild-animal' }
const his = (s: Scene): string[] => s.answers('activate').filter((answer) => answer.includes('H1'))

describe('acting first', () => {
  rule('[third 117] once a team-mate who is none has begun, he is offered no more; there is no roll', () => {
    const s = scene('H1 . H2 x\n. . . .\n. . . A1', { players: WILD })
    expect(his(s)).toContain('activate H1 move')
    s.activate('H2', 'move').endAction()
    s.expectTurnOf('away')
    const t = scene('H1 y H2 x\n. . . .\n. . . A1', { players: WILD })
    t.activate('H1', 'move')
    expect(t.waits()).toBe('home activation')
    t.step('y').endAction()
    expect(t.answers()).toContain('activate H2 move')
  })

  rule('[third 117] another Wild Animal may still act after one', () => {
    const s = scene('H1 . H2 x\n. . . .\n. H3 . A1', { players: { ...WILD, H2: '+wild-animal' } })
    s.activate('H2', 'move').endAction()
    expect(his(s)).toContain('activate H1 move')
    s.activate('H3', 'move').endAction()
    s.expectTurnOf('away')
  })

  rule('[third 117] nobody has to use him', () => {
    const s = scene('H1 A1 . H2', { players: WILD })
    s.endTurn()
    s.expectTurnOf('away')
  })
})

describe('the compulsion', () => {
  rule('[third 117] beside a standing opponent he declares only Block and Blitz', () => {
    expect(his(scene('H1 A1 . H2', { players: WILD }))).toEqual(['activate H1 block', 'activate H1 blitz'])
    expect(his(scene('H1 A1/ . H2', { players: WILD }))).toContain('activate H1 move')
    const taken = scene('H1 A1 . H2', { players: WILD, facts: 'used=blitz' })
    expect(his(taken)).toEqual(['activate H1 block'])
  })

  rule('[third 117] on the ground he must blitz, standing up first, while the Blitz is left', () => {
    const s = scene('H1/ A1 x H2', { players: WILD })
    expect(his(s)).toEqual(['activate H1 blitz'])
    s.activate('H1', 'blitz')
    expect(s.answers()).toEqual(['standUp'])
    s.standUp()
    expect(s.answers()).toContain('block A1')
    expect(s.answers()).not.toContain('endAction')
    s.block('A1')
    s.roll('block', 3).push('x')
    s.stay()
    expect(s.answers()).toContain('endAction')
    const taken = scene('H1/ A1 . H2', { players: WILD, facts: 'used=blitz' })
    expect(his(taken)).toContain('activate H1 move')
    const agile = scene('H1/ A1 . H2', { players: { H1: '+wild-animal+jump-up' }, facts: 'used=blitz' })
    expect(his(agile)).toEqual(['activate H1 block'])
    expect(his(scene('H1/ A1/ . H2', { players: WILD }))).toContain('activate H1 move')
    expect(his(scene('H1= A1 . H2', { players: WILD }))).toEqual(['activate H1 move'])
  })

  rule('[third 117] the block of a Block action must be made', () => {
    const s = scene('H1 A1 . H2', { players: WILD })
    s.activate('H1', 'block')
    expect(s.answers()).toEqual(['block A1'])
    s.block('A1')
    s.roll('block', 3).push('f12')
    s.stay()
  })

  rule('[third 117] in a Blitz he may step first, but only so that he can still block one who was beside him', () => {
    const s = scene('. . . . . .\n. H1 A1 . . A2\n. . . . . .', { at: 'f10', players: WILD })
    s.activate('H1', 'blitz')
    expect(s.answers().sort()).toEqual(['block A1', 'step f11', 'step f12', 'step h11', 'step h12'])
    s.step('f12').roll('dodge', 6)
    expect(s.answers().sort()).toEqual(['block A1', 'step f11', 'step f13', 'step g11', 'step g13'])
    s.step('f13').roll('dodge', 6)
    expect(s.answers('block')).toEqual(['block A1'])
    s.block('A1')
    s.roll('block', 3).push('h11')
    s.stay()
    expect(s.answers()).toContain('endAction')
  })

  rule('[third 117] with one square left only the block is', () => {
    const s = scene('H1 A1 . H2', { players: { H1: ':1538+wild-animal' } })
    s.activate('H1', 'blitz')
    s.step('e10').roll('dodge', 6)
    s.step('f10').roll('goForIt', 6).roll('dodge', 6)
    expect(s.answers()).toEqual(['block A1'])
    s.block('A1')
    s.roll('goForIt', 6).roll('block', 3, 3).push('f12')
    s.stay()
  })
})

describe('assists', () => {
  rule('[third 117] none for his blocks, and none for his fouls; his team-mates have theirs', () => {
    const picture = '. H2 .\nH1 A1 .\n. . .'
    const s = scene(picture, { players: WILD })
    s.activate('H1', 'block').block('A1')
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 3).push('g12')
    s.stay()
    const plain = scene(picture)
    plain.activate('H1', 'block').block('A1')
    expect(plain.dice()).toEqual(['block', 'block'])
    plain.roll('block', 3, 3)
    const foul = (players: Record<string, string>): string[] => {
      const f = scene('. H2 .\nH1 A1/ .\n. . .', { players })
      f.activate('H1', 'foul').foul('A1')
      const modifiers = f.modifiers()
      f.roll('armour', 1, 2)
      if (f.waits() === 'dice referee') f.roll('referee', 1)
      return modifiers
    }
    expect(foul({}).length).toBe(foul(WILD).length + 1)
  })
})
