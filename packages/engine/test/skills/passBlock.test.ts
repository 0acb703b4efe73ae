// Pass Block: where he may go, how he moves, and when it is not allowed.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 on h5 throws to H2 on h11; the others stand where `beside` says. */
const announced = (beside: string, facts = ''): Scene => {
  const s = scene('H1* . . . . . H2', { at: 'h5', beside, facts })
  s.activate('H1', 'pass').throwTo('H2')
  return s
}

/** The same throw to the empty square h11. */
const announcedToNobody = (beside: string): Scene => {
  const s = scene('H1*', { at: 'h5', beside })
  s.activate('H1', 'pass').throwTo('h11')
  return s
}

const complete = (s: Scene): void => {
  s.roll('pass', 6).roll('catch', 6)
}

describe('the moment', () => {
  rule('[bugman 495, 496, 636] it comes after the range is known and before anybody may intercept', () => {
    const s = announced('a1@d8+pass-block')
    expect(s.happened('passed')).toMatchObject([{ band: 'short', target: s.square('h11') }])
    expect(s.waits()).toBe('away useSkill')
    expect(s.question()).toMatchObject({ subject: 'pass-block', player: s.player('A1').id })
    s.away.use()
    expect(s.waits()).toBe('away freeMove')
    s.away.step('e8', 'f8', 'g8')
    expect(s.waits()).toBe('away interception')
    expect(s.away.answers('intercept')).toEqual(['intercept A1'])
    s.away.decline()
    complete(s)
    expect(s.holder()).toBe('H2')
  })

  rule('[bugman 496] the thrower is not asked again', () => {
    const s = announced('a1@d8+pass-block')
    expect(s.away.answers()).toEqual(['use', 'decline'])
    s.away.decline()
    expect(s.where('A1')).toBe('d8')
    expect(s.waits()).toBe('dice pass')
    complete(s)
  })

  rule('[bugman 498] his tackle zone on the thrower counts against the throw', () => {
    const s = announced('a1@h1+pass-block')
    s.away.use()
    s.away.step('h2', 'h3', 'h4')
    expect(s.modifiers()).toEqual(['tackleZone -1'])
    complete(s)
  })

  rule('[bugman 495] not against a bomb', () => {
    const s = scene('H1', { at: 'h5', players: { H1: '+bombardier' }, beside: 'a1@d8+pass-block' })
    s.activate('H1', 'bomb').throwTo('h11')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6)
  })

  rule('[bugman 621] not against a thrown team-mate, whether he holds the ball or not', () => {
    for (const picture of ['H1 H2*', 'H1 H2']) {
      const s = scene(picture, {
        at: 'h5',
        players: { H1: '+throw-team-mate', H2: '+right-stuff' },
        beside: 'a1@h1+pass-block',
      })
      s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: 'h10' })
      expect(s.waits()).toBe('dice throwTeamMate')
      s.roll('throwTeamMate', 6).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('land', 6)
      expect([s.where('H2'), s.where('A1')]).toEqual(['e10', 'h1'])
    }
  })

  rule('[bugman 495] nor against a hand-off', () => {
    const s = scene('H1* H2', { at: 'h5', beside: 'a1@h1+pass-block' })
    s.activate('H1', 'handOff').handOff('H2')
    s.roll('catch', 6)
    s.expectTurnOf('home')
  })
})

describe('where it may go', () => {
  rule('[bugman 497] only if a useful square is within three squares', () => {
    const s = announced('a1@c8+pass-block')
    expect(s.waits()).toBe('dice pass')
    complete(s)
    // All of A1's ways are blocked by others.
    const t = announced('a1@e8+pass-block a2@d7 a3@d8 a4@d9 a5@e7 a6@e9 a7@f7 a8@f8 a9@f9')
    expect(t.waits()).toBe('dice pass')
    complete(t)
  })

  rule('[bugman 497, 499] every square on the way must lead to one, and he may not stop before', () => {
    const s = announced('a1@d8+pass-block')
    s.away.use()
    expect(s.away.answers()).toEqual(['step e7', 'step e8', 'step e9'])
    s.away.step('e7')
    expect(s.away.answers().sort()).toEqual(['step f6', 'step f7', 'step f8'])
    s.away.step('f6')
    // g5 and g6 are next to the thrower, g6 and g7 under the ruler.
    expect(s.away.answers().sort()).toEqual(['step g5', 'step g6', 'step g7'])
    s.away.step('g5')
    // Next to the thrower, but behind the ruler.
    expect(s.waits()).toBe('dice pass')
    complete(s)
  })

  rule('[bugman 498, 499] on a useful square he may stop or go on to another', () => {
    const s = announced('a1@f8+pass-block')
    s.away.use()
    expect(s.away.answers()).not.toContain('stop')
    s.away.step('g8')
    expect(s.away.answers()).toContain('stop')
    expect(s.away.answers()).toContain('step h9')
    s.away.step('h9')
    s.away.choose('stop')
    expect(s.away.answers('intercept')).toEqual(['intercept A1'])
    s.away.decline()
    complete(s)
  })

  rule('[bugman 498] [crp 125] an empty target square is one, the squares round it are not', () => {
    const s = announcedToNobody('a1@h14+pass-block')
    s.away.use()
    s.away.step('h13', 'h12')
    expect(s.away.answers()).toEqual(['step h11'])
    s.away.step('h11')
    s.roll('pass', 6).roll('catch', 3)
    expect(s.holder()).toBe('A1')
  })

  rule('[bugman 498] next to the catcher his tackle zone counts against the catch', () => {
    const s = announced('a1@h15+pass-block')
    s.away.use()
    s.away.step('h14', 'h13', 'h12')
    s.roll('pass', 6)
    expect(s.modifiers()).toEqual(['accuratePass +1', 'tackleZone -1'])
    s.roll('catch', 6)
  })

  rule('[bugman 498] a catcher of his own team does not count', () => {
    const s = scene('H1* . . . . . A2', { at: 'h5', beside: 'a1@h15+pass-block' })
    s.activate('H1', 'pass').throwTo('A2')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('catch', 6)
  })

  rule('[bugman 490, 498] without hands he cannot stand where he would intercept', () => {
    const s = announced('a1@d8+pass-block+no-hands')
    s.away.use()
    s.away.step('e8')
    expect(s.away.answers().sort()).toEqual(['step f7', 'step f9'])
    s.away.step('f7')
    // g5 is out of reach from here; g6 is next to the thrower.
    expect(s.away.answers()).toEqual(['step g6'])
    s.away.step('g6')
    complete(s)
  })

  rule('[bugman 449, 498] a hail mary is not intercepted: only thrower, catcher and target matter', () => {
    const s = scene('H1*', {
      at: 'h5',
      players: { H1: '+hail-mary-pass' },
      beside: 'a1@e10+pass-block a2@h18+pass-block',
    })
    s.activate('H1', 'pass').choose('throw', { square: 'h15', option: 'hailMary' })
    expect(s.question()).toMatchObject({ subject: 'pass-block', player: s.player('A2').id })
    s.away.decline()
    s.roll('hailMary', 2).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('bounce', 2)
  })

  rule('[bugman 502] of several, each is asked in turn, and taken squares are no longer free', () => {
    const s = announcedToNobody('a1@h14+pass-block a2@i14+pass-block')
    s.away.use()
    s.away.step('h13', 'h12', 'h11')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('catch', 6)
    const t = announcedToNobody('a1@h14+pass-block a2@i14+pass-block')
    t.away.decline()
    expect(t.question()).toMatchObject({ player: t.player('A2').id })
    t.away.use()
    t.away.step('h13', 'h12', 'h11')
    t.roll('pass', 6).roll('catch', 6)
  })
})
