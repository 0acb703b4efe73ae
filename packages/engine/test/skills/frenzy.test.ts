// Frenzy: the compulsory follow-up and second block, and its cost in a blitz.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const LINE = 'H9 . H1 A1 x y z'
const FRENZY = { H1: '+frenzy' }

/** H1 blocks A1 and rolls one die. */
const hit = (s: Scene, face: number, action = 'block'): Scene => {
  s.activate('H1', action).block('A1')
  return s.roll('block', face)
}
const blocks = (s: Scene): number => s.happened('blockDeclared').length

describe('the second block', () => {
  rule('[bugman 435-438] after a push he follows up unasked, blocks again and follows up again', () => {
    const s = hit(scene(LINE, { players: FRENZY }), 3)
    s.push('x')
    expect([s.where('H1'), s.where('A1'), s.waits()]).toEqual(['f13', 'x', 'dice block'])
    s.roll('block', 4)
    s.push('y')
    expect([s.where('H1'), s.where('A1'), blocks(s)]).toEqual(['x', 'y', 2])
    s.expectTurnOf('home')
  })

  rule('[bugman 437] a stumble that Dodge turned into a push calls for the second block as well', () => {
    const s = hit(scene(LINE, { players: { ...FRENZY, A1: '+dodge' } }), 5)
    s.away.use()
    s.push('x')
    s.roll('block', 6)
    s.push('y')
    s.roll('armour', 1, 2)
    expect([s.where('H1'), s.where('A1'), s.posture('A1'), blocks(s)]).toEqual(['x', 'y', 'prone', 2])
  })

  rule('[bugman 436, 437] he follows up a fallen opponent too, but does not block him again', () => {
    for (const face of [5, 6]) {
      const s = hit(scene(LINE, { players: FRENZY }), face)
      s.push('x')
      s.roll('armour', 1, 2)
      expect([s.where('H1'), s.posture('A1'), blocks(s)]).toEqual(['f13', 'prone', 1])
      s.expectTurnOf('home')
    }
  })

  rule('[bugman 437] an opponent who stands firm is still next to him and is blocked again', () => {
    const s = hit(scene(LINE, { players: { ...FRENZY, A1: '+stand-firm' } }), 3)
    s.away.use()
    expect([s.where('H1'), s.where('A1'), s.waits()]).toEqual(['f12', 'f13', 'dice block'])
    s.roll('block', 3)
    s.away.use()
    expect([s.where('A1'), blocks(s)]).toEqual(['f13', 2])
    s.expectTurnOf('home')
  })

  rule('[bugman 430, 436, 437] Fend keeps him from following up and so from the second block', () => {
    const s = hit(scene(LINE, { players: { ...FRENZY, A1: '+fend' } }), 3)
    s.push('x')
    expect([s.waits(), s.question().subject]).toEqual(['away useSkill', 'fend'])
    s.away.use()
    expect([s.where('H1'), s.where('A1'), blocks(s)]).toEqual(['f12', 'x', 1])
    s.expectTurnOf('home')
  })

  rule('[bugman 437] nobody is blocked again once he was pushed into the crowd or both went down', () => {
    const edge = scene('. A1 .\n. H1 .\nH9 . .', { at: 'a10', players: FRENZY })
    hit(edge, 3)
    edge.roll('injury', 1, 2)
    expect([edge.where('H1'), edge.where('A1'), blocks(edge)]).toEqual(['a11', 'reserves', 1])
    const fall = hit(scene(LINE, { players: { H1: '+frenzy+block' } }), 2)
    fall.use()
    fall.roll('armour', 1, 2)
    expect([fall.where('H1'), blocks(fall)]).toEqual(['f12', 1])
    fall.expectTurnOf('home')
  })

  rule('[bugman 625] a carrier pushed into the end zone where he scores ends it before the second block', () => {
    const s = scene('x A1* H1 . H9', { at: 'h1', players: FRENZY })
    hit(s, 3)
    s.push('x')
    expect([s.where('H1'), s.score(), blocks(s)]).toEqual(['reserves', '0-1', 1])
    expect(s.turnovers()).toEqual(['touchdown'])
    expect(s.happened('moved')).toHaveLength(2)
  })
})

describe('rolls before each block', () => {
  rule('[bugman 403, 612] [crp 117] Dauntless is rolled again for the second block', () => {
    const s = scene(LINE, { players: { H1: '+frenzy+dauntless', A1: ':6438' } })
    s.activate('H1', 'block').block('A1')
    s.use()
    s.roll('dauntless', 2)
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 3)
    s.push('x')
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'dauntless'])
    s.use()
    s.roll('dauntless', 1)
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 3)
    s.push('y')
    expect(blocks(s)).toBe(2)
  })

  rule('[bugman 434, 612] Foul Appearance is rolled again and may stop the second block only', () => {
    const s = scene(LINE, { players: { ...FRENZY, A1: '+foul-appearance' } })
    s.activate('H1', 'block').block('A1')
    s.roll('foulAppearance', 2).roll('block', 3)
    s.push('x')
    expect(s.waits()).toBe('dice foulAppearance')
    s.roll('foulAppearance', 1)
    expect([s.where('H1'), s.where('A1'), blocks(s)]).toEqual(['f13', 'x', 1])
    s.expectTurnOf('home')
  })
})

describe('in a blitz', () => {
  rule('[bugman 439] [crp 119] each block costs a square, the follow-ups nothing', () => {
    const s = scene(LINE, { players: FRENZY, facts: 'act=h1:blitz:3.2' })
    s.block('A1')
    s.roll('block', 3)
    s.push('x')
    s.roll('block', 3)
    s.push('y')
    expect([s.where('H1'), s.waits()]).toEqual(['x', 'home activation'])
    expect(s.answers('block')).toEqual([])
    s.step('e14').roll('dodge', 6)
    s.step('d14')
    expect([s.waits(), s.needs()]).toEqual(['dice goForIt', 2])
    s.roll('goForIt', 2).roll('dodge', 6)
    expect(s.where('H1')).toBe('d14')
  })

  rule('[bugman 439] the last square of movement pays for the second block, without going for it', () => {
    for (const goForIts of [0, 2]) {
      const s = scene(LINE, { players: FRENZY, facts: `act=h1:blitz:2.${goForIts}` })
      s.block('A1')
      s.roll('block', 3)
      s.push('x')
      expect(s.waits()).toBe('dice block')
      s.roll('block', 3)
      s.push('y')
      expect([s.where('H1'), blocks(s)]).toEqual(['x', 2])
    }
  })

  rule('[bugman 439] without movement left he must go for it to block again', () => {
    const s = scene(LINE, { players: FRENZY, facts: 'act=h1:blitz:1.2' })
    s.block('A1')
    s.roll('block', 3)
    s.push('x')
    expect([s.waits(), s.needs()]).toEqual(['dice goForIt', 2])
    s.roll('goForIt', 2).roll('block', 3)
    s.push('y')
    expect([s.where('H1'), blocks(s), s.waits()]).toEqual(['x', 2, 'home activation'])
    s.step('e14').roll('goForIt', 2)
    s.roll('dodge', 6)
    s.expectTurnOf('home')
  })

  rule('[bugman 439] he falls in the square he followed up to when that going for it fails', () => {
    const s = scene(LINE, { players: FRENZY, facts: 'act=h1:blitz:1.2' })
    s.block('A1')
    s.roll('block', 3)
    s.push('x')
    s.roll('goForIt', 1).roll('armour', 1, 2)
    expect([s.where('H1'), s.posture('H1'), s.posture('A1'), blocks(s)]).toEqual(['f13', 'prone', 'standing', 1])
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bugman 439] with neither movement nor going for it left there is no second block', () => {
    const s = scene(LINE, { players: FRENZY, facts: 'act=h1:blitz:0.1' })
    s.block('A1')
    s.roll('goForIt', 2).roll('block', 3)
    s.push('x')
    expect([s.where('H1'), blocks(s)]).toEqual(['f13', 1])
    s.expectTurnOf('home')
  })

  rule(
    '[bugman 452, 459, 460] Horns and Juggernaut work in both blocks, and a Both Down taken as a push leads to the second',
    () => {
      const s = scene(LINE, { players: { H1: '+frenzy+horns+juggernaut' } })
      s.activate('H1', 'blitz').block('A1')
      expect(s.dice()).toEqual(['block', 'block'])
      s.roll('block', 2, 2)
      expect(s.question().subject).toBe('juggernaut')
      s.use()
      s.push('x')
      expect(s.dice()).toEqual(['block', 'block'])
      s.roll('block', 2, 2).use()
      s.push('y')
      expect([s.where('H1'), s.where('A1'), blocks(s), s.waits()]).toEqual(['x', 'y', 2, 'home activation'])
    },
  )

  rule('[bugman 544] a stab instead of the second block ends his movement too', () => {
    const s = scene(LINE, { players: { H1: '+frenzy+stab' } })
    s.activate('H1', 'blitz').block('A1')
    s.decline()
    s.roll('block', 3)
    s.push('x')
    s.use()
    s.roll('armour', 1, 2)
    expect([s.where('H1'), s.posture('A1')]).toEqual(['f13', 'standing'])
    s.expectTurnOf('home')
  })
})
