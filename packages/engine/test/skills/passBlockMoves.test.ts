// Pass Block: how he moves, what stops him, and against a Dump-Off in his own turn.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 on h5 throws to H2 on h11; A1, who has Pass Block, starts on d8. */
const announced = (skills = '', beside = '', facts = ''): Scene => {
  const s = scene('H1* . . . . . H2', { at: 'h5', beside: `a1@d8${skills} ${beside}`, facts })
  s.activate('H1', 'pass').throwTo('H2')
  return s
}

const complete = (s: Scene): void => {
  s.roll('pass', 6).roll('catch', 6)
}

describe('the move', () => {
  rule('[bugman 618] three squares, with MA 1 or 9', () => {
    for (const stats of [':1338', ':9338']) {
      const s = announced(`${stats}+pass-block`)
      s.away.use()
      s.away.step('e8', 'f8', 'g8')
      expect(s.waits()).toBe('away interception')
      s.away.decline()
      complete(s)
    }
  })

  rule('[bugman 619] no going for it, even with Sprint and Sure Feet', () => {
    const s = scene('H1* . . . . . H2', { at: 'h5', beside: 'a1@c8+pass-block+sprint+sure-feet' })
    s.activate('H1', 'pass').throwTo('H2')
    expect(s.waits()).toBe('dice pass')
    complete(s)
  })

  rule('[bugman 619] nobody stands up for it, even with Jump Up', () => {
    for (const state of ['.p', '.s', '.z']) {
      const s = announced(`+pass-block+jump-up${state}`)
      expect(s.waits()).toBe('dice pass')
      complete(s)
    }
  })

  rule('[bugman 500] it needs the usual dodges; a fall in the other team’s turn ends no turn', () => {
    const s = announced('+pass-block', 'h3@d9')
    s.away.use()
    s.away.step('e7')
    expect([s.needs(), ...s.modifiers()]).toEqual([3, 'dodge +1'])
    s.roll('dodge', 2).roll('armour', 1, 1)
    expect(s.posture('A1')).toBe('prone')
    expect(s.turnovers()).toEqual([])
    complete(s)
    s.expectTurnOf('home')
  })

  rule('[bugman 499] Tentacles hold him where he is', () => {
    const s = announced('+pass-block', 'h3@d9+tentacles')
    s.away.use()
    s.away.step('e7')
    expect(s.question()).toMatchObject({ subject: 'tentacles' })
    s.use()
    s.roll('tentacles', 2, 3)
    expect(s.where('A1')).toBe('d8')
    expect(s.waits()).toBe('dice pass')
    complete(s)
  })

  rule('[bugman 500] it costs nothing: in his own turn he moves as usual', () => {
    const s = announced('+pass-block')
    s.away.use()
    s.away.step('e8', 'f8', 'g8')
    s.away.decline()
    complete(s)
    s.endTurn()
    s.activate('A1', 'move')
    for (const to of ['f8', 'e8', 'd8', 'c8', 'b8', 'a8']) s.step(to)
    expect(s.where('A1')).toBe('a8')
    expect(s.happened('rolled').filter((e) => e.type === 'rolled' && e.roll.roll === 'goForIt')).toEqual([])
  })

  rule('[bugman 620] Dodge, Break Tackle, Stunty and Titchy work', () => {
    const dodger = announced('+pass-block+dodge', 'h3@d9')
    dodger.away.use()
    dodger.away.step('e7')
    dodger.roll('dodge', 1).away.reroll('dodge')
    dodger.roll('dodge', 6)
    const strong = announced(':6538+pass-block+break-tackle', 'h3@d9')
    strong.away.use()
    strong.away.step('e7')
    strong.roll('dodge', 2)
    expect(strong.question()).toMatchObject({ subject: 'break-tackle' })
    strong.away.use()
    const small = announced('+pass-block+stunty+titchy', 'h3@d9 h4@f9')
    small.away.use()
    small.away.step('e8')
    expect(small.modifiers()).toEqual(['dodge +1', 'titchy +1'])
    small.roll('dodge', 2)
    for (const s of [dodger, strong, small]) expect(s.posture('A1')).toBe('standing')
  })

  rule('[bugman 620] a Leap costs two of the three squares', () => {
    const s = announced('+pass-block+leap', 'h3@e7 h4@e8 h5@e9 h6@d7 h7@d9')
    s.away.use()
    expect(s.away.answers('leap').sort()).toEqual(['leap f10', 'leap f6', 'leap f7', 'leap f8', 'leap f9'])
    s.away.choose('leap', { square: 'f8' })
    s.roll('leap', 4)
    expect(s.away.answers().sort()).toEqual(['step g7', 'step g8', 'step g9'])
    s.away.step('g8')
    s.roll('dodge', 6)
    expect(s.waits()).toBe('away interception')
    s.away.decline()
    complete(s)
  })
})

describe('against Dump-Off', () => {
  const PICTURE = 'H1 A1* . . A2'

  const dumped = (beside: string, skills = ''): Scene => {
    const s = scene(PICTURE, { at: 'h5', players: { H1: skills, A1: '+dump-off' }, beside })
    s.activate('H1', 'block').block('A1')
    s.away.use()
    s.away.throwTo('A2')
    return s
  }

  rule('[bugman 501] a player of the blocking team moves against it, and may still act later', () => {
    const s = dumped('h3@e8+pass-block')
    expect(s.waits()).toBe('home useSkill')
    s.use()
    s.step('f8', 'g8')
    s.choose('stop')
    s.decline()
    expect(s.modifiers()).toEqual(['quick +1', 'tackleZone -1'])
    s.roll('pass', 6).roll('catch', 6).roll('block', 3).push('g7')
    s.stay()
    expect(s.answers('activate')).toContain('activate H3 move')
  })

  rule('[bugman 614] the blocker himself does not: his block comes first', () => {
    const s = dumped('', '+pass-block')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('catch', 6)
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('g7')
    s.stay()
  })

  rule('[bugman 502] a fall in the own turn stops the others, and ends the turn after pass and block', () => {
    const s = dumped('h3@e8+pass-block h4@e10+pass-block a3@e7')
    s.use()
    s.step('f8')
    s.roll('dodge', 1).roll('armour', 1, 1)
    expect(s.turnover()).toBe('knockedDown')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('catch', 6)
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('g7')
    s.stay()
    s.expectTurnOf('away')
    expect(s.holder()).toBe('A2')
  })

  rule('[bugman 502] without a fall the next one moves too', () => {
    const s = dumped('h3@e8+pass-block h4@e10+pass-block')
    s.use()
    s.step('f8', 'g8')
    s.choose('stop')
    expect(s.question()).toMatchObject({ subject: 'pass-block', player: s.player('H4').id })
    s.decline()
    s.decline()
    s.roll('pass', 6).roll('catch', 6).roll('block', 3).push('g7')
    s.stay()
  })
})
