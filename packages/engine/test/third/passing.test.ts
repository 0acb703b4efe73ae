// The pass of third: its eight steps, the range bands, interceptions, fumbles and scatters.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const results = (s: Scene): string[] =>
  s.happened('passResult').map((event) => (event.type === 'passResult' ? event.result : ''))

describe('eight steps', () => {
  rule('[third 138] the throw is rolled first, then an opponent may intercept, then it is caught', () => {
    const s = scene('H1* . A1 . H2')
    s.activate('H1', 'pass').throwTo('H2')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 4)
    expect(s.waits()).toBe('away interception')
    expect([results(s), s.holder()]).toEqual([[], 'H1'])
    s.away.intercept('A1')
    s.roll('intercept', 5)
    expect(results(s)).toEqual(['accurate'])
    s.home.use()
    expect([s.needs(), s.modifiers()]).toEqual([3, ['accuratePass +1']])
    s.roll('catch', 3)
    expect(s.holder()).toBe('H2')
    s.expectTurnOf('home')
  })

  rule('[third 138] a fumble leaves nobody anything to intercept', () => {
    const s = scene('H1* . A1 . H2')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 1)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
    expect(results(s)).toEqual(['fumble'])
    expect(s.turnovers()).toEqual(['fumble'])
  })

  rule('[third 138] an inaccurate pass can be intercepted on its way to the target, before it scatters', () => {
    const s = scene('H1* . A1 . H2')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 3)
    expect(s.waits()).toBe('away interception')
    s.away.decline()
    s.roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('bounce', 5)
    expect(results(s)).toEqual(['inaccurate'])
    const stolen = scene('H1* . A1 . H2')
    stolen.activate('H1', 'pass').throwTo('H2')
    stolen.roll('pass', 3)
    stolen.away.intercept('A1')
    stolen.roll('intercept', 6)
    expect([stolen.holder(), results(stolen)]).toEqual(['A1', ['intercepted']])
    expect(stolen.turnovers()).toEqual(['interception'])
    stolen.expectTurnOf('away')
  })

  rule('[third 138] Safe Throw may save an intercepted pass, and the throw stays as it was rolled', () => {
    const s = scene('H1* . A1 . H2', { players: { H1: '+safe-throw' } })
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 4)
    s.away.intercept('A1')
    s.roll('intercept', 6)
    s.home.use()
    s.roll('safeThrow', 4)
    s.home.use()
    expect(s.modifiers()).toEqual(['accuratePass +1'])
    s.roll('catch', 3)
    expect([s.holder(), results(s)]).toEqual(['H2', ['accurate']])
  })

  rule('[third 181] −2 and −1 for each enemy zone; the other coach names one player under the ruler, or nobody', () => {
    const s = scene('. . A4 . .\n. H3 . . .\nH1* . A1 A2 H2\n. . . . .\n. . A5 . .', { players: { A1: ':6358' } })
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6)
    expect(s.away.answers()).toEqual(['decline', 'intercept A1', 'intercept A2'])
    s.away.intercept('A1')
    expect([s.needs(), s.modifiers()]).toEqual([5, ['intercept -2', 'tackleZone -1']])
    s.roll('intercept', 4)
    expect(s.waits()).toBe('home catchBall')
    s.home.use()
    s.roll('catch', 6)
    expect(s.holder()).toBe('H2')
  })
})

describe('team re-rolls', () => {
  rule('[third 10] a throw may be re-rolled in the own turn, an interception by neither coach', () => {
    for (const [face, holder] of [
      [1, 'H2'],
      [6, 'A1'],
    ] as const) {
      const s = scene('H1* . A1 . H2', { facts: 'rr=1/1' })
      s.activate('H1', 'pass').throwTo('H2')
      s.roll('pass', 6)
      expect(s.waits()).toBe('home reroll')
      s.keep()
      s.away.intercept('A1')
      s.roll('intercept', face)
      if (face === 1) s.roll('catch', 6).keep()
      expect([s.holder(), s.rerolls('home'), s.rerolls('away')]).toEqual([holder, 1, 1])
    }
  })
})

describe('team re-rolls of the other side', () => {
  rule('[third 10] a catch of an opponent in the own turn may be re-rolled by neither coach', () => {
    const s = scene('H1* . A1 . H2', { facts: 'rr=1/1' })
    s.activate('H1', 'pass').throwTo('A1')
    s.roll('pass', 6).keep()
    s.away.use()
    s.roll('catch', 1)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 1])
  })
})

describe('team re-rolls and interceptions', () => {
  rule('[third 10] not even where a Dump-Off is intercepted in the own turn: that is no action', () => {
    const s = scene('. . . A2\nH1 A1* H3 .\n. . . .\nH2 . . .', { players: { A1: '+dump-off' }, facts: 'rr=1/0' })
    s.activate('H1', 'block').block('A1')
    s.away.use()
    s.away.throwTo('A2')
    s.roll('pass', 6).home.intercept('H3')
    s.roll('intercept', 1)
    expect([s.waits(), s.rerolls('home')]).toEqual(['away catchBall', 1])
  })
})

describe('range', () => {
  rule('[third 176] quick +1, short 0, long −1, bomb −2, and −1 for each enemy zone on the thrower', () => {
    for (const [target, needed, modifiers] of [
      ['h8', 3, ['quick +1']],
      ['h11', 4, []],
      ['h15', 5, ['long -1']],
      ['h18', 6, ['bomb -2']],
    ] as const) {
      const s = scene('H1*', { at: 'h5', beside: 'a1@c3' })
      s.activate('H1', 'pass').throwTo(target)
      expect([s.needs(), s.modifiers()]).toEqual([needed, modifiers])
      s.roll('pass', 6).roll('bounce', 2)
    }
    const marked = scene('A1 . .\nH1* . x\nA2/ . A3', { at: 'h5' })
    marked.activate('H1', 'pass').throwTo('x')
    expect([marked.needs(), marked.modifiers()]).toEqual([4, ['quick +1', 'tackleZone -1']])
    marked.roll('pass', 1).roll('bounce', 2)
  })

  rule('[third 177] the ruler reaches 3, 6, 10 and 13 squares', () => {
    for (const [target, band] of [
      ['h8', 'quick'],
      ['h9', 'short'],
      ['h11', 'short'],
      ['h12', 'long'],
      ['h15', 'long'],
      ['h16', 'bomb'],
      ['h18', 'bomb'],
    ] as const) {
      const s = scene('H1*', { at: 'h5', beside: 'a1@c3' })
      s.activate('H1', 'pass').throwTo(target)
      expect(s.happened('passed')).toMatchObject([{ band }])
      s.roll('pass', 6).roll('bounce', 2)
    }
    const s = scene('H1*', { at: 'h5', beside: 'a1@c3' })
    expect(s.activate('H1', 'pass').answers('throw')).not.toContain('throw h19')
  })

  /** The bands of throws to 3, 6, 10 and 13 squares; 'out' where none is listed. */
  const bandsOf = (player: string): string[] =>
    ['h8', 'h11', 'h15', 'h18'].map((target) => {
      const s = scene('H1*', { at: 'h5', players: { H1: player }, beside: 'a1@c3' })
      s.activate('H1', 'pass')
      if (!s.answers('throw').includes(`throw ${target}`)) return 'out'
      s.throwTo(target)
      s.roll('pass', 6).roll('bounce', 2)
      const [passed] = s.happened('passed')
      return passed.type === 'passed' ? passed.band : ''
    })

  rule('[third 228] Strong Arm: a throw counts one band shorter', () => {
    expect(bandsOf('')).toEqual(['quick', 'short', 'long', 'bomb'])
    expect(bandsOf('+strong-arm')).toEqual(['quick', 'quick', 'short', 'long'])
    expect(bandsOf('+strong-arm+stunty')).toEqual(['quick', 'short', 'long', 'bomb'])
  })

  rule('[third 229, 46] Stunty: throws count one band longer, for Skinks as for Goblins and Halflings', () => {
    expect(bandsOf('+stunty')).toEqual(['short', 'long', 'bomb', 'out'])
    const { rosters } = scene('H1*').engine.rules
    const stunty = rosters.flatMap(({ positions }) =>
      positions.filter(({ name }) => ['Skink', 'Goblin', 'Halfling'].includes(name)),
    )
    expect(stunty.map(({ name }) => name).sort()).toEqual(['Goblin', 'Goblin', 'Halfling', 'Skink'])
    for (const { name, skills } of stunty)
      expect(bandsOf(`+${skills.join('+')}`), name).toEqual(['short', 'long', 'bomb', 'out'])
  })

  rule('[third 229] Stunty: no zones when dodging, and +1 to injury rolls against him', () => {
    const s = scene('. A2 .\nA1 H1 x\n. A3 A4', { players: { H1: ':6238+stunty' } })
    s.activate('H1', 'move').step('x')
    expect([s.needs(), s.modifiers()]).toEqual([3, ['dodge +1']])
    s.roll('dodge', 1).roll('armour', 6, 6).roll('injury', 3, 4)
    expect(s.where('H1')).toBe('ko')
    const plain = scene('. A2 .\nA1 H1 x\n. A3 A4')
    plain.activate('H1', 'move').step('x').roll('dodge', 1).roll('armour', 6, 6).roll('injury', 3, 4)
    expect(plain.posture('H1')).toBe('stunned')
  })

  rule('[third 129] only squares of the pitch are targets, and only players take a hand-off', () => {
    const s = scene('H1* . H2', { at: 'a1', beside: 'a9@h20' })
    s.activate('H1', 'pass')
    const targets = s.engine.legal(s.match).filter((one) => one.do === 'throw')
    expect(targets.every(({ square }) => square >= 0 && square < 26 * 15)).toBe(true)
    expect(targets.length).toBeGreaterThan(0)
    const hand = scene('H1* H2', { at: 'a1', beside: 'a9@h20' })
    expect(hand.activate('H1', 'handOff').answers('handOff')).toEqual(['handOff H2'])
  })
})

describe('misses', () => {
  rule('[third 178] a natural 1 or a modified result of 1 or less fumbles, a natural 6 never does', () => {
    for (const [target, marked, face, result] of [
      ['h8', '', 1, 'fumble'],
      ['h8', '', 2, 'inaccurate'],
      ['h11', '', 2, 'inaccurate'],
      ['h11', 'a1@g4', 2, 'fumble'],
      ['h18', '', 3, 'fumble'],
      ['h18', '', 4, 'inaccurate'],
      ['h18', 'a1@g4 a2@h4 a3@i4', 6, 'accurate'],
    ] as const) {
      const s = scene('H1*', { at: 'h5', players: { H1: ':6318' }, beside: marked })
      s.activate('H1', 'pass').throwTo(target)
      s.roll('pass', face)
      if (result === 'inaccurate') s.roll('scatter', 5).roll('scatter', 5).roll('scatter', 5)
      s.roll('bounce', 8)
      expect(results(s)).toEqual([result])
    }
  })

  rule('[third 178] also of a thrower for whom a 1 would be enough', () => {
    for (const [target, face, result] of [
      ['h18', 3, 'fumble'],
      ['h18', 4, 'accurate'],
      ['h15', 2, 'fumble'],
      ['h11', 2, 'accurate'],
    ] as const) {
      const s = scene('H1*', { at: 'h5', players: { H1: ':6368' }, beside: 'a1@c3' })
      s.activate('H1', 'pass').throwTo(target)
      s.roll('pass', face).roll('bounce', 8)
      expect([target, face, results(s)]).toEqual([target, face, [result]])
    }
    // It can be thrown again as any fumble.
    const again = scene('H1*', { at: 'h5', players: { H1: ':6368+pass' }, beside: 'a1@c3' })
    again.activate('H1', 'pass').throwTo('h18')
    expect(again.needs()).toBe(4)
    again.roll('pass', 3).reroll('pass')
    again.roll('pass', 4).roll('bounce', 8)
    expect(results(again)).toEqual(['accurate'])
  })

  rule('[third 130] a fumble is a turnover though a team-mate catches the ball', () => {
    const s = scene('H1* H3 . H2')
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 1).roll('bounce', 5)
    s.home.use()
    s.roll('catch', 4)
    expect([s.holder(), s.turnovers()]).toEqual(['H3', ['fumble']])
    s.expectTurnOf('away')
  })

  rule('[third 179] an inaccurate pass scatters three times, one square each, and may still be caught', () => {
    const s = scene('H1* . . . x H2', { at: 'h10' })
    s.activate('H1', 'pass').throwTo('x')
    s.roll('pass', 3).roll('scatter', 2).roll('scatter', 7)
    expect(s.ball()).toBe('air x')
    s.roll('scatter', 5)
    s.home.use()
    expect([s.needs(), s.modifiers()]).toEqual([4, []])
    s.roll('catch', 4)
    expect(s.holder()).toBe('H2')
    s.expectTurnOf('home')
  })

  rule(
    '[third 133, 182] a scattering ball stops where it leaves the pitch, and the crowd throws it in from there',
    () => {
      const s = scene('H1* . . . x', { at: 'b10', beside: 'a1@reserves' })
      s.activate('H1', 'pass').throwTo('x')
      s.roll('pass', 2).roll('scatter', 2).roll('scatter', 2)
      expect(s.waits()).toBe('dice throwIn')
      s.roll('throwIn', 3, 2, 3).roll('bounce', 7)
      expect(s.ball()).toBe('ground f14')
      expect(s.turnovers()).toEqual(['pass'])
    },
  )
})
