// Stars who add to injuries: Ram, Slayer, Toxin Connoisseur and Savage Mauling.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

const LINE = 'H9 . H1 A1 x . A9'

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

/** H1 blocks A1 and knocks him down without following; his armour roll is pending. */
const felled = (players: Players): Scene => {
  const s = scene(LINE, { players }).activate('H1', 'block')
  s.block('A1')
  s.roll('block', ...s.dice().map(() => 6))
  s.push('x')
  s.stay()
  return s
}

const stabbed = (skills: string): Scene => {
  const s = scene(LINE, { players: { H1: `+stab${skills}` } }).activate('H1', 'block')
  s.block('A1')
  s.use()
  return s
}

describe('Ram', () => {
  rule('[bb2020 825] he adds 1 to an armour roll that it breaks, and no more that match', () => {
    const s = felled({ H1: '+ram' }).roll('armour', 3, 5)
    expect(asked(s)).toBe('home useSkill ram')
    s.use()
    s.roll('injury', 3, 4)
    expect([s.posture('A1'), s.player('H1').spent]).toEqual(['stunned', ['ram match']])
  })

  rule('[bb2020 825] or to the injury roll; declined it is kept for later', () => {
    const s = felled({ H1: '+ram' }).roll('armour', 4, 5).roll('injury', 3, 4)
    expect(asked(s)).toBe('home useSkill ram')
    s.use()
    expect(s.where('A1')).toBe('ko')
    const t = felled({ H1: '+ram' }).roll('armour', 3, 5)
    t.decline()
    expect([t.posture('A1'), t.player('H1').spent]).toEqual(['prone', []])
  })

  rule('[bb2020 825] not where 1 is too little, nor for the one who was blocked', () => {
    expect(felled({ H1: '+ram' }).roll('armour', 3, 4).waits()).toBe('home turn')
    const s = scene(LINE, { players: { A1: '+block+ram' } }).activate('H1', 'block')
    s.block('A1')
    s.roll('block', 2).away.use()
    s.roll('armour', 3, 5)
    expect([s.posture('H1'), s.turnovers()]).toEqual(['prone', ['knockedDown']])
  })
})

describe('Slayer', () => {
  rule('[bb2020 799] he adds 1 to the armour or injury roll of a victim of strength 5', () => {
    const s = felled({ H1: ':65349+slayer', A1: ':65349' }).roll('armour', 3, 5)
    expect(asked(s)).toBe('home useSkill slayer')
    s.use()
    s.roll('injury', 3, 4)
    expect(s.posture('A1')).toBe('stunned')
    const t = felled({ H1: ':65349+slayer', A1: ':65349' }).roll('armour', 4, 5).roll('injury', 3, 4)
    t.use()
    expect([t.where('A1'), t.player('H1').spent]).toEqual(['ko', ['slayer match']])
  })

  rule('[bb2020 799] not of a weaker one', () => {
    const s = felled({ H1: ':65349+slayer', A1: ':64349' }).roll('armour', 3, 5)
    expect([s.waits(), s.posture('A1')]).toEqual(['home turn', 'prone'])
  })
})

describe('Toxin Connoisseur', () => {
  rule('[bb2020 820] +1 to the injury roll of his stab', () => {
    const s = stabbed('+toxin-connoisseur').roll('armour', 4, 5).roll('injury', 3, 4)
    expect(asked(s)).toBe('home useSkill toxin-connoisseur')
    s.use()
    expect([s.where('A1'), s.player('H1').spent]).toEqual(['ko', ['toxin-connoisseur match']])
  })

  rule('[bb2020 820] the armour itself takes no help, and a block neither', () => {
    expect(stabbed('+toxin-connoisseur').roll('armour', 3, 5).waits()).toBe('home turn')
    const s = felled({ H1: '+toxin-connoisseur' }).roll('armour', 4, 5).roll('injury', 3, 4)
    expect(s.posture('A1')).toBe('stunned')
  })
})

describe('Savage Mauling', () => {
  rule('[bb2020 836] the injury roll of his victim is made again, once a match', () => {
    const s = felled({ H1: '+savage-mauling' }).roll('armour', 4, 5).roll('injury', 3, 4)
    expect(asked(s)).toBe('home useSkill savage-mauling')
    s.use()
    s.roll('injury', 4, 4)
    expect([s.where('A1'), s.player('H1').spent]).toEqual(['ko', ['savage-mauling match']])
  })

  rule('[bb2020 836] not for a team-mate he hurt', () => {
    const s = scene('H9 . . H1 H2 x', { players: { H1: ':35349+ball-and-chain+savage-mauling' } })
    s.activate('H1', 'move').choose('swing', { option: 'E' })
    s.roll('swing', 3).roll('block', 6, 6).push('x')
    s.roll('armour', 6, 6).roll('injury', 1, 1)
    expect(s.posture('H2')).toBe('stunned')
    s.expectTurnOf('away')
  })

  rule('[bb2020 836] any injury roll he caused may be; declined, the rule is kept', () => {
    const s = stabbed('+savage-mauling').roll('armour', 4, 5).roll('injury', 4, 4)
    s.decline()
    expect([s.where('A1'), s.player('H1').spent]).toEqual(['ko', []])
  })
})
