// Skills of the thrower: Accurate, Strong Arm, Nerves of Steel and Safe Throw.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 on h5 throws this many squares straight on to an empty square; the throw is to be rolled. */
const thrownBy = (skills: string, squares: number, facts = '', beside = ''): Scene => {
  const s = scene('H1*', { at: 'h5', players: { H1: `:6338${skills}` }, facts, beside })
  s.activate('H1', 'pass')
  s.throwTo(`h${5 + squares}`)
  return s
}

/** A 6 decides the roll and the ball bounces once on empty squares. */
const settled = (s: Scene): void => {
  s.roll('pass', 6).roll('bounce', 2)
}

describe('Accurate', () => {
  rule('[bugman 337] [third 233] +1 on a pass of any range', () => {
    const rows = [
      [3, 2, ['quick +1', 'accurate +1']],
      [6, 3, ['accurate +1']],
      [10, 4, ['long -1', 'accurate +1']],
      [13, 5, ['bomb -2', 'accurate +1']],
    ] as const
    for (const [squares, needed, modifiers] of rows) {
      const s = thrownBy('+accurate', squares)
      expect([s.needs(), ...s.modifiers()]).toEqual([needed, ...modifiers])
      settled(s)
    }
  })

  rule('[bugman 337] nothing on a hand-off, nor on a catch of his own', () => {
    const s = scene('H1* H2', { players: { H1: '+accurate', H2: '+accurate' } })
    s.activate('H1', 'handOff').handOff('H2')
    expect(s.modifiers()).toEqual(['handOff +1'])
    s.roll('catch', 3)
  })

  rule('[bugman 338] a bomb is a pass too', () => {
    const s = scene('H1', { at: 'h5', players: { H1: '+bombardier+accurate' } })
    s.activate('H1', 'bomb').throwTo('h11')
    expect([s.needs(), ...s.modifiers()]).toEqual([3, 'accurate +1'])
    s.roll('pass', 3)
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('h11') }])
  })

  rule('[bugman 338] so is a thrown team-mate', () => {
    const s = scene('H1 H2', { at: 'h5', players: { H1: '+throw-team-mate+accurate', H2: '+right-stuff' } })
    s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: 'h11' })
    expect(s.modifiers()).toEqual(['throwTeamMate -1', 'accurate +1'])
    expect(s.needs()).toBe(2)
    s.roll('throwTeamMate', 2).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('land', 6)
    expect(s.where('H2')).toBe('e11')
  })
})

describe('Strong Arm', () => {
  rule('[bugman 551] +1 on Short, Long and Long Bomb', () => {
    for (const [squares, needed] of [
      [4, 3],
      [7, 4],
      [13, 5],
    ]) {
      const s = thrownBy('+strong-arm', squares)
      expect(s.needs()).toBe(needed)
      expect(s.modifiers()).toContain('strong-arm +1')
      settled(s)
    }
  })

  rule('[bugman 552] nothing on a Quick Pass', () => {
    const s = thrownBy('+strong-arm', 3)
    expect([s.needs(), ...s.modifiers()]).toEqual([3, 'quick +1'])
    settled(s)
  })

  rule('[bugman 330, 337, 551] adds to Accurate', () => {
    const s = thrownBy('+strong-arm+accurate', 13)
    expect([s.needs(), ...s.modifiers()]).toEqual([4, 'bomb -2', 'strong-arm +1', 'accurate +1'])
    settled(s)
  })
})

describe('Nerves of Steel', () => {
  const MARKED = 'a1@g4 a2@h4 a3@i4'

  rule('[bugman 488] tackle zones do not hinder his pass', () => {
    const s = thrownBy('+nerves-of-steel', 6, '', MARKED)
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    settled(s)
  })

  rule('[bugman 488] nor his catch, and his team-mates still suffer from them', () => {
    for (const [skill, modifiers] of [
      ['+nerves-of-steel', ['accuratePass +1']],
      ['', ['accuratePass +1', 'tackleZone -1', 'tackleZone -1']],
    ] as const) {
      const s = scene('H1* . . . A1\n. . . H2 .\n. . . . A2', { players: { H2: skill } })
      s.activate('H1', 'pass').throwTo('H2')
      s.roll('pass', 6)
      expect(s.modifiers()).toEqual(modifiers)
      s.roll('catch', 6)
    }
  })

  rule('[bugman 488] nor his interception', () => {
    const s = scene('. H3 .\n H1* A1 . H2', { players: { A1: ':6358+nerves-of-steel' } })
    s.activate('H1', 'pass').throwTo('H2')
    s.away.intercept('A1')
    expect([s.needs(), ...s.modifiers()]).toEqual([4, 'intercept -2'])
    s.roll('intercept', 3).roll('pass', 6).roll('catch', 6)
  })

  rule('[bugman 489] the sun and a disturbing opponent still count', () => {
    const s = thrownBy('+nerves-of-steel', 6, 'weather=verySunny', `${MARKED} a4@k8+disturbing-presence`)
    expect([s.needs(), ...s.modifiers()]).toEqual([6, 'verySunny -1', 'disturbing-presence -1'])
    settled(s)
  })

  rule('[bugman 489] picking up is not covered', () => {
    const s = scene('H1 o A1', { players: { H1: '+nerves-of-steel' } })
    s.activate('H1', 'move').step('f11')
    expect(s.modifiers()).toEqual(['pickUp +1', 'tackleZone -1'])
    s.roll('pickUp', 4)
  })
})

describe('Safe Throw against an interception', () => {
  const intercepted = (thief = ''): Scene => {
    const s = scene('A2 A3 A4 .\nH1* . A1 H2', {
      players: { H1: ':6348+safe-throw', A1: `:6368${thief}`, A4: '+disturbing-presence' },
    })
    s.activate('H1', 'pass').throwTo('H2')
    s.away.intercept('A1')
    return s.roll('intercept', 6)
  }

  rule('[bugman 526] an agility roll without any modifier undoes it, and the pass goes on', () => {
    const s = intercepted()
    expect(s.waits()).toBe('home useSkill')
    expect(s.question()).toMatchObject({ subject: 'safe-throw', player: s.player('H1').id })
    s.use()
    expect([s.needs(), ...s.modifiers()]).toEqual([3])
    s.roll('safeThrow', 3)
    expect(s.holder()).toBe('H1')
    s.roll('pass', 6).roll('catch', 6)
    expect(s.holder()).toBe('H2')
    expect(s.happened('interception')).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 526] when the roll fails, or he does not try, the interception stands', () => {
    const s = intercepted()
    s.use()
    s.roll('safeThrow', 2)
    const t = intercepted()
    t.decline()
    for (const one of [s, t]) {
      expect(one.holder()).toBe('A1')
      expect(one.turnovers()).toEqual(['interception'])
      one.expectTurnOf('away')
    }
  })

  rule('[bugman 526] it is the thrower’s roll: his team may re-roll it', () => {
    const s = scene('H1* . A1 H2', { facts: 'rr=1/0', players: { H1: '+safe-throw', A1: ':6368' } })
    s.activate('H1', 'pass').throwTo('H2')
    s.away.intercept('A1')
    s.roll('intercept', 6).use()
    s.roll('safeThrow', 3).reroll('team')
    s.roll('safeThrow', 4).roll('pass', 6).roll('catch', 6)
    expect(s.holder()).toBe('H2')
  })

  rule('[bugman 586] it does nothing against Very Long Legs', () => {
    const s = intercepted('+very-long-legs')
    expect(s.holder()).toBe('A1')
    s.expectTurnOf('away')
  })
})

describe('Safe Throw against a fumble', () => {
  const LONG_BOMB = 13
  // AG 3, long bomb -2: a 2 or 3 makes 0 or 1 and fumbles, a 4 only misses.
  rule('[bugman 527] a fumble on anything but a natural 1 leaves him the ball, and is no turnover', () => {
    for (const face of [2, 3]) {
      const s = thrownBy('+safe-throw', LONG_BOMB, '', 'h2@a1')
      s.roll('pass', face)
      expect(s.question()).toMatchObject({ subject: 'safe-throw' })
      s.use()
      expect(s.holder()).toBe('H1')
      s.expectTurnOf('home')
      expect(s.answers('activate').filter((a) => a.includes('H1') || a.includes('pass'))).toEqual([])
    }
  })

  rule('[bugman 527] a natural 1 is a fumble, and a bad throw that is none goes astray', () => {
    const s = thrownBy('+safe-throw', LONG_BOMB).roll('pass', 1)
    s.roll('bounce', 2)
    expect(s.turnovers()).toEqual(['fumble'])
    const t = thrownBy('+safe-throw', LONG_BOMB).roll('pass', 4)
    expect(t.waits()).toBe('dice scatter')
    t.roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('bounce', 2)
  })

  rule('[bugman 527] he may let it fall', () => {
    const s = thrownBy('+safe-throw', LONG_BOMB).roll('pass', 3)
    s.decline()
    s.roll('bounce', 2)
    expect(s.ball()).toBe('ground g5')
    expect(s.turnovers()).toEqual(['fumble'])
  })

  rule('[bugman 527] a bomb is not held fast', () => {
    const s = scene('H1', { at: 'h5', players: { H1: '+bombardier+safe-throw' } })
    s.activate('H1', 'bomb').throwTo('h18')
    s.roll('pass', 3)
    expect(s.happened('passResult')).toMatchObject([{ result: 'fumble' }])
    s.roll('armour', 1, 1)
    expect(s.posture('H1')).toBe('prone')
  })

  rule('[bugman 527] nor is a team-mate', () => {
    const s = scene('H1 H2\nA1 A2', { at: 'h5', players: { H1: '+throw-team-mate+safe-throw', H2: '+right-stuff' } })
    s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: 'h11' })
    // Short -1 in all, two tackle zones: 5 needed, so a 3 is a fumble.
    s.roll('throwTeamMate', 3)
    expect(s.waits()).toBe('dice land')
    s.roll('land', 6)
  })
})
