// Passes in bb2020: range, accuracy, where the ball goes, and turnovers. Chapter N of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const THROW = 'H1* . . H2'

/** H1 declares a pass to a player or square; the dice are pending. */
const pass = (picture: string, to: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, options)
  s.activate('H1', 'pass').throwTo(to)
  return s
}

/** The range chart: a row for each distance across, a letter for each distance along. */
const CHART = [
  'TQQQSSSLLLLBBB',
  'QQQQSSSLLLLBBB',
  'QQQSSSSLLLLBBB',
  'QQSSSSSLLLBBB',
  'SSSSSSLLLLBBB',
  'SSSSSLLLLBBB',
  'SSSSLLLLLBBB',
  'LLLLLLLLBBB',
  'LLLLLLLBBBB',
  'LLLLLBBBBB',
  'LLLBBBBBB',
  'BBBBBBB',
  'BBBBB',
  'BBB',
]
const MODIFIER: { readonly [band: string]: number } = { Q: 0, S: -1, L: -2, B: -3 }

describe('the throw', () => {
  rule(
    '[bb2020 244, 245] every square of the chart has its band and modifier, and none beyond it can be thrown to',
    () => {
      const corner = scene('H1*', { at: 'a1' })
      corner.activate('H1', 'pass')
      const targets = new Set(corner.answers('throw'))
      for (let across = 0; across < 15; across++)
        for (let along = 0; along < 26; along++) {
          const square = `${String.fromCharCode(97 + across)}${along + 1}`
          const band = CHART[across]?.[along]
          expect(targets.has(`throw ${square}`), square).toBe(band !== undefined && band !== 'T')
          if (band === undefined || band === 'T') continue
          const s = pass('H1*', square, { at: 'a1', players: { H1: ':63319' } })
          const bands = s.modifiers().map((text) => Number(text.split(' ')[1]))
          expect([square, bands]).toEqual([square, MODIFIER[band] === 0 ? [] : [MODIFIER[band]]])
          // Fumbled in the corner, the ball comes to rest beside it.
          s.roll('pass', 1).roll('bounce', 8)
        }
    },
  )

  rule('[bb2020 246] each opponent who marks the thrower makes it harder', () => {
    const s = pass('A2 . . .\nH1* . . H2\nA1 . . .', 'H2')
    expect([s.needs(), s.modifiers()]).toEqual([6, ['tackleZone -1', 'tackleZone -1']])
    s.roll('pass', 6).roll('catch', 6)
  })

  rule('[bb2020 247, 248] he moves before the throw, not after it, and may aim at an empty square', () => {
    const s = scene('H9 . . . .\nH1* x . . y')
    s.activate('H1', 'pass').step('x').throwTo('y')
    s.roll('pass', 4).roll('bounce', 5)
    expect([s.ball(), s.turnovers()]).toEqual(['ground g15', ['pass']])
    s.expectTurnOf('away')
    const t = scene('H9 . . . .\nH1* x . . H2')
    t.activate('H1', 'pass').throwTo('H2')
    t.roll('pass', 5).roll('catch', 6)
    t.expectTurnOf('home')
    expect(t.answers('activate').some((one) => one.includes('H1'))).toBe(false)
  })

  rule('[bb2020 249] the next square is a target like any other', () => {
    const s = pass('H1* H2', 'H2')
    expect([s.needs(), s.modifiers()]).toEqual([4, []])
    s.roll('pass', 4).roll('catch', 3)
    expect(s.holder()).toBe('H2')
  })

  rule('[bb2020 262] without the ball in hand there is nothing to throw', () => {
    const s = scene('H1 x . H2\n. o . .')
    s.activate('H1', 'pass')
    expect(s.answers('throw')).toEqual([])
    s.step('g11').roll('pickUp', 6)
    expect(s.answers('throw')).toContain('throw f13')
  })
})

describe('accuracy', () => {
  rule('[bb2020 250] an accurate pass lands in its target square, to be caught without a modifier', () => {
    const s = pass(THROW, 'H2').roll('pass', 4)
    expect([s.waits(), s.needs(), s.modifiers(), s.explain().player]).toEqual(['dice catch', 3, [], s.player('H2').id])
    s.roll('catch', 3)
    expect(s.happened('completion')).toHaveLength(1)
    s.expectTurnOf('home')
  })

  rule('[bb2020 251] an inaccurate one scatters three squares from the target', () => {
    const s = pass(THROW, 'H2').roll('pass', 3)
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 5).roll('scatter', 5).roll('scatter', 7)
    s.roll('bounce', 5)
    expect([s.ball(), s.turnovers()]).toEqual(['ground g16', ['pass']])
  })

  rule('[bb2020 252, 253] a modified 1 or less deviates from the thrower, a D8 and a D6', () => {
    for (const [beside, face] of [
      ['h2@h18', 2],
      ['h2@h18 a1@g9 a2@g10', 3],
      ['h2@h18 a1@g9 a2@g10', 2],
    ] as const) {
      const s = scene('H1*', { at: 'h10', beside: `${beside} h9@b2` })
      s.activate('H1', 'pass').throwTo('H2')
      s.roll('pass', face)
      if (beside === 'h2@h18') {
        // A long pass with a 2 comes to 0.
        expect(s.waits()).toBe('dice deviation')
      }
      s.roll('deviation', 5, 3).roll('bounce', 5)
      expect([s.ball(), s.turnovers()]).toEqual(['ground h14', ['pass']])
    }
  })

  rule(
    '[bb2020 254, 255] a natural 1 is a fumble: the ball bounces from the thrower, and even if it is caught the turn ends',
    () => {
      const s = pass(`${THROW}\n. . . .`, 'H2', { players: { H1: ':63319' } }).roll('pass', 1)
      expect(s.waits()).toBe('dice bounce')
      s.roll('bounce', 5)
      expect([s.ball(), s.turnovers()]).toEqual(['ground f11', ['fumble']])
      const caught = pass('H1* H3 . H2', 'H2').roll('pass', 1).roll('bounce', 5)
      expect([caught.waits(), caught.modifiers()]).toEqual(['dice catch', ['bounce -1']])
      caught.roll('catch', 4)
      expect([caught.holder(), caught.turnovers()]).toEqual(['H3', ['fumble']])
      caught.expectTurnOf('away')
    },
  )

  rule('[bb2020 254] so is every throw of a player without passing ability, unrolled', () => {
    const s = pass(THROW, 'H2', { players: { H1: ':63309' } })
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect([s.ball(), s.turnovers()]).toEqual(['ground f11', ['fumble']])
  })

  rule('[bb2020 256] a passing ability of 1+ makes a modified 1 accurate', () => {
    const s = pass('H1* . . . . H2', 'H2', { players: { H1: ':63319' } })
    expect(s.modifiers()).toEqual(['short -1'])
    s.roll('pass', 2)
    expect(s.waits()).toBe('dice catch')
    s.roll('catch', 6)
  })

  rule('[bb2020 257] a natural 6 is accurate with any penalty', () => {
    const s = pass('A1 . .\nH1* A2 .\nA3 . .', 'f22', { players: { H1: ':63369' }, beside: 'h2@f22' })
    expect([s.needs(), s.modifiers()]).toEqual([6, ['bomb -3', 'tackleZone -1', 'tackleZone -1', 'tackleZone -1']])
    s.roll('pass', 6)
    s.away.decline()
    s.roll('catch', 6)
    expect(s.holder()).toBe('H2')
  })
})

describe('at rest', () => {
  rule(
    '[bb2020 258] out of bounds: an opponent may interfere before the crowd throws it in from its last square',
    () => {
      const s = pass('H1* . A1 . x', 'x', { at: 'a10' }).roll('pass', 3)
      s.roll('scatter', 2)
      expect([s.waits(), s.away.answers()]).toEqual(['away interception', ['decline', 'intercept A1']])
      s.away.decline()
      expect(s.waits()).toBe('dice throwIn')
      s.roll('throwIn', 3, 1, 1).roll('bounce', 7)
      expect([s.ball(), s.turnovers()]).toEqual(['ground d14', ['pass']])
    },
  )

  rule('[bb2020 259] on the ground it is a turnover, though nobody fumbled', () => {
    const s = pass(THROW, 'H2').roll('pass', 4).roll('catch', 2).roll('bounce', 5)
    expect([s.ball(), s.turnovers()]).toEqual(['ground f14', ['pass']])
    s.expectTurnOf('away')
  })

  rule('[bb2020 260] so it is in the hands of an opponent', () => {
    const s = pass(`${THROW} A1`, 'H2').roll('pass', 4)
    s.roll('catch', 2).roll('bounce', 5).roll('catch', 6)
    expect([s.holder(), s.turnovers()]).toEqual(['A1', ['pass']])
  })

  rule('[bb2020 261] any team-mate who catches a missed pass saves the turn', () => {
    const s = pass(`${THROW} . H3`, 'H2').roll('pass', 3)
    s.roll('scatter', 5).roll('scatter', 5).roll('scatter', 2).roll('bounce', 7)
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice catch', 4, ['bounce -1']])
    s.roll('catch', 4)
    expect([s.holder(), s.turnovers(), s.happened('completion')]).toEqual(['H3', [], []])
    s.expectTurnOf('home')
  })
})
