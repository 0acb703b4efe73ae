// Plans are played thousands of times with seeded dice: the share of successes must match the computed odds within 4.5
// standard errors (by chance one comparison in 150,000 would fail). Neighbours: plan.test.ts has closed forms.
import {
  type Action,
  action,
  type Engine,
  type GameEvent,
  type Match,
  type Roller,
  readPosition,
  seededRoller,
  squareNamed,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { type Plan, planOdds } from '../src/index.ts'

const GAMES = 6000
const BOUND = 4.5

/** The players of a case, by number: h1 acts, a1 is the target, h2 receives the ball. */
interface Cast {
  readonly actor: number
  readonly foe: number
  readonly mate: number
}

interface Played {
  readonly events: readonly GameEvent[]
  readonly match: Match
  /** Steps of the plan that were begun. */
  readonly begun: number
}

interface Case {
  readonly name: string
  readonly position: string
  readonly action: string
  /** Squares by name, then perhaps a deed. */
  readonly steps: string
  readonly good: (played: Played, plan: Plan, cast: Cast) => boolean
  /** The wanted faces of the block dice; where the opponent chooses, all dice must show one. */
  readonly welcome?: readonly number[]
  readonly opponentChooses?: boolean
}

const lost = ({ events }: Played): boolean =>
  events.some((event) => event.type === 'turnover' && event.why !== 'touchdown')
const arrived: Case['good'] = ({ match, begun }, { steps }, { actor }) =>
  begun === steps.length && match.players[actor].at === steps[steps.length - 1]
const knockedDown: Case['good'] = ({ events }, _plan, { foe }) =>
  events.some((event) => event.type === 'posture' && event.player === foe && event.posture === 'prone')
const handed: Case['good'] = ({ match }, _plan, { mate }) => match.balls[0].carrier === mate
const hurt: Case['good'] = ({ events }, _plan, { foe }) =>
  events.some((event) => event.type === 'injured' && event.player === foe) &&
  !events.some(({ type }) => type === 'sentOff')

const cases: readonly Case[] = [
  {
    name: 'dodges and a rush',
    position: 'h1@h10:2338 a1@h9 a2@g12',
    action: 'move',
    steps: 'h11 i12 i13',
    good: arrived,
  },
  {
    name: 'the same with Dodge and a re-roll',
    position: 'rr=1/0 h1@h10:2338+dodge a1@h9 a2@g12',
    action: 'move',
    steps: 'h11 i12 i13',
    good: arrived,
  },
  {
    name: 'a way to the ball',
    position: 'rr=1/0 ball=h12 h1@h10:1338+sure-hands a1@h9',
    action: 'move',
    steps: 'h11 h12',
    good: arrived,
  },
  {
    name: 'a lonely bone-head',
    position: 'rr=1/0 h1@h10+bone-head+loner a1@h9',
    action: 'move',
    steps: 'h11',
    good: arrived,
  },
  { name: 'a block', position: 'h1@h10:6438 a1@h11', action: 'block', steps: 'block', good: knockedDown },
  {
    name: 'a block with Block on a dodger, with a re-roll',
    position: 'rr=1/0 h1@h10+block a1@h11+dodge',
    action: 'block',
    steps: 'block',
    good: knockedDown,
    welcome: [2, 6],
  },
  {
    name: 'a block against the odds, with a re-roll',
    position: 'rr=1/0 h1@h10 a1@h11:6438',
    action: 'block',
    steps: 'block',
    good: knockedDown,
    opponentChooses: true,
  },
  {
    name: 'a blitz after a dodge',
    position: 'h1@h10 a1@h12 a2@h9',
    action: 'blitz',
    steps: 'h11 block',
    good: knockedDown,
  },
  {
    name: 'a hand-off',
    position: 'rr=1/0 h1@h10.o a1@a1 h2@h11 a2@g12',
    action: 'handOff',
    steps: 'handOff',
    good: handed,
  },
  { name: 'a pass', position: 'rr=1/0 h1@h10.o a1@a1 h2@h14', action: 'pass', steps: 'pass', good: handed },
  { name: 'a foul', position: 'h1@h10 a1@h11.p h2@g11', action: 'foul', steps: 'foul', good: hurt },
]

/** What only third has: the other coach's skills before the dice, contests, and what follows a failure or a throw. */
const casesOfThird: readonly Case[] = [
  {
    name: 'a way past a diving tackler, with a re-roll',
    position: 'rr=1/0 h1@h10:2338 a1@h9+diving-tackle a2@g12',
    action: 'move',
    steps: 'h11 i12 i13',
    good: arrived,
  },
  {
    name: 'a way out of tentacles, with a re-roll',
    position: 'rr=1/0 h1@h10:3338 a1@h9:6438+tentacles a2@g12',
    action: 'move',
    steps: 'h11 i12',
    good: arrived,
  },
  {
    name: 'a way with a shadow',
    position: 'h1@h10:6338 a1@h9:7338+shadowing',
    action: 'move',
    steps: 'h11 h12 h13',
    good: arrived,
  },
  {
    name: 'a dodge of one who stands firm',
    position: 'h1@h10:3338+stand-firm a1@h9',
    action: 'move',
    steps: 'h11 h12 h13 h14',
    good: arrived,
  },
  {
    name: 'a pass that may be intercepted after the throw',
    position: 'rr=1/0 h1@h10.o a1@h12 h2@h14',
    action: 'pass',
    steps: 'pass',
    good: handed,
  },
  {
    name: 'a block into a dodger by one who piles on',
    position: 'h1@h10:6438+piling-on a1@h11+dodge',
    action: 'block',
    steps: 'block',
    good: knockedDown,
  },
]

/** Each side's preferences among block results, best first. */
const DEFENDER = ['attackerDown', 'bothDown', 'pushed', 'defenderStumbles', 'defenderDown']
const attackerLikes = (welcome: readonly number[]): readonly string[] =>
  welcome.includes(2)
    ? ['defenderDown', 'bothDown', 'defenderStumbles', 'pushed', 'attackerDown']
    : ['defenderDown', 'defenderStumbles', 'pushed', 'bothDown', 'attackerDown']

/** A simple coach: re-rolls unwanted results, takes the preferred die, intercepts if he can, and uses every skill. */
const answerFor = (engine: Engine, match: Match, { welcome = [5, 6], opponentChooses = false }: Case): Action => {
  const legal = engine.legal(match)
  const pending = engine.pending(match)
  if (pending.wait !== 'coach') throw new Error('nobody is asked')
  const { kind, roll } = pending.question
  if (kind === 'reroll' && roll) {
    const content = (face: number): boolean => welcome.includes(face)
    const fine = opponentChooses ? roll.faces.every(content) : roll.faces.some(content)
    return (roll.base > 0 ? roll.passed : fine) ? legal[0] : legal[1]
  }
  if (kind === 'blockDie') {
    const wishes = pending.side === 'home' ? attackerLikes(welcome) : DEFENDER
    return wishes.flatMap((wish) => legal.filter((one) => one.option === wish))[0]
  }
  const interception = legal.find(({ do: verb }) => verb === 'intercept')
  if (interception) return interception
  return legal.find(({ do: verb }) => verb === 'use' || verb === 'stay' || verb === 'decline') ?? legal[0]
}

/** Plays the plan with random dice until it is done or the action is over. */
const playOnce = (engine: Engine, start: Match, plan: Plan, cast: Cast, one: Case, roller: Roller): Played => {
  const match = engine.clone(start)
  const events: GameEvent[] = []
  const apply = (input: Parameters<Engine['apply']>[1]): void => void events.push(...engine.apply(match, input))
  apply({ action: action('activate', plan.player, -1, plan.action) })
  let begun = 0
  for (;;) {
    if (events.some(({ type }) => type === 'actionEnded' || type === 'turnover')) return { events, match, begun }
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') return { events, match, begun }
    if (pending.wait === 'dice') apply({ dice: roller.roll(pending.dice) })
    else if (pending.question.kind === 'nominate') apply({ action: action('nominate', cast.foe) })
    else if (pending.question.kind === 'activation') {
      const last = plan.steps[begun - 1]
      const stuck = typeof last === 'number' && match.players[plan.player].at !== last
      if (stuck || begun === plan.steps.length) return { events, match, begun }
      const next = plan.steps[begun++]
      apply({ action: typeof next === 'number' ? action('step', -1, next) : next })
    } else apply({ action: answerFor(engine, match, one) })
  }
}

/** The same position with a passing ability in the profiles. */
const withPassing = (position: string): string =>
  position.replace(/:(\d)(\d)(\d)(\d)/g, ':$1$2$34$4').replace('+loner', '+loner-4')

const positionIn = (edition: string, position: string): string => {
  if (edition === 'bb2020') return `${edition} ${withPassing(position)}`
  return `${edition} ${edition === 'third' ? position.replace('+loner', '+big-guy') : position}`
}

describe.each(['crp', 'bugman', 'bb2020', 'third'])('plans really played in %s', (edition) => {
  it.each(edition === 'third' ? [...cases, ...casesOfThird] : cases)('$name', (one) => {
    const { engine, match } = readPosition(positionIn(edition, one.position))
    const numbered = (side: string, n: number): number =>
      match.players.findIndex((p) => p.side === side && p.who.number === n)
    const cast: Cast = { actor: numbered('home', 1), foe: numbered('away', 1), mate: numbered('home', 2) }
    const deeds: { readonly [word: string]: Action } = {
      block: action('block', cast.foe),
      foul: action('foul', cast.foe),
      handOff: action('handOff', cast.mate),
      pass: action('throw', -1, match.players[cast.mate]?.at ?? -1),
    }
    const steps = one.steps.split(' ').map((word) => deeds[word] ?? squareNamed(engine.rules.pitch, word))
    const plan: Plan = { player: cast.actor, action: one.action, steps }
    const roller = seededRoller(20)
    let works = 0
    let turnovers = 0
    for (let game = 0; game < GAMES; game++) {
      const played = playOnce(engine, match, plan, cast, one, roller)
      if (lost(played)) turnovers++
      else if (one.good(played, plan, cast)) works++
    }
    const odds = planOdds(engine, match, plan)
    for (const [share, chance] of [
      [works / GAMES, odds.success],
      [turnovers / GAMES, odds.turnover],
    ]) {
      const error = Math.sqrt(Math.max(chance * (1 - chance), 0) / GAMES)
      expect(Math.abs(share - chance)).toBeLessThanOrEqual(BOUND * error + 1e-9)
    }
  })
})
