// Reach and paths with an opponent who does his worst, in an edition made for it: he may stop a player who leaves a tackle zone,
// with a 5+. Neighbours: src/reach.ts, src/sweep.ts.
import {
  action,
  type Edition,
  type Engine,
  editionNamed,
  engineFor,
  type Match,
  question,
  readPosition,
  squareNamed,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { type Reach, reach } from '../src/index.ts'

const crp = editionNamed('crp') as Edition
const { step } = crp.procedures

const claims: Edition = {
  ...crp,
  id: 'claims',
  procedures: {
    ...crp.procedures,
    step: {
      ...step,
      steps: {
        ...step.steps,
        dodge: {
          kind: 'choice',
          hostile: true,
          by: () => 'away',
          question: (_c, f) => question('diver', f.player),
          legal: () => [action('decline'), action('use')],
          chosen: (_c, _f, answer) => (answer.do === 'use' ? 'claimed' : 'left'),
        },
        claimed: {
          kind: 'throw',
          dice: () => ['d6'],
          why: () => 'claim',
          rolled: (_c, f, [face]) => {
            if (face >= 5) f.falls = 'dodge'
            return 'left'
          },
        },
      },
    },
  },
}

const from = (edition: Edition, players: string): { engine: Engine; match: Match; found: Reach } => {
  const engine = engineFor(edition)
  const match: Match = { ...readPosition(`crp turn=home:3/2 rr=0/0 ${players}`).match, edition: edition.id }
  return { engine, match, found: reach(engine, match, 0) }
}

describe('where a player can go', () => {
  const { engine, found } = from(claims, 'h1@h13 a1@h14')
  const at = (name: string): number => squareNamed(engine.rules.pitch, name)

  it('has both chances: with the worst that the other coach can do, and if he lets him', () => {
    expect(found.chance[at('h12')]).toBeCloseTo(4 / 6, 12)
    expect(found.unopposed[at('h12')]).toBe(1)
    expect(found.chance[at('h13')]).toBe(1)
    // The seventh square is a go for it as well.
    expect(found.chance[at('h6')]).toBeCloseTo((4 / 6) * (5 / 6), 12)
    expect(found.unopposed[at('h6')]).toBeCloseTo(5 / 6, 12)
  })

  it('has both on a path, whose rolls are those that he must pass', () => {
    const path = found.path(at('h12'))
    expect(path?.steps[0].rolls).toMatchObject([{ roll: 'claim' }])
    expect(path?.chance).toBeCloseTo(4 / 6, 12)
    expect(path?.unopposed).toBe(1)
  })

  it('has one where nobody can interfere', () => {
    const alone = from(claims, 'h1@h3 a1@h26')
    expect(alone.found.unopposed).toBe(alone.found.chance)
    expect(alone.found.path(at('h5'))).toMatchObject({ chance: 1, unopposed: 1 })
    const plain = from(crp, 'h1@h13 a1@h14')
    expect(plain.found.unopposed).toBe(plain.found.chance)
  })
})
