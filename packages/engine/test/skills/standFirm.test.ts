// Players who cannot be pushed or followed: Stand Firm, Fend, and Juggernaut, which ignores both.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const LINE = 'H9 . H1 A1 x'
const CHAIN = `
  .  .  A2 .
  H1 A1 A3 x
  .  .  A4 .
  H9 .  .  .
`

const hit = (face: number, players: NonNullable<SceneOptions['players']>, action = 'block', picture = LINE): Scene => {
  const s = scene(picture, { players })
  s.activate('H1', action).block('A1')
  return s.roll('block', face)
}
const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Stand Firm', () => {
  rule('[bugman 332, 547] he may refuse a push; knocked down he falls where he stood, and nobody follows up', () => {
    for (const face of [3, 5, 6]) {
      const s = hit(face, { A1: '+stand-firm' })
      expect(asked(s)).toBe('away useSkill stand-firm')
      s.away.use()
      if (face > 3) s.roll('armour', 1, 2)
      expect([s.where('A1'), s.posture('A1')]).toEqual(['f13', face > 3 ? 'prone' : 'standing'])
      expect(s.where('H1')).toBe('f12')
      s.expectTurnOf('home')
    }
  })

  rule('[bugman 547] declined, he is pushed like anybody', () => {
    const s = hit(3, { A1: '+stand-firm' })
    s.away.decline()
    s.push('x')
    s.followUp()
    expect([s.where('A1'), s.where('H1')]).toEqual(['x', 'f13'])
  })

  rule('[bugman 548] pushed into one who stands firm, neither moves and nobody follows up', () => {
    const s = hit(6, { A3: '+stand-firm' }, 'block', CHAIN)
    s.push('g12')
    expect([asked(s), s.question().player]).toEqual(['away useSkill stand-firm', s.player('A3').id])
    s.away.use()
    s.roll('armour', 1, 2)
    expect([s.where('A1'), s.posture('A1'), s.where('A3'), s.where('H1')]).toEqual(['g11', 'prone', 'g12', 'g10'])
    s.expectTurnOf('home')
  })

  rule('[bugman 548] in a chain he may decline as well, and does not work for one who lies', () => {
    const s = hit(3, { A3: '+stand-firm' }, 'block', CHAIN)
    s.push('g12')
    s.away.decline()
    s.push('x')
    s.stay()
    expect([s.where('A1'), s.where('A3')]).toEqual(['g12', 'x'])
    const lying = hit(3, { A3: '+stand-firm' }, 'block', CHAIN.replace('A3', 'A3/'))
    lying.push('g12')
    lying.push('x')
    lying.stay()
    expect([lying.where('A1'), lying.where('A3')]).toEqual(['g12', 'x'])
  })

  rule('[bugman 547] at the sideline it keeps him out of the crowd', () => {
    const s = scene('. A1 .\n. H1 .\nH9 . .', { at: 'a10', players: { A1: '+stand-firm' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).away.use()
    s.roll('armour', 1, 2)
    expect([s.where('A1'), s.posture('A1')]).toEqual(['a11', 'prone'])
  })

  rule('[bugman 535, 547] with Side Step too, standing firm leaves no step to choose', () => {
    const s = hit(3, { A1: '+stand-firm+side-step' })
    s.away.use()
    expect([s.where('A1'), s.waits()]).toEqual(['f13', 'home turn'])
    const t = hit(3, { A1: '+stand-firm+side-step' })
    t.away.decline()
    expect(asked(t)).toBe('away useSkill side-step')
  })
})

describe('Fend', () => {
  rule('[bugman 332, 430] the blocker may not follow up, even when the fender goes down', () => {
    for (const face of [3, 5, 6]) {
      const s = hit(face, { A1: '+fend' })
      s.push('x')
      expect(asked(s)).toBe('away useSkill fend')
      s.away.use()
      if (face > 3) s.roll('armour', 1, 2)
      expect([s.where('H1'), s.where('A1')]).toEqual(['f12', 'x'])
      s.expectTurnOf('home')
    }
  })

  rule('[bugman 430] nor after a fender whom he has pushed into the crowd', () => {
    const s = scene('A1 .\nH1 .\nH9 .', { at: 'a10', players: { A1: '+fend' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3)
    expect(asked(s)).toBe('away useSkill fend')
    s.away.use()
    s.roll('injury', 1, 2)
    expect([s.where('H1'), s.where('A1')]).toEqual(['b10', 'reserves'])
    s.expectTurnOf('home')
  })

  rule('[bugman 430] unused, the blocker may follow up', () => {
    const s = hit(3, { A1: '+fend' })
    s.push('x')
    s.away.decline()
    s.followUp()
    expect(s.where('H1')).toBe('f13')
  })

  rule('[bugman 431] a blitzer may walk on into the square he could not follow into', () => {
    const s = hit(3, { A1: '+fend' }, 'blitz')
    s.push('x')
    s.away.use()
    expect(s.answers('step')).toContain('step f13')
    s.step('f13')
    expect(s.where('H1')).toBe('f13')
  })
})

describe('Juggernaut', () => {
  rule('[bugman 459] in a blitz its target uses neither Fend nor Stand Firm nor Wrestle', () => {
    const s = hit(3, { H1: '+juggernaut', A1: '+fend+stand-firm+wrestle' }, 'blitz')
    expect(s.waits()).toBe('home pushSquare')
    s.push('x')
    expect(s.waits()).toBe('home followUp')
    s.followUp()
    const both = hit(2, { H1: '+juggernaut', A1: '+fend+stand-firm+wrestle' }, 'blitz')
    expect(asked(both)).toBe('home useSkill juggernaut')
    both.decline()
    both.roll('armour', 1, 2).roll('armour', 1, 2)
    expect(both.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bugman 459, 460] in a Block action they all work, and a Both Down stays one', () => {
    const s = hit(3, { H1: '+juggernaut', A1: '+fend+stand-firm' })
    expect(asked(s)).toBe('away useSkill stand-firm')
    s.away.decline()
    s.push('x')
    expect(asked(s)).toBe('away useSkill fend')
    s.away.use()
    const both = hit(2, { H1: '+juggernaut', A1: '+wrestle' })
    expect(asked(both)).toBe('away useSkill wrestle')
    both.away.use()
    expect(both.posture('H1')).toBe('prone')
  })

  rule('[bugman 460] a Both Down of his blitz may count as a push', () => {
    const s = hit(2, { H1: '+juggernaut' }, 'blitz')
    s.use()
    s.push('x')
    s.stay()
    expect([s.posture('H1'), s.posture('A1'), s.where('A1')]).toEqual(['standing', 'standing', 'x'])
    expect(s.waits()).toBe('home activation')
  })

  rule('[bugman 460] a push leaves nothing for the other side’s Block to do', () => {
    const s = hit(2, { H1: '+juggernaut', A1: '+block' }, 'blitz')
    s.use()
    expect(s.waits()).toBe('home pushSquare')
    s.push('x')
    s.stay()
  })

  rule('[bugman 459, 548] only the target himself is denied: others in a chain may stand firm', () => {
    const s = hit(3, { H1: '+juggernaut', A3: '+stand-firm' }, 'blitz', CHAIN)
    s.push('g12')
    expect(asked(s)).toBe('away useSkill stand-firm')
    s.away.use()
    expect(s.where('A1')).toBe('g11')
  })

  rule('[bugman 460, 549] the push it makes of a Both Down lets Strip Ball work', () => {
    const s = hit(2, { H1: '+juggernaut+strip-ball' }, 'blitz', LINE.replace('A1', 'A1*'))
    s.use()
    s.push('x')
    expect(asked(s)).toBe('home useSkill strip-ball')
    s.use()
    s.stay()
    s.roll('bounce', 2)
    expect([s.ball(), s.posture('A1')]).toEqual(['ground e14', 'standing'])
  })
})
