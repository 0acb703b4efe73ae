// Bombardier in bb2020: the throw, the fuse, the explosion, its victims and turnovers.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../../support/scene.ts'

const bomber = (picture: string, players: Record<string, string> = {}, more: SceneOptions = {}): Scene =>
  scene(picture, { ...more, players: { H1: '+bombardier', ...players } })

/** H1 throws an accurate bomb at a square or a player. */
const accurate = (s: Scene, to: string): Scene => {
  s.activate('H1', 'bomb').throwTo(to)
  return s.roll('pass', 6)
}
const explodedAt = (s: Scene): unknown[] => s.happened('exploded').map((e) => ('square' in e ? e.square : ''))

describe('the throw', () => {
  rule('[bb2020 587] one standing bombardier a turn throws without moving; the Pass is still free', () => {
    const s = bomber('H1 . . . .\n. H2 . H3/ H4', { H2: '+bombardier', H3: '+bombardier' })
    expect(s.answers('activate')).not.toContain('activate H3 bomb')
    s.activate('H1', 'bomb')
    expect([s.waits(), s.answers('step'), s.answers('endAction')]).toEqual(['home bombTarget', [], []])
    s.throwTo('f16')
    expect([s.needs(), s.modifiers()]).toEqual([5, ['short -1']])
    s.roll('pass', 5)
    expect(s.answers('activate')).not.toContain('activate H2 bomb')
    expect(s.answers('activate')).toContain('activate H2 pass')
  })

  rule('[bb2020 587] it explodes where it lands, without a bounce', () => {
    const s = accurate(bomber('H1 . . . . x\nH2'), 'x')
    expect([explodedAt(s), s.turnovers()]).toEqual([[s.square('x')], []])
    expect(s.match.balls).toHaveLength(1)
    const missed = bomber('H1 . . . . x\nH2')
    missed.activate('H1', 'bomb').throwTo('x')
    missed.roll('pass', 2).roll('deviation', 5, 4)
    expect([explodedAt(missed), missed.turnovers()]).toEqual([[missed.square('f14')], []])
  })

  rule('[bb2020 587] an inaccurate bomb scatters three times and may still be caught', () => {
    const s = bomber('H1 . . . . . .\n. . . . . A1', {}, { at: 'f8' })
    s.activate('H1', 'bomb').throwTo('f12')
    s.roll('pass', 3).roll('scatter', 5).roll('scatter', 5).roll('scatter', 7)
    s.away.decline()
    expect(explodedAt(s)).toEqual([s.square('g14')])
    s.roll('bomb', 1)
    const caught = bomber('H1 . . . . . .\n. . . . . A1', {}, { at: 'f8' })
    caught.activate('H1', 'bomb').throwTo('f12')
    caught.roll('pass', 3).roll('scatter', 5).roll('scatter', 4).roll('scatter', 8)
    expect(caught.modifiers()).toEqual(['scatter -1'])
    caught.roll('catch', 1).roll('armour', 1, 1)
    expect(explodedAt(caught)).toEqual([caught.square('g13')])
  })

  rule('[bb2020 592] out of the pitch it has no effect', () => {
    const s = bomber('. . .\nH1 . .\n.\nA1', {}, { at: 'a10' })
    s.activate('H1', 'bomb').throwTo('a15')
    s.roll('pass', 3).roll('scatter', 2)
    expect([s.happened('exploded'), s.match.balls.length, s.turnovers()]).toEqual([[], 1, []])
  })
})

describe('the fuse', () => {
  rule('[bb2020 589] a player under it must try; once caught, it explodes in his hands on 4 or more', () => {
    for (const face of [4, 6]) {
      const s = accurate(bomber('H1 . . A1\nH2', {}, { facts: 'rr=1/1' }), 'A1')
      s.keep()
      expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice catch', 3, []])
      s.roll('catch', 3)
      expect(s.waits()).toBe('dice fuse')
      s.roll('fuse', face)
      s.roll('armour', 1, 1)
      expect([explodedAt(s), s.posture('A1')]).toEqual([[s.square('f13')], 'prone'])
    }
  })

  rule('[bb2020 589] below 4 he throws it on at once, on either side, and that is never a turnover', () => {
    for (const [catcher, side] of [
      ['H2', 'home'],
      ['A1', 'away'],
    ]) {
      const s = accurate(bomber(`H1 . . ${catcher}\nH3`), catcher)
      s.roll('catch', 6).roll('fuse', 3)
      expect(s.waits()).toBe(`${side} bombTarget`)
      s.coachOf(catcher).throwTo('f19')
      s.roll('pass', 6)
      expect([explodedAt(s), s.turnovers()]).toEqual([[s.square('f19')], []])
      s.expectTurnOf('home')
    }
  })

  rule('[bb2020 589] it explodes after a failed catch, and players who are down or have no hands do not try', () => {
    const s = accurate(bomber('H1 . . A1'), 'A1')
    s.roll('catch', 2).roll('armour', 1, 1)
    expect(s.posture('A1')).toBe('prone')
    for (const [cell, skills] of [
      ['A1/', ''],
      ['A1', '+no-hands'],
    ]) {
      const t = accurate(bomber(`H1 . . ${cell}`, { A1: skills }), 'A1')
      t.roll('armour', 1, 1)
      expect(t.happened('exploded')).toHaveLength(1)
    }
  })

  rule('[bb2020 589] a deflected bomb is caught like that too, and scatters if it is not caught', () => {
    const s = accurate(bomber('H1 . A1 . x\n. . . . .\nH2'), 'x')
    s.away.intercept('A1')
    s.roll('intercept', 6).roll('catch', 1).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2)
    expect([explodedAt(s), s.turnovers()]).toEqual([[s.square('c12')], []])
    const held = accurate(bomber('H1 . A1 . x\n. . . . .\nH2'), 'x')
    held.away.intercept('A1')
    held.roll('intercept', 6).roll('catch', 6).roll('fuse', 1)
    expect(held.waits()).toBe('away bombTarget')
  })
})

describe('whom it hurts', () => {
  rule(
    '[bb2020 588, 590] the one in its square always, neighbours on 4 or more: placed prone, armour without a bonus',
    () => {
      const s = accurate(bomber('. . . A2 A5\nH1 . . A1/ A3\n. . . . . A4\nH2', {}, { at: 'e10' }), 'A1')
      s.roll('bomb', 3).roll('bomb', 3).roll('bomb', 4)
      expect([s.needs(), s.modifiers()]).toEqual([9, []])
      s.roll('armour', 4, 4).roll('armour', 6, 6).roll('injury', 1, 1)
      expect(['A1', 'A2', 'A3', 'A4', 'A5'].map((token) => s.posture(token))).toEqual([
        'prone',
        'standing',
        'stunned',
        'standing',
        'standing',
      ])
      expect(s.turnovers()).toEqual([])
    },
  )

  rule('[bb2020 590] a carrier drops the ball after the armour rolls', () => {
    const s = accurate(bomber('H1 . . . A1*\nH2', { A1: '' }), 'A1')
    s.roll('catch', 1).roll('armour', 1, 1).roll('bounce', 2)
    expect([s.ball(), s.turnovers()]).toEqual(['ground e14', []])
  })

  rule('[bb2020 590] hitting team-mates is no turnover, unless one drops the ball', () => {
    const s = accurate(bomber('H1 . . . x H2'), 'x')
    s.roll('bomb', 4).roll('armour', 1, 1)
    expect([s.posture('H2'), s.turnovers()]).toEqual(['prone', []])
    const carrier = accurate(bomber('H1 . . . x H2*'), 'x')
    carrier.roll('bomb', 4).roll('armour', 1, 1).roll('bounce', 5)
    expect(carrier.turnovers()).toEqual(['carrierDown'])
  })

  rule('[bb2020 591] a fumbled bomb explodes in the bombardier’s hands, and his own fall is a turnover', () => {
    const s = bomber('H1 A1 . . x')
    s.activate('H1', 'bomb').throwTo('x')
    s.roll('pass', 1).roll('bomb', 3).roll('armour', 1, 1)
    expect([explodedAt(s), s.posture('H1'), s.posture('A1')]).toEqual([[s.square('f10')], 'prone', 'standing'])
    expect([s.turnovers(), s.waits()]).toEqual([['bomb'], 'away turn'])
  })

  rule('[bb2020 591] so does a bomb thrown back at him; an opponent who fumbles it causes none', () => {
    const s = accurate(bomber('H1 . . A1\n. . .\nH2'), 'A1')
    s.roll('catch', 6).roll('fuse', 1)
    s.away.throwTo('H1')
    s.roll('pass', 6).roll('catch', 1).roll('armour', 1, 1)
    expect(s.turnovers()).toEqual(['bomb'])
    const theirs = accurate(bomber('H1 . . A1\n. . .\nH2'), 'A1')
    theirs.roll('catch', 6).roll('fuse', 1)
    theirs.away.throwTo('f18')
    theirs.roll('pass', 1).roll('armour', 1, 1)
    expect([theirs.posture('A1'), theirs.turnovers()]).toEqual(['prone', []])
  })
})
