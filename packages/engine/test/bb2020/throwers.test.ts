// Skills of the thrower: Accurate, Cannoneer, Pass, Nerves of Steel, Safe Pass, Hail Mary Pass and Cloud Burster.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 on h5 throws this many squares straight on to an empty square; the throw is to be rolled. */
const thrownBy = (skills: string, squares: number, facts = '', beside = ''): Scene => {
  const s = scene('H1*', { at: 'h5', players: { H1: skills }, facts, beside })
  s.activate('H1', 'pass')
  s.throwTo(`h${5 + squares}`)
  return s
}

const numbers = (s: Scene): (string | number)[] => {
  const found = [s.needs(), ...s.modifiers()]
  s.roll('pass', 6).roll('bounce', 2)
  return found
}

describe('the range of a throw', () => {
  rule('[bb2020 527] Accurate adds 1 to quick and short passes only', () => {
    expect(numbers(thrownBy('+accurate', 3))).toEqual([3, 'accurate +1'])
    expect(numbers(thrownBy('+accurate', 6))).toEqual([4, 'short -1', 'accurate +1'])
    expect(numbers(thrownBy('+accurate', 10))).toEqual([6, 'long -2'])
    expect(numbers(thrownBy('+accurate', 13))).toEqual([6, 'bomb -3'])
  })

  rule('[bb2020 528] Cannoneer adds 1 to long passes and bombs only', () => {
    expect(numbers(thrownBy(':63339+cannoneer', 3))).toEqual([3])
    expect(numbers(thrownBy(':63339+cannoneer', 6))).toEqual([4, 'short -1'])
    expect(numbers(thrownBy(':63339+cannoneer', 10))).toEqual([4, 'long -2', 'cannoneer +1'])
    expect(numbers(thrownBy(':63339+cannoneer', 13))).toEqual([5, 'bomb -3', 'cannoneer +1'])
  })

  rule('[bb2020 529] Cannoneer counts for a hail mary, Accurate does not', () => {
    const s = scene('H1*', { at: 'h5', players: { H1: ':63329+cannoneer+accurate+hail-mary-pass' } })
    s.activate('H1', 'pass')
    s.choose('throw', { square: 'h25', option: 'hailMary' })
    expect([s.needs(), ...s.modifiers()]).toEqual([4, 'hailMary -3', 'cannoneer +1'])
    s.roll('pass', 2)
    expect(s.happened('passResult')).toMatchObject([{ result: 'wild' }])
    s.roll('deviation', 5, 1).roll('bounce', 2)
  })
})

describe('Hail Mary Pass', () => {
  const aimed = (picture = 'H1* . A1', facts = '', skills = ':63329+hail-mary-pass'): Scene => {
    const s = scene(picture, { at: 'h5', players: { H1: skills }, facts })
    s.activate('H1', 'pass')
    s.choose('throw', { square: 'h25', option: 'hailMary' })
    return s
  }

  rule('[bb2020 535] any square can be the target, and a success is inaccurate at best', () => {
    const s = aimed()
    expect([s.needs(), ...s.modifiers()]).toEqual([5, 'hailMary -3'])
    s.roll('pass', 6)
    expect(s.happened('passResult')).toMatchObject([{ result: 'inaccurate' }])
    s.roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('bounce', 2)
    expect(s.ball()).toBe('ground d25')
    expect(s.turnovers()).toEqual(['pass'])
  })

  rule('[bb2020 535] it is re-rolled like any pass, and fumbled on a 1', () => {
    const s = aimed('H1*', 'rr=1/0', ':63329+hail-mary-pass+pass')
    s.roll('pass', 3)
    expect(s.answers()).toEqual(['keep', 'reroll pass', 'reroll team'])
    s.reroll('pass')
    s.roll('pass', 1).roll('bounce', 2)
    expect(s.turnovers()).toEqual(['fumble'])
  })

  rule('[bb2020 536] nobody can interfere with it', () => {
    const s = aimed('H1* . A1 . . . .')
    s.roll('pass', 5)
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('bounce', 2)
    expect(s.happened('deflected')).toEqual([])
  })

  rule('[bb2020 537] in a Blizzard it is not on the list', () => {
    for (const [facts, listed] of [
      ['', true],
      ['weather=blizzard', false],
    ] as const) {
      const s = scene('H1*', { at: 'h5', players: { H1: '+hail-mary-pass' }, facts })
      s.activate('H1', 'pass')
      expect(s.answers('throw').some((a) => a.endsWith('hailMary'))).toBe(listed)
    }
  })
})

describe('Nerves of Steel', () => {
  rule('[bb2020 541] markers do not hinder his pass', () => {
    for (const [skills, expected] of [
      ['', [5, 'tackleZone -1']],
      ['+nerves-of-steel', [4]],
    ] as const) {
      const s = scene('H1* . . .\nA1 . . .', { players: { H1: skills } })
      s.activate('H1', 'pass')
      s.throwTo('f13')
      expect([s.needs(), ...s.modifiers()]).toEqual(expected)
      s.roll('pass', 6).roll('bounce', 5)
    }
  })

  rule('[bb2020 542] nor his catch and his interference', () => {
    const s = scene('H1* . . H2\n. . . A1', { players: { H2: '+nerves-of-steel' } })
    s.activate('H1', 'pass')
    s.throwTo('H2')
    s.roll('pass', 4)
    expect([s.needs(), ...s.modifiers()]).toEqual([3])
    s.roll('catch', 3)
    const t = scene('H1* . A1 . H2\n. . H3 . .', { players: { A1: '+nerves-of-steel' } })
    t.activate('H1', 'pass')
    t.throwTo('H2')
    t.roll('pass', 6)
    t.away.intercept('A1')
    expect([t.needs(), ...t.modifiers()]).toEqual([6, 'accurate -3'])
    t.roll('intercept', 6)
    expect([t.needs(), ...t.modifiers()]).toEqual([4, 'deflection -1'])
    t.roll('catch', 4)
    expect(t.turnovers()).toEqual(['pass'])
  })
})

describe('Pass', () => {
  rule('[bb2020 547] re-rolls a failed passing test, once', () => {
    const s = thrownBy('+pass', 3)
    s.roll('pass', 3)
    expect(s.answers()).toEqual(['keep', 'reroll pass'])
    s.reroll('pass')
    s.roll('pass', 3)
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('bounce', 2)
    expect(s.happened('reroll')).toHaveLength(1)
  })
})

describe('Safe Pass', () => {
  rule('[bb2020 549] a fumble leaves the ball in his hands: his action ends, the turn does not', () => {
    const s = scene('H1* . . .\nH2 . . .', { players: { H1: '+safe-pass' } })
    s.activate('H1', 'pass')
    s.throwTo('f13')
    s.roll('pass', 1)
    expect(s.question()).toMatchObject({ kind: 'useSkill', subject: 'safe-pass' })
    s.use()
    expect(s.holder()).toBe('H1')
    s.expectTurnOf('home')
    expect(s.turnovers()).toEqual([])
    expect(s.answers('activate').some((a) => a.includes('H1') || a.endsWith('pass'))).toBe(false)
  })

  rule('[bb2020 549] so does the fumble of a player without any passing ability; declined, it is one', () => {
    const s = scene('H1* . . .', { players: { H1: ':63309+safe-pass' } })
    s.activate('H1', 'pass')
    s.throwTo('f13')
    s.decline()
    s.roll('bounce', 2)
    expect(s.turnovers()).toEqual(['fumble'])
  })
})

describe('Cloud Burster', () => {
  const interfered = (skills: string, squares: number, thief = ':63249'): Scene => {
    const s = scene('H1* . . A1', { at: 'h5', players: { H1: skills, A1: thief } })
    s.activate('H1', 'pass')
    s.throwTo(`h${5 + squares}`)
    s.roll('pass', 6)
    s.away.intercept('A1')
    s.roll('intercept', 6)
    return s
  }

  rule('[bb2020 530] on a long pass a deflection must be rolled again', () => {
    const s = interfered('+cloud-burster', 10)
    expect(s.question()).toMatchObject({ kind: 'useSkill', subject: 'cloud-burster' })
    s.use()
    expect([s.needs(), ...s.modifiers()]).toEqual([5, 'accurate -3'])
    s.roll('intercept', 4)
    expect(s.happened('deflected')).toEqual([])
    s.roll('bounce', 2)
    expect(s.ball()).toBe('ground g15')
  })

  rule('[bb2020 530] a second success stands and is not rolled a third time', () => {
    const s = interfered('+cloud-burster', 10)
    s.use()
    s.roll('intercept', 5)
    expect(s.waits()).toBe('dice catch')
    s.roll('catch', 6)
    expect(s.holder()).toBe('A1')
  })

  rule('[bb2020 530] short passes are deflected without it', () => {
    const s = interfered('+cloud-burster', 6)
    expect(s.waits()).toBe('dice catch')
    s.roll('catch', 6)
  })

  rule('[bb2020 567, 569] Very Long Legs add 2 to interference and ignore it', () => {
    const s = scene('H1* . . A1', { at: 'h5', players: { H1: '+cloud-burster', A1: ':63349+very-long-legs' } })
    s.activate('H1', 'pass')
    s.throwTo('h15')
    s.roll('pass', 6)
    s.away.intercept('A1')
    expect([s.needs(), ...s.modifiers()]).toEqual([4, 'accurate -3', 'very-long-legs +2'])
    s.roll('intercept', 4)
    expect(s.waits()).toBe('dice catch')
    s.roll('catch', 6)
  })
})
