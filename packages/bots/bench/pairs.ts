// Plays two bots in pairs of games, same teams and sides swapped, and prints statistics. Neighbours: fuzz.ts.
// For measuring by hand: npx tsx -C double-skulls packages/bots/bench/pairs.ts veteran rookie 40
import {
  type BySide,
  type Engine,
  editionNamed,
  editions,
  engineFor,
  type GameEvent,
  type LineUp,
  seededRoller,
  startingLineUp,
} from '@double-skulls/engine'
import { type Bot, type BotName, type Budget, botNames, newBot } from '../src/index.ts'

interface Tally {
  games: number
  wins: number
  draws: number
  losses: number
  touchdowns: BySide<number>
  counts: Map<string, number>
  /** Time and number of answers, by coach. */
  time: BySide<number>
  answers: BySide<number>
}

const count = (tally: Tally, what: string): void => {
  tally.counts.set(what, (tally.counts.get(what) ?? 0) + 1)
}

const note = (tally: Tally, event: GameEvent): void => {
  if (event.type === 'blockDeclared') count(tally, 'blocks')
  else if (event.type === 'rolled') count(tally, event.roll.roll)
  else if (event.type === 'fouled') count(tally, 'fouls')
  else if (event.type === 'passed') count(tally, 'passes')
  else if (event.type === 'casualty') count(tally, 'casualties')
  else if (event.type === 'turnover') count(tally, 'turnovers')
}

/** One game; `swapped` lets the second coach play at home. */
const play = (
  engine: Engine,
  teams: readonly [LineUp, LineUp],
  names: readonly [BotName, BotName],
  seed: number,
  budget: Budget,
  tally: Tally,
  swapped: boolean,
): void => {
  const bots: readonly [Bot, Bot] = [newBot(names[0], seed), newBot(names[1], seed + 1)]
  const match = engine.start({ home: teams[0], away: teams[1] })
  const roller = seededRoller(seed)
  for (;;) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') break
    if (pending.wait === 'dice') {
      for (const event of engine.apply(match, { dice: roller.roll(pending.dice) })) note(tally, event)
      continue
    }
    const first = (pending.side === 'home') !== swapped
    const began = performance.now()
    const action = bots[first ? 0 : 1](engine, match, budget)
    tally.time[first ? 'home' : 'away'] += performance.now() - began
    tally.answers[first ? 'home' : 'away']++
    for (const event of engine.apply(match, { action })) note(tally, event)
  }
  const [mine, theirs] = swapped ? (['away', 'home'] as const) : (['home', 'away'] as const)
  const diff = match.squads[mine].score - match.squads[theirs].score
  tally.games++
  tally.touchdowns.home += match.squads[mine].score
  tally.touchdowns.away += match.squads[theirs].score
  if (diff > 0) tally.wins++
  else if (diff < 0) tally.losses++
  else tally.draws++
}

const isBot = (name: string): name is BotName => (botNames as readonly string[]).includes(name)

const main = (): void => {
  const [first = 'veteran', second = 'rookie', games = '20', edition = 'crp', team = 'all', seed = '1', spend = ''] =
    process.argv.slice(2)
  if (!isBot(first) || !isBot(second)) throw new Error(`coaches are ${botNames.join(', ')}`)
  const rules = editionNamed(edition)
  if (!rules) throw new Error(`editions are ${editions.map(({ id }) => id).join(', ')}`)
  const engine = engineFor(rules)
  const { rosters } = engine.rules
  const rosterOf = (i: number) =>
    team === 'all' ? rosters[i % rosters.length] : (rosters.find(({ id }) => id === team) ?? rosters[0])
  const budget: Budget = spend.endsWith('ms')
    ? { milliseconds: Number.parseInt(spend, 10) }
    : spend === ''
      ? {}
      : { nodes: Number(spend) }
  const tally: Tally = {
    ...{ games: 0, wins: 0, draws: 0, losses: 0 },
    touchdowns: { home: 0, away: 0 },
    counts: new Map(),
    time: { home: 0, away: 0 },
    answers: { home: 0, away: 0 },
  }
  const began = performance.now()
  for (let game = 0; game < Number(games); game++) {
    const pair = game >> 1
    const teams = [startingLineUp(rosterOf(pair)), startingLineUp(rosterOf(pair * 5 + 3))] as const
    play(engine, teams, [first, second], Number(seed) * 1000 + pair, budget, tally, game % 2 === 1)
  }
  const seconds = (performance.now() - began) / 1000
  const each = (n: number): string => (n / tally.games).toFixed(2)
  const score = (100 * (tally.wins + tally.draws / 2)) / tally.games
  console.log(
    `${first} ${second} ${edition}: ${tally.wins}-${tally.draws}-${tally.losses} = ${score.toFixed(1)} %` +
      ` · touchdowns ${each(tally.touchdowns.home)}:${each(tally.touchdowns.away)} · ${(seconds / tally.games).toFixed(2)} s a game` +
      ` · ms an answer ${(tally.time.home / tally.answers.home).toFixed(3)} ${(tally.time.away / tally.answers.away).toFixed(3)}`,
  )
  const shown = ['blocks', 'dodge', 'goForIt', 'pickUp', 'pass', 'catch', 'fouls', 'casualties', 'turnovers']
  console.log(shown.map((name) => `${name} ${each(tally.counts.get(name) ?? 0)}`).join(' · '))
}

main()
