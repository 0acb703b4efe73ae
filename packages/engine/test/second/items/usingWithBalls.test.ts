// Magic items of catchers, throwers and those who hinder them. Neighbour: using.test.ts.
import { describe, expect } from 'vitest'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { SecondOptions } from '../../support/second.ts'

import { carrying, used } from './itemScene.ts'

const THROWING: readonly EditionOption[] = ['throwing', 'interceptions']

/** H1 throws to H2. */
const thrown = (items: string, faces: readonly [number, number], picture = 'H1* . . H2', more: SecondOptions = {}) => {
  const s = carrying(items, picture, { on: THROWING, ...more })
  s.activate('H1', '')
  s.throwTo('H2')
  return s.roll('pass', ...faces)
}

describe('Gauntlets of Catching', () => {
  rule('[second 164] a Missed throw to him is Caught', () => {
    const s = thrown('2:gauntletsOfCatching/', [1, 2])
    expect(s.question().player).toBe(s.player('H2').id)
    s.use()
    expect([s.holder(), s.turnovers()]).toEqual(['H2', []])
  })

  rule('[second 164] his own reach is tried first', () => {
    const s = thrown('2:gauntletsOfCatching/', [1, 2], 'H1* . . H2', { players: { H2: '+catch-2' } })
    s.roll('catchMissed', 1)
    s.use()
    expect(s.holder()).toBe('H2')
  })

  rule('[second 164] an interception is treated as usual', () => {
    const s = thrown('2:gauntletsOfCatching/', [1, 1], 'H1* . A1 . H2', { players: { H1: ':4.2.3.3.-2.0.9' } })
    s.roll('interception', 3)
    expect([s.holder(), used(s)]).toEqual(['A1', []])
  })
})

describe('Headband of Throwing', () => {
  rule('[second 173] its owner’s Missed throw is Caught', () => {
    const s = thrown('1:headbandOfThrowing/', [1, 2])
    expect(s.question().player).toBe(s.player('H1').id)
    s.use()
    expect(s.holder()).toBe('H2')
  })

  const clumsy = { players: { H1: ':4.2.3.3.-2.0.9' } }

  rule('[second 173] or his Intercepted throw is Missed, before anything comes of it; but not both', () => {
    const s = thrown('1:headbandOfThrowing/', [1, 1], 'H1* . A1 . H2', clumsy)
    s.use()
    s.roll('scatter', 1)
    expect([s.holder(), s.turnovers()]).toEqual([null, ['pass']])
  })

  rule('[second 173] he who keeps it hidden sees the throw intercepted', () => {
    const s = thrown('1:headbandOfThrowing/', [1, 1], 'H1* . A1 . H2', clumsy)
    s.decline()
    s.roll('interception', 3)
    expect(s.holder()).toBe('A1')
  })

  rule('[second 173] a throw that it made Missed may still be reached by the receiver', () => {
    const s = thrown('1:headbandOfThrowing,2:gauntletsOfCatching/', [1, 1], 'H1* . A1 . H2', clumsy)
    s.use()
    expect(s.question()).toMatchObject({ subject: 'gauntletsOfCatching' })
  })
})

describe('Amulet of Interception', () => {
  rule('[second 167] a Missed throw that its owner could intercept is his', () => {
    const s = thrown('/1:amuletOfInterception', [2, 2], 'H1* . A1 H2')
    expect(s.waits()).toBe('away useItem')
    s.away.use()
    expect([s.holder(), s.turnovers()]).toEqual(['A1', ['interception']])
  })

  rule('[second 167] one who is not eligible has nothing of it', () => {
    const s = thrown('/1:amuletOfInterception', [1, 2], 'H1* . . H2\n. . . .\n. . . .\n. . . .\nA1 . . .')
    s.roll('scatter', 1)
    expect(used(s)).toEqual([])
    if (s.waits() === 'dice bounce') s.roll('bounce', 1)
  })

  rule('[second 167] small hands may still not hold it', () => {
    const s = thrown('/1:amuletOfInterception', [2, 2], 'H1* . A1 H2', { players: { A1: '+small-hands' } })
    s.away.use()
    s.roll('holdInterception', 1)
    // He has changed this throw once.
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 1)
  })
})

describe('Helm of Distraction', () => {
  rule('[second 165] a thrower in its owner’s zone has 4 less instead of 1', () => {
    const s = carrying('/1:helmOfDistraction', 'A1 A2 .\n. H1* . H2', { on: THROWING })
    s.activate('H1', '')
    s.throwTo('H2')
    expect([s.waits(), s.question().player]).toEqual(['away useItem', s.player('A1').id])
    s.away.use()
    expect(s.modifiers().filter((one) => !one.endsWith(' 0'))).toEqual(['helmOfDistraction -4', 'tackleZone -1'])
    s.roll('pass', 6, 6)
    expect(s.holder()).toBe('H2')
  })

  rule('[second 165] a kicker too', () => {
    const s = carrying('/1:helmOfDistraction', 'A1 . .\n. H1* . ', { on: ['kicksInPlay'] })
    s.activate('H1', '')
    s.choose('kickBall', { square: 'o20' })
    s.away.use()
    expect(s.modifiers()).toContain('helmOfDistraction -4')
    s.roll('kick', 1, 1)
    s.roll('bounce', 1)
  })

  rule('[second 165] not whoever heeds no zones, and not a thrower outside of his', () => {
    for (const players of [{ H1: '+nerves-of-steel' }, {}]) {
      const picture = 'H1' in players ? 'A1 H1* . H2' : 'A1 . H1* . H2'
      const s = carrying('/1:helmOfDistraction', picture, { on: THROWING, players })
      s.activate('H1', '')
      s.throwTo('H2')
      s.roll('pass', 6, 6)
      expect(used(s)).toEqual([])
    }
  })

  rule('[second 165] it counts by the zone on the thrower, not by that on the catcher', () => {
    const s = carrying('/1:helmOfDistraction', 'H1* . . H2 A1', { on: THROWING })
    s.activate('H1', '')
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect([used(s), s.holder()]).toEqual([[], 'H2'])
  })
})
