// The alternatives that legend compares, and that play-outs find the better one. Neighbours: playOut.test.ts for one
// play-out.
import { action, readPosition, seededRoller } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { askedOf } from '../src/coach.ts'
import { distance } from '../src/geometry.ts'
import { newMemory } from '../src/memory.ts'
import { openingsOfTurn, openingsOnward } from '../src/openings.ts'
import { newNotes, openingWith } from '../src/playOut.ts'
import { bestByPlaying } from '../src/playSearch.ts'
import { newPurse } from '../src/purse.ts'
import { makeScene } from '../src/scene.ts'
import { planTurn } from '../src/turnPlan.ts'
import { act, newMind } from '../src/veteran.ts'

const at = (position: string) => {
  const { engine, match } = readPosition(position)
  const scene = makeScene(engine, match, match.turn.side, newMemory())
  const plan = planTurn(scene)
  return { engine, match, plan, openings: openingsOfTurn(scene, plan) }
}
const searchWith = (nodes: number) => ({
  purse: newPurse({ nodes }),
  roller: seededRoller(1),
  notes: newNotes(newMemory()),
})

describe('openings of a turn', () => {
  const busy =
    'crp turn=home:4/4 h1@h10.o h2@g13+block h3@i13+block h4@h13+block h5@d9 h6@l9 h7@h9 a1@g14 a2@i14 a4@h17 a5@f15'

  it('begin with the usual plan, are all legal, and none comes twice', () => {
    const { engine, match, plan, openings } = at(busy)
    expect(openings?.[0].plan).toBe(plan.order[0])
    for (const { answer } of openings ?? []) expect(engine.legal(match)).toContain(answer)
    const names = openings?.map((one) => JSON.stringify([one.answer, one.plan?.path.at(-1), one.plan?.target]))
    expect(new Set(names).size).toBe(names?.length)
  })

  it('hold blocks, moves, assisting moves, runs for the carrier, hand-offs or passes, and the end of the turn', () => {
    const { plan, openings } = at(busy)
    const kinds = new Set(openings?.map(({ plan: one }) => one?.kind ?? 'end'))
    expect(kinds).toEqual(new Set(['block', 'blitz', 'move', 'handOff', 'end']))
    const beyond = openings?.filter(({ plan: one }) => one?.kind === 'move' && !plan.all.some((other) => other === one))
    const movers = beyond?.map(({ plan: one }) => one?.player)
    expect(movers?.filter((player) => player === 0).length).toBeGreaterThan(2)
    expect(movers?.some((player) => player !== 0)).toBe(true)
  })

  it('delay a touchdown at squares apart from each other, while there are turns left', () => {
    const waiting = (position: string): number[] => {
      const { engine, plan, openings } = at(position)
      expect(openings?.[0].plan).toBe(plan.ball.find(({ scores }) => scores))
      const ends = (openings ?? []).flatMap(({ plan: one }) =>
        one?.player === 0 && one.kind === 'move' && !plan.all.some((other) => other === one) ? one.path.slice(-1) : [],
      )
      for (const [i, one] of ends.entries())
        for (const other of ends.slice(i + 1)) expect(distance(engine.rules.pitch, one, other)).toBeGreaterThan(1)
      return ends
    }
    expect(waiting('crp turn=home:3/3 h1@h21.o h2@g20 a1@b12 a2@n12').length).toBeGreaterThan(2)
    expect(waiting('crp turn=home:8/7 h1@h21.o h2@g20 a1@b12 a2@n12')).toHaveLength(0)
  })

  it('are null where all plans are safe moves', () => {
    expect(at('crp turn=home:3/3 ball=a25 h1@h5 h2@g5 a1@h14').openings).toBeNull()
  })
})

describe('openings onward', () => {
  const afterPickUp = () => {
    const { engine, match } = readPosition('crp turn=home:2/2 ball=h6 h1@h5 h2@f12 a1@d20 a2@l20')
    engine.apply(match, { action: action('activate', 0, -1, 'move') })
    engine.apply(match, { action: action('step', -1, match.balls[0].at) })
    engine.apply(match, { dice: [6] })
    return { engine, match }
  }

  it('hold runs for a player who has just picked the ball up, and standing still', () => {
    const { engine, match } = afterPickUp()
    const openings = openingsOnward(engine, match, askedOf(engine, match), newMemory())
    expect(openings?.length).toBeGreaterThan(3)
    for (const { answer } of openings ?? []) expect(engine.legal(match)).toContain(answer)
    expect(openings?.some(({ plan }) => plan === null)).toBe(true)
  })

  it('are not asked for again by a player whose plan says stay', () => {
    const { engine, match } = afterPickUp()
    const asked = askedOf(engine, match)
    const plan = { player: 0, kind: 'move', path: [match.players[0].at], deed: null, target: -1 }
    const next = (stays: boolean) => act({ ...newMind(), plan: { ...plan, stays } }, engine, match, asked, true)
    expect(next(false).do).toBe('step')
    expect(next(true).do).toBe('endAction')
  })

  it('are for the carrier only', () => {
    const { engine, match } = readPosition('crp turn=home:2/2 ball=h6 h1@h5 h2@f12 a1@d20 a2@l20')
    engine.apply(match, { action: action('activate', 1, -1, 'move') })
    expect(openingsOnward(engine, match, askedOf(engine, match), newMemory())).toBeNull()
  })
})

describe('bestByPlaying', () => {
  const lastTurn = () => {
    const { engine, match, plan } = at('crp half=2 turn=home:8/8 h1@h21.o h2@f12 h3@f11 a1@d14 a2@l14')
    const goal = plan.ball.find(({ scores }) => scores)
    const walk = plan.order.find(({ player }) => player !== 0)
    if (!goal || !walk) throw new Error('no plans')
    const end = { answer: action('endTurn'), plan: null }
    return {
      engine,
      match,
      goal: openingWith(goal, engine.legal(match)),
      walk: openingWith(walk, engine.legal(match)),
      end,
    }
  }

  it('finds the touchdown among other openings', () => {
    const { engine, match, goal, end } = lastTurn()
    expect(bestByPlaying(searchWith(400), engine, match, [end, goal])).toBe(goal)
    expect(bestByPlaying(searchWith(400), engine, match, [goal, end])).toBe(goal)
  })

  it('compares only the most promising with a small budget', () => {
    const { engine, match, goal, walk, end } = lastTurn()
    expect(bestByPlaying(searchWith(48), engine, match, [end, walk, goal])).not.toBe(goal)
    expect(bestByPlaying(searchWith(48), engine, match, [end, goal, walk])).toBe(goal)
  })

  it('keeps the usual plan where nothing is clearly better, or the budget is empty', () => {
    const { engine, match, goal, walk, end } = lastTurn()
    expect(bestByPlaying(searchWith(400), engine, match, [walk, goal])).toBe(walk)
    expect(bestByPlaying(searchWith(0), engine, match, [end, goal])).toBe(end)
  })
})
