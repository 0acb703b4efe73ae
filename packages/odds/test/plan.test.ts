// The odds of whole plans against closed forms, and the chain against the tree.
// Neighbours: playOuts.test.ts compares with simulated matches.
import { action, leaderRerolls } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { BadPlan, deedOf, type Plan, type PlanOdds, planOdds, planOddsByRerolls, reach } from '../src/index.ts'
import { editionsOfDice, samplePositions } from './positions.ts'
import { type Table, table } from './table.ts'

const walk = (text: string, action: string, squares: string, rerolls = 0): PlanOdds => {
  const { engine, match, who, at } = table(text)
  return planOdds(engine, match, { player: who('h1'), action, steps: squares.split(' ').map(at) }, { rerolls })
}

describe('a move', () => {
  const dodges = 'crp h1@h10 a1@h9 a2@h12 a9@a1'

  it('should be certain where nothing is rolled', () => {
    const odds = walk('crp h1@h10 a9@a1', 'move', 'h11 h12')
    expect(odds).toMatchObject({ success: 1, turnover: 0, other: 0 })
    expect(odds.steps.map(({ chance }) => chance)).toEqual([1, 1])
  })

  it('should multiply its dodges, and give the chance of each step', () => {
    // From one tackle zone into another 4+, then into the open 3+.
    const odds = walk(dodges, 'move', 'h11 g10')
    expect(odds.steps.map(({ rolls }) => rolls.map(({ roll, needed }) => `${roll} ${needed}+`))).toEqual([
      ['dodge 4+'],
      ['dodge 4+'],
    ])
    expect(odds.steps[0].chance).toBeCloseTo(1 / 2, 12)
    expect(odds.success).toBeCloseTo(1 / 4, 12)
    expect(odds.turnover).toBeCloseTo(3 / 4, 12)
  })

  it('should use a team re-roll once in a turn where the edition says so, and as often as there are elsewhere', () => {
    const p = 1 / 2
    expect(walk(dodges, 'move', 'h11 g10', 1).success).toBeCloseTo(p * p + 2 * p * p * (1 - p), 12)
    expect(walk(dodges, 'move', 'h11 g10', 2).success).toBeCloseTo(p * p + 2 * p * p * (1 - p), 12)
    const later = dodges.replace('crp', 'bb2020')
    expect(walk(later, 'move', 'h11 g10', 2).success).toBeCloseTo((1 - (1 - p) ** 2) ** 2, 12)
  })

  it('should use skills before counters', () => {
    const p = 1 / 2
    const once = p * p + 2 * p * p * (1 - p)
    expect(walk(dodges.replace('h10', 'h10+dodge'), 'move', 'h11 g10').success).toBeCloseTo(once, 12)
    expect(walk(dodges.replace('h10', 'h10+dodge'), 'move', 'h11 g10', 1).success).toBeCloseTo((1 - p * p) ** 2, 12)
  })

  it('should take Loner, going for it and the ball into account', () => {
    const rush = 'crp h1@h10:1338 ball=h12 a9@a1'
    expect(walk(rush, 'move', 'h11 h12').success).toBeCloseTo((5 / 6) * (4 / 6), 12)
    const lonely = 5 / 6 + (1 / 6) * (1 / 2) * (5 / 6)
    expect(walk('crp h1@h10:1338+loner a9@a1', 'move', 'h11 h12', 1).success).toBeCloseTo(lonely, 12)
  })

  it('should take Bone-head into account, which is no turnover', () => {
    const odds = walk('crp h1@h10+bone-head a9@a1', 'move', 'h11')
    expect(odds.success).toBeCloseTo(5 / 6, 12)
    expect(odds.other).toBeCloseTo(1 / 6, 12)
    expect(odds.turnover).toBeCloseTo(0, 12)
    expect(odds.opening.map(({ roll }) => roll)).toEqual(['boneHead'])
  })

  it('should play out the skills of opponents', () => {
    // Diving Tackle makes a 3 and a 4 fail, and is used exactly then.
    expect(walk('crp h1@h10 a1@h9+diving-tackle a9@a1', 'move', 'h11').success).toBeCloseTo(2 / 6, 12)
    // Tentacles hold him when 2D6 + 3 − 3 is below 6: 10 of 36.
    expect(walk('crp h1@h10 a1@h9+tentacles a9@a1', 'move', 'h11').success).toBeCloseTo((26 / 36) * (4 / 6), 12)
  })

  it('should give the chance of each step that was played out; a player held by Tentacles has not arrived', () => {
    const held = walk('crp h1@h10 a1@h9+tentacles a9@a1', 'move', 'h11')
    expect(held.steps.map(({ chance }) => chance)).toEqual([expect.closeTo((26 / 36) * (4 / 6), 12)])
    // Held in his square, he does not reach the ball.
    const further = walk('crp ball=h12 h1@h10 a1@h9+tentacles a9@a1', 'move', 'h11 h12')
    expect(further.steps[0].chance).toBeCloseTo((26 / 36) * (4 / 6), 12)
    expect(further.success).toBeCloseTo((26 / 36) * (4 / 6) * (4 / 6), 12)
    // In this edition he may go on although he is held, but a hand-off from the old square is not the plan. Held on a
    // 6.
    const handing = (tentacles: string) => {
      const t = table(`bb2020 h1@h10.o h2@g11 a1@h9${tentacles} a9@a1`)
      const steps = [t.at('h11'), action('handOff', t.who('h2'))]
      return planOdds(t.engine, t.match, { player: t.who('h1'), action: 'handOff', steps }, { rerolls: 0 }).success
    }
    expect(handing('')).toBeGreaterThan(0.4)
    expect(handing('+tentacles')).toBeCloseTo((5 / 6) * handing(''), 12)
    // A failed dodge is a turnover; being held is not.
    expect(held.turnover).toBeCloseTo((26 / 36) * (2 / 6), 12)
    expect(held.other).toBeCloseTo(10 / 36, 12)
  })

  it('should ignore the Leader re-roll where the number of re-rolls is given', () => {
    const { engine, match, who, at } = table('crp h1@h10 h2@c3+leader a1@h9 a9@a1')
    match.squads.home.rerolls = 0
    leaderRerolls.put(match.squads.home, 1)
    const plan: Plan = { player: who('h1'), action: 'move', steps: [at('h11')] }
    const again = 1 - (2 / 6) ** 2
    expect(planOdds(engine, match, plan).success).toBeCloseTo(again, 12)
    expect(planOdds(engine, match, plan, { rerolls: 0 }).success).toBeCloseTo(4 / 6, 12)
    expect(planOdds(engine, match, plan, { rerolls: 1 }).success).toBeCloseTo(again, 12)
  })

  it('should be a touchdown and no turnover in the end zone', () => {
    for (const edition of ['crp', 'bb2020']) {
      const odds = walk(`${edition} h1@h24.o h2@a3 a9@a1`, 'move', 'h25 h26')
      expect(odds).toMatchObject({ success: 1, turnover: 0 })
      // The tree gives the same, with a chance for every step.
      for (const [from, squares] of [
        ['h24', 'h25 h26'],
        ['h25', 'h26'],
      ]) {
        const { engine, match, who, at } = table(`${edition} h1@${from}.o h2@a3 a9@a1`)
        const plan: Plan = { player: who('h1'), action: 'move', steps: squares.split(' ').map(at) }
        const played = planOdds(engine, match, plan, { playOut: true })
        expect(played).toMatchObject({ success: 1, turnover: 0 })
        expect(played.steps.map(({ chance }) => chance)).toEqual(plan.steps.map(() => 1))
      }
    }
  })
})

const deed = (text: string, plan: Omit<Plan, 'player' | 'steps'>, steps: (t: Table) => Plan['steps'], rerolls = 0) => {
  const t = table(text)
  return planOdds(t.engine, t.match, { ...plan, player: t.who('h1'), steps: steps(t) }, { rerolls })
}
const blocking = (text: string, rerolls = 0, aim?: Plan['aim']) =>
  deed(text, { action: 'block', ...(aim ? { aim } : {}) }, ({ who }) => [action('block', who('a1'))], rerolls)

describe('a block', () => {
  it('should be one die between equals', () => {
    const odds = blocking('crp h1@h10 a1@h11 a9@a1')
    expect(odds.success).toBeCloseTo(2 / 6, 12)
    expect(odds.turnover).toBeCloseTo(2 / 6, 12)
    expect(odds.other).toBeCloseTo(2 / 6, 12)
    expect(odds.deed?.results.pushed).toBeCloseTo(2 / 6, 12)
    const { chances } = odds.deed!
    expect(chances.targetDown).toBeCloseTo(3 / 6, 12)
    expect(chances.actorDown).toBeCloseTo(2 / 6, 12)
    // AV 8 breaks on 9 or more, and then 21, 9 and 6 of 36.
    const broken = (3 / 6) * (10 / 36)
    expect(chances.armourBroken).toBeCloseTo(broken, 12)
    expect(chances.stunned).toBeCloseTo(broken * (21 / 36), 12)
    expect(chances.knockedOut).toBeCloseTo(broken * (9 / 36), 12)
    expect(chances.casualty).toBeCloseTo(broken * (6 / 36), 12)
  })

  it('should depend on the dice and on who chooses', () => {
    expect(blocking('crp h1@h10:6438 a1@h11 a9@a1').success).toBeCloseTo(1 - (4 / 6) ** 2, 12)
    expect(blocking('crp h1@h10:6338 a1@h11:6438 a9@a1').success).toBeCloseTo((2 / 6) ** 2, 12)
    expect(blocking('crp h1@h10+block a1@h11 a9@a1').success).toBeCloseTo(3 / 6, 12)
    expect(blocking('crp h1@h10 a1@h11+dodge a9@a1').success).toBeCloseTo(1 / 6, 12)
  })

  it('should re-roll unwanted results', () => {
    expect(blocking('crp h1@h10 a1@h11 a9@a1', 1).success).toBeCloseTo(1 - (4 / 6) ** 2, 12)
    expect(blocking('crp h1@h10 a1@h11 a9@a1', 1, 'stand').success).toBeCloseTo(1 - (2 / 6) ** 2, 12)
    expect(blocking('crp h1@h10 a1@h11 a9@a1', 0, 'push').success).toBeCloseTo(4 / 6, 12)
  })

  it('should give the squares of both players afterwards, and whether the ball comes loose', () => {
    const odds = blocking('crp h1@h10 a1@h11.o a9@a1')
    expect(odds.deed?.chances.ballLoose).toBeCloseTo(3 / 6, 12)
    const stays = odds.deed?.targetAt.find(({ square }) => square === table('crp h1@h10 a1@h11').at('h11'))
    // A skull leaves him on his square, and so does both down unless he is knocked out or a casualty.
    const off = (3 / 6) * (10 / 36) * (15 / 36)
    const downThere = (1 / 6) * (1 - (10 / 36) * (15 / 36))
    expect(stays?.chance).toBeCloseTo(1 / 6 + downThere, 12)
    expect(odds.deed?.targetAt.find(({ square }) => square === -1)?.chance).toBeCloseTo(off, 12)
    const all = odds.deed?.targetAt.reduce((sum, { chance }) => sum + chance, 0)
    expect(all).toBeCloseTo(1, 12)
  })

  it('should come after a dodge in a blitz, and after that he may go on', () => {
    const text = 'crp h1@h10+block a1@h9 a2@h12 a9@a1'
    const odds = deed(text, { action: 'blitz' }, ({ at, who }) => [at('h11'), action('block', who('a2'))])
    expect(odds.steps[0].chance).toBeCloseTo(1 / 2, 12)
    expect(odds.success).toBeCloseTo((1 / 2) * (3 / 6), 12)
    const through = deed(text, { action: 'blitz', aim: 'push' }, ({ at, who }) => [
      at('h11'),
      action('block', who('a2')),
      at('g11'),
    ])
    // Both down leaves h1, who has Block, standing and free to move; after a push he needs a 3+ to dodge away from a2.
    expect(through.success).toBeGreaterThan((1 / 2) * (3 / 6))
    expect(through.success).toBeLessThan(1 / 2)
  })
})

describe('giving the ball', () => {
  it('should be a catch for a hand-off', () => {
    const odds = deed('crp h1@h10.o h2@h11 a9@a1', { action: 'handOff' }, ({ who }) => [action('handOff', who('h2'))])
    // A dropped ball may bounce back and forth: from h2 to h1 with 1 of 8, who catches it on 4+ or lets it bounce
    // again.
    expect(odds.success).toBeCloseTo(4 / 6 + (2 / 6) * (1 / 255), 9)
    expect(odds.other).toBeCloseTo((2 / 6) * (16 / 255), 9)
  })

  it('should be a throw and a catch for a pass', () => {
    const odds = deed('crp h1@h10.o h2@h13 a9@a1', { action: 'pass' }, ({ at }) => [action('throw', -1, at('h13'))])
    // A quick pass needs 3+ with AG 3, the catch 3+ with +1; scattered balls may still come to him.
    expect(odds.success).toBeGreaterThan((4 / 6) * (4 / 6))
    expect(odds.success).toBeLessThan((5 / 6) * (5 / 6))
  })
})

describe('a foul', () => {
  it('should break armour without being spotted', () => {
    const odds = deed('crp h1@h10 a1@h11.p a9@a1', { action: 'foul' }, ({ who }) => [action('foul', who('a1'))])
    // 9+ on 2D6 is 10 of 36, two of them doubles; then an injury roll without doubles.
    expect(odds.deed?.chances.armourBroken).toBeCloseTo(10 / 36, 12)
    expect(odds.success).toBeCloseTo((8 / 36) * (30 / 36), 12)
    expect(odds.turnover).toBeCloseTo(4 / 36 + 2 / 36 + (8 / 36) * (6 / 36), 12)
  })
})

describe('chain and tree', () => {
  it.each(editionsOfDice.map((edition) => ({ edition, id: edition.id })))('should agree in $id', ({ edition }) => {
    let compared = 0
    for (const { engine, match } of samplePositions(edition, 25, 5)) {
      for (const { id, side, place, acted } of match.players) {
        if (side !== match.turn.side || place !== 'pitch' || acted || compared >= 40) continue
        const { chance, path } = reach(engine, match, id)
        const square = chance.findIndex((p) => p > 0.05 && p < 0.6)
        const way = square < 0 ? null : path(square)
        if (!way?.exact || way.steps.length > 6) continue
        const plan: Plan = { player: id, action: 'move', steps: way.squares }
        const chained = planOdds(engine, match, plan)
        const played = planOdds(engine, match, plan, { playOut: true })
        expect(played.success).toBeCloseTo(chained.success, 9)
        expect(played.turnover).toBeCloseTo(chained.turnover, 9)
        expect(chained.success).toBeGreaterThanOrEqual(way.chance - 1e-12)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(15)
  })
})

describe('an impossible plan', () => {
  it('should be refused with the field and the remedy', () => {
    const { engine, match } = table('crp h1@h10 a1@h11 a9@a1')
    expect(() => planOdds(engine, match, { player: 77, action: 'move', steps: [] })).toThrow(BadPlan)
    expect(() => planOdds(engine, match, { player: 77, action: 'move', steps: [] })).toThrow(/plan\.player.*0 to/)
    expect(() => planOdds(engine, match, { player: 1, action: 'move', steps: [] })).toThrow(
      /plan\.action.*may not declare/,
    )
  })

  it('should have no success where a square is out of reach', () => {
    expect(walk('crp h1@h10 a9@a1', 'move', 'h12')).toMatchObject({ success: 0, turnover: 0, other: 1 })
  })
})

describe('odds by re-rolls', () => {
  it('should run from 0 to those the team has', () => {
    const { engine, match, who, at } = table('crp rr=2/0 h1@h10:1338 a9@a1')
    const odds = planOddsByRerolls(engine, match, { player: who('h1'), action: 'move', steps: [at('h11'), at('h12')] })
    expect(odds.map(({ rerolls }) => rerolls)).toEqual([0, 1, 2])
    expect(odds[0].success).toBeCloseTo(5 / 6, 12)
    expect(odds[1].success).toBeCloseTo(35 / 36, 12)
    expect(odds[2].success).toBeCloseTo(35 / 36, 12)
  })
})

describe('a deed', () => {
  it('should be declared as the action that allows it, and be quick unless something flies', () => {
    const { engine, match, who } = table('crp h1@h10.o h2@g10 a1@h11 a2@g11.p')
    const offered = new Map<string, Set<string>>()
    for (const declare of engine.legal(match).filter((one) => one.do === 'activate' && one.player === who('h1'))) {
      const copy = engine.clone(match)
      engine.apply(copy, { action: declare })
      for (const one of engine.legal(copy)) {
        if (!deedOf(one)) continue
        offered.set(one.do, new Set([...(offered.get(one.do) ?? []), declare.option]))
      }
    }
    expect([...offered.keys()].sort()).toEqual(['block', 'foul', 'handOff', 'throw'])
    for (const [verb, declared] of offered) {
      const deed = deedOf(action(verb as Parameters<typeof action>[0]))
      expect(declared).toContain(deed?.action)
      expect(deed?.quick).toBe(verb !== 'throw')
    }
    expect(deedOf(action('step', -1, 1))).toBeNull()
  })
})
