// Defensive, Sidestep and Sneaky Git in bb2020: agility skills that work against opponents.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Defensive', () => {
  /** H2 would assist H1, and stands next to A1 and A2, who both mark him. */
  const CROWD = 'x H2 A2 . .\nH1 A1 . . .\n. . . . H9'

  rule('[bb2020 472] in the opponent’s turn players he marks cannot use Guard', () => {
    const dice = (away: string): number => {
      const s = scene(CROWD, { players: { H2: '+guard', A1: '.z', A2: away } }).activate('H1', 'block')
      s.block('A1')
      const found = s.dice().length
      s.roll('block', ...[3, 3].slice(0, found)).push('g12')
      s.stay()
      return found
    }
    expect([dice(''), dice('+defensive'), dice('+defensive.z')]).toEqual([2, 1, 2])
  })

  rule('[bb2020 473] in his own turn Guard works against him', () => {
    const s = scene(CROWD, { players: { H2: '+guard', A2: '+defensive' }, facts: 'turn=away:1/1' })
    s.activate('A1', 'block').block('H1')
    s.roll('block', 3, 4)
    s.push('g9')
    expect(s.happened('blockDeclared')).toEqual([expect.objectContaining({ dice: 2, chooser: 'home' })])
    s.stay()
  })
})

describe('Sidestep', () => {
  const hit = (players: Players, picture: string, face = 3): Scene => {
    const s = scene(picture, { players }).activate('H1', 'block')
    s.block('A1')
    return s.roll('block', face)
  }

  rule('[bb2020 493] his own coach picks any free square next to him', () => {
    const s = hit({ A1: '+sidestep' }, '. . . .\nH1 A1 . .\n. . . H2')
    expect(asked(s)).toBe('away useSkill sidestep')
    s.away.use()
    expect(s.waits()).toBe('away pushSquare')
    expect(s.away.answers()).toEqual(['f10', 'f11', 'f12', 'g12', 'h10', 'h11', 'h12'].map((to) => `push ${to}`))
    s.away.push('f10')
    s.stay()
    expect(s.where('A1')).toBe('f10')
    const t = hit({ A1: '+sidestep' }, '. . . .\nH1 A1 . .\n. . . H2')
    t.away.decline()
    expect([t.waits(), t.answers()]).toEqual(['home pushSquare', ['push f12', 'push g12', 'push h12']])
  })

  rule('[bb2020 493] not without his tackle zone', () => {
    const s = hit({ A1: '+sidestep.z' }, '. . .\nH1 A1 .')
    expect(s.waits()).toBe('home pushSquare')
  })

  rule('[bb2020 494] in a chain of pushes too', () => {
    const s = hit({ A2: '+sidestep' }, '. . . A3 .\nH9 H1 A1 A2 .\n. . . A4 .')
    s.push('g13')
    expect(asked(s)).toBe('away useSkill sidestep')
    s.away.use()
    expect([s.waits(), s.away.answers()]).toEqual([
      'away pushSquare',
      ['push f12', 'push f14', 'push g14', 'push h12', 'push h14'],
    ])
    s.away.push('h12')
    s.stay()
    expect([s.where('A1'), s.where('A2')]).toEqual(['g13', 'h12'])
  })

  rule('[bb2020 495] of no use where no square is free', () => {
    const s = hit({ A1: '+sidestep' }, 'H2/ H3/ A3\nH1 A1 A2\nH5/ H6/ A4')
    expect([s.waits(), s.answers()]).toEqual(['home pushSquare', ['push f12', 'push g12', 'push h12']])
  })
})

describe('Sneaky Git', () => {
  const foul = (skill: string): Scene => {
    const s = scene('H9 . H1 A1/', { players: { H1: skill } }).activate('H1', 'foul')
    s.choose('nominate', { player: 'A1' })
    s.foul('A1')
    return s
  }

  rule('[bb2020 496] doubles on the armour roll are overlooked, broken or not', () => {
    const s = foul('+sneaky-git')
    s.roll('armour', 2, 2)
    s.expectTurnOf('home')
    const t = foul('+sneaky-git')
    t.roll('armour', 5, 5).roll('injury', 1, 2)
    expect([t.posture('A1'), t.where('H1'), t.turnovers()]).toEqual(['stunned', 'f12', []])
    const plain = foul('')
    plain.roll('armour', 2, 2)
    expect(plain.waits()).toBe('home useResource')
  })

  rule('[bb2020 497] doubles on the injury roll are seen', () => {
    const s = foul('+sneaky-git')
    s.roll('armour', 4, 5).roll('injury', 2, 2)
    expect(s.waits()).toBe('home useResource')
    s.decline()
    expect([s.where('H1'), s.turnovers()]).toEqual(['sentOff', ['sentOff']])
  })

  rule('[bb2020 496] and his action ends with the foul', () => {
    const s = foul('+sneaky-git')
    s.roll('armour', 1, 2)
    expect(s.answers('step')).toEqual([])
    s.expectTurnOf('home')
  })
})
