// Play-outs: the same value for the same seed, the match unchanged, and a touchdown valued above a fumble.
// Neighbours: src/playOut.ts, src/sharedDice.ts, src/purse.ts.
import { type Pending, readPosition } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { newMemory } from '../src/memory.ts'
import { newNotes, openingWith, playOut } from '../src/playOut.ts'
import { newPurse } from '../src/purse.ts'
import { makeScene } from '../src/scene.ts'
import { newSharedDice } from '../src/sharedDice.ts'
import { planTurn } from '../src/turnPlan.ts'

const at = (position: string) => {
  const { engine, match } = readPosition(position)
  const memory = newMemory()
  const plan = planTurn(makeScene(engine, match, match.turn.side, memory))
  return { engine, match, plan, notes: newNotes(memory) }
}

describe('playOut', () => {
  const busy = 'crp turn=home:4/4 h1@h12.o h2@g13 h3@i13 h4@h13 a1@g14 a2@i14 a3@h14 a4@h17 a5@f15'

  it('gives the same value for the same seed, also after other play-outs, and leaves the match unchanged', () => {
    const { engine, match, plan, notes } = at(busy)
    const before = JSON.stringify(match)
    const values = [1, 2, 3, 4].map((seed) =>
      playOut(engine, match, openingWith(plan.order[0], engine.legal(match)), seed, notes),
    )
    expect(JSON.stringify(match)).toBe(before)
    expect(
      [1, 2, 3, 4].map((seed) =>
        playOut(engine, match, openingWith(plan.order[0], engine.legal(match)), seed, newNotes(newMemory())),
      ),
    ).toEqual(values)
    expect(new Set(values).size).toBeGreaterThan(1)
  })

  it('sees that an open way is a touchdown', () => {
    const { engine, match, plan, notes } = at('crp half=2 turn=home:8/7 h1@h21.o h2@f12 a1@d14 a2@l14')
    const run = plan.ball.find(({ scores }) => scores)
    if (!run) throw new Error('no run')
    expect(playOut(engine, match, openingWith(run, engine.legal(match)), 1, notes)).toBeCloseTo(1.1, 1)
  })

  it('does not look beyond the half', () => {
    const { engine, match, plan, notes } = at('crp half=2 turn=home:8/8 score=1-0 h1@h6.o h2@f12 a1@d14 a2@l14')
    expect(playOut(engine, match, openingWith(plan.order[0], engine.legal(match)), 3, notes)).toBe(1.1)
  })
})

describe('fate', () => {
  type Throw = Extract<Pending, { wait: 'dice' }>
  const thrown = (why: string): Throw => ({ wait: 'dice', dice: ['d6', 'd6', 'd6', 'd6'], why, roll: null })

  it('throws the same for a player and kind of roll, independent of earlier rolls', () => {
    const [straight, detour] = [newSharedDice(5), newSharedDice(5)]
    detour(thrown('another'))
    expect([detour(thrown('one')), detour(thrown('one'))]).toEqual([straight(thrown('one')), straight(thrown('one'))])
  })

  it('throws differently with another seed, for another kind of roll, and the next time', () => {
    const fate = newSharedDice(5)
    const first = fate(thrown('one'))
    const all = [first, fate(thrown('one')), fate(thrown('two')), newSharedDice(6)(thrown('one'))].map(String)
    expect(new Set(all).size).toBe(4)
  })

  it('throws every face about as often', () => {
    const counts = new Array<number>(6).fill(0)
    for (let seed = 0; seed < 1500; seed++) for (const face of newSharedDice(seed)(thrown('one'))) counts[face - 1]++
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(130)
  })
})

describe('purse', () => {
  it('counts what a share of a share has spent', () => {
    const whole = newPurse({ nodes: 10 })
    const part = whole.share(1).share(1)
    part.spend(9)
    expect(whole.isSpent()).toBe(false)
    part.spend()
    expect(whole.isSpent()).toBe(true)
  })

  it('is divided evenly', () => {
    const whole = newPurse({ nodes: 90 })
    const third = whole.share(3)
    third.spend(29)
    expect(third.isSpent()).toBe(false)
    third.spend()
    expect(third.isSpent()).toBe(true)
    const half = whole.share(2)
    half.spend(30)
    expect(half.isSpent()).toBe(true)
    expect(whole.isSpent()).toBe(false)
  })
})
