// On the Ball: moves outside the own turn when a pass is declared, and at the kick-off.
import { describe, expect } from 'vitest'
import { lineUpBb2020, openingBb2020, readyToKick } from '../support/bb2020.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const PASS = 'H1* . . H2\n. . . .\n. . . .\nA1 . . .\n. . . .\nA2 H3 . .'

/** H1 declares a pass to H2. */
const declared = (players: Record<string, string>, picture = PASS, options: SceneOptions = {}): Scene => {
  const s = scene(picture, { ...options, players })
  s.activate('H1', 'pass')
  s.throwTo('H2')
  return s
}

describe('against a pass', () => {
  rule('[bb2020 543] every owner may move up to three squares before the throw is rolled', () => {
    const s = declared({ A1: '+on-the-ball', A2: '+on-the-ball' })
    expect(s.question()).toMatchObject({ kind: 'useSkill', subject: 'on-the-ball', player: s.player('A1').id })
    s.away.use()
    expect(s.waits()).toBe('away freeMove')
    s.away.step('h10', 'h11')
    expect(s.away.answers('stop')).toEqual(['stop'])
    s.away.step('g11')
    expect(s.question()).toMatchObject({ kind: 'useSkill', player: s.player('A2').id })
    s.away.decline()
    expect([s.needs(), ...s.modifiers()]).toEqual([5, 'tackleZone -1'])
    s.roll('pass', 6)
    s.away.intercept('A1')
    s.roll('intercept', 1).roll('catch', 3)
    s.expectTurnOf('home')
  })

  rule('[bb2020 543] normal rules: he dodges out of tackle zones, and goes three squares with any MA', () => {
    const s = declared({ A2: ':23349+on-the-ball' })
    s.away.use()
    s.away.step('j9').roll('dodge', 3)
    s.away.step('i9', 'h9')
    s.roll('pass', 6).roll('catch', 3)
    expect(s.where('A2')).toBe('h9')
  })

  rule('[bb2020 543] he may jump over a player who is down, for two of his squares', () => {
    const s = declared({ A1: '+on-the-ball' }, 'H1* . . H2\n. . . .\n. . . .\nA1 H3/ x .')
    s.away.use()
    s.away.choose('leap', { square: 'x' })
    s.roll('jump', 3)
    expect(s.away.answers('leap')).toEqual([])
    s.away.choose('stop')
    s.roll('pass', 6).roll('catch', 3)
  })

  rule('[bb2020 544] after the first fall no other moves; the passing team’s turn goes on', () => {
    const s = declared({ A1: '+on-the-ball', A2: '+on-the-ball' }, PASS.replace('A1 .', 'A1 H4'))
    s.away.use()
    s.away.step('h10').roll('dodge', 1).roll('armour', 1, 1)
    expect(s.posture('A1')).toBe('prone')
    expect(s.waits()).toBe('dice pass')
    expect(s.turnovers()).toEqual([])
    s.roll('pass', 6).roll('catch', 3)
    s.expectTurnOf('home')
  })

  rule('[bb2020 544] a blocking team’s owner who falls against a Dump-off costs it the turn', () => {
    const s = scene('H1 A1* . A2\n. . . .\n. . . .\nH2 A3 . .\n. . . .\nH3 . . .', {
      players: { A1: '+dump-off', H2: '+on-the-ball', H3: '+on-the-ball' },
    })
    s.activate('H1', 'block').block('A1')
    s.away.use()
    s.away.throwTo('A2')
    s.use()
    s.step('h10').roll('dodge', 1).roll('armour', 1, 1)
    expect(s.turnovers()).toEqual(['knockedDown'])
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('catch', 3)
    s.roll('block', 3).push('f12')
    s.stay()
    s.expectTurnOf('away')
  })

  rule('[bb2020 543] not against a hand-off, nor for a player without his tackle zone', () => {
    const s = scene('H1* H2\n. .\nA1 .', { players: { A1: '+on-the-ball' } })
    s.activate('H1', 'handOff').handOff('H2')
    expect(s.waits()).toBe('dice catch')
    s.roll('catch', 3)
    const t = declared({ A1: '+on-the-ball' }, PASS.replace('A1 .', 'A1= .'))
    expect(t.waits()).toBe('dice pass')
    t.roll('pass', 6).roll('catch', 3)
  })
})

describe('under the kick', () => {
  /** Home kicks to c20; so far it deviates straight on. A4 is on e15, A1 on h14, A11 on h20. */
  const kicked = (shirts: readonly number[], distance = 3): Scene => {
    const skills = Object.fromEntries(shirts.map((shirt) => [shirt, ['on-the-ball']]))
    const s = readyToKick(openingBb2020(lineUpBb2020(), lineUpBb2020(11, {}, skills)))
    s.home.choose('aim', { square: 'c20' })
    return s.roll('kickScatter', 5, distance)
  }
  const down = (s: Scene): Scene => s.roll('kickOffTable', 1, 1).roll('bounce', 2)

  rule('[bb2020 545] one open receiver moves up to three squares, before the table is rolled', () => {
    const s = kicked([11, 4])
    expect(s.question()).toMatchObject({ subject: 'on-the-ball', player: s.player('A4').id })
    s.away.decline()
    expect(s.question()).toMatchObject({ subject: 'on-the-ball', player: s.player('A11').id })
    s.away.use()
    s.away.step('g20', 'f20', 'e20')
    expect(s.waits()).toBe('dice kickOffTable')
    down(s)
    expect(s.where('A11')).toBe('e20')
  })

  rule('[bb2020 545] once one has moved no other is asked, and a marked one never', () => {
    const s = kicked([1, 4, 11])
    expect(s.question().player).toBe(s.player('A4').id)
    s.away.use()
    s.away.choose('stop')
    expect(s.waits()).toBe('dice kickOffTable')
    down(s)
  })

  rule('[bb2020 546] not on a touchback, and never over the halfway line', () => {
    const touchback = readyToKick(openingBb2020(lineUpBb2020(), lineUpBb2020(11, {}, { 11: ['on-the-ball'] })))
    touchback.home.choose('aim', { square: 'c26' })
    touchback.roll('kickScatter', 5, 1)
    expect(touchback.waits()).toBe('dice kickOffTable')
    touchback.roll('kickOffTable', 1, 1)
    const s = kicked([4])
    s.away.use()
    s.away.step('e14')
    expect(s.away.answers('step').every((a) => !a.endsWith('13'))).toBe(true)
    expect(s.away.answers('step')).toContain('step d14')
    s.away.choose('stop')
    down(s)
  })
})
