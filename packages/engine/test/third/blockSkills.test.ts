// Skills and traits of third in blocks and injuries. Chapters B, I and R of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

/** H1 pushes A1 to x with this face; the follow-up is pending. */
const push = (face: number, players: Players = {}, picture = 'H9 . H1 A1 x', facts = ''): Scene => {
  const s = scene(picture, { players, facts })
  s.activate('H1', 'block').block('A1')
  s.roll('block', face).push('x')
  return s
}

/** The same with a fall and no follow-up: the armour roll is pending. */
const fell = (players: Players = {}): Scene => {
  const s = push(6, players)
  s.stay()
  return s
}

describe('Claw, Mighty Blow and Razor Sharp Claws', () => {
  rule('[third 209] Claw adds 2 to the armour rolls of his blocks, against any armour', () => {
    const s = fell({ H1: '+claw', A1: ':6.3.3.10' })
    expect([s.modifiers(), s.needs()]).toEqual([['claw +2'], 9])
    s.roll('armour', 2, 6)
    expect([s.posture('A1'), s.waits()]).toEqual(['prone', 'home turn'])
    const broken = fell({ H1: '+claw', A1: ':6.3.3.10' }).roll('armour', 3, 6).roll('injury', 3, 4)
    expect(broken.posture('A1')).toBe('stunned')
  })

  rule('[third 23, 209] Claw is for armour: his injury roll stays as it is, and a fall of his own too', () => {
    const own = scene('H9 . H1 A1 x', { players: { H1: '+claw' } })
    own.activate('H1', 'block').block('A1')
    own.roll('block', 1)
    expect(own.modifiers()).toEqual([])
    own.roll('armour', 1, 2)
  })

  rule('[third 210] Razor Sharp Claws add 2 to the injury rolls of his blocks', () => {
    const players = { H1: '+razor-sharp-claws' }
    const armour = fell(players)
    expect(armour.modifiers()).toEqual([])
    armour.roll('armour', 4, 4)
    expect(armour.posture('A1')).toBe('prone')
    const rows: readonly (readonly [a: number, b: number, where: string])[] = [
      [1, 4, 'x'],
      [1, 5, 'ko'],
      [3, 4, 'ko'],
    ]
    for (const [a, b, where] of rows)
      expect(fell(players).roll('armour', 4, 5).roll('injury', a, b).where('A1')).toBe(where)
    const out = fell(players).roll('armour', 4, 5).roll('injury', 4, 4).roll('casualty', 1)
    expect(out.where('A1')).toBe('casualty')
  })

  rule('[third 23, 28] all three add up, Mighty Blow to one of the two rolls', () => {
    const players = { H1: '+claw+mighty-blow+razor-sharp-claws' }
    const armour = fell(players).roll('armour', 2, 4)
    armour.use()
    // 5 + 2: Mighty Blow is used up.
    armour.roll('injury', 1, 4)
    expect([armour.where('A1'), armour.posture('A1')]).toEqual(['x', 'stunned'])
    const injury = fell(players).roll('armour', 3, 4).roll('injury', 1, 4)
    injury.use()
    expect(injury.where('A1')).toBe('ko')
  })
})

describe('Spikes', () => {
  rule('[third 226] armour is 1 better, 10 at most', () => {
    const needs = (players: Players): number => {
      const s = fell(players)
      const needed = s.needs()
      s.roll('armour', 1, 2)
      return needed
    }
    expect(needs({ A1: ':6338+spikes' })).toBe(10)
    expect(needs({ A1: ':6339+spikes' })).toBe(11)
    expect(needs({ A1: ':6.3.3.10+spikes' })).toBe(11)
    expect(needs({ H1: '+spikes' })).toBe(9)
  })
})

describe('Thick Skull', () => {
  rule('[third 230] a knock-out becomes a stun on 4+', () => {
    for (const dice of [
      [4, 4],
      [4, 5],
    ] as const)
      for (const face of [3, 4]) {
        const s = fell({ A1: '+thick-skull' })
          .roll('armour', 6, 6)
          .roll('injury', ...dice)
        s.away.use()
        expect(s.needs()).toBe(4)
        s.roll('thickSkull', face)
        expect(s.where('A1')).toBe(face === 4 ? 'x' : 'ko')
        if (face === 4) expect(s.posture('A1')).toBe('stunned')
      }
  })

  rule('[third 230] not for a casualty', () => {
    const s = fell({ A1: '+thick-skull' }).roll('armour', 6, 6).roll('injury', 4, 6).roll('casualty', 1)
    expect(s.where('A1')).toBe('casualty')
  })
})

describe('Dauntless', () => {
  const dare = (players: Players, picture = 'H9 . H1 A1 x'): Scene => {
    const s = scene(picture, { players })
    s.activate('H1', 'block').block('A1')
    return s
  }

  rule('[third 211] 2D6 higher than the strength of a stronger opponent make him as strong', () => {
    for (const [a, b, dice] of [
      [2, 3, 2],
      [2, 4, 1],
    ] as const) {
      const s = dare({ H1: '+dauntless', A1: ':6538' })
      s.use()
      expect([s.dice(), s.needs()]).toEqual([['d6', 'd6'], 6])
      s.roll('dauntless', a, b)
      expect(s.dice()).toHaveLength(dice)
      s.roll('block', ...[3, 3].slice(0, dice))
    }
    const equal = dare({ H1: '+dauntless' })
    expect(equal.waits()).toBe('dice block')
    equal.roll('block', 3)
  })

  rule('[third 211] before assists, which count afterwards', () => {
    const s = dare({ H1: '+dauntless', A1: ':6438' }, 'A2 . . .\nH1 A1 x .')
    s.use()
    expect(s.needs()).toBe(5)
    s.roll('dauntless', 1, 4)
    // 4 against 4 and an assist.
    expect(s.dice()).toHaveLength(2)
    s.roll('block', 3, 6)
    expect(s.waits()).toBe('away blockDie')
  })
})

describe('Foul Appearance', () => {
  /** What Foul Appearance takes off H1's pass to H2. */
  const passed = (picture: string, players: Players): string[] => {
    const s = scene(picture, { players })
    s.activate('H1', 'pass').throwTo('H2')
    const found = s.modifiers().filter((one) => one.startsWith('foul'))
    s.roll('pass', 1).roll('bounce', 5)
    return found
  }

  rule('[third 214] each of them within three squares takes 1 off an opponent’s pass', () => {
    const players = { A1: '+foul-appearance', A2: '+foul-appearance' }
    expect(passed('H1* . H2 .\n. . . .\n. . . .\nA1 . . .', players)).toEqual(['foul-appearance -1'])
    expect(passed('H1* . H2 .\n. . . .\n. . . .\n. . . .\nA1 . . .', players)).toEqual([])
    expect(passed('H1* . H2 .\n. . . .\n. . . .\nA1 A2 . .', players)).toEqual([
      'foul-appearance -1',
      'foul-appearance -1',
    ])
    expect(passed('H1* . H2 .\nH3 . . .\n. . . .\n. . . A1', { H3: '+foul-appearance' })).toEqual([])
  })

  rule('[third 214] and off a catch', () => {
    const s = scene('H1* . . . H2 . . A1', { players: { A1: '+foul-appearance' } })
    s.activate('H1', 'pass').throwTo('H2')
    expect(s.modifiers()).not.toContain('foul-appearance -1')
    s.roll('pass', 6).use()
    expect([s.waits(), s.modifiers()]).toEqual(['dice catch', ['accuratePass +1', 'foul-appearance -1']])
    s.roll('catch', 6)
  })

  rule('[third 214] and off an interception', () => {
    const s = scene('H1* . A1 . H2', { players: { H2: '+foul-appearance' } })
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 5).away.intercept('A1')
    expect([s.waits(), s.modifiers()]).toEqual(['dice intercept', ['intercept -2', 'foul-appearance -1']])
    s.roll('intercept', 6)
  })
})

describe('Piling On', () => {
  rule('[third 12] [third 222] declared before the armour roll, it adds his strength and places him prone', () => {
    const s = push(6, { H1: ':6338+piling-on' })
    s.followUp()
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'piling-on'])
    s.use()
    expect([s.waits(), s.modifiers(), s.needs(), s.posture('H1')]).toEqual([
      'dice armour',
      ['piling-on +3'],
      6,
      'prone',
    ])
    s.roll('armour', 2, 4).roll('injury', 3, 4)
    expect([s.posture('A1'), s.posture('H1'), s.turnovers()]).toEqual(['stunned', 'prone', []])
    const held = push(6, { H1: ':6338+piling-on' })
    held.followUp()
    held.use()
    held.roll('armour', 2, 3)
    // The armour held, and there is no second chance.
    expect([held.posture('A1'), held.posture('H1'), held.waits()]).toEqual(['prone', 'prone', 'home turn'])
    const declined = push(6, { H1: ':6338+piling-on' })
    declined.followUp()
    declined.decline()
    declined.roll('armour', 2, 4)
    expect([declined.posture('A1'), declined.posture('H1')]).toEqual(['prone', 'standing'])
  })

  rule('[third 222] a carrier who piles on loses the ball, and that is no turnover', () => {
    const s = push(6, { H1: '+piling-on' }, 'H9 . H1* A1 x')
    s.followUp()
    s.use()
    s.roll('armour', 1, 2).roll('bounce', 4)
    expect([s.ball(), s.turnovers()]).toEqual(['ground f12', []])
    s.expectTurnOf('home')
  })

  rule('[third 222] not on a victim in the crowd', () => {
    const s = scene('A1 .\nH1 .', { at: 'a10', players: { H1: '+piling-on' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).followUp()
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 2).roll('injury', 1, 2)
  })

  rule('[third 131] after a push he must have followed up, and lies in the square that he followed into', () => {
    const s = push(6, { H1: '+piling-on' })
    s.followUp()
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'piling-on'])
    s.use()
    expect([s.where('H1'), s.posture('H1')]).toEqual(['f13', 'prone'])
    s.roll('armour', 1, 2)
    s.expectTurnOf('home')
    const stayed = push(6, { H1: '+piling-on' })
    stayed.stay()
    expect([stayed.waits(), stayed.modifiers()]).toEqual(['dice armour', []])
    stayed.roll('armour', 1, 2)
  })
})
