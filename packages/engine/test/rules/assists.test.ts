// Assisting a block: who counts, for whom, and what assistants are not affected by. Chapter S of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 declares a block at A1; the dice are pending. */
const declare = (picture: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, options)
  s.activate('H1', 'block').block('A1')
  return s
}

/** The number of dice and who chooses; the block then ends with a push. */
const count = (picture: string, options: SceneOptions = {}): string => {
  const s = declare(picture, options)
  const dice = s.dice().length
  s.roll('block', ...[3, 6, 6].slice(0, dice))
  return dice === 1 ? '1' : `${dice} ${s.waits().split(' ')[0]}`
}

describe('giving an assist', () => {
  rule('[bugman 298] [third 187] each assistant adds one to the strength of his side', () => {
    expect(count('H1 A1')).toBe('1')
    expect(count('H2 .\nH1 A1')).toBe('2 home')
    expect(count('. A2\nH1 A1', { players: { H1: ':6438' } })).toBe('1')
    expect(count('A2 .\nH1 A1')).toBe('2 away')
    // 3 + 1 against 2 is twice at most, 3 + 2 against 2 is more.
    expect(count('H2 .\nH1 A1', { players: { A1: ':6238' } })).toBe('2 home')
    expect(count('H2 . .\nH1 A1 H3', { players: { A1: ':6238' } })).toBe('3 home')
    expect(count('A2 . .\nH1 A1 .\nA3 . .\nA4 . .', { players: { H1: ':6238' } })).toBe('3 away')
  })

  rule(
    '[bugman 299] [third 187] he must stand next to the opponent in the block, not only next to his team-mate',
    () => {
      expect(count('H2 H1 A1')).toBe('1')
      expect(count('H1 A1 A2')).toBe('1')
      expect(count('. H1 A1 A2\nH2 . . .')).toBe('1')
    },
  )

  rule(
    '[bugman 300, 306] an assist makes two dice of equal strength; one marked by another opponent gives none',
    () => {
      const s = declare(`
      H2 .  .
      H1 A1 .
      .  H3 .
      .  .  A2
    `)
      expect(s.dice()).toEqual(['block', 'block'])
      s.roll('block', 1, 3)
      expect(s.waits()).toBe('home blockDie')
      s.useDie('pushed')
      expect(s.posture('H1')).toBe('standing')
    },
  )

  rule('[bugman 300] [third 187] likewise for defenders, and two assistants who mark each other cancel out', () => {
    expect(count('A2 .  .\nH1 A1 .')).toBe('2 away')
    expect(count('H3 A2 .\n.  H1 A1')).toBe('1')
    expect(count('A2 H2\nH1 A1')).toBe('1')
  })

  rule(
    '[bugman 301] [third 187] he must stand and have his tackle zone; an opponent without one prevents no assist',
    () => {
      expect(count('H2/ .\nH1 A1')).toBe('1')
      expect(count('H2= .\nH1 A1')).toBe('1')
      expect(count('H2 .\nH1 A1', { players: { H2: '.z' } })).toBe('1')
      expect(count('A2/ .\nH1 A1')).toBe('1')
      expect(count('A2 .\nH1 A1', { players: { A2: '.z' } })).toBe('1')
      expect(count('A2/ H2\nH1  A1')).toBe('2 home')
      expect(count('A2 H2\nH1 A1', { players: { A2: '.z' } })).toBe('2 home')
    },
  )

  rule('[bugman 302] the assists of both sides are added without a question', () => {
    const s = declare(`
      .  .  H2
      A2 H1 A1
    `)
    expect(s.dice()).toEqual(['block'])
    expect(s.happened('blockDeclared')).toMatchObject([{ dice: 1, chooser: 'home' }])
    s.roll('block', 3)
    expect(s.waits()).toBe('home pushSquare')
  })

  rule('[bugman 303] an assist is no action: after acting, and as often as there are blocks', () => {
    // With H2 each block has 5 against 2, three dice; without him it would be 4, two dice.
    const s = scene(
      `
        H2 .  H3
        .  A1 .
        .  H1 .
      `,
      { players: { H2: '.d', H1: '+block', A1: ':6238+block' } },
    )
    expect(s.answers('activate').some((answer) => answer.includes('H2'))).toBe(false)
    s.activate('H1', 'block').block('A1')
    expect(s.dice()).toHaveLength(3)
    s.roll('block', 2, 2, 2)
    s.use()
    s.away.use()
    s.activate('H3', 'block').block('A1')
    expect(s.dice()).toHaveLength(3)
    s.roll('block', 3, 3, 3)
  })
})

const HELPERS = `
  .  .  H2
  A2 H1 A1
`

describe('what does not affect assistants', () => {
  rule('[bugman 304] the result affects only the two in the block', () => {
    const s = declare(HELPERS).roll('block', 2).roll('armour', 3, 4).roll('armour', 3, 4)
    expect(['H1', 'A1', 'H2', 'A2'].map(s.posture)).toEqual(['prone', 'prone', 'standing', 'standing'])
    expect([s.where('H2'), s.where('A2')]).toEqual(['f12', 'g10'])
  })

  rule('[bugman 305] the skills of assistants do not count', () => {
    const players = { H2: '+block', A2: '+block+dodge' }
    const both = declare(HELPERS, { players }).roll('block', 2)
    expect(both.waits()).toBe('dice armour')
    both.roll('armour', 3, 4).roll('armour', 3, 4)
    expect([both.posture('H1'), both.posture('A1')]).toEqual(['prone', 'prone'])
    const stumbles = declare(HELPERS, { players }).roll('block', 5)
    expect(stumbles.waits()).toBe('home pushSquare')
    stumbles.push('g13')
    stumbles.stay()
    stumbles.roll('armour', 3, 4)
    expect(stumbles.posture('A1')).toBe('prone')
  })
})
