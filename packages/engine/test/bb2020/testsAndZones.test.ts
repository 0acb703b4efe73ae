// Target numbers and tackle zones in bb2020: natural 1s and 6s, armour, who marks whom, players without a tackle zone.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 with this AG dodges away from A1, next to this many others. */
const dodging = (agility: number, markers: number): Scene => {
  const picture = [
    `A1 . ${markers > 0 ? 'A2' : '.'}`,
    `H1 x ${markers > 1 ? 'A3' : '.'}`,
    `. . ${markers > 2 ? 'A4' : '.'}`,
  ]
  const s = scene(picture.join('\n'), { players: { H1: `:63${agility}49` }, facts: 'act=h1:move:3.2' })
  return s.step('x')
}

const fallen = (s: Scene): Scene => s.roll('armour', 1, 1)

describe('tests', () => {
  rule('[bb2020 4, 5] a die plus its modifiers must reach the target', () => {
    const s = dodging(3, 0)
    expect(s.explain().base).toBe(3)
    expect(s.modifiers()).toEqual(['tackleZone -1'])
    expect(s.needs()).toBe(4)
    s.roll('dodge', 4)
    expect(s.posture('H1')).toBe('standing')
    expect(fallen(dodging(3, 0).roll('dodge', 3)).posture('H1')).toBe('prone')
  })

  rule('[bb2020 5] a modifier of strength changes the value', () => {
    const s = scene('H1 A1\nH2 .', { players: { A1: ':64349' } })
    s.activate('H1', 'block')
    s.block('A1')
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 3)
    s.push('f12')
    s.stay()
  })

  rule('[bb2020 6] 1 player down, 2 both down, 3 and 4 push, 5 stumble, 6 pow', () => {
    for (const [face, result] of [
      [1, 'attackerDown'],
      [2, 'bothDown'],
      [3, 'pushed'],
      [4, 'pushed'],
      [5, 'defenderStumbles'],
      [6, 'defenderDown'],
    ] as const) {
      const s = scene('H1 A1 .')
      s.activate('H1', 'block')
      s.block('A1')
      s.roll('block', face)
      expect(s.happened('blockResult')).toMatchObject([{ result }])
      if (face <= 2) for (let i = 0; i < face; i++) s.roll('armour', 1, 1)
      else {
        s.push('f12')
        s.stay()
        if (face > 4) s.roll('armour', 1, 1)
      }
    }
  })

  rule('[bb2020 141] a natural 6 passes with any modifiers', () => {
    const s = dodging(6, 3)
    expect(s.needs()).toBe(6)
    s.roll('dodge', 6)
    expect(s.posture('H1')).toBe('standing')
  })

  rule('[bb2020 142, 143] a natural 1 fails, for an agility of 1+ too', () => {
    const open = scene('H1 o', { players: { H1: ':63149' } })
    open.activate('H1', 'move').step('f11')
    expect(open.needs()).toBe(2)
    open.roll('pickUp', 1).roll('bounce', 5)
    expect(open.turnovers()).toEqual(['pickUp'])
    const s = dodging(2, 0).roll('dodge', 1)
    expect(fallen(s).posture('H1')).toBe('prone')
  })

  const throws = (passing: number): Scene => {
    const s = scene('H1* . . . . . . . . . . H2\nA1 . .', { at: 'h5', players: { H1: `:633${passing}9` } })
    s.activate('H1', 'pass').throwTo('H2')
    return s
  }

  rule('[bb2020 144] a natural 6 is accurate with any modifiers', () => {
    const s = throws(6)
    expect(s.modifiers()).toEqual(['bomb -3', 'tackleZone -1'])
    s.roll('pass', 6)
    expect(s.happened('passResult')).toMatchObject([{ result: 'accurate' }])
    s.roll('catch', 6)
  })

  rule('[bb2020 145] a natural 1 is a fumble', () => {
    const s = throws(2).roll('pass', 1)
    expect(s.happened('passResult')).toMatchObject([{ result: 'fumble' }])
    s.roll('bounce', 2)
    expect(s.turnovers()).toEqual(['fumble'])
  })

  rule('[bb2020 146] without a passing ability every throw is a fumble', () => {
    const s = throws(0)
    expect(s.waits()).toBe('dice bounce')
    expect(s.happened('passResult')).toMatchObject([{ result: 'fumble' }])
    s.roll('bounce', 2)
    expect(s.turnovers()).toEqual(['fumble'])
  })

  rule('[bb2020 147] armour breaks on 2D6 of at least AV', () => {
    const s = dodging(6, 3).roll('dodge', 2)
    expect(s.needs()).toBe(9)
    s.roll('armour', 4, 4)
    expect(s.posture('H1')).toBe('prone')
    const broken = dodging(6, 3).roll('dodge', 2).roll('armour', 4, 5)
    expect(broken.waits()).toBe('dice injury')
    broken.roll('injury', 1, 1)
  })

  rule('[bb2020 149] skills do nothing for a player who is down or has no tackle zone', () => {
    const tried = (flags: string): Scene => {
      const s = scene('H1 A1 .', { players: { A1: `+block${flags}` } })
      s.activate('H1', 'block')
      s.block('A1')
      return s.roll('block', 2)
    }
    expect(tried('').waits()).toBe('away useSkill')
    const dazed = tried('~gazed.z').roll('armour', 1, 1)
    expect(dazed.waits()).toBe('dice armour')
    dazed.roll('armour', 1, 1)
    expect([dazed.posture('H1'), dazed.posture('A1')]).toEqual(['prone', 'prone'])
  })
})

/** The modifiers of a pick-up on the square between these rows. */
const markersOf = (picture: string, players: { readonly [token: string]: string } = {}): string[] => {
  const s = scene(picture, { players, facts: 'act=h1:move:6.2' })
  s.step('g11')
  const found = s.modifiers()
  s.roll('pickUp', 6)
  return found
}

describe('tackle zones', () => {
  rule('[bb2020 151] a standing player marks all eight neighbours', () => {
    const s = scene('. . .\n. A1 .\n. . .')
    const { neighbours } = s.engine.rules.pitch
    expect(neighbours[s.square('g11')]).toHaveLength(8)
    for (const at of ['f10', 'f11', 'f12', 'g10', 'g12', 'h10', 'h11', 'h12']) {
      const near = scene('. . .\n. A1 .\n. . .', { beside: `h1@${at}`, facts: 'act=h1:move:6.2' })
      near.choose('step', { square: near.answers('step')[0].split(' ')[1] })
      expect(near.waits()).toBe('dice dodge')
      near.roll('dodge', 6)
    }
  })

  rule('[bb2020 152, 153, 154] prone and stunned players and those without a tackle zone mark nobody', () => {
    expect(markersOf('. . .\nH1 o A1')).toEqual(['tackleZone -1'])
    expect(markersOf('. . .\nH1 o A1/')).toEqual([])
    expect(markersOf('. . .\nH1 o A1=')).toEqual([])
    expect(markersOf('. . .\nH1 o A1', { A1: '~gazed.z' })).toEqual([])
  })

  rule('[bb2020 155] a player without a tackle zone is still marked', () => {
    const s = scene('H1 A1 x', { players: { A1: '~confused.z' }, facts: 'turn=away:1/1 act=a1:move:6.2' })
    s.step('x')
    expect(s.waits()).toBe('dice dodge')
    s.roll('dodge', 3)
  })

  rule('[bb2020 156] a player without a zone cannot catch', () => {
    const s = scene('H1* . . H2', { players: { H2: '~confused.z' } })
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect(s.turnovers()).toEqual(['pass'])
  })

  rule('[bb2020 157] a player without a zone cannot interfere', () => {
    const thrown = (flags: string): Scene => {
      const s = scene('H1* . A1 . H2', { players: { A1: flags } })
      s.activate('H1', 'pass').throwTo('H2')
      return s.roll('pass', 6)
    }
    expect(thrown('').waits()).toBe('away interception')
    const s = thrown('~gazed.z')
    expect(s.waits()).toBe('dice catch')
    s.roll('catch', 6)
  })

  rule('[bb2020 158] a player who loses his zone keeps the ball', () => {
    const s = scene('H1* . A1', { players: { H1: '~confused.z' }, facts: 'turn=away:1/1' })
    expect(s.holder()).toBe('H1')
    s.endTurn()
    expect(s.holder()).toBe('H1')
  })
})
