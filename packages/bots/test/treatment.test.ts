// When a bot uses its apothecary: positions in which the choice is clear. Neighbours: src/treatment.ts and src/harm.ts;
// tactics.test.ts for play on the pitch.
import type { Action } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../../engine/test/support/scene.ts'
import { type BotName, newBot } from '../src/index.ts'

const coaches: readonly BotName[] = ['rookie', 'veteran', 'legend']

interface Case {
  readonly edition: 'crp' | 'bb2020'
  /** The dice of the casualty table. */
  readonly result: readonly number[]
  readonly half?: number
  /** Both markers. */
  readonly turn?: number
  /** His skills. */
  readonly skills?: string
  readonly apothecaries?: string
}

const STAR = '+block+dodge+guard+tackle+pro'
const TEN = Array.from({ length: 10 }, (_, i) => `H${i + 2}`).join(' ')

/** An away player has knocked down H1 of eleven, and home is asked about the apothecary. */
const hurt = ({ edition, result, half = 1, turn = 1, skills = '', apothecaries = 'apothecary=1/0' }: Case): Scene => {
  const facts = `half=${half} turn=away:${turn}/${turn} ${apothecaries}`
  const s = scene(`A2 . A1 H1 x .\n. . . . . .\n${TEN}`, { edition, facts, players: { H1: skills } })
  s.activate('A1', 'block').block('H1')
  s.roll('block', 6).push('x')
  s.stay()
  s.roll('armour', 6, 6)
    .roll('injury', 6, 6)
    .roll('casualty', ...result)
  expect(s.waits()).toBe('home useResource')
  return s
}

const answerOf = (name: BotName, { engine, match }: Scene): Action => newBot(name, 1)(engine, match, { nodes: 20 })

const BADLY_HURT = { crp: [1, 1], bb2020: [1] } as const
const SERIOUSLY_HURT = { crp: [4, 1], bb2020: [7] } as const
const DEAD = { crp: [6, 8], bb2020: [16] } as const
const WEAKENED = { crp: [5, 8], bb2020: [13] } as const

describe.each(coaches)('%s', (name) => {
  describe.each(['crp', 'bb2020'] as const)('in %s', (edition) => {
    const does = (more: Omit<Case, 'edition'>): string => answerOf(name, hurt({ edition, ...more })).do

    it('treats the dead, lineman or star, whenever it happens', () => {
      for (const skills of ['', STAR])
        for (const [half, turn] of [
          [1, 1],
          [2, 8],
        ])
          expect(does({ result: DEAD[edition], skills, half, turn }), `${skills} ${half} ${turn}`).toBe('use')
    })

    it('keeps the apothecary from a badly hurt lineman early in the match', () => {
      expect(does({ result: BADLY_HURT[edition] })).toBe('decline')
      expect(does({ result: SERIOUSLY_HURT[edition] })).toBe('decline')
      expect(does({ result: BADLY_HURT[edition], half: 2, turn: 1 })).toBe('decline')
    })

    it('treats him in the last turns, when nobody can need the apothecary any more', () => {
      expect(does({ result: BADLY_HURT[edition], half: 2, turn: 8 })).toBe('use')
    })

    it('treats a badly hurt star, who is worth more on the pitch than the usual casualty costs', () => {
      expect(does({ result: BADLY_HURT[edition], skills: STAR })).toBe('use')
    })

    it('treats a star who would never be the same again', () => {
      expect(does({ result: WEAKENED[edition], skills: STAR })).toBe('use')
    })

    it('uses an apothecary more readily with two of them', () => {
      expect(does({ result: BADLY_HURT[edition], apothecaries: 'apothecary=2/0' })).toBe('use')
    })

    it('keeps the lesser of two injuries', () => {
      const s = hurt({ edition, result: DEAD[edition] })
      s.home.use()
      s.roll('casualty', ...SERIOUSLY_HURT[edition])
      expect(s.question().kind).toBe('chooseInjury')
      expect(answerOf(name, s).option).not.toBe('dead')
      const worse = hurt({ edition, result: SERIOUSLY_HURT[edition] })
      worse.home.use()
      worse.roll('casualty', ...DEAD[edition])
      expect(answerOf(name, worse).option).not.toBe('dead')
    })
  })
})

it('treats a player with Regeneration less readily', () => {
  const ribs = { edition: 'crp', result: SERIOUSLY_HURT.crp, half: 2, turn: 2 } as const
  expect(answerOf('veteran', hurt(ribs)).do).toBe('use')
  expect(answerOf('veteran', hurt({ ...ribs, skills: '+regeneration' })).do).toBe('decline')
})
