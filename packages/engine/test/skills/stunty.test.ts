// Stunty and Thick Skull: dodging, passing, and how each changes the injury table.
import { describe, expect } from 'vitest'
import { currentEdition, rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 has broken A1's armour on x. */
const hurt = (skills: string, blocker = '', facts = ''): Scene => {
  const s = scene('H9 . H1 A1 x', { players: { A1: skills, H1: blocker }, facts, beside: 'a2@m20' })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6).push('x')
  s.stay()
  return s.roll('armour', 6, 6)
}
const injury = (s: Scene, total: number): Scene => {
  s.roll('injury', Math.ceil(total / 2), Math.floor(total / 2))
  return s
}
/** A1's place for an injury total; a casualty roll is made if the edition has one. */
const fate = (skills: string, total: number): string => {
  const s = injury(hurt(skills), total)
  if (s.waits() === 'away useSkill') s.away.use()
  if (s.waits() === 'dice casualty') s.roll('casualty', 4, 1)
  return s.where('A1') === 'x' ? s.posture('A1') : s.where('A1')
}

describe('Stunty', () => {
  rule('[bugman 553] tackle zones on the square he dodges to do not count', () => {
    const picture = 'A2 . .\nx H1 A1\nA3 . .\nH2 . .'
    const s = scene(picture, { players: { H1: '+stunty' } })
      .activate('H1', 'move')
      .step('x')
    expect([s.needs(), s.modifiers()]).toEqual([3, ['dodge +1']])
    s.roll('dodge', 3)
    const big = scene(picture).activate('H1', 'move').step('x')
    expect(big.modifiers()).toEqual(['dodge +1', 'tackleZone -1', 'tackleZone -1'])
    big.roll('dodge', 6)
  })

  rule('[bugman 553] in dodges only: picking up and catching are not easier', () => {
    const s = scene('H1 o A1\nH2 . .', { players: { H1: '+stunty' } })
      .activate('H1', 'move')
      .step('f11')
    expect(s.modifiers()).toEqual(['pickUp +1', 'tackleZone -1'])
    s.roll('pickUp', 6)
  })

  rule('[bugman 554] -1 on his passes', () => {
    const s = scene('H1* . H2 A1', { players: { H1: '+stunty', H2: '+stunty' } })
    s.activate('H1', 'pass').throwTo('H2')
    expect([s.needs(), s.modifiers()]).toEqual([4, ['quick +1', 'stunty -1']])
    s.roll('pass', 4)
    expect(s.modifiers()).toEqual(['accuratePass +1', 'tackleZone -1'])
    s.roll('catch', 6)
  })

  rule(
    '[bugman 555] a 7 knocks him out and a 9 is a casualty, with the apothecary at hand',
    () => {
      const fates = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => fate('+stunty', total))
      const [out, gone] = ['ko', 'casualty']
      expect(fates).toEqual([...Array(5).fill('stunned'), out, out, gone, gone, gone, gone])
      const s = injury(hurt('+stunty', '', 'apothecary=0/1'), 9)
      expect([s.waits(), s.where('A1')]).toEqual(['away useResource', 'casualty'])
    },
    'bugman',
  )

  rule('[crp 76, 77, 131] 2-6 stuns him, 7-8 knocks him out', () => {
    const fates = [2, 3, 4, 5, 6, 7, 8].map((total) => fate('+stunty', total))
    expect(fates).toEqual([...Array(5).fill('stunned'), 'ko', 'ko'])
  })

  rule('[crp 78, 131] 9 is badly hurt without a roll on the casualty table', () => {
    const s = injury(hurt('+stunty'), 9)
    expect([s.waits(), s.where('A1'), s.player('A1').injuries]).toEqual(['home turn', 'casualty', ['badlyHurt']])
  })

  rule('[crp 79, 131] 10-12 is a casualty with its roll', () => {
    for (const total of [10, 11, 12]) {
      const s = injury(hurt('+stunty'), total)
      expect(s.waits()).toBe('dice casualty')
      s.roll('casualty', 4, 2)
      expect(s.player('A1').injuries).toEqual(['groinStrain'])
    }
  })

  rule('[bugman 555] the total after modifiers counts', () => {
    for (const [total, place] of [
      [6, 'ko'],
      [7, 'ko'],
      [8, 'casualty'],
    ] as const) {
      const s = injury(hurt('+stunty', '+mighty-blow'), total)
      s.use()
      expect(s.where('A1'), `${total} + 1`).toBe(place)
    }
    const s = injury(hurt('+stunty.n'), 6)
    expect(s.where('A1')).toBe('ko')
  })

  rule('[bugman 556] with a secret weapon tackle zones count on dodges, and the penalties stay', () => {
    const WEAPON = '+stunty+secret-weapon'
    const s = scene('A2 . .\nx H1 A1\nH2 . .', { players: { H1: WEAPON } })
      .activate('H1', 'move')
      .step('x')
    expect([s.needs(), s.modifiers()]).toEqual([4, ['dodge +1', 'tackleZone -1']])
    s.roll('dodge', 6)
    const pass = scene('H1* . H2 . A1', { players: { H1: WEAPON } })
    pass.activate('H1', 'pass').throwTo('H2')
    expect(pass.modifiers()).toEqual(['quick +1', 'stunty -1'])
    pass.roll('pass', 6).roll('catch', 6)
    expect(injury(hurt(WEAPON), 7).where('A1')).toBe('ko')
  })

  rule('[bugman 628] an injury of 9 counts as a casualty inflicted', () => {
    const s = injury(hurt('+stunty'), 9)
    const inflicted = { player: s.player('A1').id, by: s.player('H1').id, credited: true }
    expect(s.happened('casualty')).toMatchObject([inflicted])
  })

  rule('[bugman 628] and so does one that an apothecary then healed', () => {
    const s = injury(hurt('', '', 'apothecary=0/1'), 10)
    if (currentEdition() === 'crp') s.roll('casualty', 4, 1)
    s.away.use()
    if (currentEdition() === 'crp') s.roll('casualty', 1, 1).away.choose('choose', { option: 'badlyHurt' })
    else s.roll('apothecary', 3)
    expect([s.where('A1'), s.happened('casualty')]).toMatchObject(['reserves', [{ credited: true }]])
  })
})

describe('Thick Skull', () => {
  rule('[bugman 571] an 8 only stuns him, if his coach says so; other results are as usual', () => {
    const s = injury(hurt('+thick-skull'), 8)
    expect([s.waits(), s.question().subject]).toEqual(['away useSkill', 'thick-skull'])
    s.away.use()
    expect([s.where('A1'), s.posture('A1')]).toEqual(['x', 'stunned'])
    const declined = injury(hurt('+thick-skull'), 8)
    declined.away.decline()
    expect(declined.where('A1')).toBe('ko')
    expect(injury(hurt('+thick-skull'), 7).posture('A1')).toBe('stunned')
    expect(injury(hurt('+thick-skull'), 9).where('A1')).toBe('ko')
  })

  rule('[bugman 571] the total after modifiers counts', () => {
    const s = injury(hurt('+thick-skull', '+mighty-blow'), 7)
    s.use()
    expect(s.question().subject).toBe('thick-skull')
    s.away.use()
    expect(s.posture('A1')).toBe('stunned')
    const above = injury(hurt('+thick-skull', '+mighty-blow'), 8)
    above.use()
    expect(above.where('A1')).toBe('ko')
  })

  rule('[bugman 335, 572] it works for a player who was down already', () => {
    for (const state of ['.p', '.s']) {
      const s = scene('H1 A1 .\nH2 . .', { players: { A1: `+thick-skull${state}` } })
      s.activate('H1', 'foul').foul('A1')
      s.roll('armour', 6, 5).roll('injury', 3, 5).away.use()
      expect([s.where('A1'), s.posture('A1')]).toEqual(['f11', 'stunned'])
    }
  })

  rule('[bugman 572] with Stunty: 7 knocked out, 8 stunned, 9 a casualty', () => {
    expect([6, 7, 8, 9].map((total) => fate('+thick-skull+stunty', total))).toEqual([
      'stunned',
      'ko',
      'stunned',
      'casualty',
    ])
  })

  rule('[bugman 115] both count in the crowd’s hands', () => {
    const crowd = (skills: string, first: number, second: number): Scene => {
      const s = scene('A1 .\nH1 .\nH9 .', { at: 'a10', players: { A1: skills } })
      s.activate('H1', 'block').block('A1')
      s.roll('block', 3).stay()
      return s.roll('injury', first, second)
    }
    expect(crowd('+stunty', 3, 4).where('A1')).toBe('ko')
    expect(crowd('', 3, 4).where('A1')).toBe('reserves')
    expect(crowd('+stunty', 4, 5).where('A1')).toBe('casualty')
    const thick = crowd('+thick-skull', 4, 4)
    thick.away.use()
    expect(thick.where('A1')).toBe('reserves')
    expect(crowd('', 4, 4).where('A1')).toBe('ko')
  })
})
