// Skills of third for the ball: Diving Catch, Safe Throw, Extra Arms, Nerves of Steel, Very Long Legs, Catch, Pass, Dump-Off
// and Pass Block.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const asked = (s: Scene): string =>
  s.waits().endsWith('useSkill') ? `${s.waits()} ${s.question().subject}` : s.waits()

/** H1 throws to H2 four squares on, accurately, and H2 tries to catch: his roll is pending. */
const comingTo = (catcher: string, beside = ''): Scene => {
  const s = scene('H1* . . . H2', { players: { H2: catcher }, beside })
  s.activate('H1', 'pass').throwTo('H2')
  s.roll('pass', 6).use()
  return s
}

/** A1, between H1 and H2, tries to intercept an accurate pass: his roll is pending. */
const stolenBy = (thief: string, thrower = '', beside = ''): Scene => {
  const s = scene('H1* . A1 . H2', { players: { A1: thief, H1: thrower }, beside })
  s.activate('H1', 'pass').throwTo('H2')
  s.roll('pass', 6).away.intercept('A1')
  return s
}

describe('Diving Catch', () => {
  /** H1's throw to x comes back to it by three scatters, or is accurate. */
  const landing = (
    players: Record<string, string>,
    face = 2,
    picture = 'H1* . . x .\n. . . . H2\n. . . . A1',
  ): Scene => {
    const s = scene(picture, { at: 'h5', players })
    s.activate('H1', 'pass').throwTo('x')
    s.roll('pass', face)
    return face === 2 ? s.roll('scatter', 2).roll('scatter', 8).roll('scatter', 4) : s
  }

  rule('[third 212] he may go to the adjacent square where an inaccurate ball lands, and try to catch it there', () => {
    const s = landing({ H2: '+diving-catch' })
    expect(asked(s)).toBe('home useSkill diving-catch')
    s.use()
    // No dodge, though A1 marks the square he leaves.
    expect([s.where('H2'), s.waits()]).toEqual(['x', 'home catchBall'])
    s.use()
    expect([s.needs(), s.modifiers()]).toEqual([4, []])
    s.roll('catch', 4)
    expect([s.holder(), s.where('H2')]).toEqual(['H2', 'x'])
    s.expectTurnOf('home')
  })

  rule('[third 212] missed, it bounces from that square; unused, it bounces past him', () => {
    const s = landing({ H2: '+diving-catch' })
    s.use()
    s.use()
    s.roll('catch', 1).roll('bounce', 2)
    expect([s.ball(), s.where('H2'), s.turnovers()]).toEqual(['ground g8', 'x', ['pass']])
    const unused = landing({ H2: '+diving-catch' })
    unused.decline()
    unused.roll('bounce', 2)
    expect([unused.where('H2'), unused.ball()]).toEqual(['i9', 'ground g8'])
  })

  rule('[third 212] not for an accurate ball, and with no bonus to a pass thrown to him', () => {
    const s = landing({ H2: '+diving-catch' }, 6)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
    const aimed = comingTo('+diving-catch')
    expect(aimed.modifiers()).toEqual(['accuratePass +1'])
    aimed.roll('catch', 3)
  })

  rule('[third 212] two who want it: the side whose turn it is first, and then nobody else', () => {
    const both = { H2: '+diving-catch', A1: '+diving-catch' }
    const picture = 'H1* . . x A1\n. . . . H2'
    const s = landing(both, 2, picture)
    expect(asked(s)).toBe('home useSkill diving-catch')
    s.use()
    expect(s.waits()).toBe('home catchBall')
    const left = landing(both, 2, picture)
    left.decline()
    expect(asked(left)).toBe('away useSkill diving-catch')
    left.away.use()
    left.away.use()
    left.roll('catch', 6)
    expect([left.holder(), left.where('A1'), left.turnovers()]).toEqual(['A1', 'x', ['pass']])
  })
})

describe('Safe Throw', () => {
  rule('[third 224] an agility roll without modifiers saves the pass from an interception', () => {
    for (const face of [2, 3]) {
      const s = stolenBy(':6368', ':6348+safe-throw', 'a2@e9 a3@f9')
      s.roll('intercept', 6)
      expect(asked(s)).toBe('home useSkill safe-throw')
      s.use()
      expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice safeThrow', 3, []])
      s.roll('safeThrow', face)
      expect(s.waits()).toBe(face === 3 ? 'home catchBall' : 'away turn')
      if (face === 2) expect([s.holder(), s.turnovers()]).toEqual(['A1', ['interception']])
    }
  })

  rule('[third 224] it does not save a fumble', () => {
    const s = scene('H1*', { at: 'h5', players: { H1: '+safe-throw' }, beside: 'a1@c3' })
    s.activate('H1', 'pass').throwTo('h18')
    s.roll('pass', 2)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
    expect(s.turnovers()).toEqual(['fumble'])
  })
})

describe('arms, nerves and legs', () => {
  rule('[third 213] Extra Arms: +1 to catches and interceptions', () => {
    const caught = comingTo('+extra-arms')
    expect([caught.needs(), caught.modifiers()]).toEqual([2, ['accuratePass +1', 'extra-arms +1']])
    caught.roll('catch', 2)
    const stolen = stolenBy('+extra-arms')
    expect([stolen.needs(), stolen.modifiers()]).toEqual([5, ['intercept -2', 'extra-arms +1']])
    stolen.roll('intercept', 5)
    expect([caught.holder(), stolen.holder()]).toEqual(['H2', 'A1'])
  })

  rule('[third 221] Nerves of Steel: no zones for catches and interceptions', () => {
    const caught = comingTo('+nerves-of-steel', 'a1@e15 a2@g15')
    expect(caught.modifiers()).toEqual(['accuratePass +1'])
    caught.roll('catch', 3)
    const stolen = stolenBy('+nerves-of-steel', '', 'h3@e12')
    expect(stolen.modifiers()).toEqual(['intercept -2'])
    stolen.roll('intercept', 6)
  })

  rule('[third 231] Very Long Legs: +1 to interceptions, which Safe Throw can undo all the same', () => {
    const s = stolenBy('+very-long-legs', '+safe-throw')
    expect([s.needs(), s.modifiers()]).toEqual([5, ['intercept -2', 'very-long-legs +1']])
    s.roll('intercept', 5)
    expect(asked(s)).toBe('home useSkill safe-throw')
  })
})

describe('skills as in the later editions', () => {
  rule('[third 233] Catch rolls a failed catch again', () => {
    const s = comingTo('+catch')
    s.roll('catch', 1).reroll('catch')
    s.roll('catch', 3)
    expect(s.holder()).toBe('H2')
  })

  rule('[third 233] Pass throws a fumbled or inaccurate pass again', () => {
    for (const face of [1, 3]) {
      const s = scene('H1* . . . H2', { players: { H1: '+pass' } })
      s.activate('H1', 'pass').throwTo('H2')
      s.roll('pass', face)
      expect(s.answers()).toEqual(['keep', 'reroll pass'])
      s.reroll('pass')
      s.roll('pass', 4).use()
      s.roll('catch', 3)
      expect(s.holder()).toBe('H2')
    }
  })

  rule('[third 233] Dump-Off: a quick pass before the block, which then goes on', () => {
    const s = scene('. . . . A2\n H1 A1* . . .\n . . . . .\n H2 . . . .', { players: { A1: '+dump-off' } })
    s.activate('H1', 'block').block('A1')
    expect(asked(s)).toBe('away useSkill dump-off')
    s.away.use()
    s.away.throwTo('A2')
    expect(s.modifiers()).toEqual(['quick +1', 'tackleZone -1'])
    s.roll('pass', 4).away.use()
    s.roll('catch', 3)
    expect([s.holder(), s.waits()]).toEqual(['A2', 'dice block'])
    s.roll('block', 3)
  })

  rule('[third 233] Pass Block: up to three squares to where he can matter, before the throw', () => {
    const s = scene('H1* . . . . . H2', { at: 'h5', beside: 'a1@d8+pass-block' })
    s.activate('H1', 'pass').throwTo('H2')
    expect(asked(s)).toBe('away useSkill pass-block')
    s.away.use()
    s.away.step('e8', 'f8', 'g8')
    expect([s.where('A1'), s.waits()]).toEqual(['g8', 'dice pass'])
    s.roll('pass', 6)
    expect(s.away.answers('intercept')).toEqual(['intercept A1'])
  })
})
