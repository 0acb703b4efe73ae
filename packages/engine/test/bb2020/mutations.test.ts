// Mutations that modify rolls: hands, heads, legs, tails and tentacles, and Disturbing Presence.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const numbers = (s: Scene): (string | number)[] => [s.needs(), ...s.modifiers()]

describe('hands and mouths', () => {
  rule('[bb2020 550] Big Hand: neither markers nor rain hinder the pick-up', () => {
    for (const [skills, expected] of [
      ['', [5, 'tackleZone -1', 'pouringRain -1']],
      ['+big-hand', [3]],
    ] as const) {
      const s = scene('H1 o A1', { players: { H1: skills }, facts: 'weather=pouringRain' })
      s.activate('H1', 'move').step('f11')
      expect(numbers(s)).toEqual(expected)
      s.roll('pickUp', 6)
    }
  })

  rule('[bb2020 555] Extra Arms: +1 to pick up, to catch and to interfere', () => {
    const s = scene('H1 o', { players: { H1: '+extra-arms' } })
    s.activate('H1', 'move').step('f11')
    expect(numbers(s)).toEqual([2, 'extra-arms +1'])
    s.roll('pickUp', 6)
    const t = scene('H1* . A1 . H2', { players: { A1: '+extra-arms' } })
    t.activate('H1', 'pass')
    t.throwTo('H2')
    t.roll('pass', 6)
    t.away.intercept('A1')
    expect(numbers(t)).toEqual([5, 'accurate -3', 'extra-arms +1'])
    t.roll('intercept', 5)
    expect(numbers(t)).toEqual([3, 'deflection -1', 'extra-arms +1'])
    t.roll('catch', 3)
  })

  rule('[bb2020 561] Monstrous Mouth re-rolls a failed catch, nothing else', () => {
    const s = scene('H1* H2 .\n. . .', { players: { H2: '+monstrous-mouth' } })
    s.activate('H1', 'handOff').handOff('H2')
    s.roll('catch', 1)
    expect(s.answers()).toEqual(['keep', 'reroll monstrous-mouth'])
    s.reroll('monstrous-mouth')
    s.roll('catch', 3)
    expect(s.holder()).toBe('H2')
    s.activate('H2', 'move')
    s.endAction()
  })

  rule('[bb2020 561] and nobody strips the ball from it', () => {
    for (const [skills, asked] of [
      ['', true],
      ['+monstrous-mouth', false],
    ] as const) {
      const s = scene('H1 A1* .', { players: { H1: '+strip-ball', A1: skills } })
      s.activate('H1', 'block').block('A1')
      s.roll('block', 3).push('f12')
      expect(s.waits() === 'home useSkill').toBe(asked)
      if (asked) s.decline()
      s.stay()
      expect(s.holder()).toBe('A1')
    }
  })
})

describe('Disturbing Presence', () => {
  rule('[bb2020 553] -1 for each of them within three squares, on passes, catches and interference', () => {
    const s = scene('H1* . . H2\n. . . .\n. . . .\nA1 A2 . .\n. . . .', {
      players: { A1: '+disturbing-presence', A2: '+disturbing-presence' },
    })
    s.activate('H1', 'pass')
    s.throwTo('H2')
    expect(numbers(s)).toEqual([6, 'disturbing-presence -1', 'disturbing-presence -1'])
    s.roll('pass', 6)
    expect(numbers(s)).toEqual([5, 'disturbing-presence -1', 'disturbing-presence -1'])
    s.roll('catch', 5)
    const t = scene('H1* . A1 . H2', { players: { H2: '+disturbing-presence' } })
    t.activate('H1', 'pass')
    t.throwTo('H2')
    t.roll('pass', 6)
    t.away.intercept('A1')
    expect(numbers(t)).toEqual([6, 'accurate -3', 'disturbing-presence -1'])
    t.roll('intercept', 1).roll('catch', 3)
  })

  rule('[bb2020 553] not at four squares, nor on picking up or dodging', () => {
    const s = scene('H1 o . . A1\n. . . . .', { players: { A1: '+disturbing-presence' } })
    s.activate('H1', 'move').step('f11')
    expect(numbers(s)).toEqual([3])
    s.roll('pickUp', 3)
    s.endAction()
    const t = scene('H1* H2 . . A1', { players: { A1: '+disturbing-presence' } })
    t.activate('H1', 'handOff').handOff('H2')
    expect(numbers(t)).toEqual([4, 'disturbing-presence -1'])
    t.roll('catch', 4)
    const far = scene('H1* H2 . . . A1', { players: { A1: '+disturbing-presence' } })
    far.activate('H1', 'handOff').handOff('H2')
    expect(numbers(far)).toEqual([3])
    far.roll('catch', 4)
  })

  rule('[bb2020 554] being stunned changes nothing', () => {
    const s = scene('H1* H2 . . A1=', { players: { A1: '+disturbing-presence' } })
    s.activate('H1', 'handOff').handOff('H2')
    expect(numbers(s)).toEqual([4, 'disturbing-presence -1'])
    s.roll('catch', 4)
  })
})

describe('leaving a marked square', () => {
  rule('[bb2020 562] Prehensile Tail: -1 to dodge out of its zone, and a second tail adds nothing', () => {
    const s = scene('x H1 A1\n. . A2', { players: { A1: '+prehensile-tail', A2: '+prehensile-tail' } })
    s.activate('H1', 'move').step('x')
    expect(numbers(s)).toEqual([4, 'prehensile-tail -1'])
    s.roll('dodge', 4)
    s.endAction()
  })

  rule('[bb2020 562] -1 to jump out of it as well; entering its zone is no matter', () => {
    const s = scene('x H2/ H1 A1', { players: { A1: '+prehensile-tail' } })
    s.activate('H1', 'move')
    s.choose('leap', { square: 'x' })
    expect(numbers(s)).toEqual([5, 'tackleZone -1', 'prehensile-tail -1'])
    s.roll('jump', 5)
    s.endAction()
    const t = scene('A2 H1 x A1', { players: { A1: '+prehensile-tail' } })
    t.activate('H1', 'move').step('x')
    expect(numbers(t)).toEqual([4, 'tackleZone -1'])
    t.roll('dodge', 4)
    t.endAction()
  })

  rule('[bb2020 566] Two Heads: +1 to dodge', () => {
    const s = scene('x H1 A1', { players: { H1: '+two-heads' } })
    s.activate('H1', 'move').step('x')
    expect(numbers(s)).toEqual([2, 'two-heads +1'])
    s.roll('dodge', 2)
    s.endAction()
  })

  rule('[bb2020 568] Very Long Legs: the jump’s penalty is 1 smaller, but never less than 1', () => {
    const crowd = scene('x H2/ H1 A1\n. . . A2', { players: { H1: '+very-long-legs' } })
    crowd.activate('H1', 'move')
    crowd.choose('leap', { square: 'x' })
    expect(numbers(crowd)).toEqual([4, 'tackleZone -1', 'tackleZone -1', 'very-long-legs +1'])
    crowd.roll('jump', 4)
    crowd.endAction()
    const one = scene('x H2/ H1 A1', { players: { H1: '+very-long-legs' } })
    one.activate('H1', 'move')
    one.choose('leap', { square: 'x' })
    expect(numbers(one)).toEqual([4, 'tackleZone -1'])
    one.roll('jump', 4)
    one.endAction()
  })
})

describe('Tentacles', () => {
  const leaving = (players: Record<string, string>, action = 'move', picture = 'x H1 A1\n. . .\nH2 . .'): Scene => {
    const s = scene(picture, { players: { A1: '+tentacles', ...players } })
    s.activate('H1', action).step('x')
    return s
  }

  rule('[bb2020 563, 564] before the move the owner rolls a D6 plus the difference in strength; 6 holds', () => {
    const s = leaving({ A1: ':65349+tentacles' })
    expect(s.question()).toMatchObject({ kind: 'useSkill', subject: 'tentacles', player: s.player('A1').id })
    expect(s.where('H1')).toBe('f11')
    s.away.use()
    expect(numbers(s)).toEqual([4, 'ST +5', 'ST -3'])
    s.roll('tentacles', 4)
    expect(s.where('H1')).toBe('f11')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
    expect(s.answers('activate').some((a) => a.includes('H1'))).toBe(false)
  })

  rule('[bb2020 563] a natural 6 always holds, a natural 1 never', () => {
    const weak = leaving({ A1: ':61349+tentacles', H1: ':65349' })
    weak.away.use()
    weak.roll('tentacles', 6)
    expect(weak.where('H1')).toBe('f11')
    const strong = leaving({ A1: ':68349+tentacles', H1: ':61349' })
    strong.away.use()
    strong.roll('tentacles', 1).roll('dodge', 3)
    expect(strong.where('H1')).toBe('x')
    strong.endAction()
  })

  rule('[bb2020 563] only one owner tries; below 6 the dodge follows', () => {
    const s = leaving({ A2: '+tentacles' }, 'move', 'x H1 A1\n. . A2')
    s.away.use()
    s.roll('tentacles', 5)
    expect(s.waits()).toBe('dice dodge')
    s.roll('dodge', 3)
    s.endAction()
  })

  rule('[bb2020 563] held, his movement is over, but a pass can still be thrown', () => {
    const s = scene('x H1* A1\n. . .\nH2 . .', { players: { A1: '+tentacles' } })
    s.activate('H1', 'pass').step('x')
    s.away.use()
    s.roll('tentacles', 6)
    expect(s.waits()).toBe('home activation')
    expect(s.answers('step')).toEqual([])
    s.throwTo('H2')
    s.roll('pass', 6).roll('catch', 3)
    s.expectTurnOf('home')
  })

  rule('[bb2020 564] a jump is held before it begins', () => {
    const s = scene('x H2/ H1 A1', { players: { A1: '+tentacles' } })
    s.activate('H1', 'move')
    s.choose('leap', { square: 'x' })
    s.away.use()
    s.roll('tentacles', 6)
    expect(s.where('H1')).toBe('f12')
  })

  rule('[bb2020 565] a player with a Ball and Chain is not held', () => {
    const s = scene('. . .\n. H1 .\nA1 . .', { players: { H1: '+ball-and-chain', A1: '+tentacles' } })
    s.activate('H1', 'move')
    s.choose('swing', { option: 'N' })
    s.roll('swing', 3)
    expect(s.where('H1')).toBe('f11')
    expect(s.happened('skillUsed')).toEqual([])
  })
})
