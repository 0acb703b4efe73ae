// Ball and Chain in bb2020: his random move, whom he hits, and what a fall does to him.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const CHAIN = ':37508+ball-and-chain+no-hands'

const chained = (picture: string, players: Record<string, string> = {}, facts = '', at = 'f10'): Scene =>
  scene(picture, { players: { H1: CHAIN, ...players }, facts, at })

/** One square: the facing and the D6. */
const swing = (s: Scene, facing: string, face: number): Scene => {
  s.choose('swing', { option: facing })
  return s.roll('swing', face)
}

const swingEast = (s: Scene): Scene => swing(s.activate('H1', 'move'), 'E', 3)

describe('his move', () => {
  rule('[bb2020 578] nothing but a Move; each square a facing of choice and a D6 for the direction', () => {
    const rows: [string, number, string][] = [
      ['E', 1, 'e11'],
      ['E', 3, 'f11'],
      ['E', 6, 'g11'],
      ['W', 1, 'g9'],
      ['N', 3, 'e10'],
      ['S', 6, 'g9'],
    ]
    for (const [facing, face, to] of rows) {
      const s = chained('H1 . A1/ . H2')
      expect(s.answers('activate').filter((one) => one.includes('H1'))).toEqual(['activate H1 move'])
      s.activate('H1', 'move')
      expect(s.answers()).toEqual(['endAction', 'swing N', 'swing E', 'swing S', 'swing W'])
      swing(s, facing, face)
      expect(s.where('H1')).toBe(to)
    }
  })

  rule('[bb2020 578] he may stop before all his movement is used, and never dodges', () => {
    const s = chained('A1 . A2\nA3 H1 x\nA4 . A5\nH2')
    swingEast(s)
    expect([s.where('H1'), s.waits()]).toEqual(['x', 'home activation'])
    s.endAction()
    s.expectTurnOf('home')
  })

  rule('[bb2020 578] a rush is rolled before he hits anything; on a 1 he falls where he arrives', () => {
    const s = chained('H1 x . H2', {}, 'act=h1:move:0.2')
    swing(s, 'E', 3)
    expect([s.waits(), s.where('H1')]).toEqual(['dice goForIt', 'f10'])
    s.roll('goForIt', 1).roll('injury', 1, 1)
    expect([s.where('H1'), s.turnovers()]).toEqual(['ko', ['knockedDown']])
    const hit = chained('H1 A1 x', {}, 'act=h1:move:0.2')
    swing(hit, 'E', 3).roll('goForIt', 2)
    expect(hit.dice()).toEqual(['block', 'block', 'block'])
    hit.roll('block', 3, 3, 3)
    hit.push('x')
    expect(hit.waits()).toBe('home activation')
  })

  rule('[bb2020 578] falling by a rush he only pushes a player there, standing or not, without hurting him', () => {
    for (const cell of ['A1', 'A1/']) {
      const s = chained(`H1 ${cell} x`, {}, 'act=h1:move:0.2')
      swing(s, 'E', 3).roll('goForIt', 1)
      s.push('x')
      s.roll('injury', 5, 5).roll('casualty', 1)
      expect([s.where('A1'), s.posture('A1')]).toEqual(['x', cell === 'A1' ? 'standing' : 'prone'])
      expect([s.where('H1'), s.turnovers()]).toEqual(['casualty', ['knockedDown']])
    }
  })

  rule('[bb2020 578] a ball in his way bounces, and as for No Hands that is a turnover', () => {
    const s = chained('H1 o .')
    swingEast(s).roll('bounce', 5)
    expect([s.ball(), s.turnovers()]).toEqual(['ground f12', ['pickUp']])
  })

  rule('[bb2020 582] off the pitch he suffers the crowd’s injury roll, without a rush first', () => {
    const s = chained('H1 . H2', {}, '', 'a5')
    swing(s.activate('H1', 'move'), 'N', 4).roll('injury', 2, 3)
    expect([s.where('H1'), s.turnovers()]).toEqual(['ko', []])
    s.expectTurnOf('home')
    const rushing = chained('H1 . H2', {}, 'act=h1:move:0.2', 'a5')
    swing(rushing, 'N', 4).roll('injury', 6, 5).roll('casualty', 1)
    expect(rushing.where('H1')).toBe('casualty')
  })

  rule('[bb2020 578] it excludes skills that move players', () => {
    for (const skill of ['frenzy', 'grab', 'shadowing', 'diving-tackle', 'leap', 'multiple-block', 'on-the-ball'])
      expect(() => scene('H1 A1', { players: { H1: `${CHAIN}+${skill}` } }), skill).toThrow(/exclude each other/)
  })
})

describe('players in his way', () => {
  rule('[bb2020 579] a standing opponent is blocked, and he must follow up', () => {
    const s = chained('H1 A1 x\n. . H2')
    swingEast(s).roll('block', 6, 1, 3)
    expect(s.waits()).toBe('home blockDie')
    s.useDie('pushed')
    s.push('x')
    expect([s.where('A1'), s.where('H1'), s.waits()]).toEqual(['x', 'f11', 'home activation'])
  })

  rule('[bb2020 579] a team-mate too: nobody assists on either side, and his own coach picks the result', () => {
    const s = chained('H3 H4 .\nH1 H2 x\nA1 A2 .', { H2: ':64348' })
    swingEast(s)
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 6, 1)
    expect(s.waits()).toBe('home blockDie')
    s.useDie('defenderDown')
    s.push('x')
    s.roll('armour', 1, 1)
    expect([s.posture('H2'), s.turnovers(), s.waits()]).toEqual(['prone', ['knockedDown'], 'away turn'])
    const strong = chained('H1 H2 x', { H1: ':32508+ball-and-chain+no-hands', H2: ':65348' })
    swingEast(strong).roll('block', 1, 3, 3)
    expect(strong.waits()).toBe('home blockDie')
  })

  rule('[bb2020 580] a player who is down there is pushed and takes an armour roll, without Mighty Blow', () => {
    const s = chained('H1 A1/ x', { H1: `${CHAIN}+mighty-blow-1` })
    swingEast(s)
    s.push('x')
    expect([s.needs(), s.modifiers()]).toEqual([9, []])
    s.roll('armour', 5, 4)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 4, 3)
    expect([s.where('H1'), s.where('A1'), s.posture('A1')]).toEqual(['f11', 'x', 'stunned'])
    expect([s.turnovers(), s.waits()]).toEqual([[], 'home activation'])
  })

  rule('[bb2020 580] hurting a team-mate who is down in this way is no turnover', () => {
    const s = chained('H1 H2/ x')
    swingEast(s)
    s.push('x')
    s.roll('armour', 6, 5).roll('injury', 4, 5)
    expect([s.where('H2'), s.turnovers()]).toEqual(['ko', []])
  })
})

describe('a fall', () => {
  rule('[bb2020 581] knocked down he is injured without an armour roll, and stunned means knocked out', () => {
    const s = chained('A1 H1 x', { H1: ':33508+ball-and-chain+no-hands' }, 'turn=away:1/1')
    s.activate('A1', 'block').block('H1')
    s.roll('block', 6)
    s.push('x')
    s.stay()
    s.roll('injury', 1, 2)
    expect(s.where('H1')).toBe('ko')
  })

  rule('[bb2020 581] placed prone he is injured too: by a bomb, or by fire', () => {
    const bomb = scene('A1 . . H1', { players: { H1: CHAIN, A1: '+bombardier' }, facts: 'turn=away:1/1' })
    bomb.activate('A1', 'bomb').throwTo('H1')
    bomb.roll('pass', 6).roll('injury', 2, 2)
    expect(bomb.where('H1')).toBe('ko')
    const fire = scene('A1 H1 .', {
      players: { H1: ':33508+ball-and-chain+no-hands', A1: '+breathe-fire' },
      facts: 'turn=away:1/1',
    })
    fire.activate('A1', 'block').block('H1')
    fire.use()
    fire.roll('breatheFire', 4).roll('injury', 2, 2)
    expect(fire.where('H1')).toBe('ko')
  })
})
