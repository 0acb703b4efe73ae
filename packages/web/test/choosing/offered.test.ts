// Everything the client offers to do at once, the engine allows to its last answer: plans with a deed at their end, blocks, and
// routes over waypoints, in random positions of every edition. Neighbours: aim.ts offers, errand.ts carries out.
import { type Engine, type Roller, type Square, seededRoller } from '@double-skulls/engine'
import type { Reach } from '@double-skulls/odds'
import { expect, it } from 'vitest'
import { type Aim, aimAt } from '../../src/choosing/aim.ts'
import { choicesOf } from '../../src/choosing/choices.ts'
import type { Chosen } from '../../src/choosing/chosen.ts'
import { newPlanCache } from '../../src/choosing/planCache.ts'
import { reachOf, type Waypoint, waypointAt } from '../../src/choosing/reachOf.ts'
import { engineNamed } from '../../src/match/engines.ts'
import type { Situation } from '../../src/match/host.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { leftOver } from '../support/carryOut.ts'
import { everyDecision, situationOf } from '../support/wild.ts'

const chosenFor = (engine: Engine, { match }: Situation, player: number, waypoints: readonly Waypoint[]): Chosen => ({
  player,
  mode: 'step',
  reach: waypoints.at(-1)?.reach ?? reachOf(engine, match, player),
  waypoints: waypoints.map(({ path }) => path),
})

const errandOf = (aim: Aim) => ('errand' in aim ? aim.errand : null)

/** Some of the squares he can reach. */
const squaresWithin = ({ chance }: Reach, count: number, roller: Roller): readonly Square[] => {
  const within = [...chance.keys()].filter((square) => chance[square] > 0)
  return within.length === 0 ? [] : Array.from({ length: count }, () => within[roller.below(within.length)])
}

const anyWaypoint = (engine: Engine, { match }: Situation, player: number, roller: Roller): Waypoint | null => {
  const reach = reachOf(engine, match, player)
  // Sometimes the nearest of three, sometimes any: some leave him movement to go on, some use it up.
  const some = squaresWithin(reach, 3, roller)
  const [square] = roller.below(2) === 0 ? some : [...some].sort((a, b) => reach.moved(a) - reach.moved(b))
  return square === undefined ? null : waypointAt(engine, match, reach, square)
}

const squaresOfFoes = ({ match }: Situation, player: number): readonly Square[] => {
  const { side } = match.players[player]
  return match.players.filter((one) => one.side !== side && one.place === 'pitch').map(({ at }) => at)
}

/** Where deeds are offered beside the victim, a click only leads there. */
const offersOf = (edition: string): readonly string[] => [
  ...(engineNamed(edition)?.rules.deeds.length === 0 ? ['blitz', 'foul', 'blitz over a waypoint'] : ['approach']),
  ...['walk', 'walk over a waypoint'],
]

it('is allowed by the engine to its last answer, in random positions of every edition', () => {
  const roller = seededRoller(16)
  const offered = new Map<string, number>()
  const refused: string[] = []
  everyDecision([2, 3], (engine, { pending, match: played }) => {
    const question = pending.wait === 'coach' ? pending.question : null
    if ((question?.kind !== 'turn' && question?.kind !== 'activation') || played.tick % 23 > 0) return
    // As a host gives it: a separate match that does not change.
    const situation = situationOf(engine, engine.clone(played))
    const { legal, match } = situation
    const able =
      question.kind === 'activation'
        ? [question.player]
        : [...new Set(legal.filter((one) => one.do === 'activate').map(({ player }) => player))]
    if (able.length === 0) return
    const player = able[roller.below(able.length)]
    const waypoint = anyWaypoint(engine, situation, player, roller)
    for (const waypoints of waypoint ? [[], [waypoint]] : [[]]) {
      const chosen = chosenFor(engine, situation, player, waypoints)
      const empty = chosen.reach ? squaresWithin(chosen.reach, 3, roller) : []
      for (const square of [...squaresOfFoes(situation, player), ...empty]) {
        const aim = aimAt(newPlanCache(engine), situation, choicesOf(legal), chosen, square)
        const errand = errandOf(aim)
        if (!errand) continue
        const what = aim.means === 'plan' ? aim.plan.kind : aim.means
        const title = `${engine.edition} ${question.kind} ${what}${waypoints.length > 0 ? ' over a waypoint' : ''}`
        offered.set(title, (offered.get(title) ?? 0) + 1)
        const [missing] = leftOver(engine, match, errand)
        if (missing) refused.push(`${title}: player ${player} to square ${square}, tick ${match.tick}: ${missing.do}`)
      }
    }
  })
  expect(refused).toEqual([])
  for (const { id } of playableEditions)
    for (const what of offersOf(id)) expect(offered.get(`${id} turn ${what}`), `${id} turn ${what}`).toBeGreaterThan(0)
  expect([...offered.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(300)
})
