// Plans are legal: the engine allows the path and the deed of every plan, in random positions of every edition; and
// paths are straight. Neighbours: src/turnPlan.ts, src/straightWalk.ts.
import {
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
import { declarationOf, type Plan, startOf } from '../src/plan.ts'
import { goOnUntil } from '../src/probe.ts'
import { makeScene } from '../src/scene.ts'
import { planTurn } from '../src/turnPlan.ts'
import { editionsAndOpen, hasBlockDice, teamNamed } from './support.ts'

/** Copies of a match at the start of some of its turns. */
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

/** Whether the deed is legal at the end of the path, when every roll succeeds. */
const isAllowed = (engine: ReturnType<typeof engineFor>, start: Match, plan: Plan): boolean => {
  const match = engine.clone(start)
  const begins = startOf(plan, engine.legal(match))
  if (!begins) return false
  engine.apply(match, { action: begins })
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

describe.each(editionsAndOpen.filter(hasBlockDice).map((edition) => ({ edition, id: edition.id })))(
  'plans of $id',
  ({ edition, id }) => {
    const engine = engineFor(edition)

    it('should end with a deed that the engine allows', () => {
      const refused: string[] = []
      const seen = new Map<string, number>()
      for (const { match, side } of turnsOf(engine, 5, 7)) {
        const scene = makeScene(engine, match, side, newMemory())
        for (const plan of planTurn(scene).all) {
          if (!plan.deed || !scene.begins.has(declarationOf(plan))) continue
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

    it('should keep movement for the block of a blitz, and count the rush for it', () => {
      expect(blitzFrom('h5')).toBeUndefined()
      const near = blitzFrom('h6')
      expect(near?.path.length).toBe(5)
      const nearer = blitzFrom('h8')
      expect(nearer?.path.length).toBe(3)
      // One rush to get there and one for the block; from h8 there is none.
      expect(near?.risk).toBeCloseTo(1 - (25 / 36) * (1 - (nearer?.risk ?? 0)), 9)
    })

    /** Changes of direction on a path; the first square is the start. */
    const turnsOn = (walk: readonly number[]): number => {
      const { x, y } = engine.rules.pitch
      const angles = walk.slice(1).map((to, i) => Math.atan2(y[to] - y[walk[i]], x[to] - x[walk[i]]))
      return angles.filter((angle, i) => i > 0 && angle !== angles[i - 1]).length
    }

    it('should turn once at most on an empty field', () => {
      const { match } = readPosition(`${id} half=1 turn=home:3/2 h1@h20:${stats(6)}.o h2@o2 a1@a2`)
      const { reachable, pathTo } = makeScene(engine, match, 'home', newMemory()).reach(match.players[0])
      expect(reachable.length).toBeGreaterThan(150)
      for (const square of reachable) expect(turnsOn([match.players[0].at, ...pathTo(square)])).toBeLessThanOrEqual(1)
    })

    it('should turn no more than it must among others', () => {
      const others = 'h2@g11 h3@i10 h4@h12 h5@f9 h6@j12 a1@f13 a2@l9 a3@j15.p'
      const { match } = readPosition(`${id} half=1 turn=home:3/2 rr=0/0 ball=a20 h1@h10:${stats(5)} ${others}`)
      const scene = makeScene(engine, match, 'home', newMemory())
      const [player] = match.players
      const { reachable, chance, steps, pathTo } = scene.reach(player)
      /** The fewest changes of direction of all paths without a roll, by square and length. */
      const fewest = new Map<string, number>()
      const visit = (walk: readonly number[]): void => {
        const at = walk[walk.length - 1]
        const key = `${at} ${walk.length - 1}`
        fewest.set(key, Math.min(fewest.get(key) ?? Number.POSITIVE_INFINITY, turnsOn(walk)))
        if (walk.length > 4 || scene.sight.foeZones[at] > 0) return
        for (const to of engine.rules.pitch.neighbours[at]) if (match.board[to] === 0) visit([...walk, to])
      }
      visit([player.at])
      const sure = reachable.filter((square) => chance[square] === 1 && steps[square] <= 4)
      expect(sure.length).toBeGreaterThan(30)
      for (const square of sure)
        expect(turnsOn([player.at, ...pathTo(square)])).toBe(fewest.get(`${square} ${steps[square]}`))
    })
  },
)
