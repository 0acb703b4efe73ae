// Dirty Player and Sneaky Git: worse injuries, and not being seen.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const foul = (fouler: string, picture = 'H1 A1/ .\n. . .\nH2 . .', more: Record<string, string> = {}): Scene => {
  const s = scene(picture, { players: { H1: fouler, ...more } })
  s.activate('H1', 'foul').foul('A1')
  return s
}
const DIRTY = '+dirty-player'

describe('Dirty Player', () => {
  rule('[bugman 406] +1 on the armour roll of his foul once it is seen, and then none on injury', () => {
    const s = foul(DIRTY).roll('armour', 3, 5)
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'dirty-player'])
    s.use()
    s.roll('injury', 3, 4)
    expect([s.posture('A1'), s.waits()]).toEqual(['stunned', 'home turn'])
  })

  rule('[bugman 406] or +1 on the injury roll; neither is compulsory', () => {
    const s = foul(DIRTY).roll('armour', 4, 5).roll('injury', 3, 4)
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'dirty-player'])
    s.use()
    expect(s.where('A1')).toBe('ko')
    const kept = foul(DIRTY).roll('armour', 4, 5).roll('injury', 3, 4)
    kept.decline()
    expect(kept.posture('A1')).toBe('stunned')
    const held = foul(DIRTY).roll('armour', 3, 5)
    held.decline()
    expect([held.posture('A1'), held.waits()]).toEqual(['prone', 'home turn'])
  })

  rule('[bugman 406] not where one more is not enough, and not in a block', () => {
    expect(foul(DIRTY).roll('armour', 3, 4).waits()).toBe('home turn')
    const block = scene('H1 A1 .\n. . .\nH2 . .', { players: { H1: DIRTY } })
    block.activate('H1', 'block').block('A1')
    block.roll('block', 6).push('f12')
    block.stay()
    block.roll('armour', 3, 5)
    expect([block.posture('A1'), block.waits()]).toEqual(['prone', 'home turn'])
  })

  rule('[bugman 407] nothing for one who merely assists', () => {
    const s = foul('', 'H1 A1/ .\n. H2 .', { H2: DIRTY })
    expect(s.modifiers()).toEqual(['assist +1'])
    s.roll('armour', 3, 4)
    expect([s.posture('A1'), s.waits()]).toEqual(['prone', 'home turn'])
    foul('', 'H1 A1/ .\n. H2 .', { H2: DIRTY }).roll('armour', 4, 5).roll('injury', 3, 4).expectTurnOf('home')
  })
})

describe('Sneaky Git', () => {
  const SNEAKY = '+sneaky-git'

  rule('[bugman 538] doubles on armour are seen only when the armour breaks', () => {
    const s = foul(SNEAKY).roll('armour', 4, 4)
    expect([s.where('H1'), s.waits(), s.turnovers()]).toEqual(['f10', 'home turn', []])
    const plain = foul('').roll('armour', 4, 4)
    expect([plain.where('H1'), plain.turnovers()]).toEqual(['sentOff', ['sentOff']])
    const broken = foul(SNEAKY).roll('armour', 5, 5).roll('injury', 1, 2)
    expect([broken.where('H1'), broken.turnovers()]).toEqual(['sentOff', ['sentOff']])
  })

  rule('[bugman 406, 538] armour broken by Dirty Player is broken', () => {
    const s = foul(`${SNEAKY}${DIRTY}`).roll('armour', 4, 4)
    s.use()
    s.roll('injury', 1, 2)
    expect(s.where('H1')).toBe('sentOff')
    const held = foul(`${SNEAKY}${DIRTY}`).roll('armour', 4, 4)
    held.decline()
    expect(held.where('H1')).toBe('f10')
  })

  rule('[bugman 539] doubles on injury are still seen', () => {
    const s = foul(SNEAKY).roll('armour', 4, 5).roll('injury', 2, 2)
    expect([s.where('H1'), s.turnovers()]).toEqual(['sentOff', ['sentOff']])
    expect(foul(SNEAKY).roll('armour', 4, 5).roll('injury', 1, 2).where('H1')).toBe('f10')
  })
})
