// Passing interference in bb2020: who may try, deflections and interceptions. Chapter O of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const LANE = 'H1* . A1 . H2'

/** H1 throws at H2 or a square with that roll. */
const thrown = (face: number, picture = LANE, options: SceneOptions = {}, to = 'H2'): Scene => {
  const s = scene(picture, options)
  s.activate('H1', 'pass').throwTo(to)
  return s.roll('pass', face)
}

describe('who', () => {
  rule('[bb2020 263] one opponent at most, whom his coach chooses', () => {
    const s = thrown(6, 'H1* . A1 A2 H2')
    expect([s.waits(), s.away.answers()]).toEqual(['away interception', ['decline', 'intercept A1', 'intercept A2']])
    s.away.intercept('A2')
    s.roll('intercept', 1).roll('catch', 6)
    expect(s.holder()).toBe('H2')
  })

  rule('[bb2020 264, 266] the ruler is laid from the thrower to where the ball really lands', () => {
    const beside = thrown(6, 'A2 H1* . A1 . H2 A3\n. . . . . . .\n. . . . . A4 .')
    expect(beside.away.answers('intercept')).toEqual(['intercept A1'])
    beside.away.decline()
    beside.roll('catch', 6)
    // It lands short of its target and no longer passes A1.
    const short = thrown(3, 'H1* . . . A1 H2\n. . . . . .')
    short.roll('scatter', 4).roll('scatter', 4).roll('scatter', 4)
    expect(short.waits()).toBe('dice bounce')
    short.roll('bounce', 7)
    // It lands beside its target and passes A2 instead.
    const wide = thrown(3, 'H1* . . . . H2\n. . . . . .\n. . A2 . . .\n. . . . . .\n. . . . . .')
    wide.roll('scatter', 7).roll('scatter', 7).roll('scatter', 6)
    expect(wide.away.answers('intercept')).toEqual(['intercept A2'])
    wide.away.decline()
    wide.roll('bounce', 7)
  })

  rule('[bb2020 265] he must stand and have his tackle zone', () => {
    for (const [picture, flags] of [
      ['H1* . A1/ . H2', ''],
      ['H1* . A1= . H2', ''],
      [LANE, '.z'],
    ] as const) {
      const s = thrown(6, picture, { players: { A1: flags } })
      expect(s.waits()).toBe('dice catch')
      s.roll('catch', 6)
    }
  })

  rule('[bb2020 275] a fumble cannot be interfered with', () => {
    const s = thrown(1)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 7)
  })

  rule('[bb2020 276] nor does a thrown player', () => {
    const s = scene('H2 H1 . A1 . x', { players: { H1: ':55529+throw-team-mate', H2: '+right-stuff' } })
    s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: 'x' })
    s.roll('throwTeamMate', 6)
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('land', 6)
  })
})

describe('the attempt', () => {
  rule('[bb2020 267] it is harder the better the throw was', () => {
    const accurate = thrown(6)
    accurate.away.intercept('A1')
    expect([accurate.modifiers(), accurate.needs()]).toEqual([['accurate -3'], 6])
    accurate.roll('intercept', 5).roll('catch', 6)
    const inaccurate = thrown(3)
    inaccurate.roll('scatter', 5).roll('scatter', 4).roll('scatter', 5)
    inaccurate.away.intercept('A1')
    expect([inaccurate.modifiers(), inaccurate.needs()]).toEqual([['inaccurate -2'], 5])
    inaccurate.roll('intercept', 4).roll('bounce', 5)
    const wild = thrown(2, 'H1* . A1 . . . H2')
    wild.roll('deviation', 5, 4)
    wild.away.intercept('A1')
    expect([wild.modifiers(), wild.needs()]).toEqual([['wild -1'], 4])
    wild.roll('intercept', 3).roll('bounce', 5)
  })

  rule('[bb2020 268] being marked costs him one, however many mark him', () => {
    const s = thrown(6, '. . H3 H4 .\nH1* . A1 . H2', { players: { A1: ':63149' } })
    s.away.intercept('A1')
    expect(s.modifiers()).toEqual(['accurate -3', 'tackleZone -1'])
    expect(s.needs()).toBe(5)
    s.roll('intercept', 4).roll('catch', 6)
  })

  rule('[bb2020 269, 270, 271] a deflection ends the pass: he must try to catch at −1, and has intercepted it', () => {
    const s = thrown(6, '. . H3 . .\nH1* . A1 . H2')
    s.away.intercept('A1')
    s.roll('intercept', 6)
    expect(s.happened('deflected')).toHaveLength(1)
    expect([s.waits(), s.modifiers(), s.needs()]).toEqual(['dice catch', ['deflection -1', 'tackleZone -1'], 5])
    s.roll('catch', 5)
    expect([s.holder(), s.happened('interception').length, s.turnovers()]).toEqual(['A1', 1, ['pass']])
    s.expectTurnOf('away')
  })

  rule('[bb2020 272, 274] if he fails to catch it scatters from his square; on the ground it is a turnover', () => {
    const s = thrown(6)
    s.away.intercept('A1')
    s.roll('intercept', 6).roll('catch', 3)
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 7).roll('scatter', 7).roll('scatter', 7).roll('bounce', 5)
    expect([s.ball(), s.turnovers(), s.happened('interception')]).toEqual(['ground i13', ['pass'], []])
  })

  rule('[bb2020 273] a team-mate of the thrower who catches it then saves the turn', () => {
    const s = thrown(6, `${LANE}\n. . . . .\n. . . . .\n. . H3 . .`)
    s.away.intercept('A1')
    s.roll('intercept', 6).roll('catch', 3)
    s.roll('scatter', 7).roll('scatter', 7).roll('scatter', 7)
    expect([s.waits(), s.modifiers()]).toEqual(['dice catch', ['scatter -1']])
    s.roll('catch', 4)
    expect([s.holder(), s.turnovers()]).toEqual(['H3', []])
    s.expectTurnOf('home')
  })
})
