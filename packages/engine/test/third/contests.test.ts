// Contests of third: Shadowing and Tentacles, where both players roll a die.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const asked = (s: Scene): string =>
  s.waits().endsWith('useSkill') ? `${s.waits()} ${s.question().subject}` : s.waits()

describe('Shadowing', () => {
  /** H1 has dodged from f11 to x. */
  const gone = (players: Record<string, string>, picture = 'x H1 A1\n. . .\nH2 . .', facts = ''): Scene =>
    scene(picture, { players, facts }).activate('H1', 'move').step('x').roll('dodge', 6)

  rule('[third 225] once the opponent has left, both roll a die and add their movement', () => {
    const s = gone({ H1: ':7338', A1: ':5338+shadowing' })
    expect([asked(s), s.where('H1')]).toEqual(['away useSkill shadowing', 'x'])
    s.away.use()
    expect([s.waits(), s.explain().player, s.modifiers()]).toEqual(['dice shadowing', s.player('A1').id, ['MA +5']])
    s.roll('shadowing', 5)
    // 5 + 5 = 10: with a movement of 7 a 4 gets away.
    expect([s.waits(), s.explain().player, s.modifiers(), s.needs()]).toEqual([
      'dice shadowing',
      s.player('H1').id,
      ['MA +7'],
      4,
    ])
    s.roll('shadowing', 4)
    expect([s.where('A1'), s.waits()]).toEqual(['f12', 'home activation'])
  })

  rule('[third 32] an equal result follows, into the very square that was left', () => {
    for (const face of [2, 3, 4]) {
      const s = gone({ H1: ':6338', A1: ':6338+shadowing' })
      s.away.use()
      s.roll('shadowing', 3).roll('shadowing', face)
      expect([face, s.where('A1'), s.waits()]).toEqual([face, face > 3 ? 'f12' : 'f11', 'home activation'])
    }
  })

  rule('[third 225] nobody must, and it costs the shadower neither a dodge nor a turnover', () => {
    const unused = gone({ A1: '+shadowing' })
    unused.away.decline()
    expect([unused.where('A1'), unused.waits()]).toEqual(['f12', 'home activation'])
    const s = gone({ A1: '+shadowing' }, 'x H1 A1\n. . H3\nH2 . .')
    s.away.use()
    s.roll('shadowing', 6).roll('shadowing', 1)
    expect([s.where('A1'), s.turnovers(), s.waits()]).toEqual(['f11', [], 'home activation'])
  })

  rule('[third 225] every shadower may try, until one of them has taken the square', () => {
    const both = { A1: '+shadowing', A2: '+shadowing' }
    const s = gone(both, 'x H1 A1\n. . A2\nH2 . .')
    const first = s.question().player
    s.away.use()
    s.roll('shadowing', 1).roll('shadowing', 6)
    expect([asked(s), s.question().player === first]).toEqual(['away useSkill shadowing', false])
    s.away.use()
    s.roll('shadowing', 6).roll('shadowing', 1)
    expect(s.waits()).toBe('home activation')
    const taken = gone(both, 'x H1 A1\n. . A2\nH2 . .')
    taken.away.use()
    taken.roll('shadowing', 6).roll('shadowing', 1)
    expect(taken.waits()).toBe('home activation')
  })

  rule('[third 32] the mover’s coach may re-roll his die, the other’s counters are for his own turn', () => {
    const s = gone({ A1: '+shadowing' }, undefined, 'rr=1/1')
    s.keep()
    s.away.use()
    s.roll('shadowing', 4)
    expect(s.waits()).toBe('dice shadowing')
    s.roll('shadowing', 4)
    expect(s.answers()).toEqual(['keep', 'reroll team'])
    s.reroll('team')
    s.roll('shadowing', 5)
    expect(s.where('A1')).toBe('f12')
  })
})

describe('Tentacles', () => {
  const leaving = (players: Record<string, string>, picture = 'x H1 A1\n. . .\nH2 . .', action = 'move'): Scene =>
    scene(picture, { players }).activate('H1', action).step('x')

  rule('[third 36] before the dodge both roll a die and add their strength; only a higher result holds', () => {
    for (const face of [1, 2, 3]) {
      const s = leaving({ H1: ':6338', A1: ':6438+tentacles' })
      expect([asked(s), s.where('H1')]).toEqual(['away useSkill tentacles', 'f11'])
      s.away.use()
      expect([s.waits(), s.modifiers()]).toEqual(['dice tentacles', ['ST +4']])
      s.roll('tentacles', 1)
      expect([s.explain().player, s.modifiers(), s.needs()]).toEqual([s.player('H1').id, ['ST +3'], 2])
      s.roll('tentacles', face)
      expect([face, s.waits()]).toEqual([face, face === 1 ? 'home turn' : 'dice dodge'])
      if (face > 1) s.roll('dodge', 6)
      expect(s.where('H1')).toBe(face === 1 ? 'f11' : 'x')
    }
  })

  rule('[third 36] who is held moves no further, but his action goes on, and it is no turnover', () => {
    const s = leaving({ A1: '+tentacles' }, 'x H1 A1\n. . .\nH2 . .', 'blitz')
    s.away.use()
    s.roll('tentacles', 6).roll('tentacles', 1)
    expect([s.where('H1'), s.posture('H1'), s.turnovers(), s.answers('step')]).toEqual(['f11', 'standing', [], []])
    const carrier = scene('x H1* A1\n. . .\nH2 . .', { players: { A1: '+tentacles' } })
    carrier.activate('H1', 'pass').step('x').away.use()
    carrier.roll('tentacles', 6).roll('tentacles', 1)
    expect([carrier.answers('step'), carrier.answers('throw').length > 0]).toEqual([[], true])
  })

  rule('[third 36] every owner of tentacles may try, and a leap is held too', () => {
    const both = { A1: '+tentacles', A2: '+tentacles' }
    const s = leaving(both, 'x H1 A1\n. . A2\nH2 . .')
    s.away.use()
    s.roll('tentacles', 1).roll('tentacles', 6)
    expect(asked(s)).toBe('away useSkill tentacles')
    s.away.use()
    s.roll('tentacles', 6).roll('tentacles', 1)
    expect([s.where('H1'), s.waits()]).toEqual(['f11', 'home turn'])
    const leap = scene('x . H1 A1\nH2 . . .', { players: { A1: '+tentacles', H1: '+leap' } })
    leap.activate('H1', 'move').choose('leap', { square: 'x' })
    leap.away.use()
    leap.roll('tentacles', 6).roll('tentacles', 1)
    expect(leap.where('H1')).toBe('f12')
  })

  rule('[third 132] from one square beside him to another is out of one zone and into the next', () => {
    const s = leaving({ A1: '+tentacles' }, 'H1 x .\n. A1 .\nH2 . .')
    expect([asked(s), s.where('H1')]).toEqual(['away useSkill tentacles', 'f10'])
    s.away.use()
    s.roll('tentacles', 1).roll('tentacles', 6)
    expect([s.waits(), s.modifiers()]).toEqual(['dice dodge', ['dodge +1', 'tackleZone -1']])
    s.roll('dodge', 4)
    expect(s.where('H1')).toBe('x')
  })
})
