// Touchdowns and stalling in bb2020. Chapter V of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

describe('touchdowns', () => {
  rule('[bb2020 379] a standing carrier scores as soon as he is in the end zone', () => {
    const s = scene('H9 H1* x', { at: 'h24' })
    s.activate('H1', 'move').step('x')
    expect([s.score(), s.happened('touchdown').length, s.waits()]).toEqual(['1-0', 1, 'home setUp'])
  })

  rule('[bb2020 380] so does a player who catches or picks up the ball there', () => {
    const caught = scene('H1* . . H2', { at: 'h23' })
    caught.activate('H1', 'pass').throwTo('H2')
    caught.roll('pass', 6).roll('catch', 6)
    expect(caught.score()).toBe('1-0')
    const handed = scene('H1* H2', { at: 'h25' })
    handed.activate('H1', 'handOff').handOff('H2')
    handed.roll('catch', 6)
    expect(handed.score()).toBe('1-0')
    const picked = scene('H1 o', { at: 'h25' })
    picked.activate('H1', 'move').step('h26').roll('pickUp', 6)
    expect(picked.score()).toBe('1-0')
  })

  rule('[bb2020 381] falling on the way in scores nothing', () => {
    const dodge = scene('H9 A1 .\n. H1* x', { at: 'h24' })
    dodge.activate('H1', 'move').step('x').roll('dodge', 1).roll('armour', 1, 2).roll('bounce', 4)
    expect([dodge.score(), dodge.turnovers()]).toEqual(['0-0', ['knockedDown']])
    const rush = scene('H9 H1* x', { at: 'h24', facts: 'act=h1:move:0.1' })
    rush.step('x').roll('goForIt', 1).roll('armour', 1, 2).roll('bounce', 4)
    expect(rush.score()).toBe('0-0')
  })

  rule('[bb2020 382, 383] pushed in by the opponent he scores too, and his own next turn is used up', () => {
    const s = scene('. A1* H1 . . H9', { at: 'h1', facts: 'turn=home:3/2' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).push('h1')
    s.stay()
    expect([s.score(), s.markers(), s.turnovers()]).toEqual(['0-1', '3/3', ['touchdown']])
    expect(s.waits()).toBe('away setUp')
    const last = scene('. A1* H1 . . H9', { at: 'h1', facts: 'turn=home:8/8' })
    last.activate('H1', 'block').block('A1')
    last.roll('block', 3).push('h1')
    last.stay()
    expect([last.score(), last.happened('markers'), last.match.clock.half]).toEqual(['0-1', [], 2])
    const down = scene('. A1* H1 . . H9', { at: 'h1', facts: 'turn=home:3/2' })
    down.activate('H1', 'block').block('A1')
    down.roll('block', 6).push('h1')
    down.stay()
    down.roll('armour', 1, 2).roll('bounce', 5)
    expect(down.score()).toBe('0-0')
  })
})

describe('stalling', () => {
  /** Who was reported as stalling when home's turn ended. */
  const stallers = (s: Scene): string[] =>
    s.happened('stalled').map((e) => (e.type === 'stalled' ? `H${s.match.players[e.player].who.number}` : ''))
  const idle = (picture: string, options: SceneOptions = {}): string[] => {
    const s = scene(picture, { at: 'h20', ...options })
    s.endTurn()
    return stallers(s)
  }

  rule('[bb2020 384] an open carrier who could walk in and is not activated stalls', () => {
    expect(idle('H1* . . . . . .')).toEqual(['H1'])
    // Seven squares would need a rush, and no one else has the ball.
    expect(idle('H1*', { at: 'h19' })).toEqual([])
    expect(idle('H1 H2* .', { at: 'h18' })).toEqual([])
    expect(idle('H1 . .')).toEqual([])
  })

  rule('[bb2020 384] nor does a player who is marked, or who could only get there by a dodge', () => {
    expect(idle('A1 H1* .')).toEqual([])
    expect(idle('A1 H1* .', { players: { A1: '.z' } })).toEqual(['H1'])
    const wall = 'a1@b24 a2@e24 a3@h24 a4@k24 a5@n24'
    expect(idle('H1*', { at: 'h22', beside: wall })).toEqual([])
    expect(idle('H1*', { at: 'h22', beside: wall.replaceAll('24', '24.p') })).toEqual(['H1'])
    // The last square may be marked: he need not leave it.
    expect(idle('H1* . A1', { at: 'h24', beside: 'a2@f26 a3@j26' })).toEqual(['H1'])
  })

  rule('[bb2020 384] nor does a carrier whose only path around other players is longer than his movement', () => {
    // The prone wall is open at either end: six squares along it and two more to the end zone.
    const wall = [...'cdefghijklm'].map((row, i) => `a${i + 1}@${row}24.p`).join(' ')
    const detour = (movement: number): string[] =>
      idle('H1*', { at: 'h22', beside: wall, players: { H1: `:${movement}3349` } })
    expect([detour(7), detour(8)]).toEqual([[], ['H1']])
  })

  rule('[bb2020 384] also if activated without scoring, but not a player who scores or loses the ball', () => {
    const s = scene('H9 H1* x . .', { at: 'h21' })
    s.activate('H1', 'move').step('x').endAction()
    s.endTurn()
    expect(stallers(s)).toEqual(['H1'])
    const scored = scene('H9 H1* x', { at: 'h24' })
    scored.activate('H1', 'move').step('x')
    expect(stallers(scored)).toEqual([])
    const given = scene('H9 H1* H2', { at: 'h21' })
    given.activate('H2', 'move').endAction()
    given.activate('H1', 'handOff').handOff('H2')
    given.roll('catch', 6)
    given.endTurn()
    expect(stallers(given)).toEqual([])
  })

  rule('[bb2020 385] a player who must roll before he acts never stalls', () => {
    expect(idle('H1* . .', { players: { H1: '+bone-head' } })).toEqual([])
    expect(idle('H1* . .', { players: { H1: '+really-stupid' } })).toEqual([])
    expect(idle('H1* . .', { players: { H1: '+dodge' } })).toEqual(['H1'])
  })
})
