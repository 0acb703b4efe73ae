// Dodges of third: Diving Tackle before the die, Stand Firm after a failure, Break Tackle, and who is asked when.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** H1 steps from f11 to x, out of A1's tackle zone. */
const dodging = (players: Record<string, string>, picture = 'x H1 A1\n. . .\nH2 . .', facts = ''): Scene =>
  scene(picture, { players, facts }).activate('H1', 'move').step('x')

const asked = (s: Scene): string =>
  s.waits().endsWith('useSkill') ? `${s.waits()} ${s.question().subject}` : s.waits()

describe('Diving Tackle', () => {
  const DIVER = { A1: '+diving-tackle' }

  rule('[third 12] [third 24] declared before the die: −2, and he lies down in his own square', () => {
    for (const face of [4, 5]) {
      const s = dodging(DIVER)
      expect([asked(s), s.happened('rolled')]).toEqual(['away useSkill diving-tackle', []])
      s.away.use()
      expect([s.posture('A1'), s.where('A1'), s.needs(), s.modifiers()]).toEqual([
        'prone',
        'f12',
        5,
        ['diving-tackle -2', 'dodge +1'],
      ])
      s.roll('dodge', face)
      if (face === 4) s.roll('armour', 1, 1)
      expect([s.posture('H1'), s.posture('A1')]).toEqual([face === 4 ? 'prone' : 'standing', 'prone'])
      // The diver rolls neither armour nor injury.
      expect(s.happened('rolled').length).toBe(face === 4 ? 2 : 1)
    }
  })

  rule('[third 12] once the die is thrown it is too late', () => {
    const s = dodging(DIVER)
    s.away.decline()
    expect(s.needs()).toBe(3)
    s.roll('dodge', 3)
    expect([s.waits(), s.posture('A1'), s.where('H1')]).toEqual(['home activation', 'standing', 'x'])
  })

  rule('[third 24] the −2 counts on a re-roll too, and nobody is asked again', () => {
    const s = dodging({ ...DIVER, H1: '+dodge' })
    s.away.use()
    s.roll('dodge', 4).reroll('dodge')
    expect([s.waits(), s.needs()]).toEqual(['dice dodge', 5])
    s.roll('dodge', 5)
    expect(s.posture('H1')).toBe('standing')
  })

  rule('[third 24] of several only one may dive; the next is asked only if the first will not', () => {
    const both = { A1: '+diving-tackle', A2: '+diving-tackle' }
    const s = dodging(both, 'x H1 A1\n. . A2\nH2 . .')
    s.away.use()
    expect([s.waits(), s.needs()]).toEqual(['dice dodge', 5])
    s.roll('dodge', 5)
    const second = dodging(both, 'x H1 A1\n. . A2\nH2 . .')
    const first = second.question().player
    second.away.decline()
    expect([asked(second), second.question().player === first]).toEqual(['away useSkill diving-tackle', false])
    second.away.use()
    second.roll('dodge', 5)
    expect(s.happened('posture').length).toBe(1)
  })

  rule('[third 24] only those whose zone is left, and not against a leap', () => {
    const apart = dodging({ A2: '+diving-tackle' }, 'x H1 A1\n. . .\nH2 . A2')
    expect(apart.waits()).toBe('dice dodge')
    apart.roll('dodge', 3)
    const leap = scene('x . H1 A1\nH2 . . .', { players: { ...DIVER, H1: '+leap' } })
    leap.activate('H1', 'move').choose('leap', { square: 'x' })
    expect(leap.waits()).toBe('dice leap')
    leap.roll('leap', 4)
  })

  rule('[third 24] a ball that he held bounces from his square', () => {
    const s = dodging(DIVER, 'x H1 A1*\n. . .\nH2 . .')
    s.away.use()
    s.roll('dodge', 6).roll('bounce', 2)
    expect([s.ball(), s.turnovers(), s.waits()]).toEqual(['ground e12', [], 'home activation'])
  })
})

describe('Stand Firm', () => {
  const FIRM = { H1: '+stand-firm' }

  rule(
    '[third 33] [third 227] after a failed dodge he is back where he began, on his feet, and nothing is turned over',
    () => {
      const s = dodging(FIRM, 'x H1* A1\n. . .\nH2 . .').roll('dodge', 1)
      expect(asked(s)).toBe('home useSkill stand-firm')
      s.use()
      expect([s.where('H1'), s.posture('H1'), s.holder(), s.turnovers()]).toEqual(['f11', 'standing', 'H1', []])
      s.expectTurnOf('home')
      expect(s.answers('activate').some((one) => one.includes('H1'))).toBe(false)
    },
  )

  rule('[third 33] his movement is over, his action is not', () => {
    const s = scene('x H1 A1\n. . .\nH2 . .', { players: FIRM })
    s.activate('H1', 'blitz').step('x').roll('dodge', 1).use()
    expect(s.waits()).toBe('home turn')
    const carrier = scene('x H1* A1\n. . .\nH2 . .', { players: FIRM })
    carrier.activate('H1', 'pass').step('x').roll('dodge', 1).use()
    expect([carrier.answers('step'), carrier.answers('throw').length > 0]).toEqual([[], true])
  })

  rule('[third 227] declined he falls in the square he reached', () => {
    const s = dodging(FIRM).roll('dodge', 1)
    s.decline()
    s.roll('armour', 1, 1)
    expect([s.where('H1'), s.posture('H1'), s.turnovers()]).toEqual(['x', 'prone', ['knockedDown']])
  })

  rule('[third 227] he may refuse to be pushed', () => {
    const s = scene('H9 . H1 A1 x', { players: { A1: '+stand-firm' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3)
    expect(asked(s)).toBe('away useSkill stand-firm')
    s.away.use()
    expect([s.where('A1'), s.where('H1')]).toEqual(['f13', 'f12'])
    s.expectTurnOf('home')
  })

  rule('[third 33] it comes after every re-roll, and nobody shadows one who did not leave', () => {
    const s = dodging({ H1: '+stand-firm+dodge', A1: '+shadowing' }).roll('dodge', 1)
    s.reroll('dodge')
    s.roll('dodge', 1)
    expect(asked(s)).toBe('home useSkill stand-firm')
    s.use()
    expect([s.where('H1'), s.where('A1'), s.waits()]).toEqual(['f11', 'f12', 'home turn'])
  })

  rule('[third 227] not when he fails to go for it, nor after a leap', () => {
    const far = scene('x H1 A1\nH2 . .', { players: FIRM, facts: 'act=h1:move:0.2' })
    far.step('x').roll('goForIt', 1).roll('armour', 1, 1)
    const leap = scene('x . H1 A1\nH2 . . .', { players: { H1: '+stand-firm+leap' } })
    leap.activate('H1', 'move').choose('leap', { square: 'x' })
    leap.roll('leap', 1).roll('armour', 1, 1)
    expect([far.posture('H1'), leap.posture('H1')]).toEqual(['prone', 'prone'])
  })

  rule('[third 24] [third 33] the ball of a diver bounces, though the dodger stands firm', () => {
    const s = dodging({ H1: '+stand-firm', A1: '+diving-tackle' }, 'x H1 A1*\n. . .\nH2 . .')
    s.away.use()
    s.roll('dodge', 1).use()
    s.roll('bounce', 2)
    expect([s.ball(), s.where('H1'), s.waits()]).toEqual(['ground e12', 'f11', 'home turn'])
  })
})

describe('Break Tackle', () => {
  const STRONG = ':6528+break-tackle'

  rule('[third 22] [third 207] strength for agility in a dodge, declared after the roll', () => {
    const s = dodging({ H1: STRONG })
    expect(s.needs()).toBe(4)
    s.roll('dodge', 2)
    expect([asked(s), s.question().roll?.faces]).toEqual(['home useSkill break-tackle', [2]])
    s.use()
    expect([s.waits(), s.where('H1'), s.explain().base]).toEqual(['home activation', 'x', 2])
    const declined = dodging({ H1: STRONG }).roll('dodge', 2)
    declined.decline()
    declined.roll('armour', 1, 1)
    expect(declined.turnovers()).toEqual(['knockedDown'])
  })

  rule('[third 22] once a turn', () => {
    const s = dodging({ H1: STRONG }, '. A2 . .\ny x H1 A1\n. . . .\nH2 . . .')
    s.roll('dodge', 3).use()
    s.step('y').roll('dodge', 2)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 1)
  })

  rule('[third 14] a dodge that is past cannot be helped any more', () => {
    const s = scene('y x H1 A1\n. . . .\nH2 . . .', { players: { H1: `${STRONG}+pro`, A1: '+diving-tackle' } })
    s.activate('H1', 'move').step('x').away.decline()
    s.roll('dodge', 4)
    expect(s.answers()).toEqual(['keep', 'reroll pro'])
    s.keep()
    expect(s.answers().filter((one) => !/^(step|endAction)/.test(one))).toEqual([])
    s.step('y')
    expect([s.answers().filter((one) => !/^(step|endAction)/.test(one)), s.waits()]).toEqual([[], 'home activation'])
  })
})

describe('whose skill comes first', () => {
  rule('[third 13] skills of the other side come after the square was named; the die comes after them', () => {
    const s = dodging({ H1: ':6528+break-tackle', A1: '+diving-tackle+tentacles+shadowing' })
    const questions: string[] = [asked(s)]
    s.away.decline()
    questions.push(asked(s))
    s.away.decline()
    s.roll('dodge', 2)
    questions.push(asked(s))
    s.use()
    questions.push(asked(s))
    s.away.decline()
    expect(questions).toEqual([
      'away useSkill tentacles',
      'away useSkill diving-tackle',
      'home useSkill break-tackle',
      'away useSkill shadowing',
    ])
  })

  rule('[third 13] both want to change the same block: the coach whose turn it is goes first', () => {
    const s = scene('H1 A1 .\n. . .\nH2 . .', { players: { H1: '+block', A1: '+block' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 2)
    expect(asked(s)).toBe('home useSkill block')
    s.use()
    expect(asked(s)).toBe('away useSkill block')
    s.away.use()
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['standing', 'standing'])
  })
})
