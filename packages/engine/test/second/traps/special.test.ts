// The mine, the quicksand, the trapdoor and the trampoline. Neighbours: entering.test.ts has pits and who sets them off,
// ../hurt/detonation.test.ts has explosions.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { counters, inPit, trapScene, walksOnto } from './trapScene.ts'

describe('a mine', () => {
  rule(
    '[second 215] whoever sets it off rolls on the Injury Table; whoever is next to it falls and rolls for armour',
    () => {
      const s = walksOnto('mine', {}, 'H1 x A1 . \n . . . . \n . H2 . A2')
      expect(s.happened('exploded')).toMatchObject([{ square: s.square('f11'), what: 'mine' }])
      expect([s.posture('A1'), s.posture('H2')]).toEqual(['faceDown', 'standing'])
      s.roll('injury', 4, 4).roll('armour', 2, 2)
      expect([s.where('H1'), s.where('A1'), s.waits()]).toEqual(['ko', 'f12', 'home turn'])
    },
  )

  rule('[second 215] it is discarded then', () => {
    const s = walksOnto('mine')
    s.roll('injury', 4, 4)
    expect(counters(s)).toEqual([])
  })

  rule('[second 215] whom it leaves unhurt is still on his feet with his ball, and goes on', () => {
    const s = walksOnto('mine', { players: { H1: '+toughness-4' } }, 'H1* x . A1')
    s.roll('injury', 1, 1)
    expect([s.where('H1'), s.holder(), s.waits()]).toEqual(['x', 'H1', 'home activation'])
  })

  rule('[second 215] nobody in a pit beside it is hurt', () => {
    const s = walksOnto('mine', { facts: 'act=h1:open:4.2s2 thing=pit:f12:away:a1', beside: 'a1@pit' })
    s.roll('injury', 4, 4)
    expect([s.where('A1'), s.waits()]).toEqual(['pit', 'away turn'])
  })
})

describe('quicksand', () => {
  rule('[second 216] he falls in without an armour roll', () => {
    const s = walksOnto('quicksand', {}, 'H1* x . H2')
    s.roll('bounce', 5)
    expect([s.where('H1'), counters(s), s.ball()]).toEqual(['pit', ['quicksand h1'], 'ground f12'])
  })

  rule('[second 216] he has the next three turns of his side to get out; at the end of the third he is dead', () => {
    const s = walksOnto('quicksand', {}, 'H1 x . H2 A2')
    for (const turn of [1, 2, 3]) {
      s.endTurn()
      s.away.endTurn()
      expect(s.happened('sinking').at(-1)).toMatchObject({ player: s.player('H1').id, turn, of: 3 })
      s.activate('H1', 'trapped')
      s.choose('climb')
      s.roll('climb', 6)
      expect(s.where('H1')).toBe('pit')
    }
    s.endTurn()
    expect([s.where('H1'), counters(s)]).toEqual(['dead', ['quicksand']])
    expect(s.happened('removed').at(-1)).toMatchObject({ to: 'dead', why: 'quicksand' })
  })

  rule('[second 216] out in the third turn he lives', () => {
    const s = inPit('. . . . H2 A2', 'quicksand', { marks: '!turn2', facts: 'turn=away:1/1' })
    expect(counters(s)).toEqual(['quicksand h1'])
    s.away.endTurn()
    s.activate('H1', 'trapped')
    s.choose('climb')
    s.roll('climb', 3)
    s.choose('place', { square: 'e11' })
    s.endTurn()
    expect([s.where('H1'), counters(s)]).toEqual(['e11', ['quicksand']])
  })

  rule('[second 216] the turns of the next prisoner are counted anew, and the other side’s do not count', () => {
    const s = inPit('. . . . H2 A2', 'quicksand', { marks: '!turn1', facts: 'turn=home:1/1' })
    s.endTurn()
    s.away.endTurn()
    expect(s.match.pieces[0].marks).toEqual(['turn2'])
    s.activate('H1', 'trapped')
    s.choose('climb')
    s.roll('climb', 1)
    s.choose('place', { square: 'e11' })
    expect(s.match.pieces[0].marks).toEqual([])
  })
})

describe('a trapdoor', () => {
  rule('[second 217] it shuts over him: he is out of the game, without an armour roll, and his ball bounces', () => {
    const s = walksOnto('trapdoor', {}, 'H1* x . H2')
    s.roll('bounce', 5)
    expect([s.where('H1'), counters(s), s.ball()]).toEqual(['below', ['trapdoor h1'], 'ground f12'])
    expect(s.answers('activate')).toEqual(['activate H2'])
  })

  rule('[second 217] while he is below others enter the square freely', () => {
    const s = trapScene('H1 x . A2', '', { facts: 'act=h1:open:4.2s2 thing=trapdoor:f11:away:a1', beside: 'a1@below' })
    s.step('f11', 'f12')
    expect([s.where('H1'), s.where('A1'), s.happened('trapped')]).toEqual(['f12', 'below', []])
  })

  rule('[second 217] he is back in the reserves after the next touchdown, and the trap catches the next one', () => {
    const s = trapScene('H2* x', '', {
      at: 'h24',
      facts: 'act=h2:open:4.2s2 thing=trapdoor:f11:away:h1',
      beside: 'h1@below a2@reserves',
    })
    s.step('x')
    expect([s.player('H1').place, counters(s)]).toEqual(['reserves', ['trapdoor']])
    expect(s.happened('freed')).toMatchObject([{ player: s.player('H1').id, kind: 'trapdoor' }])
  })

  rule('[second 217] he is not one of those on the pitch: a substitute may come on for him', () => {
    const ten = Array.from({ length: 10 }, (_, i) => `H${i + 2}`).join(' ')
    const s = trapScene(`${ten}`, '', {
      at: 'd1',
      facts: 'turn=away:1/1 thing=trapdoor:f11:away:h1',
      beside: 'h1@below h12@reserves a2@reserves',
    })
    s.away.endTurn()
    expect(s.waits()).toBe('home substitute')
  })
})

describe('a trampoline', () => {
  rule(
    '[second 218] it throws him four squares in a random direction; by a D6 below his AG he lands and goes on',
    () => {
      const s = walksOnto('trampoline', {}, 'H1* x . .')
      s.roll('trampoline', 5)
      expect([s.explain().base, s.needs()]).toEqual([2, 2])
      s.roll('bounceDown', 2)
      expect([s.where('H1'), s.posture('H1'), s.holder(), s.waits()]).toEqual([
        'f15',
        'standing',
        'H1',
        'home activation',
      ])
      s.step('f16')
      expect(counters(s)).toEqual(['trampoline'])
    },
  )

  rule('[second 218] on his AG or more he falls, with an armour roll', () => {
    const s = walksOnto('trampoline', {}, 'H1* x . . . . H2')
    s.roll('trampoline', 5).roll('bounceDown', 3).roll('armour', 2, 2).roll('bounce', 2)
    expect([s.where('H1'), s.posture('H1'), s.ball(), s.waits()]).toEqual([
      'f15',
      'faceDown',
      'ground e15',
      'home turn',
    ])
  })

  rule('[second 218] landed on his feet he has a ball that lies there; a carrier scores in the end zone', () => {
    const s = walksOnto('trampoline', { facts: 'ball=f15 act=h1:open:4.2s2' }, 'H1 x . .')
    s.roll('trampoline', 5).roll('bounceDown', 1)
    expect(s.holder()).toBe('H1')
    const home = trapScene('H1* x . . . .', 'trampoline:h21', { at: 'h20', beside: 'h2@reserves a2@reserves' })
    home.step('x')
    home.roll('trampoline', 5).roll('bounceDown', 1)
    expect(home.score()).toBe('1-0')
  })

  rule('[second 218] onto somebody: both roll on the Injury Table, and his ball bounces', () => {
    const s = walksOnto('trampoline', {}, 'H1* x . . . A1 H2')
    s.roll('trampoline', 5).roll('injury', 4, 4).roll('injury', 6, 6).roll('bounce', 2)
    expect([s.where('A1'), s.where('H1'), s.ball()]).toEqual(['ko', 'dead', 'ground e15'])
  })

  rule('[second 218] unhurt by that he flies on, square by square, to a free one', () => {
    const s = walksOnto('trampoline', { players: { H1: '+toughness-4' } }, 'H1 x . . . A1 H2')
    s.roll('trampoline', 5).roll('injury', 4, 4).roll('injury', 1, 1)
    s.roll('scatter', 2).roll('bounceDown', 1)
    expect([s.where('H1'), s.waits()]).toEqual(['e15', 'home activation'])
  })

  rule('[second 218] off a pit with somebody in it he bounces', () => {
    const s = walksOnto('trampoline', { facts: 'act=h1:open:4.2s2 thing=pit:f15:away:a1', beside: 'a1@pit' })
    s.roll('trampoline', 5).roll('scatter', 7).roll('bounceDown', 1)
    expect(s.where('H1')).toBe('g15')
  })

  rule('[second 218] into the stands: an injury roll, and the ball is thrown in; unhurt he is in the reserves', () => {
    const s = trapScene('H1* x . . . . H2', 'trampoline:b11', { at: 'b10' })
    s.step('b11')
    s.roll('trampoline', 2).roll('injury', 4, 4)
    expect([s.where('H1'), s.waits()]).toEqual(['ko', 'dice throwIn'])
    s.roll('throwIn', 3, 1, 2)
    expect(s.ball()).toBe('ground d11')
    const whole = trapScene('H1 x . . . . H2', 'trampoline:b11', { at: 'b10', players: { H1: '+toughness-4' } })
    whole.step('b11')
    whole.roll('trampoline', 2).roll('injury', 1, 1)
    expect([whole.where('H1'), whole.waits()]).toEqual(['reserves', 'home turn'])
  })

  rule('[second 209] where he lands the next counter is turned over', () => {
    const s = walksOnto('trampoline', { facts: 'act=h1:open:4.2s2 thing=pit:f15:home:down' })
    s.roll('trampoline', 5).roll('armour', 2, 2)
    expect([s.where('H1'), counters(s)]).toEqual(['pit', ['trampoline', 'pit h1']])
  })
})
