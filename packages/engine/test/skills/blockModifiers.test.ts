// What comes before the block dice: Dauntless, Foul Appearance, Guard and Horns.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const LINE = 'H9 . H1 A1 x'

const begin = (players: NonNullable<SceneOptions['players']>, action = 'block', picture = LINE, facts = ''): Scene => {
  const s = scene(picture, { players, facts })
  s.activate('H1', action).block('A1')
  return s
}
const finish = (s: Scene): Scene => {
  s.roll('block', ...s.dice().map(() => 3))
  s.push('x')
  s.stay()
  return s
}
const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Dauntless', () => {
  rule('[bugman 399-401] D6 plus own strength must beat the stronger opponent’s; then they are equals', () => {
    for (const [theirs, needed] of [
      [4, 2],
      [5, 3],
      [7, 5],
      [9, 7],
    ]) {
      const s = begin({ H1: '+dauntless', A1: `:6${theirs}38` })
      expect(asked(s)).toBe('home useSkill dauntless')
      s.use()
      expect([s.needs(), s.explain().player]).toEqual([needed, s.player('H1').id])
      s.roll('dauntless', Math.min(6, needed))
      expect(s.dice()).toHaveLength(needed <= 6 ? 1 : 3)
      finish(s)
    }
  })

  rule('[bugman 401] a failed roll leaves him his own strength', () => {
    const s = begin({ H1: '+dauntless', A1: ':6538' })
    s.use()
    s.roll('dauntless', 2)
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 1, 3)
    expect(s.waits()).toBe('away blockDie')
    s.away.useDie('attackerDown')
    s.roll('armour', 1, 2)
  })

  rule('[bugman 399] not against an equal or weaker opponent, not for the blocked player, and optional', () => {
    const level = begin({ H1: '+dauntless' })
    expect(level.waits()).toBe('dice block')
    finish(level)
    const blocked = begin({ H1: ':6538', A1: '+dauntless' })
    expect(blocked.dice()).toEqual(['block', 'block'])
    finish(blocked)
    const declined = begin({ H1: '+dauntless', A1: ':6438' })
    declined.decline()
    expect(declined.dice()).toEqual(['block', 'block'])
    finish(declined)
  })

  rule('[bugman 402] assists come afterwards, on top of the equal strength', () => {
    const s = begin({ H1: '+dauntless', A1: ':6538' }, 'block', `${LINE}\n. . . . H2`)
    s.use()
    expect(s.needs()).toBe(3)
    s.roll('dauntless', 3)
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 6)
    expect(s.waits()).toBe('home blockDie')
    s.useDie('pushed')
    s.push('x')
    s.stay()
  })

  rule('[bugman 402, 452] Horns count before the comparison', () => {
    const level = begin({ H1: '+dauntless+horns', A1: ':6438' }, 'blitz')
    expect(level.dice()).toEqual(['block'])
    finish(level)
    const s = begin({ H1: '+dauntless+horns', A1: ':6538' }, 'blitz')
    s.use()
    expect(s.needs()).toBe(2)
    s.roll('dauntless', 2)
    expect(s.dice()).toEqual(['block'])
    finish(s)
  })

  rule('[bugman 613] a re-roll of the block dice does not re-roll Dauntless and Foul Appearance', () => {
    const players = { H1: '+dauntless', A1: ':6438+foul-appearance' }
    const s = begin(players, 'block', LINE, 'rr=1/0')
    s.roll('foulAppearance', 2).keep()
    s.use()
    s.roll('dauntless', 2).keep()
    s.roll('block', 1).reroll('team')
    expect([s.waits(), s.dice()]).toEqual(['dice block', ['block']])
    finish(s)
    expect(s.rerolls('home')).toBe(0)
  })
})

describe('Foul Appearance', () => {
  rule(
    '[bugman 432, 433] [third 215] unasked, a blocker must roll 2 or more; on a 1 the block is wasted, no turnover',
    () => {
      const s = begin({ A1: '+foul-appearance' })
      expect([s.waits(), s.needs(), s.explain().player]).toEqual(['dice foulAppearance', 2, s.player('H1').id])
      s.roll('foulAppearance', 2)
      finish(s).expectTurnOf('home')
      const wasted = begin({ A1: '+foul-appearance' }).roll('foulAppearance', 1)
      expect([wasted.posture('H1'), wasted.turnovers()]).toEqual(['standing', []])
      wasted.expectTurnOf('home')
      expect(wasted.answers('activate')).not.toContain('activate H1 block')
    },
  )

  rule('[bugman 433] [third 215] a blitzer whose block is wasted may move on but not block again', () => {
    const s = begin({ A1: '+foul-appearance' }, 'blitz').roll('foulAppearance', 1)
    expect([s.waits(), s.answers('block')]).toEqual(['home activation', []])
    expect(s.answers('step').length).toBeGreaterThan(0)
  })

  rule('[bugman 432] not for the owner’s own blocks, and not against a foul', () => {
    const own = begin({ H1: '+foul-appearance' })
    expect(own.waits()).toBe('dice block')
    finish(own)
    const foul = scene(LINE.replace('A1', 'A1/'), { players: { A1: '+foul-appearance' } })
    foul.activate('H1', 'foul').foul('A1')
    expect(foul.waits()).toBe('dice armour')
    foul.roll('armour', 1, 2)
  })
})

describe('Guard', () => {
  /** H2 would assist H1 against A1, but A2 marks him. */
  const HELD = `
    H9 . H1 A1 x
    .  . .  H2 .
    .  . .  A2 .
  `

  rule('[bugman 445] [third 233] he assists though another opponent marks him', () => {
    const plain = begin({}, 'block', HELD)
    expect(plain.dice()).toEqual(['block'])
    finish(plain)
    const s = begin({ H2: '+guard' }, 'block', HELD)
    expect(s.dice()).toEqual(['block', 'block'])
    finish(s)
  })

  rule('[bugman 445] in defence as well', () => {
    const picture = `
      H9 . H1 A1 x
      .  . A2 .  .
      .  . H2 .  .
    `
    const plain = begin({}, 'block', picture)
    expect(plain.dice()).toEqual(['block'])
    finish(plain)
    const s = begin({ A2: '+guard' }, 'block', picture)
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 6)
    expect(s.waits()).toBe('away blockDie')
  })

  rule('[bugman 445] not while he lies, or has lost his tackle zones', () => {
    const lying = begin({ H2: '+guard' }, 'block', HELD.replace('H2', 'H2/'))
    expect(lying.dice()).toEqual(['block'])
    finish(lying)
    const dazed = begin({ H2: '+guard.z' }, 'block', HELD)
    expect(dazed.dice()).toEqual(['block'])
    finish(dazed)
  })

  rule('[bugman 446] [crp 120] a foul gets no such help', () => {
    const s = scene(HELD.replace('A1', 'A1/'), { players: { H2: '+guard' } })
    s.activate('H1', 'foul').foul('A1')
    expect(s.modifiers()).toEqual([])
    s.roll('armour', 1, 2)
  })
})

describe('Horns', () => {
  rule('[bugman 452, 453] [third 216] one more strength in a blitz, moved or not, and none in a Block action', () => {
    const blitz = begin({ H1: '+horns' }, 'blitz')
    expect(blitz.dice()).toEqual(['block', 'block'])
    finish(blitz)
    const block = begin({ H1: '+horns' })
    expect(block.dice()).toEqual(['block'])
    finish(block)
  })

  rule('[bugman 453] [third 216] nor for a blocked player', () => {
    const s = begin({ A1: '+horns' }, 'blitz')
    expect(s.dice()).toEqual(['block'])
    finish(s)
  })

  rule('[bugman 330] bonuses of several skills and assists add up', () => {
    const s = begin({ H1: '+horns', H2: '+guard' }, 'blitz', `${LINE}\n. . . . H2\n. . . . A2`)
    expect(s.dice()).toEqual(['block', 'block'])
    finish(s)
    const three = begin({ H1: '+horns', H2: '+guard', A1: ':6238' }, 'blitz', `${LINE}\n. . . . H2\n. . . . A2`)
    expect(three.dice()).toEqual(['block', 'block', 'block'])
    finish(three)
  })
})
