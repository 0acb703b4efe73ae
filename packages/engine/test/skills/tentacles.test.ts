// Tentacles: when an opponent may be held, the roll, and its effect.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const GRIP = { A1: '+tentacles' }
const asked = (s: Scene): string =>
  s.waits().endsWith('useSkill') ? `${s.waits()} ${s.question().subject}` : s.waits()
const YES = 'away useSkill tentacles'

const leaving = (players: Record<string, string> = GRIP, picture = 'x H1 A1\n. . .\nH2 . .', action = 'move'): Scene =>
  scene(picture, { players }).activate('H1', action).step('x')

describe('Tentacles', () => {
  rule('[bugman 568] asked before a dodge or a leap out of his zone, and never compulsory', () => {
    const s = leaving()
    expect([asked(s), s.where('H1')]).toEqual([YES, 'f11'])
    s.away.decline()
    s.roll('dodge', 6)
    expect([s.where('H1'), s.waits()]).toEqual(['x', 'home activation'])
    const leap = scene('x . H1 A1\nH2 . . .', { players: { ...GRIP, H1: '+leap' } })
    leap.activate('H1', 'move').choose('leap', { square: 'x' })
    expect([asked(leap), leap.where('H1')]).toEqual([YES, 'f12'])
    leap.away.use()
    leap.roll('tentacles', 2, 3)
    expect(leap.where('H1')).toBe('f12')
  })

  rule('[bugman 568] two dice, plus the mover’s ST, less his own: 5 or less holds, 6 does not', () => {
    for (const [mover, holder, needs] of [
      [3, 3, 6],
      [5, 3, 4],
      [2, 5, 9],
    ])
      for (const total of [needs - 1, needs]) {
        const s = leaving({ H1: `:6${mover}38`, A1: `:6${holder}38+tentacles` })
        s.away.use()
        expect([s.dice(), s.needs(), s.explain().player]).toEqual([['d6', 'd6'], needs, s.player('H1').id])
        s.roll('tentacles', Math.ceil(total / 2), Math.floor(total / 2))
        expect(s.waits()).toBe(total < needs ? 'home turn' : 'dice dodge')
        if (total >= needs) s.roll('dodge', 6)
      }
  })

  rule('[bugman 568] not where nobody dodges: in the open, and when a block is followed up', () => {
    const free = scene('x . H1 . A1', { players: GRIP })
    free.activate('H1', 'move').step('f11')
    expect(free.waits()).toBe('home activation')
    const follow = scene('H1 A1 x\nA2 . .\n. . .\nH2 . .', {
      players: { H1: ':6438', A2: '+tentacles', A1: '+tentacles' },
    })
    follow.activate('H1', 'block').block('A1')
    follow.roll('block', 3).push('x')
    follow.followUp()
    expect([follow.where('H1'), follow.waits()]).toEqual(['f11', 'home turn'])
    for (const state of ['.p', '~confused.z']) {
      const weak = leaving({ A1: `+tentacles${state}`, A2: '' }, 'x H1 A1\n. . A2\nH2 . .')
      expect(weak.waits(), state).toBe('dice dodge')
      weak.roll('dodge', 6)
    }
  })

  rule('[bugman 297, 568] it comes before going for it', () => {
    const s = scene('x H1 A1\nH2 . .', { players: GRIP, facts: 'act=h1:move:0.2' })
    s.step('x')
    expect(asked(s)).toBe(YES)
    s.away.use()
    s.roll('tentacles', 6, 6).roll('goForIt', 2).roll('dodge', 6)
    expect(s.where('H1')).toBe('x')
  })

  rule('[bugman 569] held firm he stays, his action is over, and no turnover', () => {
    for (const action of ['move', 'blitz', 'pass']) {
      const s = leaving(GRIP, 'x H1* A1\n. . .\nH2 . A2', action)
      s.away.use()
      s.roll('tentacles', 1, 4)
      s.expectTurnOf('home')
      expect([s.where('H1'), s.posture('H1'), s.holder(), s.turnovers()]).toEqual(['f11', 'standing', 'H1', []])
      expect(s.answers('activate').some((one) => one.includes('H1'))).toBe(false)
      if (action !== 'move') expect(s.answers('activate')).not.toContain(`activate H2 ${action}`)
    }
  })

  rule('[bugman 570] one of them an attempt; the next is asked only if the first one will not', () => {
    const both = { A1: '+tentacles', A2: '+tentacles' }
    const picture = 'x H1 A1\n. . A2\nH2 . .'
    const s = leaving(both, picture)
    s.away.use()
    s.roll('tentacles', 6, 6)
    expect(s.waits()).toBe('dice dodge')
    s.roll('dodge', 6)
    const second = leaving(both, picture)
    const first = second.question().player
    second.away.decline()
    expect([asked(second), second.question().player === first]).toEqual([YES, false])
    second.away.decline()
    second.roll('dodge', 6)
  })

  rule('[bugman 570] every further step out of a zone is an attempt of its own', () => {
    const s = leaving({ A1: '+tentacles' }, 'x H1 .\ny . A1\nH2 . .')
    s.away.use()
    s.roll('tentacles', 6, 6).roll('dodge', 6).step('f11')
    expect(s.waits()).toBe('home activation')
    s.step('x')
    expect(asked(s)).toBe(YES)
  })
})
