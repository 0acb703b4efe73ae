// Right Stuff: landing after a throw, with the ball and without it.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const PAIR = { H1: ':4519+throw-team-mate', H2: ':6237+right-stuff' }

/** H1 throws H2 two squares; three scatters bring him back to the target square. */
const onto = (s: Scene, target = 'x'): Scene => {
  s.activate('H1', 'pass')
  s.choose('throwTeamMate', { player: 'H2', square: target })
  return s.roll('throwTeamMate', 6).roll('scatter', 2).roll('scatter', 5).roll('scatter', 6)
}

describe('the landing roll', () => {
  rule('[bugman 522] [crp 87] agility, nothing added, one less for every opponent next to the square', () => {
    const free = onto(scene('H2 H1 . x', { players: PAIR }))
    expect([free.needs(), free.modifiers()]).toEqual([4, []])
    free.roll('land', 3).roll('armour', 1, 1)
    expect(free.posture('H2')).toBe('prone')
    const marked = onto(scene('H2 H1 . x A1\n. . . A2 A3/', { players: { ...PAIR, A2: '+titchy' } }))
    expect(marked.modifiers()).toEqual(['tackleZone -1', 'tackleZone -1'])
    expect(marked.needs()).toBe(6)
    marked.roll('land', 6)
    expect(marked.posture('H2')).toBe('standing')
  })

  rule('[bugman 522] a fumbled one counts the opponents next to his own square', () => {
    const s = scene('H2 H1 . x\nA1', { players: PAIR })
    s.activate('H1', 'pass')
    s.choose('throwTeamMate', { square: 'x' })
    s.roll('throwTeamMate', 1)
    expect(s.needs()).toBe(5)
    s.roll('land', 5)
    expect(s.posture('H2')).toBe('standing')
  })

  rule('[bugman 523] [crp 99] failed, he lies there and his armour is rolled, but nobody’s turn ends', () => {
    const s = onto(scene('H2 H1 . x', { players: PAIR }))
    s.roll('land', 1)
    expect(s.needs()).toBe(8)
    s.roll('armour', 4, 4).roll('injury', 2, 2)
    expect([s.where('H2'), s.posture('H2')]).toEqual(['x', 'stunned'])
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 523] a player who landed on another gets no landing roll', () => {
    const s = onto(scene('H2 H1 . A1 x', { players: PAIR }), 'f13')
    s.roll('armour', 1, 1).roll('scatter', 5).roll('armour', 1, 1)
    expect([s.where('H2'), s.posture('H2')]).toEqual(['x', 'prone'])
  })

  rule('[bugman 64, 525] [crp 101] without the ball a bad landing ends nothing', () => {
    const s = onto(scene('H2 H1 . x H3*', { players: PAIR }))
    s.roll('land', 1).roll('armour', 1, 1)
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 524] [crp 100] unhurt he may still act in this turn, standing or prone, unless he has acted', () => {
    const up = onto(scene('H2 H1 . x', { players: PAIR })).roll('land', 6)
    expect(up.answers('activate')).toContain('activate H2 blitz')
    const down = onto(scene('H2 H1 . x', { players: PAIR }))
    down.roll('land', 1).roll('armour', 1, 1)
    down.activate('H2', 'move').standUp()
    expect(down.posture('H2')).toBe('standing')
    const acted = onto(scene('H2 H1 . x H3', { players: { ...PAIR, H2: ':6237+right-stuff.d' } })).roll('land', 6)
    expect(acted.answers('activate').filter((a) => a.includes('H2'))).toEqual([])
    const hurt = onto(scene('H2 H1 . x H3', { players: PAIR }))
      .roll('land', 1)
      .roll('armour', 6, 6)
    hurt.roll('injury', 1, 1)
    expect(hurt.answers('activate').filter((a) => a.includes('H2'))).toEqual([])
  })
})

describe('with the ball', () => {
  rule('[bugman 521, 525] a thrown carrier takes the ball along and keeps it on his feet', () => {
    const s = onto(scene('H2* H1 . x', { players: PAIR })).roll('land', 4)
    expect(s.ball()).toBe('held H2')
    expect(s.where('H2')).toBe('x')
    s.activate('H2', 'move').step('f14')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 206, 521] landing on his feet in the end zone he scores', () => {
    const s = scene('H2* H1 . x', { at: 'f23', players: PAIR })
    s.activate('H1', 'pass')
    s.choose('throwTeamMate', { square: 'x' })
    s.roll('throwTeamMate', 6).roll('scatter', 2).roll('scatter', 4).roll('scatter', 8).roll('land', 4)
    expect(s.happened('touchdown')).toMatchObject([{ side: 'home' }])
    expect(s.score()).toBe('1-0')
  })

  rule('[bugman 62, 525] [crp 101] a carrier who fails to land drops it, and the turn is over', () => {
    const s = onto(scene('H2* H1 . x', { players: PAIR }))
    s.roll('land', 1).roll('armour', 1, 1).roll('bounce', 5)
    expect(s.ball()).toBe('ground f14')
    expect(s.turnovers()).toHaveLength(1)
    expect(s.waits()).toBe('away turn')
  })

  rule('[bugman 62, 577] a fumbled carrier who lands on his feet saves the turn, one who falls does not', () => {
    for (const face of [4, 3]) {
      const s = scene('H2* H1 . x', { players: PAIR })
      s.activate('H1', 'pass')
      s.choose('throwTeamMate', { square: 'x' })
      s.roll('throwTeamMate', 1).roll('land', face)
      if (face === 3) s.roll('armour', 1, 1).roll('bounce', 2)
      expect(s.turnovers()).toHaveLength(face === 4 ? 0 : 1)
      expect(s.ball()).toBe(face === 4 ? 'held H2' : 'ground e10')
    }
  })

  rule('[bugman 62] a carrier who lands on a player cannot land on his feet', () => {
    const s = onto(scene('H2* H1 . A1 x', { players: PAIR }), 'f13')
    s.roll('armour', 1, 1).roll('scatter', 5).roll('armour', 1, 1).roll('bounce', 5)
    expect(s.ball()).toBe('ground f15')
    expect(s.turnovers()).toHaveLength(1)
  })

  rule('[bugman 62, 525, 578] [crp 101] a carrier lost in the crowd is a turnover, and the ball is thrown in', () => {
    const s = scene('H2* H1 . x', { at: 'a10', players: PAIR })
    s.activate('H1', 'pass')
    s.choose('throwTeamMate', { square: 'x' })
    s.roll('throwTeamMate', 6).roll('scatter', 5).roll('scatter', 2).roll('injury', 6, 2)
    s.roll('throwIn', 3, 1, 2).roll('bounce', 7)
    expect(s.where('H2')).toBe('ko')
    expect(s.ball()).toBe('ground d14')
    expect(s.turnovers()).toHaveLength(1)
  })

  rule('[bugman 90, 169] landing on the ball he cannot pick it up: it bounces, and nobody’s turn ends', () => {
    const s = scene('H2 H1 . o', { players: PAIR })
    onto(s, 'f13').roll('land', 6).roll('bounce', 5)
    expect(s.ball()).toBe('ground f14')
    expect([s.where('H2'), s.posture('H2')]).toEqual(['f13', 'standing'])
    expect(s.turnovers()).toEqual([])
  })
})
