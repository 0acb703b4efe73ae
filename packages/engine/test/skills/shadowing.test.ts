// Shadowing: when an opponent may be followed, the roll, and how often.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const SHADOW = { A1: '+shadowing' }
const asked = (s: Scene): string =>
  s.waits().endsWith('useSkill') ? `${s.waits()} ${s.question().subject}` : s.waits()
const YES = 'away useSkill shadowing'

/** H1 has dodged from f11 to x. */
const gone = (players: Record<string, string> = SHADOW, picture = 'x H1 A1\n. . .\nH2 . .'): Scene =>
  scene(picture, { players }).activate('H1', 'move').step('x').roll('dodge', 6)

describe('when', () => {
  rule('[bugman 531] an opponent in action has moved out of his zone, and his coach wants to follow', () => {
    const s = gone()
    expect([asked(s), s.where('H1')]).toEqual([YES, 'x'])
    s.away.decline()
    expect([s.where('A1'), s.waits(), s.happened('rolled')]).toMatchObject(['f12', 'home activation', [{}]])
    const apart = scene('. x H1 . A1\nH2 . . . .', { players: SHADOW })
    apart.activate('H1', 'move').step('x')
    expect(apart.waits()).toBe('home activation')
  })

  rule('[bugman 531] a leap counts, and so does a move that ends in a fall', () => {
    const leap = scene('x . H1 A1\nH2 . . .', { players: { ...SHADOW, H1: '+leap' } })
    leap.activate('H1', 'move').choose('leap', { square: 'x' })
    leap.roll('leap', 6)
    expect(asked(leap)).toBe(YES)
    for (const why of ['dodge', 'goForIt']) {
      const facts = why === 'dodge' ? '' : 'act=h1:move:0.2'
      const falls = scene('x H1 A1\n. . .\nH2 . .', { players: SHADOW, facts })
      if (why === 'dodge') falls.activate('H1', 'move')
      falls.step('x').roll(why, 1)
      expect([asked(falls), falls.posture('H1')]).toEqual([YES, 'standing'])
      falls.away.use()
      falls.roll('shadowing', 1, 1).roll('armour', 1, 1)
      expect([falls.where('A1'), falls.posture('H1')]).toEqual(['f11', 'prone'])
    }
  })

  rule('[bugman 531] and so does following up after a block', () => {
    const blocked = (): Scene => {
      const s = scene('H1 A1 x\nA2 . .\n. . .\nH2 . .', { players: { H1: ':6438', A2: '+shadowing' } })
      s.activate('H1', 'block').block('A1')
      s.roll('block', 3).push('x')
      return s
    }
    const s = blocked()
    s.followUp()
    expect([asked(s), s.where('H1')]).toEqual([YES, 'f11'])
    s.away.use()
    s.roll('shadowing', 3, 4)
    expect([s.where('A2'), s.waits()]).toEqual(['f10', 'home turn'])
    const still = blocked()
    still.stay()
    expect(still.waits()).toBe('home turn')
  })

  rule('[bugman 531] by the blocked player himself only if he stays on his feet', () => {
    for (const face of [3, 6]) {
      const s = scene('. . .\nH1 A1 .\n. . .\nH2 . .', { players: { A1: '+side-step+shadowing' } })
      s.activate('H1', 'block').block('A1')
      s.roll('block', face).away.use()
      s.away.push('f10')
      s.followUp()
      expect(asked(s)).toBe(face === 3 ? YES : 'dice armour')
      if (face === 6) s.roll('armour', 1, 1)
    }
  })

  rule('[bugman 531] not when he moves without an action of his own, against a pass', () => {
    const s = scene('H1* . . . H2\n. . y . .\n. . A1 . .\n. . H3 . .', {
      players: { A1: '+pass-block', H3: '+shadowing' },
    })
    s.activate('H1', 'pass').throwTo('H2')
    s.away.use()
    s.away.step('y').roll('dodge', 6)
    expect([s.waits(), s.where('H3')]).toEqual(['away freeMove', 'i12'])
  })

  rule('[bugman 531] not with a ball and chain, nor into a square that a diver has taken', () => {
    expect(gone({ A1: '+shadowing+ball-and-chain' }).waits()).toBe('home activation')
    const dive = gone({ A1: '+diving-tackle+shadowing', A2: '+shadowing' }, 'x H1 A1\n. . A2\nH2 . .')
    expect(asked(dive)).toBe('away useSkill diving-tackle')
    dive.away.use()
    expect([dive.where('A1'), dive.waits()]).toEqual(['f11', 'home activation'])
  })
})

describe('the roll', () => {
  rule('[bugman 532] [crp 128] two dice, plus the mover’s MA, less his own: 7 or less follows, 8 does not', () => {
    for (const [mover, shadow, needs] of [
      [6, 6, 8],
      [8, 6, 6],
      [4, 7, 11],
    ]) {
      for (const total of [needs - 1, needs]) {
        const s = gone({ H1: `:${mover}338`, A1: `:${shadow}338+shadowing` })
        s.away.use()
        expect([s.waits(), s.dice(), s.needs()]).toEqual(['dice shadowing', ['d6', 'd6'], needs])
        expect(s.explain().player).toBe(s.player('H1').id)
        s.roll('shadowing', Math.ceil(total / 2), Math.floor(total / 2))
        expect([s.where('A1'), s.waits()]).toEqual([total < needs ? 'f11' : 'f12', 'home activation'])
      }
    }
  })

  rule('[bugman 532] he follows into the very square that was left', () => {
    const s = gone(SHADOW, 'x . .\n. H1 .\n. . A1\nH2 . .')
    s.away.use()
    s.roll('shadowing', 1, 1)
    expect([s.where('H1'), s.where('A1')]).toEqual(['x', 'g11'])
  })
})

describe('how often', () => {
  rule('[bugman 533] he dodges nobody, and again and again in one turn', () => {
    const s = gone(SHADOW, 'y x H1 A1\n. . . H2')
    s.away.use()
    s.roll('shadowing', 1, 1)
    expect([s.where('A1'), s.waits()]).toEqual(['f12', 'home activation'])
    s.step('y').roll('dodge', 6)
    expect(asked(s)).toBe(YES)
    s.away.use()
    s.roll('shadowing', 1, 1)
    expect(s.where('A1')).toBe('x')
  })

  rule('[bugman 533] it costs him nothing of his own movement', () => {
    const s = gone({ A1: ':2338+shadowing', H1: ':2338' })
    s.away.use()
    s.roll('shadowing', 1, 1).endAction()
    s.endTurn()
    s.activate('A1', 'move').step('e12').roll('dodge', 6).step('e13').step('e14')
    expect([s.waits(), s.where('A1')]).toEqual(['dice goForIt', 'e14'])
    s.roll('goForIt', 2)
  })

  rule('[bugman 534] one shadower a step; another is asked only if the first one will not', () => {
    const both = { A1: '+shadowing', A2: '+shadowing' }
    const picture = 'x H1 A1\n. . A2\nH2 . .'
    const s = gone(both, picture)
    s.away.use()
    s.roll('shadowing', 6, 6)
    expect([s.waits(), s.where('A1'), s.where('A2')]).toEqual(['home activation', 'f12', 'g12'])
    const second = gone(both, picture)
    const first = second.question().player
    second.away.decline()
    expect([asked(second), second.question().player === first]).toEqual([YES, false])
  })

  rule('[bugman 211, 531] a carrier who follows into the end zone scores at once', () => {
    const s = scene('x .\nH1 A1*\n. .\nH2 .', { at: 'f1', players: SHADOW, facts: 'turn=home:2/1' })
    s.activate('H1', 'move').step('x').roll('dodge', 6).away.use()
    s.roll('shadowing', 1, 1)
    expect([s.score(), s.happened('touchdown'), s.markers()]).toMatchObject(['0-1', [{ side: 'away' }], '2/2'])
  })
})
