// Stars who surprise: Shot to Nothing, Treacherous, Raiding Party, The Flashing Blade, Tasty Morsel, Yoink!
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Shot to Nothing', () => {
  rule('[bb2020 793] once a match she may throw her pass anywhere', () => {
    const s = scene('H1* . H2', { at: 'h1', players: { H1: '+shot-to-nothing' } }).activate('H1', 'pass')
    expect(asked(s)).toBe('home useSkill shot-to-nothing')
    s.use()
    s.choose('throw', { square: 'h26', option: 'hailMary' })
    s.roll('pass', 6).roll('scatter', 1).roll('scatter', 8).roll('scatter', 4).roll('bounce', 4)
    expect([s.player('H1').spent, s.turnovers()]).toEqual([['shot-to-nothing match'], ['pass']])
    expect(s.player('H1').skills).toEqual(['shot-to-nothing'])
  })

  rule('[bb2020 793] declined, or in another action, she throws like anybody', () => {
    const s = scene('H1* . H2', { at: 'h1', players: { H1: '+shot-to-nothing' } }).activate('H1', 'pass')
    s.decline()
    expect(s.answers('throw').some((one) => one.includes('hailMary'))).toBe(false)
    const t = scene('H1* . H2', { at: 'h1', players: { H1: '+shot-to-nothing' } }).activate('H1', 'move')
    expect(t.waits()).toBe('home activation')
  })
})

describe('Treacherous', () => {
  rule('[bb2020 803] he knocks a team-mate down and takes the ball, without a turnover', () => {
    const s = scene('H1 H2* .\nH3 . .', { players: { H1: '+treacherous' } }).activate('H1', 'move')
    expect(asked(s)).toBe('home useSkill treacherous')
    s.use()
    expect(s.answers()).toEqual(['choose H2'])
    s.choose('choose', { player: 'H2' })
    s.roll('armour', 4, 5).roll('injury', 3, 4)
    expect([s.holder(), s.posture('H2'), s.turnovers()]).toEqual(['H1', 'stunned', []])
    expect([s.waits(), s.player('H1').spent]).toEqual(['home activation', ['treacherous match']])
  })

  rule('[bb2020 803] the team-mate is prone even if his armour holds', () => {
    const s = scene('H1 H2* .\nH3 . .', { players: { H1: '+treacherous' } }).activate('H1', 'move')
    s.use()
    s.choose('choose', { player: 'H2' })
    expect(s.posture('H2')).toBe('prone')
    s.roll('armour', 4, 4)
    expect([s.holder(), s.posture('H2'), s.turnovers(), s.waits()]).toEqual(['H1', 'prone', [], 'home activation'])
  })

  rule('[bb2020 803] with no carrier of his own next to him nobody is asked', () => {
    for (const picture of ['H1 H2 A1*', 'H1 . H2* A1', 'H1 A1* H2'])
      expect(
        scene(picture, { players: { H1: '+treacherous' } })
          .activate('H1', 'move')
          .waits(),
      ).toBe('home activation')
  })
})

describe('Raiding Party', () => {
  const PICTURE = 'H1 . . . H2 . A1\n. . . . . . .\n. . H3 A2 . . .'

  rule('[bb2020 806] an open team-mate near him moves a square up to an opponent', () => {
    const s = scene(PICTURE, { players: { H1: '+raiding-party' } }).activate('H1', 'move')
    expect(asked(s)).toBe('home useSkill raiding-party')
    s.use()
    // H3 is marked; he himself can reach no opponent.
    expect(s.answers()).toEqual(['choose H2'])
    s.choose('choose', { player: 'H2' })
    expect([s.waits(), s.answers()]).toEqual([
      'home freeMove',
      ['step e15', 'step f15', 'step g13', 'step g14', 'step g15'],
    ])
    s.step('f15')
    expect([s.waits(), s.where('H2'), s.player('H2').acted]).toEqual(['home activation', 'f15', false])
    expect(s.player('H1').spent).toEqual(['raiding-party drive'])
  })

  rule('[bb2020 806] the team-mate is at most five squares away; one suitable square is enough', () => {
    const raid = (picture: string): Scene =>
      scene(picture, { players: { H1: '+raiding-party' }, beside: 'a9@o1' }).activate('H1', 'move')
    const near = raid('H1 . . . . H2 . A1')
    near.use()
    expect(near.answers()).toEqual(['choose H2'])
    expect(raid('H1 . . . . . H2 . A1').waits()).toBe('home activation')
    const single = raid('H1 . . . H2 . .\n. . . . . x .\n. . . . . . A1')
    single.use()
    single.choose('choose', { player: 'H2' })
    expect(single.answers()).toEqual(['step x'])
  })

  rule('[bb2020 806, 843] he himself may, also out of tackle zones, and once a drive', () => {
    const s = scene('H1 x A1\n. . .', { players: { H1: '+raiding-party' } }).activate('H1', 'move')
    s.use()
    s.choose('choose', { player: 'H1' })
    s.step('x')
    expect([s.where('H1'), s.waits()]).toEqual(['x', 'home activation'])
    const t = scene('H9 H1* x', { at: 'h24' })
    t.player('H9').spent = ['raiding-party drive', 'x half']
    t.activate('H1', 'move').step('x')
    expect([t.score(), t.player('H9').spent]).toEqual(['1-0', ['x half']])
  })
})

describe('The Flashing Blade', () => {
  rule('[bb2020 807] he stabs a player he marks, then moves', () => {
    const s = scene('H1 A1 A2/\nx . .', { players: { H1: '+the-flashing-blade' } }).activate('H1', 'move')
    expect(asked(s)).toBe('home useSkill the-flashing-blade')
    s.use()
    expect(s.answers()).toEqual(['choose A1'])
    s.choose('choose', { player: 'A1' })
    expect([s.needs(), s.modifiers()]).toEqual([9, []])
    s.roll('armour', 5, 4).roll('injury', 4, 4).step('x')
    expect([s.where('A1'), s.where('H1'), s.player('H1').spent]).toEqual(['ko', 'x', ['the-flashing-blade match']])
  })

  rule('[bb2020 807] not before any other action', () => {
    const s = scene('H1 A1 A2/\nx . .', { players: { H1: '+the-flashing-blade' } }).activate('H1', 'block')
    s.choose('nominate', { player: 'A1' })
    expect(s.waits()).toBe('home activation')
  })
})

describe('Tasty Morsel', () => {
  const bitten = (who = {}, foe = ''): Scene => {
    const s = scene('A1 H1 H2\nx . .', { players: { H1: '+bloodlust-2+tasty-morsel', A1: foe }, who })
    s.activate('H1', 'move').roll('bloodLust', 1)
    return s
  }

  rule('[bb2020 781] thirsty, she may bite an opponent', () => {
    const s = bitten({ H2: { position: 'Thrall Lineman' } })
    s.endAction()
    expect(s.answers()).toEqual(['bite A1', 'bite H2'])
    s.choose('bite', { player: 'A1' })
    s.roll('injury', 4, 4)
    expect([s.where('A1'), s.turnovers(), s.player('H1').spent]).toEqual(['ko', [], ['tasty-morsel match']])
  })

  rule('[bb2020 781] not a strong opponent, not a star, and only once', () => {
    const strong = bitten({}, ':64349')
    strong.endAction()
    expect(strong.turnovers()).toEqual(['unfed'])
    const star = bitten({ A1: { engaged: 'star' } })
    star.endAction()
    expect(star.turnovers()).toEqual(['unfed'])
    const again = bitten()
    again.player('H1').spent = ['tasty-morsel match']
    again.endAction()
    expect(again.turnovers()).toEqual(['unfed'])
  })
})

describe('Yoink!', () => {
  const thrown = (): Scene => {
    const s = scene('H1* . A1 . H2', { players: { A1: '+yoink' } }).activate('H1', 'pass')
    s.throwTo('H2')
    s.roll('pass', 6).away.intercept('A1')
    return s
  }

  rule('[bb2020 826] on 2 or more he gets the ball at once', () => {
    const s = thrown()
    expect(asked(s)).toBe('away useSkill yoink')
    s.away.use()
    expect([s.waits(), s.needs()]).toEqual(['dice feat', 2])
    s.roll('feat', 2)
    expect([s.holder(), s.turnovers(), s.happened('interception').length]).toEqual(['A1', ['pass'], 1])
    expect(s.player('A1').spent).toEqual(['yoink match'])
  })

  rule('[bb2020 826] on a 1 the pass goes on; declined he rolls as usual', () => {
    const s = thrown()
    s.away.use()
    s.roll('feat', 1).roll('catch', 6)
    expect([s.holder(), s.turnovers()]).toEqual(['H2', []])
    const t = thrown()
    t.away.decline()
    t.roll('intercept', 2).roll('catch', 6)
    expect([t.holder(), t.player('A1').spent]).toEqual(['H2', []])
  })
})
