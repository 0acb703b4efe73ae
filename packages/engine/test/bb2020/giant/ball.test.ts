// A Giant and the ball: picking up, catching, bouncing off him by a D16, scoring, throwing team-mates, intercepting.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const GIANT = ':6.7.5.5.11+giant'
const players = { H1: GIANT }

describe('the ball', () => {
  rule('[bb2020 694] a ball under any of his squares must be picked up', () => {
    const s = scene('. . . . .\nH1 . . . .\n. . o . .', { players })
    s.activate('H1', 'move').step('g11')
    expect(s.waits()).toBe('dice pickUp')
    s.roll('pickUp', 6)
    expect(s.holder()).toBe('H1')
  })

  rule(
    '[bb2020 694] from him it bounces by a D16 to one of the twelve squares around, 13 and more rolled again',
    () => {
      const ring = 'f11 f12 f13 f14 g11 g14 h11 h14 i11 i12 i13 i14'.split(' ')
      ring.forEach((square, i) => {
        const s = scene('. . . . . .\n. H1 . . . .\n. . . o . .\n. . . . . .', { players })
        s.activate('H1', 'move').step('g12').roll('pickUp', 1)
        expect(s.dice()).toEqual(['d16'])
        s.roll('bounce', 13)
          .roll('bounce', 16)
          .roll('bounce', i + 1)
        expect(s.ball()).toBe(`ground ${square}`)
      })
    },
  )

  rule('[bb2020 694] beyond the edge it is thrown in from his square there', () => {
    const s = scene('. . . .\n. H1 . .\n. . . o', { at: 'm10', players })
    s.activate('H1', 'move').step('n12')
    s.roll('pickUp', 1).roll('bounce', 11)
    expect(s.match.balls[0].at).toBe(s.square('o13'))
    s.roll('throwIn', 3, 1, 1)
    s.roll('bounce', 2)
  })

  rule('[bb2020 694] he must catch a ball that lands on any of his squares', () => {
    const s = scene('. . . . .\nH1 . . . .\n. . H2 . .', {
      at: 'g10',
      players: { H1: GIANT, H2: '' },
      beside: 'a9@o26',
      facts: 'ball=h12',
    })
    s.activate('H2', 'move').step('h12').roll('pickUp', 1).roll('bounce', 4)
    expect(s.waits()).toBe('dice catch')
    s.roll('catch', 6)
    expect(s.holder()).toBe('H1')
  })

  rule('[bb2020 694] he scores as soon as any part of him is in the end zone', () => {
    const s = scene('H1* . . .\n. . . .', { at: 'g23', players })
    s.activate('H1', 'move').step('g24')
    expect(s.happened('touchdown')).toEqual([])
    s.step('g25')
    expect(s.happened('touchdown').length).toBe(1)
  })
})

describe('throws', () => {
  const THROWER = `${GIANT}+throw-team-mate`
  const thrown = (...faces: number[]) => {
    const s = scene('. . . . . . .\nH2 H1 . . . . x', {
      players: { H1: THROWER, H2: ':6.2.3.4.8+right-stuff' },
      beside: 'a9@o26',
    })
    s.activate('H1', 'pass')
    s.choose('throwTeamMate', { player: 'H2', square: 'x' })
    return s.roll('throwTeamMate', ...faces)
  }

  rule('[bb2020 694] he throws team-mates from anywhere around him', () => {
    const s = scene('. . . . .\nH2 H1 . . .\n. . . H3 .', {
      players: { H1: THROWER, H2: ':6.2.3.4.8+right-stuff', H3: ':6.2.3.4.8+right-stuff' },
    })
    s.activate('H1', 'pass')
    const mates = new Set(s.answers('throwTeamMate').map((one) => one.split(' ')[1]))
    expect([...mates].sort()).toEqual(['H2', 'H3'])
  })

  rule('[bb2020 694] a fumbled throw of a team-mate may be re-rolled, any other not', () => {
    const s = thrown(1)
    expect([s.waits(), s.answers('reroll')]).toEqual(['home reroll', ['reroll giant']])
    s.reroll('giant')
    s.roll('throwTeamMate', 1)
    expect([s.waits(), s.dice()]).toEqual(['dice bounce', ['d16']])
    // Fumbled again: he bounces off the Giant, and lands beside him.
    s.roll('bounce', 1)
    s.roll('land', 6)
    expect(s.where('H2')).toBe('f10')
    const good = thrown(4)
    expect(good.waits()).toBe('dice scatter')
    good.roll('scatter', 5).roll('scatter', 4).roll('scatter', 5).roll('land', 6)
  })

  rule('[bb2020 694] ranges are measured from his nearest square', () => {
    const quick = (picture: string, more: string): boolean => {
      const s = scene(picture, { players: { H1: `:6.7.5.3.11${more}` }, beside: 'a9@o26' })
      s.activate('H1', 'pass')
      s.throwTo('x')
      const easy = s.modifiers().length === 0
      s.roll('pass', 6)
      s.roll('bounce', 2)
      return easy
    }
    expect(quick('H1* . . . x\n. . . . .', '+giant')).toBe(true)
    expect(quick('H1* . . . x\n. . . . .', '')).toBe(false)
  })
})

describe('interference', () => {
  /** H2 has thrown to H3 along row h; A1 stands with his lower squares in it. */
  const passed = (skills: string): Scene => {
    const s = scene('. . . A1 . . . .\nH2* . . . . . . H3', {
      at: 'g5',
      players: { H2: ':6.3.3.2.9', A1: `:6.7.5.5.11${skills}` },
      beside: 'h9@o1',
    })
    s.activate('H2', 'pass')
    s.throwTo('H3')
    return s.roll('pass', 6)
  }

  rule('[bb2020 694] any of his squares under the ruler lets him interfere', () => {
    const s = passed('+giant')
    expect([s.waits(), s.away.answers('intercept')]).toEqual(['away interception', ['intercept A1']])
    s.away.decline()
    s.roll('catch', 6)
  })

  rule('[bb2020 694] the penalty is 2 less, but never below 0', () => {
    const s = passed('+giant')
    s.away.intercept('A1')
    expect(s.modifiers()).toEqual(['accurate -3', 'giant +2'])
    s.roll('intercept', 5)
    s.roll('catch', 6)
    // A wildly inaccurate pass has a penalty of 1 only, so only 1 is taken off.
    const wild = scene('. . . A1 . . . .\nH2* . . . . . . H3', {
      at: 'g5',
      players: { H2: ':6.3.3.6.9', A1: GIANT },
      beside: 'h9@o1',
    })
    wild.activate('H2', 'pass')
    wild.throwTo('H3')
    wild.roll('pass', 2)
    wild.roll('deviation', 5, 6)
    wild.away.intercept('A1')
    expect(wild.modifiers()).toEqual(['wild -1', 'giant +1'])
    wild.roll('intercept', 1)
    wild.roll('bounce', 2)
  })
})
