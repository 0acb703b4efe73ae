// What a coach plans he can do: the way and the deed of every plan are allowed by the engine, in random positions of every edition;
// and his ways are straight.
import {
  editions,
  engineFor,
  livelyCoach,
  type Match,
  nextInput,
  readPosition,
  type Side,
  seededRoller,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { nextOfPlan } from '../src/follow.ts'
import { newMemory } from '../src/memory.ts'
import { declarationOf, type Plan } from '../src/plan.ts'
import { goOnUntil } from '../src/probe.ts'
import { makeScene } from '../src/scene.ts'
import { planTurn } from '../src/turnPlan.ts'
import { teamNamed } from './support.ts'

/** Turns of a match between lively coaches, each as a copy. */
const turnsOf = (engine: ReturnType<typeof engineFor>, seed: number, every: number): { match: Match; side: Side }[] => {
  const roller = seededRoller(seed)
  const coach = livelyCoach(roller)
  const match = engine.start({ home: teamNamed(engine, 'human'), away: teamNamed(engine, 'orc') })
  const turns: { match: Match; side: Side }[] = []
  for (;;) {
    const pending = engine.pending(match)
    if (pending.wait === 'coach' && pending.question.kind === 'turn' && match.tick % every === 0)
      turns.push({ match: engine.clone(match), side: pending.side })
    const input = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
    if (!input) return turns
    engine.apply(match, input)
  }
}

/** Whether the deed is allowed at the end of the way, when every roll goes well. */
const isAllowed = (engine: ReturnType<typeof engineFor>, start: Match, plan: Plan): boolean => {
  const match = engine.clone(start)
  engine.apply(match, { action: declarationOf(plan) })
  for (;;) {
    const asked = goOnUntil(
      engine,
      match,
      (p) => p.wait === 'coach' && (p.question.kind === 'activation' || p.question.kind === 'nominate'),
    )
    const pending = engine.pending(match)
    if (!asked || pending.wait !== 'coach') return false
    const legal = engine.legal(match)
    const answer =
      pending.question.kind === 'nominate'
        ? legal.find((one) => one.player === plan.target)
        : nextOfPlan(match, plan, legal)
    if (!answer) return false
    if (answer === plan.deed) return true
    engine.apply(match, { action: answer })
  }
}

describe.each(editions.map((edition) => ({ edition, id: edition.id })))('plans of $id', ({ edition, id }) => {
  const engine = engineFor(edition)

  it('should end with a deed that the engine allows', () => {
    const refused: string[] = []
    const seen = new Map<string, number>()
    for (const { match, side } of turnsOf(engine, 5, 7)) {
      const scene = makeScene(engine, match, side, newMemory())
      for (const plan of planTurn(scene).all) {
        if (!plan.deed || !scene.legal.has(declarationOf(plan))) continue
        seen.set(plan.kind, (seen.get(plan.kind) ?? 0) + 1)
        if (!isAllowed(engine, match, plan))
          refused.push(`tick ${match.tick}: ${plan.player} ${plan.kind} ${plan.target} by ${plan.path.join(' ')}`)
      }
    }
    expect(refused).toEqual([])
    for (const kind of ['blitz', 'block', 'foul']) expect(seen.get(kind), kind).toBeGreaterThan(5)
  })

  const stats = (movement: number): string => (id === 'bb2020' ? `${movement}.3.3.4.9` : `${movement}.3.3.8`)
  const blitzFrom = (square: string) => {
    const { match } = readPosition(`${id} half=1 turn=home:3/2 rr=0/0 h1@${square}:${stats(4)} h2@o2 a1@h12.o a2@o20`)
    const all = planTurn(makeScene(engine, match, 'home', newMemory())).all
    return all.find((one) => one.kind === 'blitz' && one.player === 0)
  }

  it('should leave what the block of a blitz costs, and reckon with the rush for it', () => {
    expect(blitzFrom('h5')).toBeUndefined()
    const near = blitzFrom('h6')
    expect(near?.path.length).toBe(5)
    const nearer = blitzFrom('h8')
    expect(nearer?.path.length).toBe(3)
    // One rush to get there and one for the block; from h8 there is none.
    expect(near?.risk).toBeCloseTo(1 - (25 / 36) * (1 - (nearer?.risk ?? 0)), 9)
  })

  it('should run straight where nobody is in the way', () => {
    const { match } = readPosition(`${id} half=1 turn=home:3/2 h1@h22:${stats(6)}.o h2@o2 a1@a2`)
    const run = planTurn(makeScene(engine, match, 'home', newMemory())).ball.find((one) => one.scores)
    const { x, y } = engine.rules.pitch
    const way = [match.players[0].at, ...(run?.path ?? [])]
    expect(run?.path.length).toBe(4)
    const turns = way.slice(2).filter((square, i) => {
      const [before, here] = [way[i], way[i + 1]]
      return x[square] - x[here] !== x[here] - x[before] || y[square] - y[here] !== y[here] - y[before]
    })
    expect(turns.length).toBeLessThanOrEqual(1)
  })
})
